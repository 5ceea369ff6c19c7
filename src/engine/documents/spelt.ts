import type { FieldValue } from '../../contract/verification.ts';
import { fold } from '../values/text/fold.ts';
import { isSpeltInZone } from '../values/text/transliteration.ts';
import { sameValue, type ValueKind } from '../values/kind.ts';
import type { Candidate } from './find/candidate.ts';

/** Zones cannot contain hyphens or apostrophes: use the printed spelling of a name that has them. */
export function speltByPrint(
  { source, value }: Candidate,
  agreeing: readonly Candidate[],
): FieldValue | null {
  if (source !== 'mrz' || typeof value !== 'string' || !/^[\p{L} .]+$/u.test(value)) return null;
  const spelt = agreeing.find((c) => typeof c.value === 'string' && /\p{L}[-'’]\p{L}/u.test(c.value));
  return spelt?.value ?? null;
}

/**
 * Use the zone's spelling if the print's letters do not correspond to it: "GROSS" in the zone beside "GROB", a misread
 * "GROß".
 */
export function speltByZone(kind: ValueKind, chosen: Candidate, all: readonly Candidate[]): Candidate {
  if (chosen.source === 'mrz' || typeof chosen.value !== 'string' || !kind.ownPlace) return chosen;
  const printed = chosen.value;
  const zone = all.find(
    (c) => c.source === 'mrz' && c.score > SURE_ZONE && sameValue(kind, c.value, printed),
  );
  if (!zone || fold(String(zone.value)) === fold(printed)) return chosen;
  return isSpeltInZone(printed, String(zone.value)) ? chosen : zone;
}

/** Minimum score: a clearly read zone with valid check digits. */
const SURE_ZONE = 0.85;
