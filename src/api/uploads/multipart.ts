import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { StationError, type FieldProblem } from '../../contract/errors/station-error.ts';
import { MAX_BODY_BYTES, MAX_FILE_BYTES, MAX_FILES, MEBIBYTE } from '../../contract/limits.ts';
import { refusedField } from '../../contract/errors/refused-field.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { isAnswered, mediaType, tooLarge } from '../requests/body.ts';
import { checkAll } from '../requests/validate.ts';
import type { Grow } from '../requests/upload-memory.ts';
import { announcedParts } from './announced-parts.ts';

/** A file as it was sent. Its name and declared type decide nothing. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Form {
  readonly files: readonly Upload[];
  readonly fields: Readonly<Record<string, string>>;
}

export interface MultipartRules {
  /** Names a file part may have; the first is the documented one. */
  readonly fileFields: readonly string[];
  readonly maxFiles: number;
  /** Bytes of one file; that of a document where it is absent. */
  readonly maxFileBytes?: number;
  /** What the operation takes, in words, where it takes more than a form. */
  readonly sentAs?: Message;
}

const LIMITS = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 40, headerPairs: 40 };

/**
 * Reads a multipart body into memory: uploads never touch the disk unencrypted.
 *
 * @param grow told of each piece that is kept.
 * @throws StationError MISSING_DOCUMENTS, TOO_MANY_FILES, FILE_TOO_LARGE, INVALID_FILE_FORMAT (an empty file),
 * INVALID_REQUEST (no boundary, truncated, a file under another name), BODY_TOO_LARGE.
 */
export async function readMultipart(
  request: IncomingMessage,
  rules: MultipartRules,
  grow: Grow,
): Promise<Form> {
  const form = await readParts(request, rules, grow);
  requireFiles(form, rules);
  return form;
}

/** The same without looking whether there are files, and whether they are empty. */
export async function readParts(request: IncomingMessage, rules: MultipartRules, grow: Grow): Promise<Form> {
  if (mediaType(request) !== 'multipart/form-data')
    throw missing(rules, message('sentFiles.sendAs', { types: rules.sentAs ?? 'multipart/form-data' }));
  const { files, fields } = await parse(request, rules, grow);
  // Browsers send an empty file field as a part without name and content.
  const chosen = files.filter((file) => file.name !== '' || file.bytes.length > 0);
  return { files: chosen.map((file) => ({ ...file, name: file.name || 'document' })), fields };
}

/** @throws StationError MISSING_DOCUMENTS; INVALID_FILE_FORMAT naming each empty file */
export function requireFiles({ files }: Form, rules: MultipartRules): void {
  if (files.length === 0) throw missing(rules, message('sentFiles.noFile'));
  const says = message('sentFiles.empty');
  const check = ({ bytes }: Upload, index: number): void => {
    if (bytes.length === 0) throw problem('INVALID_FILE_FORMAT', says, nameOfFile(rules, index));
  };
  checkAll(...files.map((file, index) => () => check(file, index)));
}

/** How an error names a file: by its part, and by its place in it, from 0, where the form takes several. */
export function nameOfFile(
  { fileFields, maxFiles }: MultipartRules,
  index: number,
  part = fileFields[0] ?? 'documents',
): string {
  return maxFiles === 1 ? part : `${part}[${index}]`;
}

function parse(request: IncomingMessage, rules: MultipartRules, grow: Grow): Promise<Form> {
  return new Promise((resolve, reject) => {
    const parser = parserFor(request, rules);
    const files: Upload[] = [];
    const fields: Record<string, string> = Object.create(null) as Record<string, string>;
    const announced = announcedParts(request.headers['content-type'] ?? '');
    const misplaced: string[] = [];
    let read = 0;
    let received = 0;
    const fail = (error: StationError) => {
      request.unpipe(parser);
      request.off('data', count);
      // Drain the rest, so that the client can read the answer.
      request.resume();
      reject(error);
    };
    const count = (chunk: Buffer) => {
      announced.see(chunk);
      received += chunk.length;
      if (received > MAX_BODY_BYTES) fail(tooLarge(MAX_BODY_BYTES));
    };

    parser.on('file', (name: string | undefined, stream, info) => {
      stream.on('error', () => undefined);
      const field = partName(name);
      if (field !== '') read += 1;
      if (!rules.fileFields.includes(field)) {
        const misplace = (): unknown => field !== '' && misplaced.push(field.slice(0, 60));
        // A field of a form in which nobody chose a file has neither name nor content.
        if (info.filename) misplace();
        else stream.once('data', misplace);
        stream.resume();
        return;
      }
      const place: Upload = { field, name: info.filename ?? '', bytes: new Uint8Array() };
      const index = files.push(place) - 1;
      stream.on('limit', () => fail(fileTooLarge(rules, nameOfFile(rules, index, field))));
      collect(stream, grow, fail, (bytes) => {
        files[index] = { ...place, bytes };
      });
    });
    parser.on('field', (name: string | undefined, value, info) => {
      if (name === undefined) return;
      read += 1;
      if (value === '' && rules.fileFields.includes(partName(name))) return;
      const wrong = problemOfField(name, info, rules);
      if (wrong) fail(wrong);
      else if (name in fields && fields[name] !== value)
        fail(problem('INVALID_REQUEST', message('sentFiles.twice'), name));
      else fields[name] = value;
    });
    parser.on('filesLimit', () =>
      fail(misplaced.length ? wrongParts(misplaced, rules) : tooManyFiles(rules)),
    );
    parser.on('fieldsLimit', () => fail(problem('INVALID_REQUEST', message('sentFiles.manyFields'), 'body')));
    parser.on('error', () => fail(problem('INVALID_REQUEST', message('sentFiles.malformed'), 'body')));
    const ended = (): void => fail(problem('INVALID_REQUEST', message('requestRefusals.ended'), 'body'));
    parser.on('close', () => {
      const lost = announced.count() > read;
      if (isAnswered(request)) ended();
      else if (lost || misplaced.length) fail(wrongParts(misplaced, rules, lost, files.length === 0));
      else resolve({ files, fields });
    });
    request.once('aborted', ended);
    request.on('data', count);
    request.pipe(parser);
  });
}

/** @throws StationError INVALID_REQUEST when the headers name no boundary */
function parserFor({ headers }: IncomingMessage, rules: MultipartRules): busboy.Busboy {
  const { maxFiles, maxFileBytes = MAX_FILE_BYTES } = rules;
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: { ...LIMITS, files: Math.min(maxFiles, MAX_FILES), fileSize: maxFileBytes + 1 },
    });
  } catch {
    throw problem('INVALID_REQUEST', message('sentFiles.noBoundary'), 'Content-Type');
  }
}

/** Keeps the pieces of a file until it is whole, as long as there is memory for them. */
function collect(
  stream: Readable,
  grow: Grow,
  fail: (error: StationError) => void,
  done: (bytes: Uint8Array) => void,
): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    try {
      grow(chunk.length);
    } catch (thrown) {
      fail(StationError.from(thrown));
      return;
    }
    chunks.push(chunk);
  });
  stream.on('end', () => done(Buffer.concat(chunks)));
}

function problemOfField(name: string, info: busboy.FieldInfo, rules: MultipartRules): StationError | null {
  if (rules.fileFields.includes(partName(name)))
    return problem('INVALID_REQUEST', notAFile(info.mimeType), name);
  return info.nameTruncated || info.valueTruncated
    ? problem('INVALID_REQUEST', message('sentFiles.longField'), name.slice(0, 60))
    : null;
}

const fileTooLarge = ({ maxFileBytes = MAX_FILE_BYTES }: MultipartRules, name: string): StationError =>
  problem('FILE_TOO_LARGE', message('sentFiles.large', { most: maxFileBytes / MEBIBYTE }), name);

const tooManyFiles = ({ maxFiles, fileFields }: MultipartRules): StationError =>
  problem('TOO_MANY_FILES', message('sentFiles.many', { count: maxFiles }), fileFields[0]!);

/** Forms of some languages and libraries call the parts of a list `documents[]` or `documents[0]`; broken ones give a file no name at all. */
const partName = (name: string | undefined): string => (name ?? '').replace(/\[\d*\]$/, '');

/** RFC 7578 §4.3: several files of one part, wrapped in a multipart body of their own, are of the past. */
const notAFile = (type: string): Message =>
  type.toLowerCase().startsWith('multipart/')
    ? message('sentFiles.partOfItsOwn')
    : message('sentFiles.needsName');

const missing = ({ fileFields }: MultipartRules, says: Message): StationError =>
  problem('MISSING_DOCUMENTS', says, fileFields[0] ?? 'documents');

/** @param isMissing whether no file came in its own part either, as far as that is known */
function wrongParts(
  misplaced: readonly string[],
  { fileFields: [part = ''] }: MultipartRules,
  hasLost = false,
  isMissing = false,
): StationError {
  const toldBy = (field: string, says: Message): FieldProblem & { says: Message } => ({
    field,
    says,
    message: inEnglish(says),
    rejectedValue: null,
  });
  const wrong = [
    ...misplaced.map((field) => toldBy(field, message('sentFiles.otherPart', { part }))),
    ...(hasLost ? [toldBy('body', message('sentFiles.unreadablePart'))] : []),
  ];
  const missingPart = isMissing ? [toldBy(part, message('sentFiles.noneInPart'))] : [];
  const errors = [...missingPart, ...wrong].map(({ says: _, ...told }) => told);
  return new StationError(isMissing ? 'MISSING_DOCUMENTS' : 'INVALID_REQUEST', wrong[0]!.says, { errors });
}

const problem = (
  code: 'MISSING_DOCUMENTS' | 'TOO_MANY_FILES' | 'FILE_TOO_LARGE' | 'INVALID_FILE_FORMAT' | 'INVALID_REQUEST',
  says: Message,
  field: string,
): StationError => refusedField(code, field, says);
