import { message } from '../../contract/messages/message.ts';
import type { MachineReadableZone } from '../../contract/pages.ts';
import type { Check } from '../../contract/verification.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { isZoneOf, type DocumentType } from '../../engine/documents/document-type.ts';
import { isState } from '../../engine/ocr/mrz/guards.ts';
import { defaultPack, packs } from '../../engine/packs/index.ts';
import { ANY_DAY } from '../../engine/values/kind.ts';
import { nationality } from '../../engine/values/words.ts';

/** Where the state stands in the first row of a zone. */
const STATE = { from: 2, to: 5 } as const;

/** The card of a neighbour is another state's card, although it has a type of its own here. */
function isOfAnyState(named: DocumentType, { format, lines }: MachineReadableZone): boolean {
  const [first = '', ...rest] = lines;
  const state = first.slice(STATE.from, STATE.to);
  const isOfNeighbour = packs.some((pack) => pack !== defaultPack && pack.zoneCode === state);
  const stateless = first.slice(0, STATE.from) + '<<<' + first.slice(STATE.to);
  return isOfNeighbour && isZoneOf(named, { format, lines: [stateless, ...rest] });
}

/** A zone of other papers than the one that was named: of a visa where a passport is expected, of another state where the national card is. */
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

/** A nationality that lists have, where the whole text is its name; "Zambian born Motswana" and "Indian American" are more than one. */
function knownNationality(text: string | null | undefined): string | null {
  const parsed = nationality.parse((text ?? '').trim().replace(CITIZEN, ''), ANY_DAY);
  return parsed?.quality === 1 ? String(parsed.value) : null;
}

/** Codes of no one state, of kinds of British people, and of states whose people are called as those of another one. */
const AMBIGUOUS = /^(?:X|GB|TWN|PRK)/;

/** What the people of a zone's code are called; where no list says it, the code of a state, which is none of the names that lists have. */
function codedNationality(code: string | null | undefined): string | null {
  const known = knownNationality(code);
  return known ?? (code && isState(code) && !AMBIGUOUS.test(code) ? code : null);
}

/** The nationality that was sent against the one of the zone; nothing where either is not known. */
export function nationalityOfZone(zone: MachineReadableZone, sent: string | undefined): Check[] {
  const coded = codedNationality(zone.fields['nationality']);
  // "Motswana / South African": of two states, or one in two languages.
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
