import type { Finder } from '../document-type.ts';
import { fromSegments } from './candidate.ts';

/** Confidence of a status in a sentence, 0–1 (chosen on drawn specimens, ADR 401). */
const CONFIDENCE = { quality: 0.95, place: 0.88, besideBad: 0.3 } as const;

/** Negations: "no outstanding returns", "does not have any outstanding tax". */
const DENIED = String.raw`(?<!\b(?:no|any|nor|without|neither)\s+(?:\p{L}+\s+){0,3})`;
const BAD = new RegExp(
  String.raw`\b(?:not|non)[- ]?compliant\b|\b(?:is|are) not (?:up to date|in (?:good standing|order))|\bnot in good standing|` +
    String.raw`\bhas not (?:complied|fulfilled|satisfied|met)\b|${DENIED}\boutstanding (?:returns|tax(?:es)?|liabilit)`,
  'giu',
);
const IN_ORDER = String.raw`\b(?:tax affairs|returns)[^.]{0,60}\b(?:in order|up to date|good standing)|\bin good standing\b`;
const HAS_DONE = String.raw`\bhas (?:complied|fulfilled|satisfied|no outstanding|met)\b`;
const GOOD = new RegExp(
  String.raw`(?<!\b(?:not|non)[- ]?)\bcompliant\b|${IN_ORDER}|\b(?:is|are) (?:fully )?up to date (?:with|in|on)\b|${HAS_DONE}|\b(?:cleared|in order)\b|\bno outstanding\b|\bsatisfactory\b`,
  'giu',
);
/** "may be withdrawn if the holder becomes …": what would follow is not what is; a comma or "that" ends a condition. */
const CONDITION =
  /\b(?:if|unless|should|whenever|in the event|provided that|(?:as|so) long as|becom(?:es?|ing)|ceases?)\b(?:(?!\bthat\b)[^.,:;\n])*$/iu;
/** "Non-compliant taxpayers are penalised": of anybody. */
const OF_ANYBODY = /^\s(?:taxpayers|persons|companies|businesses|entities|employers)\b/iu;
/** So much of the text before is looked at, in characters. */
const SENTENCE = 160;
const isStated = (text: string, { index, 0: words }: RegExpExecArray): boolean =>
  !CONDITION.test(text.slice(Math.max(0, index - SENTENCE), index)) &&
  !OF_ANYBODY.test(text.slice(index + words.length));

/** `COMPLIANT` or `NON_COMPLIANT` from the certificate's sentences. */
export function complianceStatus(): Finder {
  return (view) => {
    const { text } = view.prose;
    const [goods, bads] = [GOOD, BAD].map((words) => [...text.matchAll(words)]);
    const [good, bad] = [goods!, bads!].map((matches) => matches.find((m) => isStated(text, m)));
    const match = bad ?? good;
    if (!match) return [];
    const place = bads!.length > 0 && !bad ? CONFIDENCE.besideBad : CONFIDENCE.place;
    const value = match === good ? 'COMPLIANT' : 'NON_COMPLIANT';
    const segments = view.prose.at(match.index, match.index + match[0].length);
    return [
      {
        ...fromSegments(
          segments,
          { value, raw: match[0], quality: CONFIDENCE.quality, notes: [] },
          place,
          'from the words of the certificate',
        ),
        place: null,
      },
    ];
  };
}
