import { existsSync } from 'node:fs';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Label } from '../../contract/picture-labels.ts';
import { message } from '../../contract/messages/message.ts';
import { isoTime } from '../clock.ts';
import { requirePermission, type Operator } from '../operators/permissions.ts';
import type { Station } from '../station.ts';
import { labelOfCase } from './case-label.ts';
import { writePictureSet, type PictureFile } from './picture-set.ts';

/** What customers agree to for it (contract/retention.ts). */
const PURPOSE = 'quality-measurement';
const ENDING: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

export interface ExportedPictures {
  readonly cases: number;
  readonly files: number;
  /** Consented and decided, but read in several parts or with files erased. */
  readonly leftOut: number;
}

/**
 * Writes the pictures of decided cases with consent, labelled with the values that staff let stand, into one file
 * encrypted with the passphrase. Audited: that it was done, by whom, and how many.
 *
 * @throws StationError FORBIDDEN where the setting is off or the operator may not, INVALID_REQUEST when the file exists
 */
export async function exportPictures(
  station: Pick<Station, 'config' | 'store' | 'cases' | 'retention' | 'audit' | 'clock'>,
  { file, passphrase, by }: { file: string; passphrase: string; by: Operator },
): Promise<ExportedPictures> {
  requirePermission(by, 'data.backup');
  if (!station.config.measurement.exportPictures)
    throw new StationError('FORBIDDEN', message('serviceRefusals.picturesOff'));
  if (existsSync(file))
    throw new StationError('INVALID_REQUEST', message('serviceRefusals.picturesNameTaken'));
  const labels: Label[] = [];
  const files: PictureFile[] = [];
  const consented = consentedCases(station);
  for (const caseId of consented) {
    const set = picturesOf(station, caseId, labels.length + 1);
    if (!set) continue;
    labels.push(set.label);
    files.push(...set.files);
  }
  const told = { cases: labels.length, files: files.length, leftOut: consented.length - labels.length };
  station.audit.append({
    actor: { kind: 'operator', id: by.id },
    action: 'pictures.exported',
    details: { ...told },
  });
  await writePictureSet(file, { labels, files }, passphrase, isoTime(station.clock));
  return told;
}

/** Decided cases whose consent covers the purpose and was not withdrawn. */
function consentedCases({ store, retention }: Pick<Station, 'store' | 'retention'>): string[] {
  return store.database
    .prepare<[], { id: string }>(
      "SELECT id FROM cases WHERE state IN ('accepted', 'rejected') AND id IN (SELECT case_id FROM consents) ORDER BY created_at",
    )
    .all()
    .map(({ id }) => id)
    .filter((id) =>
      retention.consent
        .of(id)
        .some(({ purposes, withdrawnAt }) => withdrawnAt === null && purposes.includes(PURPOSE)),
    );
}

/** The label and the files of a case that was read as one request, all of which are still kept. */
function picturesOf(
  { cases }: Pick<Station, 'cases'>,
  caseId: string,
  number: number,
): { label: Label; files: PictureFile[] } | null {
  const [reading, ...others] = cases.work.readings(caseId);
  const sources = cases.files.list(caseId, 'source');
  if (!reading || others.length > 0 || sources.length !== reading.verification.totalFiles) return null;
  const named = sources.map(({ mediaType }, position) => ({
    name: `${String(number).padStart(4, '0')}-${position + 1}.${ENDING[mediaType] ?? ''}`,
    bytes: (): Uint8Array => cases.files.read(caseId, 'source', position).bytes,
  }));
  if (named.some(({ name }) => name.endsWith('.'))) return null;
  const names = named.map(({ name }) => name);
  return { label: labelOfCase(reading.verification, reading.typed, names), files: named };
}
