import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultDataFolder } from '../station/data-folder.ts';
import { dataFolderOf } from './data-folder.ts';

it('the data folder is named in either form, whatever its name', () => {
  expect(dataFolderOf(['electron', '.', '--data-dir', '/srv/a b'])).toBe(path.resolve('/srv/a b'));
  expect(dataFolderOf(['electron', '.', '--data-dir=/srv/a=b'])).toBe(path.resolve('/srv/a=b'));
});

it('is the usual one when none is named', () => {
  expect(dataFolderOf(['electron', '.'])).toBe(defaultDataFolder());
  expect(dataFolderOf(['electron', '.', '--data-dir'])).toBe(defaultDataFolder());
});
