import { expect, test } from 'vitest';
import { MESSAGES } from '../../contract/messages/catalogue.ts';
import { TERMS } from '../../contract/messages/terms.ts';
import type { Room } from '../../contract/message-text.ts';
import { setswana } from './setswana.ts';
import { stationSentences } from './stored-sentences/engine-text.tsx';

/** Every Setswana text of the screens, and of what the station says. */
const texts = [
  ...JSON.stringify(setswana).split('","'),
  ...stationSentences.map(([, other]) => other),
  ...Object.values<Room>({ ...MESSAGES, terms: TERMS }).flatMap((room) =>
    Object.values(room).map(({ tn }) => tn),
  ),
].join('\n');

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
