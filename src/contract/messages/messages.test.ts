import { describe, expect, test } from 'vitest';
import { refusedFile } from '../errors/refused-file.ts';
import { StationError, type WireError } from '../errors/station-error.ts';
import { MESSAGES } from './catalogue.ts';
import { inEnglish, inLanguage, type ValueWords } from './in-language.ts';
import { Message, message, unkeyed } from './message.ts';
import { TERMS } from './terms.ts';
import type { Room } from '../message-text.ts';

const rooms: Readonly<Record<string, Room>> = { ...MESSAGES, terms: TERMS };
const texts = Object.entries(rooms).flatMap(([room, all]) =>
  Object.entries(all).map(([name, text]) => ({ key: `${room}.${name}`, ...text })),
);

const words: ValueWords = {
  date: (iso) => `<${iso}>`,
  field: (name) => ({ dateOfBirth: 'Date of birth', idNumber: 'ID number' })[name] ?? name,
  document: (type) => `[${type}]`,
  share: (share) => `${100 * share} %`,
  sentence: (english) => `«${english}»`,
};

describe('the catalogue', () => {
  const placeholders = (text: string): string[] => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort();
  const KINDS =
    /^\{\{\w+(?:, (?:money|amounts|date|fields?|documents?|share|terms?|list|all|points|sentence))?\}\}$/;

  test.each(texts)(
    '$key is in English and in Setswana, with the same values of known kinds',
    ({ en, tn }) => {
      for (const text of [en, tn]) expect(text.trim()).not.toBe('');
      expect(placeholders(tn)).toEqual(placeholders(en));
      for (const one of placeholders(en)) expect(one).toMatch(KINDS);
    },
  );

  test('a plural has both its forms, and its other form counts', () => {
    for (const { key, en } of texts.filter((one) => /_(?:one|other)$/.test(one.key))) {
      const base = key.replace(/_(?:one|other)$/, '');
      expect(texts.map((one) => one.key)).toEqual(expect.arrayContaining([`${base}_one`, `${base}_other`]));
      if (key.endsWith('_other')) expect(en, key).toContain('{{count}}');
    }
  });

  test('what differs in English differs in Setswana', () => {
    for (const [room, all] of Object.entries(rooms)) {
      const english = new Map(Object.values(all).map(({ en, tn }) => [tn, en]));
      expect(english.size, room).toBe(new Set(Object.values(all).map(({ en }) => en)).size);
    }
  });
});

describe('a message', () => {
  test('is English as the API answers it, and either language with values set for people', () => {
    const saved = message('metadataFindings.savedOn', { day: '2026-11-22' });
    expect(inEnglish(saved)).toBe('saved 2026-11-22');
    expect(inLanguage(saved, 'en', words)).toBe('saved <2026-11-22>');
    expect(inLanguage(saved, 'tn', words)).toBe('se bolokilwe ka <2026-11-22>');
  });

  test('writes amounts in hundredths as papers do, several with an "and"', () => {
    const less = message('sumFindings.less', {
      whole: 1_234_550,
      taken: [100_000, 5],
      rest: 1_134_545,
      printed: -12,
    });
    expect(inEnglish(less)).toBe('12,345.50 less 1,000.00 and 0.05 is 11,345.45, but the page says -0.12.');
    expect(inLanguage(less, 'tn', words)).toContain('1,000.00 le 0.05');
  });

  test('chooses the plural by its count', () => {
    const row = (count: number) =>
      inEnglish(message('sumFindings.erasedRow', { count, before: 100, after: 200 }));
    expect(row(1)).toContain('room for a row nothing');
    expect(row(3)).toContain('room for 3 rows nothing');
  });

  test('holds others, terms and parts, each in the language of the whole', () => {
    const pdf = message('metadataFindings.pdf', {
      parts: [
        message('metadataFindings.writtenBy', { program: 'Writer {{x}} $& and Co' }),
        message('metadataFindings.created', { at: '2026-11-21 09:30' }),
        message('metadataFindings.saved', { count: 1 }),
      ],
    });
    expect(inEnglish(pdf)).toBe(
      'PDF written by Writer {{x}} $& and Co, created 2026-11-21 09:30, saved once.',
    );
    expect(inLanguage(pdf, 'tn', words)).toBe(
      'PDF: e kwadilwe ka Writer {{x}} $& and Co, e dirilwe ka <2026-11-21> 09:30, e bolokilwe gangwe.',
    );
    const twice = message('textFindings.numberTwice', { of: 'invoice', first: '112233', second: '112238' });
    expect(inEnglish(twice)).toBe('The invoice number is 112233 in one place and 112238 in another.');
    expect(inLanguage(twice, 'tn', words)).toContain('Nomoro ya inbhoise ke 112233');
  });

  test('hands a sentence of a room without keys to whoever shows it', () => {
    const both = message('verdict.both', {
      first: unkeyed('The number does not hold.'),
      second: message('pictureFindings.whiteBox'),
    });
    expect(inLanguage(both, 'tn', words)).toMatch(/^«The number does not hold\.» Lebokoso le lesweu/);
  });

  test('of a key that this version does not know is null, also one that objects have by nature', () => {
    for (const key of ['gone.away', 'pdfFindings.gone', 'constructor.name', '', 'verdict'])
      expect(inLanguage(Message.parse({ key, values: {} }), 'en', words), key).toBeNull();
  });

  test('is null as well where a part or a value of it is not known, and in English without it', () => {
    const gone = { key: 'gone.away', values: {} };
    const parts = [message('metadataFindings.saved', { count: 1 }), gone];
    const both = { first: unkeyed('The number does not hold.'), second: gone };
    for (const [key, values, english] of [
      ['verdict.both', both, 'The number does not hold. '],
      ['metadataFindings.pdf', { parts }, 'PDF saved once, .'],
      ['metadataFindings.savedOn', {}, 'saved '],
    ] as const) {
      const said = Message.parse({ key, values });
      expect(inLanguage(said, 'tn', words), key).toBeNull();
      expect(inLanguage(said, 'en', words), key).toBeNull();
      expect(inEnglish(said)).toBe(english);
    }
  });

  test('comes through JSON', () => {
    const said = message('verdict.lookAgain', {
      doubt: message('textFindings.noSuchDay', { day: '31 June' }),
    });
    expect(inEnglish(Message.parse(JSON.parse(JSON.stringify(said))))).toBe(inEnglish(said));
  });

  test('does not compile without a value, with one too many, or with one of another kind', () => {
    // @ts-expect-error its day is missing
    message('textFindings.noSuchDay', {});
    // @ts-expect-error no text has this value
    message('textFindings.noSuchDay', { day: 'x', month: 'y' });
    // @ts-expect-error an amount is a number
    message('pageFindings.notCarriedOver', { balance: '1,000.00' });
    // @ts-expect-error it is no term of the list
    message('textFindings.dayTwice', { of: 'nothing', first: '1', second: '2' });
    // @ts-expect-error a plural needs its count
    message('sumFindings.linesFitNet', { sum: 1, total: 2 });
    // @ts-expect-error no such key
    expect(inEnglish(message('textFindings.nothing'))).toBe('');
  });
});

test('a refusal keeps its message through processes, and names of files put into it', () => {
  const error = new StationError(
    'FORBIDDEN',
    message('operatorRefusals.role', { roles: ['supervisor', 'auditor'] }),
  );
  expect(error.message).toBe(
    'Your role does not allow this. Ask a colleague with the role supervisor or auditor.',
  );
  const again = StationError.fromWire(JSON.parse(JSON.stringify(error.toWire())) as WireError);
  expect(again.message).toBe(error.message);
  expect((refusedFile(again, 1) as StationError).details).toEqual({
    said: error.details.said,
    fileIndex: 1,
  });
  expect(inLanguage(again.details.said!, 'tn', words)).toContain('motlhokomedi kgotsa moruni.');
  // @ts-expect-error a refusal says a message of the catalogue, no sentence
  expect(() => new StationError('FORBIDDEN', 'A sentence.')).toThrow();
});

test('a point of an assessment is in English as the API answers it, or as whoever shows it says', () => {
  const point = { key: 'checks.failed', values: {}, sentence: 'The total is wrong.' };
  const refused = message('assessmentRefusals.notYet', { points: [point, point] });
  expect(inEnglish(refused)).toBe(
    'This case cannot be accepted yet. The total is wrong. The total is wrong.',
  );
  expect(inLanguage(refused, 'tn', { ...words, point: () => 'Palogotlhe e phoso.' })).toBe(
    'Kgetse e ga e ise e ka amogelwa. Palogotlhe e phoso. Palogotlhe e phoso.',
  );
});
