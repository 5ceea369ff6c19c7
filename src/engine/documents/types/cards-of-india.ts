import { message } from '../../../contract/messages/message.ts';
import type { ValueKind } from '../../values/kind.ts';
import { isVerhoeff } from '../../values/verhoeff.ts';
import { byShape, fromSegments } from '../find/candidate.ts';
import type { Segment } from '../../layout/segment.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Finder, PhraseCue } from '../document-type.ts';

/**
 * Confidence of numbers, 0–1: failed check digit, no check digit, recognised by form, by position (chosen on drawn
 * specimens, ADR 401).
 */
const CONFIDENCE = { notHolding: 0.8, unchecked: 0.95, byForm: 0.9, byPlace: 0.85 } as const;

/** Aadhaar cards and letters, cards of the permanent account number and of electors: cards without a zone. */
export const CUES_OF_INDIA: readonly PhraseCue[] = [
  { phrase: 'Unique Identification Authority of India', weight: 3 },
  { phrase: 'Aadhaar', weight: 2.4 },
  { phrase: 'Your Aadhaar No', weight: 2.4 },
  { phrase: 'Government of India', weight: 1.8 },
  { phrase: 'Govt. of India', weight: 1.4 },
  { phrase: 'Permanent Account Number Card', weight: 3 },
  { phrase: 'Permanent Account Number', weight: 1.6 },
  { phrase: 'Income Tax Department', weight: 1.2 },
  { phrase: 'Elector Photo Identity Card', weight: 3 },
  { phrase: 'Election Commission of India', weight: 2.4 },
];

const AADHAAR = /\baadhaar\b|\bunique identification\b|\bgovernment of india\b/i;
const TAX_CARD = /\bincome ?tax department\b|\bpermanent account\b|^PAN(?: NO\.?)?:? ?[A-Z]{5}\d{4}[A-Z]$/i;
const ELECTOR = /\belector photo\b|\belection commission of india\b/i;
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

/** A number without a check digit, by its form: held where it is not that of a person's card. */
const ofForm = (form: RegExp, usual: RegExp = form): Pick<ValueKind, 'parse'> => ({
  parse(printed) {
    const value = form.exec(printed)?.[0];
    if (value === undefined) return null;
    const doubt = usual.test(value) ? {} : { doubt: message('notes.characterMistaken') };
    return { value, raw: value, quality: CONFIDENCE.unchecked, notes: [], ...doubt };
  },
});
/** Five letters, of which the fourth is P for a person, four figures and a letter. */
const accountNumber = ofForm(/(?<!\w)[A-Z]{5}\d{4}[A-Z](?!\w)/, /^.{3}P/);
/** Three letters and seven figures. */
const electorNumber = ofForm(/(?<!\w)[A-Z]{3}\d{7}(?!\w)/);

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
  on(ELECTOR, numbered(electorNumber)),
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

/** A day alone, and a line of a name in capitals. */
const DAY = /^\d{2}\/\d{2}\/\d{4}$/;
const NAME_IN_CAPITALS = /^\p{Lu}[\p{Lu}.'’-]*(?: \p{Lu}[\p{Lu}.'’-]*){0,4}$/u;
/** The issuer in the head of the card, also as OCR reads it, and a company's legal form. */
const ISSUER =
  /\bG[O0]VT\b|\bG[O0]VERN|\b[IL1]N[DO][IL1]A\b|\bDEP(?:T|AR)|\bINCOME|\bTAX\b|\bL[I1]M[I1]TED\b|\bLTD\b/iu;
/** In heights of a line: so close under each other. */
const LINES_APART = 4;

/** Cards of the account number before 2017 have no captions: the holder's name, the father's under it, the birth under both. */
const linesOfTaxCard = (view: DocumentView): readonly [name: Segment, birth: Segment][] =>
  !says(view, TAX_CARD)
    ? []
    : view.pages.flatMap(({ segments }) =>
        segments
          .filter(({ text }) => DAY.test(text.trim()))
          .flatMap((birth): [Segment, Segment][] => {
            const father = lineOver(birth, segments);
            const holder = father && lineOver(father, segments);
            return holder && !lineOver(holder, segments) ? [[holder, birth]] : [];
          }),
      );

const lineOver = ({ box }: Segment, segments: readonly Segment[]): Segment | undefined =>
  segments
    .filter(
      (s) =>
        NAME_IN_CAPITALS.test(s.text.trim()) &&
        !TAX_CARD.test(s.text) &&
        !ISSUER.test(s.text) &&
        Math.abs(s.box.x - box.x) < box.height &&
        s.box.y + s.box.height <= box.y + box.height / 2 &&
        box.y - s.box.y < LINES_APART * box.height,
    )
    .toSorted((a, b) => b.box.y - a.box.y)[0];

/** What stands on one of the lines of a card without captions. */
const onLine =
  (which: 0 | 1): Finder =>
  (view, field) =>
    linesOfTaxCard(view).flatMap((lines) => {
      const parsed = field.kind.parse(lines[which].text, { ...view, namedHere: true });
      return parsed
        ? [fromSegments([lines[which]], parsed, CONFIDENCE.byPlace, 'on its line of a card without captions')]
        : [];
    });
export const nameOfTaxCard = onLine(0);
export const birthOfTaxCard = onLine(1);

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
