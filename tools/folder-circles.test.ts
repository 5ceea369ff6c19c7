import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addTo } from '../src/contract/lists-by-key.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORT = /(?:from|import) '(\.[^']+)'/g;

/**
 * The room of a file: the document types in a country's folder are a room above documents, its facts one below all (ADR 466; rules
 * `engine-packs` and `engine-documents-of-a-country` hold them apart).
 */
const roomOf = (file: string): string =>
  file.replace(/^src\/engine\/packs\/([^/]+)\/documents\//, 'src/engine/documents-of-$1/');

/** The folder that holds two files, and the folders below it in which they are; null where one lies in it itself. */
function folders(one: string, other: string): readonly [parent: string, from: string, to: string] | null {
  const [a, b] = [one.split('/'), other.split('/')];
  const shared = a.findIndex((part, i) => part !== b[i]);
  return shared < a.length - 1 && shared < b.length - 1
    ? [a.slice(0, shared).join('/'), a[shared]!, b[shared]!]
    : null;
}

/** Folders that lead back to themselves by arrows "parent>from>to". */
function inCircles(arrows: Iterable<string>): string[] {
  const next = new Map<string, string[]>();
  for (const arrow of arrows) {
    const [parent, from, to] = arrow.split('>');
    addTo(next, `${parent!}/${from!}`, `${parent!}/${to!}`);
  }
  return [...next.keys()].filter((start) => {
    const reached = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const to of next.get(folder) ?? [])
        if (!reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
    return reached.has(start);
  });
}

it('sees a circle of three folders, and none where arrows only meet', () => {
  expect(inCircles(['src>a>b', 'src>b>c', 'src>c>a', 'src>d>a']).sort()).toEqual(['src/a', 'src/b', 'src/c']);
  expect(inCircles(['src>a>b', 'src>a>c', 'src>b>c', 'src/b>c>a'])).toEqual([]);
});

it('neighbouring folders import one way, types counted', () => {
  const arrows = new Set<string>();
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(1_000);
  for (const file of files) {
    if (/\.(?:test|fixture)\.tsx?$|\/testing\//.test(file)) continue;
    for (const [, target] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const found = folders(roomOf(file), roomOf(path.posix.join(path.posix.dirname(file), target!)));
      if (found) arrows.add(found.join('>'));
    }
  }
  expect(inCircles(arrows)).toEqual([]);
});
