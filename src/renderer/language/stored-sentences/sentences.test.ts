import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../../contract/messages/catalogue.ts';
import type { Room } from '../../../contract/message-text.ts';
import { stationSentences } from './engine-text.ts';
import { translator } from './translate.ts';

const values = {
  date: (iso: string) => `<${iso}>`,
  field: (f: string) => `[${f}]`,
  document: (d: string) => `{${d}}`,
  score: (share: number) => `${100 * share} %`,
};
const setswana = translator(stationSentences, 1, values);
const english = translator(stationSentences, 0, values);

describe('sentences of the station in Setswana', () => {
  test('values are carried over, dates and names set for people', () => {
    expect(setswana('Valid until 2031-05-06.')).toBe('E dira go fitlha ka <2031-05-06>.');
    expect(setswana('dateOfBirth lies in the past.')).toBe('[dateOfBirth] e mo nakong e e fetileng.');
    expect(english('OMANG and UTILITY_BILL name the same person.')).toBe(
      '{OMANG} and {UTILITY_BILL} name the same person.',
    );
    expect(setswana('OMANG and UTILITY_BILL name the same person.')).toMatch(
      /^{OMANG} le {UTILITY_BILL} di /,
    );
  });

  test('a likeness is a percentage, as beside the names', () => {
    expect(english('One entry to decide, the best at 0.75, in UN (2026-11-20).')).toBe(
      'One entry to decide, the best at 75 %, in UN (<2026-11-20>).',
    );
  });

  test('a list of fields is named one by one', () => {
    expect(
      english(
        'Found in the copy of 2026-11-02; these differ: companyName, directors. Its status is Removed.',
      ),
    ).toBe(
      'Found in the copy of <2026-11-02>; these differ: [companyName], [directors]. Its status is Removed.',
    );
  });

  test('the sentence behind a value at the end of another is translated too', () => {
    expect(
      setswana(
        'One entry to decide, the best at 0.75, in un of 2026-11-20. No list of politically exposed persons was searched.',
      ),
    ).toMatch(/mo go un of <2026-11-20>\. Ga go a batliwa/);
  });

  test('the name of a field has its capital at the start of a sentence only, but for an abbreviation', () => {
    const labels: Record<string, string> = { dateOfBirth: 'Date of birth', idNumber: 'ID number' };
    const inWords = translator(stationSentences, 0, { ...values, field: (name) => labels[name]! });
    expect(inWords('The machine-readable zone and the printed dateOfBirth agree.')).toBe(
      'The machine-readable zone and the printed date of birth agree.',
    );
    expect(inWords('The machine-readable zone and the printed idNumber agree.')).toBe(
      'The machine-readable zone and the printed ID number agree.',
    );
    expect(inWords('dateOfBirth lies in the past.')).toBe('Date of birth lies in the past.');
  });

  test('the usual form of a number is told in the same language', () => {
    expect(setswana('passportNumber does not have the usual form: two letters and seven digits.')).toBe(
      '[passportNumber] ga e na sebopego se se tlwaelegileng: ditlhaka di le pedi le dipalo di le supa.',
    );
  });

  test('the longer template wins, parts are translated themselves, quoted text is left alone', () => {
    expect(setswana('Signed by B. Moeng on 2026-01-02, a trusted signer.')).toBe(
      'E saennwe ke B. Moeng ka <2026-01-02>, mosaeni yo o ikanyegang.',
    );
    expect(setswana('“top” is still in the file but blacked out.')).toBe(
      '“top” e santse e le mo faeleng mme e ntshofaditswe.',
    );
    expect(
      setswana(
        'The document is cut off at the top and left. Take the picture again with all four corners in it.',
      ),
    ).toContain('fa godimo le molemeng.');
  });

  test('two sentences in one message are translated one by one, an unknown one leaves the message as it is', () => {
    expect(setswana('The gender differs. A country is the same.')).toBe(
      'Bong bo a farologana. Naga e a tshwana.',
    );
    expect(setswana('The gender differs. The moon is full.')).toBeNull();
  });

  test('what a file says of its own making is translated, whichever parts it has and whatever is in them', () => {
    expect(
      setswana(
        'PDF written by Foo, Inc. Writer, produced by Bar 1.7, created 2026-11-21 09:30, modified 2026-11-22, saved 2 times.',
      ),
    ).toBe(
      'PDF: e kwadilwe ka Foo, Inc. Writer, e ntshitswe ka Bar 1.7, e dirilwe ka <2026-11-21> 09:30, e fetotswe ka <2026-11-22>, e bolokilwe makgetlo a le 2.',
    );
    expect(setswana('PDF created 2026-11-21 09:30, modified 2026-11-22 10:00, saved once.')).toBe(
      'PDF: e dirilwe ka <2026-11-21> 09:30, e fetotswe ka <2026-11-22> 10:00, e bolokilwe gangwe.',
    );
    expect(setswana('PDF saved once.')).toBe('PDF: e bolokilwe gangwe.');
    expect(
      setswana(
        'According to its metadata the picture was made with Canon R6, saved by GIMP, taken 2026-11-21, saved 2026-11-22.',
      ),
    ).toBe(
      'Go ya ka tshedimosetso ya sone, setshwantsho: se dirilwe ka Canon R6, se bolokilwe ka GIMP, se tserwe ka <2026-11-21>, se bolokilwe ka <2026-11-22>.',
    );
    expect(english('PDF created 2026-11-21 09:30, saved once.')).toBe(
      'PDF created <2026-11-21> 09:30, saved once.',
    );
  });

  test('why a name was found is translated part by part', () => {
    expect(
      setswana('Listed name – the same: MOYO, TENDAI; JON and JOHN differ by one letter; not given: PETER.'),
    ).toBe(
      'Leina le le mo lenaaneng – a a tshwanang: MOYO, TENDAI; JON le JOHN di farologana ka tlhaka e le nngwe; a a sa newang: PETER.',
    );
    expect(setswana('Weak alias – no word agrees.')).toContain('ga go lefoko lepe');
  });

  test('a sentence without a pair is not taken for two parts with an "and" between them', () => {
    expect(setswana('The sun and the moon are not on the list')).toBeNull();
    expect(setswana('top and left')).toBe('godimo le molemeng');
  });

  test('both sides of every pair name the same values', () => {
    const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const [one, other] of stationSentences) expect(names(other), one).toEqual(names(one));
  });

  test('no refusal is among them: none is stored, but for why a file of customers could not go on', () => {
    const stored = new Set(stationSentences.map(([sentence]) => sentence));
    const refusals = Object.entries<Room>(MESSAGES)
      .filter(([room]) => room.endsWith('Refusals') || room === 'listImports' || room === 'inputFaults')
      .flatMap(([room, texts]) =>
        Object.entries(texts).map(([name, { en }]) => [`${room}.${name}`, en] as const),
      );
    expect(refusals.length).toBeGreaterThan(300);
    expect(refusals.filter(([, english]) => stored.has(english)).map(([key]) => key)).toEqual([
      'screeningRefusals.noNameColumn',
      'screeningRefusals.damagedCustomers',
      'screeningRefusals.stopped',
    ]);
  });
});
