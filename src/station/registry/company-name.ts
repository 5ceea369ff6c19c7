import { matchNames } from '../screening/names/match-names.ts';
import { normaliseName } from '../screening/names/normalise.ts';

/** Company forms under the Companies Act, by the ending of the name; the first match counts. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  ['guarantee', /\bBY GUARANTEE\b/],
  ['close', /\b(?:CC|CLOSE (?:COMPANY|CORPORATION))\b/],
  ['private', /\b(?:PTY|PROPRIETARY|PVT|PRIVATE|PROP|P(?= (?:LTD|LIMITED)\b))\b/],
  ['public', /\b(?:PLC|PUBLIC)\b/],
  ['limited', /\b(?:LTD|LIMITED)\b/],
];

/** `Limited` alone is often written for a private company, and is the form of a public one. */
const WRITTEN_SHORT: Readonly<Record<string, readonly string[]>> = { limited: ['private', 'public'] };

const formOf = (name: string): string | null => {
  const written = normaliseName(name, 'company').written;
  return FORMS.find(([, words]) => words.test(written))?.[0] ?? null;
};

/** Whether two names can have the same legal form: a close company is not a private one of the same name. */
export function isSameForm(a: string, b: string): boolean {
  const [x, y] = [formOf(a), formOf(b)];
  if (x === null || y === null || x === y) return true;
  return Boolean(WRITTEN_SHORT[x]?.includes(y) ?? WRITTEN_SHORT[y]?.includes(x));
}

const joined = (name: string): string => normaliseName(name, 'company').tokens.join('');

/**
 * Whether two names are the same apart from the spelling of their legal form, common abbreviations, spaces and
 * punctuation. One different letter is another name: registers hold many that close.
 */
export const isSameCompanyName = (a: string, b: string): boolean =>
  joined(a) === joined(b) && isSameForm(a, b);

const equalWeights = (): number => 1;

/** Similarity of two names, 0–1, for suggesting candidates. */
export const companyNameScore = (a: string, b: string): number =>
  matchNames(normaliseName(a, 'company').tokens, normaliseName(b, 'company').tokens, 'company', equalWeights)
    .score;

/** Similarity from which a different name is called a near match. */
export const NEARLY = 0.9;
