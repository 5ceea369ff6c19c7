import type { VerifiedDocument } from '../../../src/contract/verification.ts';
import type { Truth } from '../../specimens/index.ts';
import { scoreDocument, type FieldScore } from '../documents/score.ts';
import type { Outcome } from './outcome.ts';

/** What the station made of the values of a paper whose answers are known. */
export interface Values {
  /** Values that a clerk was asked to look at, `right NAME` or `wrong NAME`. */
  readonly asked: readonly string[];
  /** Wrong values of numbers, dates and amounts that nobody was asked to look at. */
  readonly passedWrong: readonly string[];
  /** Values of numbers, dates and amounts that nobody was asked to look at, right or wrong. */
  readonly passed: number;
}

/** @param points of the outcome: `fields.unsure unsure NAME` asks for a look at NAME */
export function valuesOf(
  truth: Truth,
  documents: readonly VerifiedDocument[],
  points: Outcome['points'],
): Values {
  const { fields } = scoreDocument(truth, documents, '', () => null);
  const looked = new Set(points.filter((point) => point.startsWith('fields.')).map(nameIn));
  const given = fields.filter(({ actual }) => actual !== null);
  const passed = given.filter(({ critical, name }) => critical && !looked.has(name));
  return {
    asked: given.filter(({ name }) => looked.has(name)).map((one) => `${judged(one)} ${one.name}`),
    passedWrong: passed.filter((one) => judged(one) === 'wrong').map(({ name }) => name),
    passed: passed.length,
  };
}

const nameIn = (point: string): string => point.split(' ').at(-1)!;

const judged = ({ outcome }: FieldScore): 'right' | 'wrong' => (outcome === 'right' ? 'right' : 'wrong');
