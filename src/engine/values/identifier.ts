import { message, type Message } from '../../contract/messages/message.ts';
import { findDates } from './find-dates.ts';
import { ANY_DAY, coverageOf, type Parsed, type ValueKind } from './kind.ts';

/** Quality of a number, 0–1: misread letters, other words beside it, unknown format (chosen on drawn specimens, ADR 401). */
const QUALITY = { repaired: 0.85, amongWords: 0.6, byShare: 0.4, unusual: 0.55 } as const;
/** Coverage of a text from which it counts as whole. */
const WHOLE = 0.99;

const MISSING = message('notes.characterMissing');

/** One format of a number. */
export interface Shape {
  readonly pattern: RegExp;
  readonly quality: number;
  readonly note?: Message;
  /** Close to a better format: a character may be lost or misread. */
  readonly doubtful?: true;
  /** A format of other states or offices: letters or figures beside it may belong to it. */
  readonly isOther?: true;
  /** Separators are part of the number: kept as printed. */
  readonly asPrinted?: true;
  /** Corrects characters that OCR confuses in this format. */
  readonly mend?: (text: string) => string;
}

/** "0687 5412 01 Sep 2026 to 30 Sep 2026", "INV-22 2026-03-23": dates after a number. */
export const DAY_BEHIND =
  /(?<=\d) (?:\d{1,2} \p{Lu}\p{L}{2,8}\.? \d{4}|(?:19|20)\d\d-(?:0\d|1[0-2])-[0-3]\d)\b.*$/u;

/**
 * A value type for numbers of fixed formats. Drops blanks, dots and hyphens; converts letters misread for digits where
 * the format requires digits.
 *
 * @param labelled accepts a number of another format if it is the whole text: as doubtful, or as other offices have it
 */
export function identifier(
  name: string,
  find: RegExp,
  shapes: readonly Shape[],
  labelled: 'not' | 'doubtful' | 'of other offices' = 'not',
): ValueKind {
  return {
    name,
    strict: true,
    isIdentifier: true,
    lines: 1,
    inText: `${IN_TEXT}${labelled === 'of other offices' ? LETTERS_BEHIND : ''}`,
    same: (a, b) => String(a).replace(/\W/g, '').toUpperCase() === String(b).replace(/\W/g, '').toUpperCase(),
    parse(printed): Parsed | null {
      const text = printed.replace(DAY_BEHIND, '');
      const share = coverageOf(text);
      let best: Parsed | null = null;
      for (const match of text.matchAll(find)) {
        const plain = match[0]
          .replace(/[\s.–-]/g, '')
          .replace(/^[l|](?=\d{11}$)/, 'I')
          .toUpperCase();
        for (const repaired of new Set([plain, withDigits(plain)])) {
          const shape = shapes.find((s) => s.pattern.test(repaired));
          if (!shape) continue;
          const certainty = repaired === plain ? 1 : QUALITY.repaired;
          const quality =
            shape.quality * certainty * (QUALITY.amongWords + QUALITY.byShare * share(match[0]));
          if (best && best.quality >= quality) continue;
          best = {
            value: shape.asPrinted ? match[0].trim() : (shape.mend?.(repaired) ?? repaired),
            raw: match[0].trim(),
            quality,
            notes: shape.note ? [shape.note] : [],
            ...((shape.doubtful === true || (shape.isOther === true && isPart(text, match))) && {
              doubt: MISSING,
            }),
          };
        }
      }
      if (labelled === 'not') return best;
      // "ACC-0012345": letters before the hyphen belong to the number.
      const whole = best && (/\s/.test(text.trim()) || share(best.raw) > WHOLE);
      return whole ? best : (unusual(text, labelled === 'doubtful') ?? best);
    },
  };
}

/** A number inside a sentence; letters behind it: "IE 3441188TH". */
const IN_TEXT = String.raw`[A-Z]{0,3}[\s-]?\d[\d /-]{3,18}\d`;
const LETTERS_BEHIND = String.raw`(?:-?[A-Z]{1,2}(?!\w))?`;

/** Words before a number that are no part of it: "REG NO 118820". */
const BEFORE_NUMBERS = /\b(?:NO|NR|NUM|REG|REF)[.:]? ?$/i;

/** "BN 00000781245", "44 009 118 220", "44188-B": do letters or figures stand beside a number as parts of it do? */
function isPart(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index);
  const behind = text.slice(match.index + match[0].length);
  const isBehind = /^[ -]?(?:[A-Z]{1,2}|\d{1,4})(?!\w)/.test(behind) && !DAY_BEHIND.test(text);
  return isBehind || (/(?<!\w)(?:[A-Z]{1,4}|\d+)[ -]$/.test(before) && !BEFORE_NUMBERS.test(before));
}

/**
 * A number of unknown format that is the whole text beside its label. Not dates or amounts.
 */
function unusual(text: string, isDoubtful: boolean): Parsed | null {
  const raw =
    /^[\s:#.]*(?:(?:no\.?\s)\s*)?((?:[A-Z]{1,6}[-/ ]?)?[A-Z]*\d[\dA-Z]*(?:[-/ ][A-Z]*\d[\dA-Z]*)*)\s*$/i.exec(
      text,
    )?.[1];
  if (!raw || raw.length > 22 || raw.replace(/\D/g, '').length < (/^[A-Z]{1,6}[-/]/i.test(raw) ? 3 : 5))
    return null;
  if (findDates(raw, ANY_DAY).length > 0 || /\d[.,]\d{2}$/.test(raw)) return null;
  return {
    value: raw.toUpperCase(),
    raw,
    quality: QUALITY.unusual,
    notes: [message('notes.unknownShape')],
    ...(isDoubtful && { doubt: MISSING }),
  };
}

/** Keeps up to two leading letters and converts the rest to digits. */
function withDigits(text: string): string {
  const lead = /^[A-Z]{0,2}(?=.{6,}$)/.exec(text)?.[0] ?? '';
  const prefix = /^(BW|[A-Z]{2}(?=\d)|[CIPN](?=[\dOILSB]))/.exec(lead)?.[0] ?? '';
  const rest = text
    .slice(prefix.length)
    .replace(/[OQD]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')
    .replace(/Z/g, '2');
  return prefix + rest;
}
