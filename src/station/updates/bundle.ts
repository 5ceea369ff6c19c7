import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { StationError } from '../../contract/errors/station-error.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { UpdateManifest } from './manifest.ts';

/**
 * [Note: Update bundles] One file: this line, a line with the Ed25519 signature (base64) of the bytes of the next line,
 * a line with the manifest as JSON, then the bytes of every file in the manifest's order, nothing between or after.
 * A bundle can so be checked and unpacked as a stream, and nothing of it is used before its hash was right.
 */
export const BUNDLE_MAGIC = 'NETEFATSA-UPDATE-1';
const MAX_HEAD_BYTES = 32 * 1024 * 1024;
const LINE_FEED = 0x0a;

export interface OpenBundle {
  readonly manifest: UpdateManifest;
  /** Where the bytes of the first file begin. */
  readonly contentAt: number;
  readonly handle: FileHandle;
}

const refused = (says: Message, reason: Uppercase<string>): StationError =>
  new StationError('INVALID_REQUEST', says, { reason });

/**
 * Opens a bundle and checks that the owner of `publicKeyPem` signed its manifest. The files' bytes are not looked at yet.
 *
 * @param publicKeyPem Ed25519 public key, PEM
 * @throws StationError INVALID_REQUEST with a reason: NOT_A_BUNDLE, WRONG_KEY, DAMAGED.
 */
export async function openBundle(file: string, publicKeyPem: string): Promise<OpenBundle> {
  const key = publicKey(publicKeyPem);
  const handle = await open(file);
  try {
    const head = await readHead(handle);
    const manifestBytes = head.lines[2]!;
    const signature = Buffer.from(head.lines[1]!.toString('latin1'), 'base64');
    if (!verify(null, manifestBytes, key, signature))
      throw refused(message('updateRefusals.otherKey'), 'WRONG_KEY');
    const manifest = UpdateManifest.safeParse(parseJson(manifestBytes));
    if (!manifest.success) throw refused(message('updateRefusals.otherFormat'), 'DAMAGED');
    const { size } = await handle.stat();
    const expected = manifest.data.files.reduce((sum, one) => sum + one.size, head.length);
    if (size !== expected) throw refused(message('updateRefusals.notWhole'), 'DAMAGED');
    return { manifest: manifest.data, contentAt: head.length, handle };
  } catch (thrown) {
    await handle.close();
    throw thrown;
  }
}

function publicKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below, whatever the cause.
  }
  throw refused(message('updateRefusals.notAKey'), 'WRONG_KEY');
}

/** The first three lines without their line feeds, and how long they are with them. */
async function readHead(handle: FileHandle): Promise<{ lines: Buffer[]; length: number }> {
  const lines: Buffer[] = [];
  let buffer = Buffer.alloc(0);
  let from = 0;
  let start = 0;
  while (lines.length < 3) {
    const end = buffer.indexOf(LINE_FEED, from);
    if (end >= 0) {
      lines.push(buffer.subarray(start, end));
      start = from = end + 1;
      if (lines.length === 1 && lines[0]!.toString('latin1') !== BUNDLE_MAGIC) break;
      continue;
    }
    from = buffer.length;
    const piece = Buffer.alloc(64 * 1024);
    const { bytesRead } = await handle.read(piece, 0, piece.length, buffer.length);
    if (bytesRead === 0 || buffer.length > MAX_HEAD_BYTES) break;
    buffer = Buffer.concat([buffer, piece.subarray(0, bytesRead)]);
  }
  if (lines.length < 3) throw refused(message('updateRefusals.notAnUpdate'), 'NOT_A_BUNDLE');
  return { lines, length: start };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
