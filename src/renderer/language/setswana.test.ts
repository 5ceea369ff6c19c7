import { expect, test } from 'vitest';
import { MESSAGES } from '../../contract/messages/catalogue.ts';
import { TERMS } from '../../contract/messages/terms.ts';
import type { Room } from '../../contract/message-text.ts';
import { setswana } from './setswana.ts';
import { stationSentences } from './stored-sentences/engine-text.ts';

/** Every Setswana text that is said today: of the screens, and by the station. */
const said = [
  ...JSON.stringify(setswana).split('","'),
  ...Object.values<Room>({ ...MESSAGES, terms: TERMS }).flatMap((room) =>
    Object.values(room).map(({ tn }) => tn),
  ),
].join('\n');
/** And those of results that were stored before messages had keys. */
const texts = [said, ...stationSentences.map(([, other]) => other)].join('\n');

/** Words of which two spellings or two words for one thing had crept in; the other one is used everywhere. */
const NOT_OURS: Record<string, RegExp> = {
  'new is -sha (mosha, lesha, masha, sesha, disha), and ntšha of the ninth class':
    /\b(?:mošwa|lešwa|mašwa|sešwa|dišwa|montšha|lentšha|mantšha|sentšha|dintšha)\b/i,
  'settings are dithulaganyo': /peakany/i,
  'directors are bakaedi; a motsamaisi is the administrator': /batsamaisi/i,
};

test.each(Object.entries(NOT_OURS))('%s', (_, words) => {
  expect(texts).not.toMatch(words);
});

/** One word for one thing: what it is, the word for it, and others that had crept in. */
const GLOSSARY: readonly (readonly [thing: string, word: RegExp, others: RegExp])[] = [
  ['to compare', /bapisa/i, /tshwantshany|tshwantshann|tshwantshiwa|tshwantshits/i],
  ['an original, not a first one', /lokwalo lwa nnete/i, /bapis\w+ le lokwalo lwa ntlha/i],
  ['documents', /dikwalo/i, /\bmakwalo/i],
  ['lists', /manaane/i, /\bmanane\b/i],
  ['a list', /lenaane/i, /\blenane\b/i],
  ['a company', /khamphani/i, /setlamo|kompone/i],
  ['to screen a name', /tlhatlhoba/i, /batlisis/i],
  ['a computer', /khomphiutha/i, /khomputar/i],
  ['a program', /lenaneo/i, /porogerama/i],
  ['a scanner', /sekena/i, /sekenara/i],
  ['a certificate', /setifikeiti/i, /setlankana/i],
  ['a signature', /mosaeno/i, /tshaeno/i],
  [
    'the machine-readable zone',
    /karolo(?:ng)? e e balwang ke motšhini/i,
    /(?:mela|karolo) ya motšhini|mola o o balwang/i,
  ],
  ['signs of changes', /matshwao a diphetogo/i, /matshwao a phetolo/i],
];

test.each(GLOSSARY)('%s has one word', (_, word, others) => {
  expect(said).toMatch(word);
  expect(said).not.toMatch(others);
});

test('what not to do cannot be read as what to do: “Se amogele” is both', () => {
  expect(setswana.verdict.refuse).toBe('O se ka wa amogela');
  expect(said).not.toMatch(/(?:^|[:.“"] ?)Se (?:amogele|tswelele|ikaege)\b/im);
});

test('undoing a decision is no sending back', () => {
  expect(setswana.decision.undo).not.toContain(setswana.decision.sendBack);
});
