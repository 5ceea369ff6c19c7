import { expect, it } from 'vitest';
import { matchCutNames } from './cut-names.ts';
import { normaliseName, type NameSchema } from './normalise.ts';

const match = (query: string, listed: string, schema: NameSchema = 'person') =>
  matchCutNames(normaliseName(query, schema).tokens, normaliseName(listed, schema).tokens, schema, () => 1);

it.each([
  ['GOITSEMANG LESEDI MOTLHA', 'Goitsemang Lesedi Motlhabane', 'person'],
  ['MOTLHABANE GOITSEMANG LES', 'Goitsemang Lesedi Motlhabane', 'person'],
  ['GOITSEMANG LESEDI MO', 'Goitsemang Lesedi Motlhabane', 'person'],
  ['GOITSEMANG LESEDI KABE', 'Goitsemang Lesedi Kabelo Tiro Motlhabane', 'person'],
  ['KGALE HILL AGRICULTURAL MACHI', 'Kgale Hill Agricultural Machinery and Seeds Trust', 'company'],
] as const)('finds %s for %s', (query, listed, schema) => {
  const found = match(query, listed, schema);
  expect(found.score).toBeGreaterThanOrEqual(0.85);
  expect(found.pairs.map(({ relation }) => relation)).toContain('cut-off');
});

it.each([
  ['GOITSEMANG LESEDI MOTLHA', 'Goitsemang Lesego Motlhabane', 'a word before the cut differs'],
  ['LESEDI MOTLHA', 'Lesedi Motlhabane', 'no field is so short'],
  ['LESEDI GOITSEMANG MOTLHA', 'Goitsemang Lesedi Motlhabane', 'the words stand in another order'],
])('leaves %s and %s as they compare word by word: %s', (query, listed) => {
  expect(match(query, listed).pairs.map(({ relation }) => relation)).not.toContain('cut-off');
});

it('takes no notice of a legal form that was cut', () => {
  expect(match('KGALE HILL TRADING CORPO', 'Kgale Hill Trading', 'company').score).toBeGreaterThanOrEqual(
    0.85,
  );
  for (const other of ['CORAL', 'PARTNERS'])
    expect(match(`KGALE HILL TRADING ${other}`, 'Kgale Hill Trading', 'company').score).toBeLessThan(0.85);
});
