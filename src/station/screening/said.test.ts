import { expect, it } from 'vitest';
import { inEnglish, inLanguage, type ValueWords } from '../../contract/messages/in-language.ts';
import type { ScreeningHit } from '../../contract/screening.ts';
import { sameNumberSaid } from './identifiers/same-number.ts';
import { nameSaid } from './name-said.ts';
import type { NameMatch } from './names/match-names.ts';
import { assemble, type ScreeningFrame } from './outcome.ts';

const words: ValueWords = {
  date: (iso) => `<${iso}>`,
  field: (name) => name,
  document: (type) => type,
  share: (share) => `${100 * share} %`,
  sentence: (english) => english,
};

const match = (more: Partial<NameMatch>): NameMatch => ({
  score: 0.9,
  pairs: [],
  missing: [],
  extra: [],
  shares: [],
  ...more,
});
const pair = (relation: NameMatch['pairs'][number]['relation'], query = 'JON', listed = 'JOHN') => ({
  query,
  listed,
  relation,
  similarity: 0.9,
});

it.each([
  ['respelt', 'JON and JOHN are forms of one name', 'JON le JOHN ke mekwalo ya leina le le lengwe'],
  ['misread', 'JON may be JOHN misread', 'JON e ka nna JOHN e e badilweng ka phoso'],
  ['one-edit', 'JON and JOHN differ by one letter', 'JON le JOHN di farologana ka tlhaka e le nngwe'],
  ['sounds-alike', 'JON sounds like JOHN', 'JON e utlwala jaaka JOHN'],
  ['similar', 'JON is similar to JOHN', 'JON e batla e tshwana le JOHN'],
  [
    'other-name',
    'JON resembles JOHN, which is another name',
    'JON e batla e tshwana le JOHN, e e leng leina le sele',
  ],
  ['blanks', 'JON is JOHN with other blanks', 'JON ke JOHN e e nang le diphatlha tse dingwe'],
  ['cut-off', 'JON may be JOHN cut off', 'JON e ka nna JOHN e e kgaotsweng'],
  ['initial', 'JON may stand for JOHN', 'JON e ka emela JOHN'],
] as const)('words that are %s are told in both languages', (relation, english, setswana) => {
  const said = nameSaid(match({ pairs: [pair(relation)] }), { text: 'JOHN', strength: 'strong' });
  expect(inEnglish(said)).toBe(`Alias – ${english}.`);
  expect(inLanguage(said, 'tn', words)).toBe(`Leina le lengwe – ${setswana}.`);
});

it('a name is told part by part, and one without any says so', () => {
  const several = match({
    pairs: [pair('same', 'MOYO', 'MOYO'), pair('one-edit'), pair('same', 'NEO', 'NEO')],
    missing: ['PETER'],
    extra: ['A', 'B'],
  });
  expect(inEnglish(nameSaid(several, { text: 'x', strength: 'primary' }))).toBe(
    'Listed name – the same: MOYO, NEO; JON and JOHN differ by one letter; not given: PETER; not on the list: A, B.',
  );
  expect(inEnglish(nameSaid(match({}), { text: 'x', strength: 'weak' }))).toBe(
    'Weak alias – no word agrees.',
  );
});

it('a number is told with its kind, and that the name is another one', () => {
  const number = { kind: 'driving-licence', number: ' ZZ  12 ', key: 'ZZ12' } as const;
  expect(inEnglish(sameNumberSaid(number, true))).toBe('The driving licence number is the same: ZZ 12.');
  expect(inEnglish(sameNumberSaid(number, false))).toBe(
    'The driving licence number is the same: ZZ 12. It is listed under another name.',
  );
});

it('the outcome is told with its lists, likeness and what was not searched', () => {
  const list = { title: 'x', importedAt: 'x', ageDays: 1, entries: 1, sha256: 'x' };
  const frame: ScreeningFrame = {
    ids: { requestId: 'r', screeningId: 's', timestamp: 't' },
    threshold: 0.85,
    listsUsed: [
      { ...list, list: 'un', date: '2026-11-20' },
      { ...list, list: 'own', date: '2026-11-01' },
    ],
    pepSearched: true,
  };
  const hit = { score: 0.9, kind: 'sanction', disposition: null } as ScreeningHit;
  const IN = 'in UN (2026-11-20), OWN (2026-11-01).';
  expect(assemble([], [], 0, frame).message).toBe(`No match at or above 0.85 ${IN}`);
  expect(assemble([hit], [hit], 1, frame).message).toBe(`One entry to decide, the best at 0.9, ${IN}`);
  expect(assemble([hit, hit], [hit, hit], 2, frame).message).toBe(
    `2 entries to decide, the best at 0.9, ${IN}`,
  );
  const all = assemble([], [], 0, {
    ...frame,
    pepSearched: false,
    otherKind: { is: 'company', entries: 3 },
  });
  expect(all.otherKind).toBe(3);
  expect(all.message).toBe(
    `No match at or above 0.85 ${IN} No list of politically exposed persons was searched. An organisation of this very name is listed: screen it as a company.`,
  );
  expect(inLanguage(all.said!, 'tn', words)).toBe(
    'Ga go a bonwa ope ka 85 % kgotsa go feta mo go UN (<2026-11-20>), OWN (<2026-11-01>). Ga go a batliwa mo lenaaneng lepe la batho ba ba mo dipolotiking. Go na le mokgatlho wa leina le tota mo lenaaneng: o tlhatlhobe jaaka khamphani.',
  );
});
