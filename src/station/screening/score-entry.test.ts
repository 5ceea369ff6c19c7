import { inEnglish } from '../../contract/messages/in-language.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ScreeningRequest } from '../../contract/screening.ts';
import { ListedEntry } from './entry.ts';
import type { NameSchema } from './names/normalise.ts';
import { NO_EVIDENCE } from './names/match-names.ts';
import { queryNames, scoreEntry } from './score-entry.ts';

const THRESHOLD = 0.85;
const listed = (facts: Partial<z.input<typeof ListedEntry>>): ListedEntry =>
  ListedEntry.parse({
    id: '1',
    kind: 'sanction',
    schema: 'person',
    names: [{ text: 'Specimen Wrongdoer', strength: 'primary' }],
    birthDates: ['1970-05-06'],
    countries: ['SY'],
    gender: 'M',
    documents: ['ZZ0001112'],
    programmes: [],
    remarks: null,
    ...facts,
  });
const scored = (asked: Record<string, unknown>, entry = listed({}), type: NameSchema = 'person') => {
  const request = { ...ScreeningRequest.parse(asked), type };
  return scoreEntry(request, queryNames(request), entry, NO_EVIDENCE);
};
const score = (...of: Parameters<typeof scored>): number => scored(...of).score;

describe('what else is known', () => {
  it('clears nobody who bears exactly a listed name, however much speaks against', () => {
    const { score: against, explanation } = scored({
      name: 'Specimen Wrongdoer',
      dateOfBirth: '1991-05-06',
      nationality: 'BW',
      gender: 'F',
    });
    expect(against).toBeGreaterThanOrEqual(THRESHOLD);
    expect(against).toBeLessThan(0.9);
    expect(explanation.map(({ part }) => part)).toEqual([
      'name',
      'dateOfBirth',
      'country',
      'gender',
      'limit',
    ]);
    const total = explanation.reduce((sum, { weight }) => sum + weight, 0);
    expect(total).toBeCloseTo(against, 3);
  });

  it('takes less for a birth year nearby than for one far away', () => {
    const born = (year: number): number =>
      score({ name: 'Specimen Wrongdoer', dateOfBirth: `${year}-01-01` });
    expect(born(1972)).toBeGreaterThan(born(1976));
    expect(born(1976)).toBeGreaterThan(born(1990));
  });

  it('clears who resembles a listed person and is somebody else', () => {
    expect(score({ name: 'Specimen Wrongdoel', dateOfBirth: '1991-01-01', nationality: 'BW' })).toBeLessThan(
      THRESHOLD,
    );
  });
});

describe('a name more than the listed ones', () => {
  it.each(['Specimen Wrongdoer Dube', 'Thabo Specimen Wrongdoer'])(
    '%s of the same birth date is found',
    (name) => {
      expect(score({ name, dateOfBirth: '1970-05-06' })).toBeGreaterThanOrEqual(THRESHOLD);
      expect(score({ name })).toBeLessThan(THRESHOLD);
    },
  );

  it.each([
    'Specimen Wrongdoer-Dube',
    'Specimen Wrongdoer née Dube',
    'Specimen Dube née Wrongdoer',
    'Specimen Wrongdoer (Thabo)',
    'Thabo Dube a.k.a. Specimen Wrongdoer',
    'Spec1men Wr0ngdoer',
  ])('%s is found', (name) => {
    expect(score({ name })).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('a listed number', () => {
  it('is found under any name, and below a name that is much the same', () => {
    const alone = scored({ name: 'Thabo Somebody', documentNumber: 'zz 0001112' });
    expect(alone.score).toBe(0.9);
    expect(inEnglish(alone.explanation.at(-1)!.says())).toContain('under another name');
    expect(score({ name: 'S Wrongdoer', documentNumber: 'ZZ0001112' })).toBeGreaterThanOrEqual(0.97);
  });

  it('says nothing alone where it is short', () => {
    expect(
      score({ name: 'Thabo Somebody', documentNumber: '12345' }, listed({ documents: ['12345'] })),
    ).toBeLessThan(THRESHOLD);
  });

  it('of a ship is one with and without its prefix', () => {
    const ship = listed({
      schema: 'other',
      names: [{ text: 'SPECIMEN STAR', strength: 'primary' }],
      documents: ['9990001'],
    });
    expect(score({ name: 'Other Ship', documentNumber: 'IMO 9990001' }, ship, 'company')).toBe(0.9);
    for (const name of [
      'MV Specimen Star',
      'M/V SPECIMEN STAR',
      'M.T. Specimen Star',
      'The vessel Specimen Star',
      'Motor Vessel Specimen Star',
    ])
      expect(score({ name }, ship, 'company')).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('a last word that may be a title or a surname', () => {
  const imran = listed({ names: [{ text: 'Imran', strength: 'primary' }] });
  it('makes nobody the bearer of a first name alone, until the birth date is the same', () => {
    expect(score({ name: 'Imran Sheikh' }, imran)).toBeLessThan(THRESHOLD);
    expect(score({ name: 'Imran Sheikh', dateOfBirth: '1970-05-06' }, imran)).toBeGreaterThan(THRESHOLD);
  });

  it('is a title before the name, and where the list has it, too', () => {
    expect(score({ name: 'Sheikh Imran' }, imran)).toBeGreaterThan(0.9);
    const titled = listed({ names: [{ text: 'Shaikh Imran', strength: 'primary' }] });
    expect(score({ name: 'Imran Sheikh' }, titled)).toBeGreaterThan(0.9);
  });
});

it('finds who is listed behind what ledgers, registers and web pages make of the name', () => {
  const neil = listed({ names: [{ text: "Specimen O'Wrong'Doer", strength: 'primary' }] });
  const firm = listed({ names: [{ text: 'Specimen', strength: 'primary' }], schema: 'company' });
  expect(score({ name: 'Specimen Wrongdoer Savings Account' })).toBeGreaterThan(0.95);
  expect(score({ name: 'Specimen Wrongdoer & K Dube Call A/C 62001234567' })).toBeGreaterThan(0.95);
  expect(score({ name: 'Specimen Wrongdoer (Omang 428317215)' })).toBeGreaterThan(0.95);
  expect(score({ name: 'Specimen O&#39;Wrong&#39;Doer' }, neil)).toBeGreaterThan(0.95);
  expect(score({ name: 'Specimen (In Liquidation)' }, firm, 'company')).toBeGreaterThan(0.95);
});

describe('a title that is a name, too', () => {
  const entry = listed({ names: [{ text: 'Seyed Thabo Mokgosi', strength: 'primary' }] });

  it.each(['Seyed Mokgosi', 'Mokgosi Thabo Sayed', 'Thabo Mokgosi'])('is kept and left out: %s', (name) => {
    expect(score({ name }, entry)).toBeGreaterThanOrEqual(THRESHOLD);
  });
});

describe('a hit tells what made its score', () => {
  it('word by word, the weightiest first: what agrees, what was not asked for, what is not listed', () => {
    const entry = listed({ names: [{ text: 'Specimen van der Wrongdoer Senior', strength: 'primary' }] });
    const { words } = scored({ name: 'Specimen Wrongdoar Tebogo' }, entry);
    expect(words.map(({ asked, listed: of, relation }) => [asked, of, relation])).toEqual(
      expect.arrayContaining([
        ['SPECIMEN', 'SPECIMEN', 'same'],
        ['WRONGDOAR', 'WRONGDOER', 'one-edit'],
        ['TEBOGO', null, 'not-listed'],
        [null, 'VAN', 'not-asked'],
      ]),
    );
    expect(words.map(({ share }) => share)).toEqual(words.map(({ share }) => share).sort((a, b) => b - a));
    expect(words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  it('so that shares and similarities come to the score of the name, where no rule holds it', () => {
    const { words, explanation } = scored({ name: 'Specimen Kagiso Wrongdoer' });
    const told = words.reduce((sum, { share, similarity }) => sum + share * similarity, 0);
    expect(told).toBeCloseTo(explanation[0]!.weight, 2);
  });

  it.each([
    ['Specimenwrongdoer', 'same'],
    ['Speci Menwrongdoer', 'blanks'],
  ])('%s, compared by all letters, is one word that has all of the share', (name, relation) => {
    const { words } = scored({ name });
    expect(words.some((word) => word.relation === relation)).toBe(true);
    expect(words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  it('and which facts, with what was asked and what is listed', () => {
    const {
      facts,
      explanation,
      score: total,
    } = scored({
      name: 'Other Person',
      dateOfBirth: '1970-05-06',
      nationality: 'BW',
      gender: 'M',
      documentNumber: 'zz 000 1112',
    });
    expect(facts).toEqual([
      { fact: 'dateOfBirth', weight: 0.1, asked: '1970-05-06', listed: ['1970-05-06'] },
      { fact: 'country', weight: -0.04, asked: 'BW', listed: ['SY'] },
      {
        fact: 'documentNumber',
        weight: expect.any(Number) as number,
        asked: 'zz 000 1112',
        listed: ['ZZ0001112'],
      },
    ]);
    const [name, ...others] = explanation;
    expect(others.map(({ part }) => part)).toEqual(facts.map(({ fact }) => fact));
    expect(name!.weight + facts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(total, 2);
  });
});
