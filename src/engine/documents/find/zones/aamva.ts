import type { DocumentView } from '../../../layout/view.ts';
import type { Look } from '../../document-type.ts';

/**
 * What the PDF417 symbol on a driving licence or identity card of the United States and Canada says (AAMVA DL/ID card
 * design standard, annex D, versions of 2000 to 2020): a header, then elements of a three-letter code and a value each, ended
 * by line feeds.
 */
export interface AamvaCard {
  /** `DL`: a driving licence, `ID`: an identification card. */
  readonly kind: 'DL' | 'ID';
  /** Values by element id: `DAQ` the number, `DBB` the birth. */
  readonly elements: ReadonlyMap<string, string>;
}

/** "ANSI " (early cards: "AAMVA"), issuer, version, the issuer's own version since 2003, number of parts, their places. */
const HEADER = /^@?[\s\p{Cc}]*(?:ANSI ?|AAMVA)\d{6}\d{4}(?:\d{2})?((?:[A-Z]{2}\d{8})+)/u;
const ELEMENT = /^(D[A-D][A-Z])(.*)$/;
/** Ends of elements, of parts and of the header: line feed, carriage return, record and field separators. */
const END = /\p{Cc}+/u;

/** Null: not a symbol of this standard. */
export function aamvaCardOf(text: string): AamvaCard | null {
  const header = HEADER.exec(text);
  const kind = header && /DL|ID/.exec(header[1]!.replace(/\d/g, ' '))?.[0];
  if (!header || (kind !== 'DL' && kind !== 'ID')) return null;
  const elements = new Map<string, string>();
  for (const part of text.slice(header[0].length).split(END)) {
    // The first element follows the name of its part: "DLDAQ…".
    const [, id, value] = ELEMENT.exec(part.replace(/^(?:DL|ID)(?=D[A-D][A-Z])/, '')) ?? [];
    const said = value?.trim();
    if (id && said && !NOTHING.test(said) && !elements.has(id)) elements.set(id, said);
  }
  return elements.size > 0 ? { kind, elements } : null;
}

/** What is written where a card has no value. */
const NOTHING = /^(?:none|unavl?|unavailable|unknown|n\/a)$/i;

/** A value under the name of the field of ours that it is. */
interface Named {
  readonly name: string;
  readonly text: string;
}

/** The card's values by the names of our fields. Names that were cut short (elements DDE, DDF, DDG) are left out. */
export function namedValues({ elements }: AamvaCard): Named[] {
  const of = (...ids: readonly string[]): string | undefined =>
    ids.map((id) => elements.get(id)).find((value) => value !== undefined);
  const [last, ...others] = (elements.get('DAA') ?? '').split(/[,@]/).map((part) => part.trim());
  const isCut = (flag: string): boolean => elements.get(flag) === 'T';
  // Since 2009 first and middle names are two elements, before one (DCT), in 2000 those of DAA or three of their own.
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

/** Does a symbol of this standard on a page say that the card is of a kind? */
export const codedAs =
  (kind: AamvaCard['kind'], title: string) =>
  (view: DocumentView): Look | null =>
    view.barcodes.some(({ barcode }) => aamvaCardOf(barcode.text)?.kind === kind)
      ? { weight: 3.4, said: `a symbol that says it is ${title}` }
      : null;

/** Digits of ISO 5218 since 2003, letters before. */
const SEXES: Readonly<Record<string, string>> = { 1: 'M', 2: 'F', 9: 'X', M: 'M', F: 'F', X: 'X' };

/**
 * ISO date. The United States write MMDDCCYY, Canada and the version of 2000 CCYYMMDD: a month never begins like a year of
 * these centuries, so the digits say which it is.
 */
function dayOf(written: string | undefined): string | undefined {
  const digits = written?.replace(/\D/g, '') ?? '';
  if (digits.length !== 8) return undefined;
  return /^(?:19|20)/.test(digits)
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : `${digits.slice(4)}-${digits.slice(0, 2)}-${digits.slice(2, 4)}`;
}
