import type { ChipReport } from '../../contract/chip.ts';
import type { Actor } from '../actor.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isoTime } from '../clock.ts';
import { sha256Hex } from '../store/blobs.ts';

/** Files of a chip as they were read: EF.SOD and data groups by number. */
export interface ChipFiles {
  readonly sod: Uint8Array;
  readonly groups: ReadonlyMap<number, Uint8Array>;
}

export const chipHashes = ({ sod, groups }: ChipFiles): Record<string, string> =>
  Object.fromEntries([
    ['sod', sha256Hex(sod)],
    ...[...groups].map(([group, bytes]) => [`dg${group}`, sha256Hex(bytes)]),
  ]);

export interface ExaminedChip {
  readonly report: ChipReport;
  readonly files: ChipFiles;
  readonly caseId: string;
  readonly actor: Actor;
  readonly author: string;
  readonly requestId: string;
}

/**
 * Keeps a chip with its case: report, portrait, and the original files as evidence. Portrait and files are erased with
 * the pictures of the case.
 *
 * @throws StationError CONFLICT where the case is decided
 */
export function keepChip(context: CaseServiceContext, examined: ExaminedChip): void {
  const { store, audit, cases, clock, newId } = context;
  const { report, files, caseId, actor, author, requestId } = examined;
  // The signature stays in EF.DG7 alone.
  const { portrait, signatureImage: _, ...rest } = report;
  const picture = portrait === null ? [] : [Buffer.from(portrait, 'base64')];
  const kept = [
    { name: 'EF.SOD', bytes: files.sod },
    ...[...files.groups].map(([group, bytes]) => ({ name: `EF.DG${group}`, bytes })),
  ];
  for (const bytes of [...picture, ...kept.map((file) => file.bytes)]) store.blobs.put(bytes);
  store.write(() => {
    cases.requireOpen(caseId);
    const resultId = newId();
    const { sha256 } = cases.results.add({
      id: resultId,
      caseId,
      kind: 'chip',
      createdAt: isoTime(clock),
      body: { ...rest, hasPortrait: portrait !== null },
    });
    cases.files.add(caseId, [
      ...picture.map((bytes) => ({
        role: 'portrait' as const,
        bytes,
        mediaType: 'image/jpeg',
        author,
        resultId,
      })),
      ...kept.map(({ name, bytes }) => ({
        role: 'attachment' as const,
        bytes,
        name,
        mediaType: 'application/octet-stream',
        author,
        resultId,
      })),
    ]);
    const { name = null, idNumber } = report.extractedData;
    if (idNumber) cases.marks.addNumbers(caseId, [{ field: 'idNumber', number: idNumber }]);
    cases.learn(caseId, {
      ...(cases.row(caseId).subject === null ? { subject: name } : {}),
      ...(report.verdict === 'TAMPERED' ? { verdict: report.verdict } : {}),
    });
    audit.append({
      actor,
      action: 'chip.examined',
      caseId,
      hashes: { ...chipHashes(files), result: sha256 },
      details: { requestId, verdict: report.verdict, reasons: report.reasons.join(' ') },
    });
    cases.assessments.announce(caseId);
    cases.assessments.announceToAlike(caseId);
  });
}
