import { matchNames } from '../screening/names/match-names.ts';
import { normaliseName } from '../screening/names/normalise.ts';

/** What the Companies Act lets a company be, by the words that end its name; the first that is found counts. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  ['guarantee', /\bBY GUARANTEE\b/],
  ['close', /\b(?:CC|CLOSE (?:COMPANY|CORPORATION))\b/],
  ['private', /\b(?:PTY|PROPRIETARY|PVT|PRIVATE|PROP|P(?= (?:LTD|LIMITED)\b))\b/],
  ['public', /\b(?:PLC|PUBLIC)\b/],
  ['limited', /\b(?:LTD|LIMITED)\b/],
];

/** `Limited` alone is often written for a private company, and is what a public one is called. */
const WRITTEN_SHORT: Readonly<Record<string, readonly string[]>> = { limited: ['private', 'public'] };

const formOf = (name: string): string | null => {
  const written = normaliseName(name, 'company').written;
  return FORMS.find(([, words]) => words.test(written))?.[0] ?? null;
};

/** Whether two names can be of one legal form: a close company is not a private one of the same name. */
export function isSameForm(a: string, b: string): boolean {
  const [x, y] = [formOf(a), formOf(b)];
  if (x === null || y === null || x === y) return true;
  return Boolean(WRITTEN_SHORT[x]?.includes(y) ?? WRITTEN_SHORT[y]?.includes(x));
}

const joined = (name: string): string => normaliseName(name, 'company').tokens.join('');

/**
 * Whether two names are one: they agree but for how their legal form is written, common abbreviations, blanks and
 * signs. One other letter is another name: registers hold many that differ by no more.
 */
export const isSameCompanyName = (a: string, b: string): boolean =>
  joined(a) === joined(b) && isSameForm(a, b);

const equalWeights = (): number => 1;

/** How alike two names are, 0–1, for offering those that may be meant. */
export const companyNameScore = (a: string, b: string): number =>
  matchNames(normaliseName(a, 'company').tokens, normaliseName(b, 'company').tokens, 'company', equalWeights)
    .score;

/** From here a name that is not the same is called nearly so. */
export const NEARLY = 0.9;
