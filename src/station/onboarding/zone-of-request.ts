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

/** How sure a word is that no list of nationalities has (engine/values/words.ts): it may be another name of the same state. */
const OF_NO_LIST = 0.5;

/** The nationality that was sent against the one of the zone; nothing where either is not known by its name. */
export function nationalityOfZone(zone: MachineReadableZone, sent: string | undefined): Check[] {
  const [typed, coded] = [sent, zone.fields['nationality']].map((text) => {
    const parsed = text ? nationality.parse(text, ANY_DAY) : null;
    return parsed && parsed.quality > OF_NO_LIST ? parsed.value : null;
  });
  if (!typed || !coded) return [];
  const same = typed === coded;
  return [
    checkOf({
      id: 'mrz-against-print',
      outcome: same ? 'passed' : 'failed',
      says: message(same ? 'numberChecks.zoneAgrees' : 'numberChecks.zoneDiffers', { field: 'nationality' }),
      expected: String(coded),
      actual: String(typed),
      fields: ['nationality'],
    }),
  ];
}
