import type { Store } from '../store/store.ts';

export interface DamagedFile {
  readonly caseId: string;
  readonly role: string;
  /** Among the files of this role, from 0. */
  readonly position: number;
}
export interface FileCheck {
  readonly checked: number;
  readonly damaged: readonly DamagedFile[];
}

/** Opens every file of every case: decrypts it, and compares its hash. */
export function checkFiles({ database, blobs }: Store): FileCheck {
  const rows = database
    .prepare<[], DamagedFile & { blob: string }>(
      'SELECT case_id AS caseId, role, position, blob FROM case_blobs ORDER BY blob, case_id, role, position',
    )
    .all();
  const damaged: DamagedFile[] = [];
  let last = { blob: '', opens: true };
  let checked = 0;
  for (const { blob, ...file } of rows) {
    // A blob that several cases share is read once.
    if (blob !== last.blob) {
      last = { blob, opens: blobs.opens(blob) };
      checked++;
    }
    if (!last.opens) damaged.push(file);
  }
  return { checked, damaged };
}
