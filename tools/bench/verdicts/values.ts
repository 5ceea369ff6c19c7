import type { VerifiedDocument } from '../../../src/contract/verification.ts';
import type { Truth } from '../../specimens/index.ts';
import { sameAnswer, scoreDocument } from '../documents/score.ts';
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
  const looked = points.filter((point) => point.startsWith('fields.')).map(nameIn);
  const passed = fields.filter(
    ({ critical, name, actual }) => critical && actual !== null && !looked.includes(name),
  );
  return {
    asked: looked.flatMap((name) => {
      const given = documents.flatMap((one) => one.fields).find((field) => field.name === name)?.value;
      const answer = truth.fields[name];
      if (given === undefined || given === null || answer === undefined) return [];
      return [`${sameAnswer(answer.value, given) ? 'right' : 'wrong'} ${name}`];
    }),
    passedWrong: passed.filter(({ outcome }) => outcome !== 'right').map(({ name }) => name),
    passed: passed.length,
  };
}

const nameIn = (point: string): string => point.split(' ').at(-1)!;
