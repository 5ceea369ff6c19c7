import { describe, expect, it } from 'vitest';
import { Label } from '../../../src/contract/picture-labels.ts';
import { labelOf } from './convert.ts';
import { judge, type Answered } from './score.ts';

const label = (more: object = {}): Label =>
  Label.parse({
    files: ['a.jpg'],
    documents: [
      {
        type: ['PASSPORT', 'VISA'],
        fields: { surname: ['ÆVARSDÓTTIR', 'AEVARSDOTTIR'], dateOfBirth: '1966-12-31', authority: null },
      },
    ],
    ...more,
  });

const answer = (fields: Record<string, [unknown, number]>, more: object = {}): Answered =>
  ({
    refusal: null,
    reason: null,
    zone: null,
    verdict: null,
    documents: [
      {
        documentType: 'PASSPORT',
        classification: { confidence: 0.9 },
        fields: Object.entries(fields).map(([name, [value, confidence]]) => ({ name, value, confidence })),
      },
    ],
    ...more,
  }) as unknown as Answered;

const RIGHT = {
  surname: ['Aevarsdottir', 0.9],
  dateOfBirth: ['1966-12-31', 0.5],
  authority: ['X', 0.3],
} satisfies Record<string, [unknown, number]>;

describe('judging an answer', () => {
  it('takes any of several spellings, and a value that is held', () => {
    const judged = judge(label(), answer(RIGHT));
    expect(judged.exact).toBe(true);
    expect(judged.fields.map(({ outcome }) => outcome)).toEqual(['right', 'held', 'right']);
  });

  it.each<[string, Record<string, [unknown, number]>, string[], string[]]>([
    ['surely', { ...RIGHT, dateOfBirth: ['1966-12-13', 0.9] }, ['dateOfBirth'], ['dateOfBirth']],
    ['half surely', { ...RIGHT, dateOfBirth: ['1966-12-13', 0.7] }, ['dateOfBirth'], []],
    ['and held', { ...RIGHT, dateOfBirth: ['1966-12-13', 0.5] }, [], []],
    ['that the paper does not say', { ...RIGHT, authority: ['MAUN', 0.9] }, ['authority'], ['authority']],
  ])('counts a value that is wrong %s', (_, fields, wrong, dangerous) => {
    const judged = judge(label(), answer(fields));
    expect(judged.exact).toBe(false);
    expect(judged.confidentlyWrong).toEqual(wrong);
    expect(judged.dangerous).toEqual(dangerous);
  });

  it('counts a wrong type, and a document too many', () => {
    const [passport] = answer(RIGHT).documents;
    const omang = { ...passport!, documentType: 'OMANG' };
    expect(judge(label(), answer(RIGHT, { documents: [omang] })).dangerous).toContain('type OMANG');
    const two = judge(label(), answer(RIGHT, { documents: [passport, omang] }));
    expect([two.typeRight, two.oneEach, two.exact]).toEqual([true, false, false]);
  });

  it('nobody is harmed by what was refused; a refusal is right where the label says so', () => {
    const refusal = { refusal: 'LOW_CONFIDENCE' };
    const judged = judge(label(), answer({ surname: ['X', 0.9] }, refusal));
    expect([judged.dangerous, judged.refusalRight]).toEqual([[], false]);
    expect(judge(label({ documents: [], refused: true }), answer({}, refusal)).exact).toBe(true);
    expect(judge(label({ documents: [], refused: true }), answer({})).dangerous).toEqual(['type PASSPORT']);
  });

  it.each<['genuine' | 'altered', string, boolean]>([
    ['genuine', 'AUTHENTIC', true],
    ['genuine', 'INCONCLUSIVE', true],
    ['genuine', 'SUSPICIOUS', false],
    ['altered', 'TAMPERED', true],
    ['altered', 'INCONCLUSIVE', false],
  ])('a verdict is right where what is %s is called %s: %s', (forensics, verdict, right) =>
    expect(judge(label({ forensics }), answer(RIGHT, { verdict })).forensicsRight).toBe(right),
  );

  it('a zone that is wrong and called valid', () => {
    const zone = { lines: ['P<UTO', '1'], valid: true };
    const wrong = judge(label({ zone: ['P<UTO', '2'] }), answer(RIGHT, { zone }));
    expect([wrong.zoneExact, wrong.zoneWronglyValid]).toEqual([false, true]);
    expect(judge(label({ zone: zone.lines }), answer(RIGHT, { zone })).zoneExact).toBe(true);
  });
});

describe('labels of corrected results', () => {
  it.each([
    [
      'structured',
      {
        result: { documents: [{ documentType: 'OMANG', extractedData: { a: 'x', b: null }, confidence: 1 }] },
      },
    ],
    ['flat', { status: 'success', documentType: 'OMANG', extractedData: { a: 'x', b: null } }],
  ])('of the %s shape: what was not read is not judged', (_, result) =>
    expect(labelOf('c.jpg', JSON.stringify(result))).toEqual({
      files: ['c.jpg'],
      documents: [{ type: 'OMANG', fields: { a: 'x' } }],
      refused: false,
    }),
  );

  it('of nothing else', () => expect(() => labelOf('c.jpg', '{"a":1}')).toThrow('c.jpg.json'));
});
