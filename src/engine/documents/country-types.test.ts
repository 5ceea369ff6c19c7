import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packs } from '../packs/index.ts';
import { countryTypes } from './country-types.ts';
import { documentTypes } from './document-types.ts';

const PACKS = path.resolve(import.meta.dirname, '../packs');

it('a pack names its folder where that declares document types, and no other does', () => {
  const declaring = globSync('*/documents/index.ts', { cwd: PACKS }).map((file) => file.split(path.sep)[0]);
  expect(packs.flatMap(({ documentsOf }) => documentsOf ?? []).sort()).toEqual(declaring.sort());
});

it('types of one country stand among all types, before the others', () => {
  const names = countryTypes.map(({ documentType }) => documentType);
  expect(names).toEqual(expect.arrayContaining(['OMANG', 'KGOTLA_LETTER', 'BIN_CERTIFICATE']));
  expect(documentTypes.slice(0, names.length)).toEqual(countryTypes);
});
