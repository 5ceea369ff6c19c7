import path from 'node:path';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { inOrder, message, type Message } from '../../contract/messages/message.ts';
import { recognise } from './import-lists.ts';
import type { ListVersion } from './list-versions.ts';
import type { ListFile, ListFormat } from './lists/format.ts';
import { ownCsv, unknownColumns } from './lists/own-csv.ts';

/** A file that an import left out, and why; REFUSED: one of several lists, the others of which were taken. */
export interface LeftFile {
  readonly file: string;
  readonly reason: 'NOT_RECOGNISED' | 'NOT_OPENED' | 'CLOSED' | 'SAME_LIST' | 'REFUSED';
  readonly message: string;
  readonly said: Message;
}

export const leftFile = (file: string, reason: LeftFile['reason'], said: Message): LeftFile => ({
  file,
  reason,
  message: inEnglish(said),
  said,
});

/** A list to import: its files, and the identifier that it is kept under. */
export interface ListSource {
  readonly list: string;
  readonly format: ListFormat;
  readonly files: readonly ListFile[];
}

/**
 * Sorts offered files into lists to import, each under its own id, and files that are none.
 *
 * @param wanted the id given for the one list among the files
 * @param current versions in use, for lists of the bank's own, which are told apart by file name
 * @throws StationError INVALID_REQUEST when an id was given and the files hold several lists
 */
export function sortOffered(
  files: readonly ListFile[],
  wanted: string | undefined,
  current: readonly ListVersion[],
): { sources: ListSource[]; left: LeftFile[] } {
  const found = recognise(files.filter(({ unopened }) => !unopened));
  const left: LeftFile[] = [];
  const sources: ListSource[] = [];
  const isOpen = found.filter(({ format }) => format.closed === undefined);
  if (wanted !== undefined && isOpen.length > 1)
    throw new StationError('INVALID_REQUEST', message('listImports.severalLists'));
  for (const { format, files: own } of found) {
    const leave = (reason: LeftFile['reason'], said: Message): void =>
      void left.push(...own.map(({ name }) => leftFile(name, reason, said)));
    const list = wanted ?? (format === ownCsv ? ownList(own[0]!.name, current, sources) : format.list);
    const same = sources.find((source) => source.list === list);
    if (format.closed !== undefined) leave('CLOSED', format.closed);
    else if (same) leave('SAME_LIST', message('listImports.sameList', { file: same.files[0]!.name }));
    else sources.push({ list, format, files: own });
  }
  const taken = new Set(found.flatMap(({ files: own }) => own));
  for (const file of files)
    if (file.unopened) left.push(leftFile(file.name, 'NOT_OPENED', file.unopened));
    else if (!taken.has(file)) left.push(leftFile(file.name, 'NOT_RECOGNISED', notRecognised(file)));
  return { sources, left };
}

/** The first eight bytes of a compound file (MS-CFB 2.2), as the head is decoded. */
const OLD_SPREADSHEET = '\ufffd\ufffd\u0011\u0871\u001a\ufffd';

function notRecognised(file: ListFile): Message {
  if (file.head.startsWith(OLD_SPREADSHEET)) return message('listImports.oldSpreadsheet');
  const columns = unknownColumns(file);
  return columns === null
    ? message('listImports.notKnown')
    : message('listImports.otherColumns', { columns });
}

/** File names of one list differ only by date: `pip-2026-10.csv`, `pip-2026-11.csv`. */
const stemOf = (file: string): string =>
  path
    .parse(file)
    .name.toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * A bank's first own list is `own`; one from a file with another name does not replace it, but is kept as `own-` and
 * that name.
 */
function ownList(file: string, current: readonly ListVersion[], sources: readonly ListSource[]): string {
  const stem = stemOf(file);
  const inUse = current.find(({ list }) => list === ownCsv.list);
  const offered = sources.find(({ list }) => list === ownCsv.list)?.files[0]!.name;
  const known = offered ?? (inUse ? (JSON.parse(inUse.files) as string[])[0] : undefined);
  if (known === undefined || stemOf(known) === stem) return ownCsv.list;
  return stem === '' || stem === ownCsv.list ? ownCsv.list : `${ownCsv.list}-${stem.replace(/^own-/, '')}`;
}

/** Rejects an import with nothing to take. @throws StationError INVALID_REQUEST */
export function refuseAll(left: readonly LeftFile[]): never {
  const why = left
    .filter(({ reason, said }) => reason === 'CLOSED' || said.key !== 'listImports.notKnown')
    .map(({ file, said }) => message('listImports.ofFile', { file, why: said }));
  const first = left.some(({ reason }) => reason === 'CLOSED') ? [] : [message('listImports.noneRecognised')];
  const [start = message('listImports.nothingChanged'), ...rest] = [...first, ...why];
  throw new StationError('INVALID_REQUEST', inOrder(start, ...rest, message('listImports.nothingChanged')), {
    reason: left.some(({ reason }) => reason === 'CLOSED') ? 'LIST_CLOSED' : 'LIST_UNKNOWN',
  });
}
