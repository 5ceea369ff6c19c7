import { compact, fold } from '../values/text/fold.ts';
import { isExact, sameValue, type ValueKind } from '../values/kind.ts';
import { namesSomebody } from '../values/party-name.ts';
import type { Candidate } from './find/candidate.ts';
import { isShortFormOf } from './find/people/fuller-name.ts';

/**
 * Do a barcode or machine-readable zone and the print give different values of one field? A check digit shows that the
 * code was read correctly, not which of the two was changed, so neither is trusted, whatever the evidence. Values found
 * by shape alone contradict nothing, and a letter that resembles a digit is the same character misread.
 */
export function isAgainstCode(kind: ValueKind, chosen: Candidate, rival: Candidate): boolean {
  if ((chosen.coded ?? false) === (rival.coded ?? false) || chosen.source === 'mrz' || rival.source === 'mrz')
    return false;
  if (chosen.byShape || rival.byShape || !(isExact(kind) || namesSomebody(kind) || kind.ownPlace))
    return false;
  const [one, other] = [chosen, rival].map(({ value }) => withoutSuffix(value));
  if (isShortFormOf(one, other, kind.ownPlace) || isShortFormOf(other, one, kind.ownPlace)) return false;
  return !sameValue(kind, chosen.value, rival.value) && !areAlike(one, other);
}

/** Name suffixes, which cards and their codes print in either part of a name or in a field of its own. */
const SUFFIX = /[ ,]+(?:JR|SR|II|III|IV)\.?$/i;
const withoutSuffix = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(SUFFIX, '') : value;

/** "MARTINa": a speck after capitals, read as a letter. */
const STRAY = /(?<=\p{Lu}{3})\p{Ll}$/u;

function areAlike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const [a, b] = [one, other].map((text) => [...fold(text.replace(STRAY, '')).replaceAll(' ', '')]) as [
    string[],
    string[],
  ];
  const isSame = (x: string, y: string): boolean =>
    x === y || (isFigure(x) !== isFigure(y) && compact(x).text === compact(y).text);
  return a.length === b.length && a.every((x, i) => isSame(x, b[i]!));
}

const isFigure = (character: string): boolean => /\d/.test(character);
