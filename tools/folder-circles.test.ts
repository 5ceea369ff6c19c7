import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/**
 * Pairs of neighbouring folders that import each other, types counted. What is left lies inside rooms of the engine; rooms themselves,
 * and the folders of the station, have none.
 */
const LEFT = [
  'src/engine/documents: checks, find',
  'src/engine/documents: checks, types',
  'src/engine/documents: find, types',
  'src/engine/documents/find: labels, people',
  'src/engine/documents/find: labels, tables',
  'src/engine/forensics: exact, logic',
  'src/engine/forensics: image, jpeg',
  'src/engine/forensics: jpeg, metadata',
  'src/engine/ocr: aside, ppocr',
];

/** The folder that holds two files, and the folders below it in which they are; null where one lies in it itself. */
function folders(one: string, other: string): readonly [parent: string, from: string, to: string] | null {
  const [a, b] = [one.split('/'), other.split('/')];
  const shared = a.findIndex((part, i) => part !== b[i]);
  return shared < a.length - 1 && shared < b.length - 1
    ? [a.slice(0, shared).join('/'), a[shared]!, b[shared]!]
    : null;
}

it('neighbouring folders import one way', () => {
  const arrows = new Set<string>();
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(1_000);
  for (const file of files) {
    if (/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file)) continue;
    for (const [, target] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const found = folders(file, path.posix.join(path.posix.dirname(file), target!));
      if (found) arrows.add(found.join('>'));
    }
  }
  const circles = [...arrows].flatMap((arrow) => {
    const [parent, from, to] = arrow.split('>');
    return from! < to! && arrows.has([parent, to, from].join('>')) ? [`${parent!}: ${from!}, ${to!}`] : [];
  });
  expect(circles.sort()).toEqual([...LEFT].sort());
});
