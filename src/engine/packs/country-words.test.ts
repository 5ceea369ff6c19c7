import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ENGINE = path.resolve(import.meta.dirname, '..');
/** What only Botswana has: its name, its money, its card. */
const WORDS = /botswana|\bBWP|\bpula\b|\bthebe\b|omang/i;
/** Most lines of shared code that may still name it: 420 before there were packs. Lower it when some go. */
const MOST = 60;

it('shared code names no country but where it did before', () => {
  const files = globSync('**/*.ts', { cwd: ENGINE }).filter(
    (file) =>
      !/^packs\/(?:[^/]+\/|(?:index|documents)\.ts$)|\.test\.ts$|\/(?:testing|corpora)\//.test(
        file.replaceAll(path.sep, '/'),
      ),
  );
  const naming = files.map((file) => {
    const lines = readFileSync(path.join(ENGINE, file), 'utf8').split('\n');
    return { file, lines: lines.filter((line) => WORDS.test(line)).length };
  });
  const total = naming.reduce((sum, { lines }) => sum + lines, 0);
  expect(total, JSON.stringify(naming.filter(({ lines }) => lines > 0))).toBeLessThanOrEqual(MOST);
});
