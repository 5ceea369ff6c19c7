import { message } from '../../../contract/messages/message.ts';
import type { ValueKind } from '../../values/kind.ts';
import { isVerhoeff } from '../../values/verhoeff.ts';
import { byShape, fromSegments } from '../find/candidate.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Finder, Marker } from '../document-type.ts';

/**
 * Confidence of numbers, 0–1: failed check digit, no check digit, recognised by form, by position (chosen on drawn
 * specimens, ADR 401).
 */
const CONFIDENCE = { notHolding: 0.8, unchecked: 0.95, byForm: 0.9, byPlace: 0.85 } as const;

/** Aadhaar cards and letters, and permanent account number (PAN) cards; none has a machine-readable zone. */
export const MARKERS_OF_INDIA: readonly Marker[] = [
  { phrase: 'Unique Identification Authority of India', weight: 3 },
  { phrase: 'Aadhaar', weight: 2.4 },
  { phrase: 'Your Aadhaar No', weight: 2.4 },
  { phrase: 'Government of India', weight: 1.8 },
  { phrase: 'Govt. of India', weight: 1.4 },
  { phrase: 'Permanent Account Number Card', weight: 3 },
  { phrase: 'Income Tax Department', weight: 1.2 },
];

const AADHAAR = /\baadhaar\b|\bunique identification\b|\bgovernment of india\b/i;
const TAX_CARD = /\bincome ?tax department\b|\bpermanent account\b/i;
const says = (view: DocumentView, pattern: RegExp): boolean =>
  view.pages.some(({ segments }) => segments.some(({ text }) => pattern.test(text)));
const on =
  (pattern: RegExp, find: Finder): Finder =>
  (view, field) =>
    says(view, pattern) ? find(view, field) : [];
const onAadhaar = (find: Finder): Finder =>
  on(AADHAAR, (view, field) => (says(view, TAX_CARD) ? [] : find(view, field)));

/** Twelve digits in three groups; a virtual ID has sixteen, an enrolment number slashes. */
const TWELVE = /^\D{0,40}?(?<![\d/])([2-9]\d{3} ?\d{4} ?\d{4})(?![\d/]| ?\d{4})\D{0,4}$/;
const DOES_NOT_HOLD = message('notes.checkDigit');

/** An Aadhaar number as printed, without blanks. Its last digit is a Verhoeff check digit. */
const aadhaarNumber: Pick<ValueKind, 'parse'> = {
  parse(printed) {
    const raw = TWELVE.exec(printed.trim())?.[1];
    if (raw === undefined) return null;
    const value = raw.replace(/ /g, '');
    const holds = isVerhoeff(value);
    return {
      value,
      raw,
      quality: holds ? 1 : CONFIDENCE.notHolding,
      notes: [],
      ...(!holds && { doubt: DOES_NOT_HOLD }),
    };
  },
};

/** Five letters, the fourth P for a person, four digits and a letter. */
const ACCOUNT = /(?<!\w)[A-Z]{3}P[A-Z]\d{4}[A-Z](?!\w)/;
const accountNumber: Pick<ValueKind, 'parse'> = {
  parse(printed) {
    const value = ACCOUNT.exec(printed)?.[0];
    return value === undefined ? null : { value, raw: value, quality: CONFIDENCE.unchecked, notes: [] };
  },
};

const numbered =
  ({ parse }: Pick<ValueKind, 'parse'>): Finder =>
  (view) =>
    view.pages.flatMap(({ segments }) =>
      segments.flatMap((segment) => {
        const parsed = parse(segment.text, view);
        return parsed
          ? [fromSegments([segment], parsed, CONFIDENCE.byForm, 'in the form of numbers of such cards')]
          : [];
      }),
    );

/** The card's number. */
export const numberOfIndia: readonly Finder[] = [
  onAadhaar(numbered(aadhaarNumber)),
  on(TAX_CARD, numbered(accountNumber)),
];

/** At least two words in Latin letters. */
const NAME =
  /^(?!.*\b(?:government|india|authority|identification)\b)\p{Lu}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){1,5}$/iu;
const BIRTH = /\b(?:DOB|D\.O\.B|(?:date|year) of birth|YOB)\b/i;

/** The name directly above the date of birth. */
export const nameOfIndia: Finder = onAadhaar((view, field) =>
  view.pages.flatMap(({ segments }) =>
    segments
      .filter(({ text }) => BIRTH.test(text))
      .flatMap(({ box }) => {
        const above = segments
          .filter((s) => s.box.y + s.box.height / 2 < box.y && box.y - s.box.y < 4 * box.height)
          .filter((s) => Math.abs(s.box.x - box.x) < 3 * box.height && NAME.test(s.text.trim()))
          .sort((one, other) => other.box.y - one.box.y)[0];
        const parsed = above ? field.kind.parse(above.text, { ...view, namedHere: true }) : null;
        return above && parsed
          ? [fromSegments([above], parsed, CONFIDENCE.byPlace, 'on the line above the birth')]
          : [];
      }),
  ),
);

/** "पुरुष / MALE" on a line of its own. */
export const sexOfIndia: Finder = onAadhaar((view, field) =>
  view.pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const word = /(?:^|[^\p{L}])(male|female|transgender)\s*$/iu.exec(segment.text)?.[1];
      const parsed = word ? field.kind.parse(word, view) : null;
      return parsed
        ? [byShape(fromSegments([segment], parsed, CONFIDENCE.byPlace, 'on a line of its own'), [segment])]
        : [];
    }),
  ),
);
