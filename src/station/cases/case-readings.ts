import { Verification } from '../../contract/verification.ts';
import type { StationConfig } from '../../contract/config.ts';
import { recheck } from '../../engine/documents/recheck.ts';
import { newestChip, placeChip, withChip } from './case-chip.ts';
import type { CaseResults } from './case-results.ts';
import { toCorrection, type KeptCorrection } from './corrections.ts';
import type { KeptCorrections } from './kept-corrections.ts';
import type { CaseWork, CorrectedReading } from './work-on-case.ts';

export type CaseReadings = Pick<CaseWork, 'verification' | 'standing' | 'readings' | 'chip' | 'seen'>;

/** The readings of a case, with what people typed over them and what the chip of a document says. */
export function caseReadings(
  results: CaseResults,
  corrections: KeptCorrections,
  config: StationConfig['documents'],
): CaseReadings {
  const verification: CaseReadings['verification'] = (caseId) => {
    const latest = results.latest(caseId, 'verification');
    return latest ? { resultId: latest.id, verification: Verification.parse(latest.body) } : null;
  };
  const withTyped = (read: Verification, typed: readonly KeptCorrection[]): Verification =>
    recheck(read, typed, {
      category: read.auto ? null : read.verificationType,
      today: read.timestamp.slice(0, 10),
      maxAddressAgeMonths: config.maxAddressAgeMonths,
      country: config.country,
    });
  const asRead = (caseId: string): CorrectedReading[] => {
    const all = results.of(caseId, 'verification');
    const replaced = new Set(all.map((one) => one.replaces));
    const typed = corrections.inForce(caseId).map(toCorrection);
    return all.flatMap(({ id, body }) => {
      const parsed = Verification.safeParse(body);
      if (replaced.has(id) || !parsed.success) return [];
      const own = typed.filter(({ resultId }) => resultId === id);
      return [{ verification: withTyped(parsed.data, own), typed: own }];
    });
  };
  const seen: CaseReadings['seen'] = (caseId) => {
    const read = asRead(caseId);
    const newest = newestChip(results, caseId);
    if (!newest) return { readings: read, chip: null };
    const chip = placeChip(newest, read);
    const readings = read.map((one) => ({ ...one, verification: withChip(one.verification, chip) }));
    return { readings, chip };
  };
  const readings: CaseReadings['readings'] = (caseId) => seen(caseId).readings;

  return {
    verification,
    standing: (caseId) => {
      const newest = verification(caseId)?.verification;
      if (!newest) return null;
      const read = readings(caseId).find((one) => one.verification.requestId === newest.requestId);
      return read?.verification ?? withTyped(newest, corrections.ofReading(caseId, true));
    },
    readings,
    // Without a chip no reading is parsed.
    chip: (caseId) => {
      const newest = newestChip(results, caseId);
      return newest && placeChip(newest, asRead(caseId));
    },
    seen,
  };
}
