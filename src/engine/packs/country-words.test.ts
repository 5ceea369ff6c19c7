import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UTC_OFFSET } from '../../contract/local-time.ts';
import { packs } from './index.ts';

const ENGINE = path.resolve(import.meta.dirname, '..');
/** What only Botswana has: its name, its money, its card. */
const WORDS = /botswana|\bBWP|\bpula\b|\bthebe\b|omang/i;
/** The same, as words of text: names of keys and types are the interface's. */
const SPOKEN = /\bbotswana\b|\bBWP\b|\bpula\b|\bomang\b/i;

it('shared code names no country', () => {
  const files = globSync('**/*.ts', { cwd: ENGINE }).filter(
    (file) =>
      !/^packs\/(?:[^/]+\/|index\.ts$)|\.test\.ts$|\/(?:testing|corpora)\//.test(
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

/** Words on screens for what the interface calls `OMANG`, `omangNumber` and `same-omang-number`, and those of stored results. */
const NAMES_OF_THE_INTERFACE = [
  'renderer/language/english/names.ts',
  'renderer/language/english/results.ts',
  'renderer/language/setswana/further-names.ts',
  'renderer/language/setswana/names.ts',
  'renderer/language/setswana/results.ts',
  'renderer/language/stored-sentences/checks.ts',
  'renderer/language/stored-sentences/contradictions.ts',
  'renderer/workspace/field-groups.ts',
];

it('elsewhere only names of the interface do', () => {
  const files = globSync('{contract,station,api,main,cli,preload,renderer}/**/*.{ts,tsx}', {
    cwd: path.dirname(ENGINE),
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/^contract\/packs\/|\.(?:test|fixture)\.tsx?$|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) =>
    SPOKEN.test(
      readFileSync(path.join(path.dirname(ENGINE), file), 'utf8').replaceAll(/ from '[^']+';$/gm, ''),
    ),
  );
  expect(naming.sort()).toEqual(NAMES_OF_THE_INTERFACE);
});

it.each(packs)('$name has the clock of the station', ({ utcOffset }) => {
  expect(utcOffset).toBe(UTC_OFFSET);
});
