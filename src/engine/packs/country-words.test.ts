import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UTC_OFFSET } from '../../contract/local-time.ts';
import { packs } from './index.ts';

const ENGINE = path.resolve(import.meta.dirname, '..');
/** What only Botswana has: its name, its money, its card. */
const WORDS = /botswana|\bBWP|\bpula\b|\bthebe\b|omang/i;

it('shared code names no country', () => {
  const files = globSync('**/*.ts', { cwd: ENGINE }).filter(
    (file) =>
      !/^(?:packs|documents\/countries)\/(?:[^/]+\/|index\.ts$)|\.test\.ts$|\/(?:testing|corpora)\//.test(
        file.replaceAll(path.sep, '/'),
      ),
  );
  expect(files.length).toBeGreaterThan(500);
  const naming = files.flatMap((file) =>
    readFileSync(path.join(ENGINE, file), 'utf8')
      .split('\n')
      .filter((line) => WORDS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(naming).toEqual([]);
});

it.each(packs)('$name has the clock of the station', ({ utcOffset }) => {
  expect(utcOffset).toBe(UTC_OFFSET);
});
