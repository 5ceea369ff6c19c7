import type { FieldValue } from '../../../src/contract/verification.ts';

const TITLES = /^(mr|mrs|ms|miss|dr|rre|mme|mma|kgosi|prof|adv)\.? /;

/** Text as people compare it: case, accents, punctuation between words, line breaks and titles do not count. */
export function folded(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[\s,;.:]+/g, ' ')
    .trim();
  return plain.replace(TITLES, '');
}

/** Is the answer right? Numbers to half a thebe; text as `folded`; lists and records member by member. */
export function sameValue(truth: FieldValue, answer: FieldValue): boolean {
  if (truth === null || answer === null) return truth === answer;
  if (typeof truth === 'number' || typeof answer === 'number')
    return Math.abs(Number(truth) - Number(answer)) < 0.005;
  if (typeof truth === 'boolean' || typeof answer === 'boolean') return truth === answer;
  if (Array.isArray(truth) || Array.isArray(answer)) {
    return (
      Array.isArray(truth) &&
      Array.isArray(answer) &&
      truth.length === answer.length &&
      truth.every((value, i) => sameValue(value, answer[i] ?? null))
    );
  }
  if (typeof truth === 'object' && typeof answer === 'object') {
    return Object.entries(truth).every(([name, value]) => sameValue(value, answer[name] ?? null));
  }
  return folded(String(truth)) === folded(String(answer));
}
