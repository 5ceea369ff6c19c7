import path from 'node:path';
import { archiveKey, backupDamaged, openArchive, type ArchiveHeader, type FrameKind } from './archive.ts';
import { blobPiece, pieceName } from './backup-contents.ts';
import { Manifest } from './backup.ts';
import { NAME_BYTES, nameOf, type PieceName } from './pack.ts';
import { openPieces } from './pieces.ts';

export interface BackupFrame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

export interface OpenBackup {
  readonly header: ArchiveHeader;
  /**
   * Manifest, the database piece by piece, the blobs (id, then the encrypted file), and the end, wherever they lie.
   *
   * @param databaseKey what opens the backup gives it
   * @throws StationError STORAGE_FAILED for damage anywhere
   */
  contents(databaseKey: Uint8Array): Generator<BackupFrame>;
  close(): void;
}

/** @throws StationError INVALID_REQUEST when the file is no backup */
export function openBackup(file: string): OpenBackup {
  const archive = openArchive(file);
  const { header } = archive;
  return {
    header,
    close: archive.close,
    contents: (databaseKey) => {
      const frames = archive.frames(archiveKey(databaseKey, header.salt));
      return header.version === 1 ? frames : composed(path.dirname(file), frames, databaseKey);
    },
  };
}

/** Replaces names by their pieces. */
function* composed(
  folder: string,
  frames: Generator<BackupFrame>,
  databaseKey: Uint8Array,
): Generator<BackupFrame> {
  const pieces = openPieces(folder, databaseKey);
  try {
    let blobKey = 0;
    for (const { kind, payload } of frames) {
      if (kind === 'manifest') ({ blobKey } = Manifest.parse(JSON.parse(payload.toString())));
      if (kind === 'manifest' || kind === 'end') yield { kind, payload };
      else
        for (const name of namesIn(payload))
          if (kind === 'database') {
            const piece = pieces.read(name);
            if (pieceName(piece) !== name) throw backupDamaged();
            yield { kind, payload: piece };
          } else {
            const id = Buffer.from(name, 'latin1');
            const sealed = pieces.read(blobPiece(id.toString('hex'), blobKey));
            yield { kind, payload: Buffer.concat([id, sealed]) };
          }
    }
  } finally {
    pieces.close();
  }
}

/** The names of all pieces that a backup of version 2 needs. @throws StationError for damage in the backup itself */
export function neededPieces(file: string, databaseKey: Uint8Array): Set<PieceName> {
  const archive = openArchive(file);
  try {
    const needed = new Set<PieceName>();
    let blobKey = 0;
    for (const { kind, payload } of archive.frames(archiveKey(databaseKey, archive.header.salt))) {
      if (kind === 'manifest') ({ blobKey } = Manifest.parse(JSON.parse(payload.toString())));
      if (kind === 'database') for (const name of namesIn(payload)) needed.add(name);
      if (kind === 'blob')
        for (const name of namesIn(payload))
          needed.add(blobPiece(Buffer.from(name, 'latin1').toString('hex'), blobKey));
    }
    return needed;
  } finally {
    archive.close();
  }
}

function* namesIn(payload: Buffer): Generator<PieceName> {
  for (let at = 0; at < payload.length; at += NAME_BYTES) yield nameOf(payload.subarray(at, at + NAME_BYTES));
}
