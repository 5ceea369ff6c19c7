import { message } from '../../contract/messages/message.ts';
import type { MachineReadableZone } from '../../contract/pages.ts';
import type { Check } from '../../contract/verification.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { isZoneOf, type DocumentType } from '../../engine/documents/document-type.ts';
import { ANY_DAY } from '../../engine/values/kind.ts';
import { nationality } from '../../engine/values/words.ts';

/** A zone of other papers than the one that was named: of a visa where a passport is expected, of another state where the national card is. */
export function zoneOfNamedType(zone: MachineReadableZone, named: DocumentType): Check[] {
  if (!named.zone?.only || isZoneOf(named, zone)) return [];
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

/** The nationality that was sent against the one of the zone; nothing where either is not known by its name. */
export function nationalityOfZone(zone: MachineReadableZone, sent: string | undefined): Check[] {
  const coded = knownNationality(zone.fields['nationality']);
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
