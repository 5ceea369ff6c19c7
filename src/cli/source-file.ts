import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StationError } from '../contract/errors/station-error.ts';
import { unkeyed } from '../contract/messages/message.ts';
import { MAX_FILE_BYTES } from '../contract/limits.ts';
import type { SourceFile } from '../engine/raster/page.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  EACCES: 'this user may not open it',
};

function whyNot(cause: unknown): string {
  const reason = cause instanceof Error && 'code' in cause ? REASONS[String(cause.code)] : undefined;
  return reason === undefined ? '' : `: ${reason}`;
}

/** A document or picture that was named on the command line, under the limits that the API has for uploads. */
export function readSource(file: string): SourceFile {
  const name = path.basename(file);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new StationError(
      'INVALID_REQUEST',
      unkeyed(`The file ${name} cannot be read${whyNot(cause)}.`),
      {},
      { cause },
    );
  }
  if (bytes.length === 0)
    throw new StationError('INVALID_FILE_FORMAT', unkeyed(`The file ${name} is empty.`));
  if (bytes.length > MAX_FILE_BYTES)
    throw new StationError('FILE_TOO_LARGE', unkeyed(`The file ${name} has more than 10 MB.`));
  return { name, bytes };
}
