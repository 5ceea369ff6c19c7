import { PREMISES, SHOPS, WAYS, WAYS_ABROAD, YARDS } from '../lexicon/premises.ts';
import { isDistrict, isTownArea, placeIn } from './dictionaries.ts';

const PIECE_OF_LAND = String.raw`${PREMISES}|(?:${SHOPS})(?= (?:no\.? ?)?\d)|ward`;
const PART_OF_TOWN =
  'block|phase|ext(?:ension)?|farm|building|floor|mall|estate|park|kgotla|setsha|lane|quartier';
/** "plot", "street", "ward": words for a location within a place. */
export const STREET = new RegExp(
  String.raw`\b(?:${PIECE_OF_LAND}|${WAYS}|${WAYS_ABROAD}|${PART_OF_TOWN})\b`,
  'i',
);
/** "plot 118", "House No. 4", "Lolwapa 12" */
export const NUMBERED = new RegExp(String.raw`\b(?:${PREMISES}|farm|${YARDS})\b[^,\d]{0,6}\d`, 'i');
const POSTAL = /\bp\.?\s?[o0]\.?\s?b[o0]x\b|\bb\.?p\.? ?\d|\bprivate bag\b|\bbag\s+\d|^box\s+\d/im;
/** Does a text contain a postal address? */
export const isPostal = (text: string): boolean => POSTAL.test(text);

const WAY_AT_END = new RegExp(String.raw`\s(?:${WAYS}|estates?)$`, 'i');
/** @example endsWithStreet('Boseja Drive') // true */
export const endsWithStreet = (text: string): boolean => WAY_AT_END.test(text.trim());

const AT_START = new RegExp(
  String.raw`^(?:(?:${PREMISES}|${SHOPS}|farm|${YARDS})\b[^,\d]{0,6}\d|${POSTAL.source})`,
  'i',
);
/** Does a text begin with numbered premises or a postal address: "Lot 2785, Boseja Drive", "P O Box 7"? */
export const startsAddress = (text: string): boolean => AT_START.test(text);

/** Does a text end with a town or village, not with a street or a part of one? */
export function endsInPlace(text: string): boolean {
  const parts = text
    .split(/[\n,]/)
    .map((p) => p.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  // "185 Long Avenue, Central": a part of a town abroad; a district stands behind its town.
  if (parts.length > 1 && isDistrict(last) && placeIn(parts.at(-2)!) === null) return false;
  // "PLOT 118 SEDIE WARD MAUN": town after the ward, without a comma.
  const town = last.replace(/^.*\b(?:ward|street|road|avenue|estate|village)\s+(?=\p{L})/iu, '');
  return placeIn(town) !== null && !STREET.test(town) && !isTownArea(town);
}
