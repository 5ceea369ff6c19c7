import type { DocumentView } from '../../../layout/view.ts';
import type { Look } from '../../document-type.ts';

/**
 * The PDF417 barcode of US and Canadian driving licences and identity cards (AAMVA DL/ID card design standard, annex D,
 * versions of 2000 to 2020): a header, then elements with a three-letter code and a value each, ended by line feeds.
 */
export interface AamvaCard {
  /** `DL`: a driving licence, `ID`: an identification card. */
  readonly kind: 'DL' | 'ID';
  /** Values by element id: `DAQ` the number, `DBB` the date of birth. */
  readonly elements: ReadonlyMap<string, string>;
}

/**
 * "ANSI " (early cards: "AAMVA"), issuer, version, the issuer's own version since 2003, number of subfiles, their
 * offsets.
 */
const HEADER = /^@?[\s\p{Cc}]*(?:ANSI ?|AAMVA)\d{6}\d{4}(?:\d{2})?((?:[A-Z]{2}\d{8})+)/u;
const ELEMENT = /^(D[A-D][A-Z])(.*)$/;
/** Separators of elements, subfiles and header: line feed, carriage return, record and field separators. */
const END = /\p{Cc}+/u;

/** Null: not a barcode of this standard. */
export function aamvaCardOf(text: string): AamvaCard | null {
  const header = HEADER.exec(text);
  const kind = header && /DL|ID/.exec(header[1]!.replace(/\d/g, ' '))?.[0];
  if (!header || (kind !== 'DL' && kind !== 'ID')) return null;
  const elements = new Map<string, string>();
  for (const part of text.slice(header[0].length).split(END)) {
    // The first element follows the name of its subfile: "DLDAQ…".
    const [, id, value] = ELEMENT.exec(part.replace(/^(?:DL|ID)(?=D[A-D][A-Z])/, '')) ?? [];
    const said = value?.trim();
    if (id && said && !NOTHING.test(said) && !elements.has(id)) elements.set(id, said);
  }
  return elements.size > 0 ? { kind, elements } : null;
}

/** Placeholders for missing values. */
const NOTHING = /^(?:none|unavl?|unavailable|unknown|n\/a)$/i;

/** A value under our field's name. */
interface Named {
  readonly name: string;
  readonly text: string;
}

/** The card's values by our field names. Names marked as truncated (elements DDE, DDF, DDG) are left out. */
export function namedValues({ elements }: AamvaCard): Named[] {
  const of = (...ids: readonly string[]): string | undefined =>
    ids.map((id) => elements.get(id)).find((value) => value !== undefined);
  const [last, ...others] = (elements.get('DAA') ?? '').split(/[,@]/).map((part) => part.trim());
  const isCut = (flag: string): boolean => elements.get(flag) === 'T';
  // Since 2009 first and middle names are two elements; before, one (DCT); in 2000 part of DAA or three elements.
  const given = of('DAC') ? [of('DAC'), of('DAD')] : [of('DCT')?.replaceAll(',', ' ') ?? others.join(' ')];
  const number = of('DAQ')?.replace(/\s/g, '');
  return [
    ['surname', isCut('DDE') ? undefined : (of('DCS', 'DAB') ?? last)],
    ['forenames', isCut('DDF') || isCut('DDG') ? undefined : given.filter((part) => part).join(' ')],
    ['licenceNumber', number],
    ['documentNumber', number],
    ['dateOfBirth', dayOf(of('DBB'))],
    ['expiryDate', dayOf(of('DBA'))],
    ['dateOfIssue', dayOf(of('DBD'))],
    ['gender', SEXES[of('DBC') ?? '']],
    ['licenceClass', of('DCA', 'DAR')],
  ].flatMap(([name, text]) => (name && text ? [{ name, text }] : []));
}

/** Does a barcode of this standard show the kind of card? */
export const codedAs =
  (kind: AamvaCard['kind'], title: string) =>
  (view: DocumentView): Look | null =>
    view.barcodes.some(({ barcode }) => aamvaCardOf(barcode.text)?.kind === kind)
      ? { weight: 3.4, said: `a symbol that says it is ${title}` }
      : null;

/** Digits of ISO 5218 since 2003, letters before. */
const SEXES: Readonly<Record<string, string>> = { 1: 'M', 2: 'F', 9: 'X', M: 'M', F: 'F', X: 'X' };

/**
 * ISO date. The US write MMDDCCYY, Canada and the version of 2000 CCYYMMDD; no month starts like a year, so the digits
 * tell which.
 */
function dayOf(written: string | undefined): string | undefined {
  const digits = written?.replace(/\D/g, '') ?? '';
  if (digits.length !== 8) return undefined;
  return /^(?:19|20)/.test(digits)
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
}
