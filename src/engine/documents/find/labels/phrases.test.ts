import { expect, it } from 'vitest';
import { documentTypes } from '../../document-types.ts';
import { phrasesOf } from '../../../labels/phrases.ts';

it.each(documentTypes.map((type) => [type.documentType, type] as const))(
  'a label of %s that is listed in two spellings is looked for once',
  (_, type) => {
    const own = phrasesOf(type).filter(({ field }) => field !== null);
    const keys = own.map(({ field, letters, printed }) => `${field}/${letters}/${printed.includes(':')}`);
    const twice = keys.filter((key, i) => keys.indexOf(key) !== i);
    expect(twice).toEqual([]);
  },
);

it('of two spellings the surer one is kept: "Permit #" is as sure as any number, whatever "Permit" alone is', () => {
  const type = documentTypes.find(({ documentType }) => documentType === 'RESIDENCE_PERMIT')!;
  const permit = phrasesOf(type).filter(({ letters }) => letters === 'permlt');
  expect(permit.map(({ weight }) => weight)).toEqual([1]);
});
