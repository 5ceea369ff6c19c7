import { message } from '../../../../contract/messages/message.ts';
import { checkDigit } from '../../../ocr/mrz/check-digit.ts';
import { zoneDay } from '../../../values/zone-day.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder, Look } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * The OCR-B row at the bottom of driving licences (ISO/IEC 18013-2): D, a digit, the state, data chosen by the state,
 * and a check digit over all, computed as for passports. OCR drops fillers, so the length may be short.
 */
const ROW = /^D[1-9][A-Z]{3}[A-Z\d<]{12,24}\d$/;
const LENGTH = 30;
/** Values of a row by our field names. */
type RowValues = Readonly<Partial<Record<'licenceNumber' | 'expiryDate' | 'surname', string>>>;

/**
 * Layouts of known states; null if the row is not theirs. France, since 2013: number (9) with a check digit over
 * everything before it, expiry, first eight letters of the surname, which may be truncated.
 */
const LAYOUTS: readonly ((row: string, today: string) => RowValues | null)[] = [
  (row, today) => {
    const [, number, digit, expiry, name] = /^D1FRA([A-Z\d]{9})(\d)(\d{6})([A-Z]+<*)\d$/.exec(row) ?? [];
    if (!number || !expiry || !name || checkDigit(row.slice(0, 14)) !== Number(digit)) return null;
    const day = zoneDay(expiry, 'expiry-of-book', today);
    return {
      licenceNumber: number,
      ...(day && { expiryDate: day }),
      ...(name.endsWith('<') && { surname: name.replace(/<+$/, '') }),
    };
  },
];

/** Rows with a valid check digit, fillers restored. */
function rowsOf({ pages }: DocumentView): { readonly row: string; readonly segment: Segment }[] {
  return pages.flatMap(({ segments }) =>
    segments.flatMap((segment) => {
      const text = segment.text.replace(/\s/g, '');
      if (!ROW.test(text)) return [];
      const row = text.slice(0, -1).padEnd(LENGTH - 1, '<') + text.slice(-1);
      return String(checkDigit(row.slice(0, -1))) === row.slice(-1) ? [{ row, segment }] : [];
    }),
  );
}

const HOW = 'in the row of a licence, whose digits hold';

/** A value of the row, equal in score to the numbered item that prints it: if they differ, neither is trusted. */
export const fromLicenceRow =
  (name: keyof RowValues): Finder =>
  (view, field) =>
    rowsOf(view).flatMap(({ row, segment }) => {
      const text = LAYOUTS.map((read) => read(row, view.today)).find((values) => values !== null)?.[name];
      const parsed = text ? field.kind.parse(text, { ...view, namedHere: true }) : null;
      if (!text || !parsed) return [];
      const found = fromSegments([segment], parsed, FINDER_WEIGHTS.numberedItem, HOW);
      const doubt = isPrintedOtherwise(text, view) ? message('notes.otherFits') : undefined;
      // A row has values of several fields and so uses no place.
      return [{ ...found, place: null, coded: true as const, ...(doubt && { doubt }) }];
    });

/** Maximum differing characters for a printed number to be this one, misread or changed. */
const OTHERS = 2;

/** Does a line end with the number except for a character or two, ignoring a joined prefix ("513AA00001")? */
const isPrintedOtherwise = (number: string, { pages }: DocumentView): boolean =>
  /\d{3}/.test(number) &&
  pages.some(({ segments }) =>
    segments.some(({ text }) => {
      const end = text.replace(/\s/g, '').slice(-number.length);
      const others = [...number].filter((character, i) => character !== end[i]).length;
      return end.length === number.length && others > 0 && others <= OTHERS;
    }),
  );

/** Does a page have such a row of any state? */
export const rowOfLicence = (view: DocumentView): Look | null =>
  rowsOf(view).length > 0 ? { weight: 3, said: 'the machine-readable row of a driving licence' } : null;
