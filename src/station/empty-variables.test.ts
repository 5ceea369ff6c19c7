import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OTHER_VARIABLES, variable } from '../contract/environment.ts';
import { loadConfig, settingNames, environmentName } from './config.ts';
import { defaultDataFolder } from './data-folder.ts';
import { defaultKeyFile, defaultKeySource, secretPlaces } from './store/key-sources.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-variables-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `NAME=` for each of the station's variables and for those of the system that say where its data lie. */
const EMPTY: NodeJS.ProcessEnv = Object.fromEntries(
  [...OTHER_VARIABLES, ...settingNames().map(environmentName), 'XDG_DATA_HOME', 'LOCALAPPDATA'].map(
    (name) => [name, ''],
  ),
);

it('a variable that is set and empty is one that is not set', () => {
  expect(variable('NETEFATSA_MODELS', { NETEFATSA_MODELS: '' })).toBeUndefined();
  const none = path.join(folder, 'none.json');
  expect(loadConfig(folder, EMPTY, none)).toEqual(loadConfig(folder, {}, none));
  expect(defaultDataFolder(EMPTY, 'linux')).toBe(defaultDataFolder({}, 'linux'));
  expect(defaultDataFolder(EMPTY, 'win32')).toBe(defaultDataFolder({}, 'win32'));
  expect(defaultKeyFile(folder, EMPTY)).toBe(path.join(folder, 'station.key'));
  expect(secretPlaces(folder, EMPTY)).toEqual(secretPlaces(folder, {}));
});

it('an empty passphrase does not hide the file with one', () => {
  const file = path.join(folder, 'passphrase');
  writeFileSync(file, 'nine old baobabs\n');
  expect(defaultKeySource(folder, { ...EMPTY, NETEFATSA_PASSPHRASE_FILE: file }).kind).toBe('passphrase');
});

it.each(['empty', 'missing'])('a passphrase file that is %s is no leave to make a key file', (state) => {
  const file = path.join(folder, 'passphrase');
  if (state === 'empty') writeFileSync(file, '\n');
  expect(() => defaultKeySource(folder, { NETEFATSA_PASSPHRASE_FILE: file })).toThrow(/holds no passphrase/);
});
