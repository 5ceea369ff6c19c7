import { message } from '../../../../contract/messages/message.ts';
import { checkDigit } from '../../../ocr/mrz/check-digit.ts';
import { zoneDay } from '../../../values/zone-day.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder, Look } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';
import { FINDER_WEIGHTS } from '../finder-weights.ts';

/**
 * The row of OCR-B at the foot of driving licences (ISO/IEC 18013-2): D, a figure, the state, what the state chooses to say, and a
 * digit over all of it, reckoned as those of passports. Readers swallow its fillers: only the length may be short.
 */
const ROW = /^D[1-9][A-Z]{3}[A-Z\d<]{12,24}\d$/;
const LENGTH = 30;
/** Values of a row by the names of our fields. */
type RowValues = Readonly<Partial<Record<'licenceNumber' | 'expiryDate' | 'surname', string>>>;

/**
 * What a state writes in its row, where that is known: null where the row is none of its rows. France, since 2013: number (9) with a
 * digit over all before it, expiry, first eight letters of the surname; a full field may have cut it.
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

/** The rows of a document whose last digit holds, fillers put back. */
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

/** A value of the row, as good as the numbered item that prints it: where the two differ, neither is sure. */
export const fromLicenceRow =
  (name: keyof RowValues): Finder =>
  (view, field) =>
    rowsOf(view).flatMap(({ row, segment }) => {
      const text = LAYOUTS.map((read) => read(row, view.today)).find((values) => values !== null)?.[name];
      const parsed = text ? field.kind.parse(text, { ...view, namedHere: true }) : null;
      if (!text || !parsed) return [];
      const found = fromSegments([segment], parsed, FINDER_WEIGHTS.numberedItem, HOW);
      const doubt = isPrintedOtherwise(text, view) ? message('notes.otherFits') : undefined;
      // A row holds values of several fields, so none takes its place from the others.
      return [{ ...found, place: null, coded: true as const, ...(doubt && { doubt }) }];
    });

/** Of so many characters of a number one or two are others: not another number, but this one misread or changed. */
const OTHERS = 2;

/** Does a line end with the same number but for a character or two, whatever ran into its beginning ("513AA00001")? */
const isPrintedOtherwise = (number: string, { pages }: DocumentView): boolean =>
  /\d{3}/.test(number) &&
  pages.some(({ segments }) =>
    segments.some(({ text }) => {
      const end = text.replace(/\s/g, '').slice(-number.length);
      const others = [...number].filter((character, i) => character !== end[i]).length;
      return end.length === number.length && others > 0 && others <= OTHERS;
    }),
  );

/** Does a page have such a row, of whatever state? */
export const rowOfLicence = (view: DocumentView): Look | null =>
  rowsOf(view).length > 0 ? { weight: 3, said: 'the machine-readable row of a driving licence' } : null;
