import { createHash } from 'node:crypto';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { message } from '../../contract/messages/message.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { sha256OfFile } from '../store/file-hash.ts';
import { guardStorageAsync } from '../store/failures.ts';
import type { OpenBundle } from './bundle.ts';
import type { UpdateManifest } from './manifest.ts';

const PIECE_BYTES = 1024 * 1024;
type ListedFile = UpdateManifest['files'][number];

/**
 * Writes the files of a bundle into `folder`, which must be empty, each synced to the disk and with its hash checked.
 *
 * @throws StationError INVALID_REQUEST (reason DAMAGED) at the first file whose bytes are not the signed ones,
 * STORAGE_FAILED when the disk is full.
 */
export async function unpackBundle(bundle: OpenBundle, folder: string): Promise<void> {
  let at = bundle.contentAt;
  for (const file of bundle.manifest.files) {
    const target = path.join(folder, ...file.path.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    const out = await open(target, 'wx', file.executable ? 0o755 : 0o644);
    try {
      await guardStorageAsync(async () => {
        await copyPart(bundle.handle, at, file, out);
        await out.sync();
      });
    } finally {
      await out.close();
    }
    at += file.size;
  }
}

async function copyPart(from: FileHandle, start: number, file: ListedFile, out: FileHandle): Promise<void> {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(Math.min(PIECE_BYTES, Math.max(1, file.size)));
  let left = file.size;
  while (left > 0) {
    const { bytesRead } = await from.read(piece, 0, Math.min(piece.length, left), start + file.size - left);
    if (bytesRead === 0) break;
    const read = piece.subarray(0, bytesRead);
    hash.update(read);
    await out.writeFile(read);
    left -= bytesRead;
  }
  if (left > 0 || hash.digest('hex') !== file.sha256)
    throw new StationError('INVALID_REQUEST', message('updateRefusals.damagedAt', { path: file.path }), {
      reason: 'DAMAGED',
    });
}

/** The first listed file that is not in `folder` as it was signed; null when all are. */
export async function firstChanged(folder: string, manifest: UpdateManifest): Promise<string | null> {
  for (const file of manifest.files) {
    const hash = await sha256OfFile(path.join(folder, ...file.path.split('/'))).catch(() => null);
    if (hash !== file.sha256) return file.path;
  }
  return null;
}
