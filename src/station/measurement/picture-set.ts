import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { Labels, LABELS_FILE, type Label } from '../../contract/picture-labels.ts';
import { message } from '../../contract/messages/message.ts';
import { archiveKey, createArchive, newArchiveSalt, openArchive } from '../backup/archive.ts';
import { passphraseKeySource } from '../store/key-sources.ts';

/** A file of a set under its label's name. */
export interface PictureFile {
  readonly name: string;
  bytes(): Uint8Array;
}

const KIND = 'netefatsa-pictures';
const KEY_BYTES = 32;
/** Generated from the case number: no file name may lead out of the folder. */
const FileName = z.string().regex(/^\d{4}-\d{1,3}\.(?:jpg|png|pdf)$/);

/**
 * Writes labels and their files into one file encrypted with the passphrase; nothing touches the disk in the clear.
 *
 * @throws StationError INVALID_REQUEST when the file exists
 */
export async function writePictureSet(
  file: string,
  { labels, files }: { readonly labels: readonly Label[]; readonly files: readonly PictureFile[] },
  passphrase: string,
  createdAt: string,
): Promise<void> {
  const key = randomBytes(KEY_BYTES);
  const salt = newArchiveSalt();
  const slots = [await passphraseKeySource(passphrase).wrap(key)];
  const archive = createArchive(
    file,
    { format: KIND, version: 1, createdAt, salt, slots },
    archiveKey(key, salt),
  );
  try {
    archive.write('manifest', Buffer.from(JSON.stringify({ labels, files: files.map(({ name }) => name) })));
    for (const { bytes } of files) archive.write('blob', bytes());
    archive.write('end', Buffer.alloc(0));
    archive.finish();
  } catch (thrown) {
    archive.discard();
    throw thrown;
  }
}

/**
 * Opens a set into a new folder for the bench, in the clear: only whoever runs it may read the folder.
 *
 * @returns how many labels there are
 * @throws StationError INVALID_REQUEST when it is no such set or the folder exists, STORAGE_FAILED for a wrong passphrase or damage
 */
export async function openPictureSet(file: string, passphrase: string, folder: string): Promise<number> {
  const archive = openArchive(file, KIND);
  try {
    const { salt, slots } = archive.header;
    const key = archiveKey(await passphraseKeySource(passphrase).unwrap(slots[0]!), salt);
    let names: readonly string[] = [];
    let labels: readonly Label[] = [];
    let at = 0;
    for (const { kind, payload } of archive.frames(key)) {
      if (kind === 'manifest') {
        const manifest: unknown = JSON.parse(payload.toString('utf8'));
        ({ labels, files: names } = z.object({ labels: Labels, files: z.array(FileName) }).parse(manifest));
        makeFolder(folder);
        writeFileSync(path.join(folder, LABELS_FILE), `${JSON.stringify(labels, null, 2)}\n`, {
          mode: 0o600,
        });
      }
      const name = kind === 'blob' ? names[at++] : undefined;
      if (name) writeFileSync(path.join(folder, name), payload, { mode: 0o600, flag: 'wx' });
    }
    return labels.length;
  } finally {
    archive.close();
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    throw new StationError('INVALID_REQUEST', message('serviceRefusals.pictureFolder'), {}, { cause });
  }
}
