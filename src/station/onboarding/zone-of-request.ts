import { message } from '../../contract/messages/message.ts';
import type { MachineReadableZone } from '../../contract/pages.ts';
import type { Check } from '../../contract/verification.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { isZoneOf, type DocumentType } from '../../engine/documents/document-type.ts';
import { isState } from '../../engine/ocr/mrz/guards.ts';
import { defaultPack, packs } from '../../engine/packs/index.ts';
import { ANY_DAY } from '../../engine/values/kind.ts';
import { nationality } from '../../engine/values/words.ts';

/** Position of the issuing state in the first line of a zone. */
const STATE = { from: 2, to: 5 } as const;

/** A neighbour's card counts as another state's card, although it has its own type here. */
function isOfAnyState(named: DocumentType, { format, lines }: MachineReadableZone): boolean {
  const [first = '', ...rest] = lines;
  const state = first.slice(STATE.from, STATE.to);
  const isOfNeighbour = packs.some((pack) => pack !== defaultPack && pack.zoneCode === state);
  const stateless = first.slice(0, STATE.from) + '<<<' + first.slice(STATE.to);
  return isOfNeighbour && isZoneOf(named, { format, lines: [stateless, ...rest] });
}

/** Fails for the zone of another document than the named one: a visa for a passport, another state's card for the national one. */
export function zoneOfNamedType(zone: MachineReadableZone, named: DocumentType): Check[] {
  if (!named.zone?.only || isZoneOf(named, zone) || isOfAnyState(named, zone)) return [];
  return [
    checkOf({
      id: 'mrz-of-type',
      outcome: 'failed',
      says: message('numberChecks.zoneOfOther', { document: named.documentType }),
      actual: `${zone.format} ${zone.lines[0]!.slice(0, 5)}`,
      fields: ['mrz'],
    }),
  ];
}

/** "… citizen": what forms put behind the nationality. */
const CITIZEN = /\s+(?:citizen|national)$/i;

/** A listed nationality, if the whole text is its name; "Zambian born Motswana" and "Indian American" are more than one. */
function knownNationality(text: string | null | undefined): string | null {
  const parsed = nationality.parse((text ?? '').trim().replace(CITIZEN, ''), ANY_DAY);
  return parsed?.quality === 1 ? String(parsed.value) : null;
}

/** Codes of no single state, of kinds of British nationals, and of states that share a demonym with another. */
const AMBIGUOUS = /^(?:X|GB|TWN|PRK)/;

/** Demonym of a zone's country code; if unlisted, the code, which equals no listed name. */
function codedNationality(code: string | null | undefined): string | null {
  const known = knownNationality(code);
  return known ?? (code && isState(code) && !AMBIGUOUS.test(code) ? code : null);
}

/** Compares the sent nationality with the zone's; nothing if either is unknown. */
export function nationalityOfZone(zone: MachineReadableZone, sent: string | undefined): Check[] {
  const coded = codedNationality(zone.fields['nationality']);
  // "Motswana / South African": dual nationality, or one in two languages.
  const typed = (sent ?? '').split('/').flatMap((part) => knownNationality(part) ?? []);
  if (typed.length === 0 || coded === null) return [];
  const same = typed.includes(coded);
  return [
    checkOf({
      id: 'mrz-against-print',
      outcome: same ? 'passed' : 'failed',
      says: message(same ? 'numberChecks.zoneAgrees' : 'numberChecks.zoneDiffers', { field: 'nationality' }),
      expected: coded,
      actual: same ? coded : typed.join(' / '),
      fields: ['nationality'],
    }),
  ];
}
