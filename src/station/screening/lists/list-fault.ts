import path from 'node:path';
import { StationError } from '../../../contract/errors/station-error.ts';
import { inOrder, message, type Message } from '../../../contract/messages/message.ts';
import type { ListFile } from './format.ts';

/** Faults of a list's file that call for different action. */
type Fault =
  { readonly kind: 'cut-off' } | { readonly kind: 'damaged' | 'unnamed-row'; readonly line: number | null };

/** A file that could not be read to its end. `message` is the parser's, for support. */
export class ListFault extends Error {
  readonly file: string;
  readonly fault: Fault;

  /** @param file path of the file */
  constructor(file: string, fault: Fault, said: unknown) {
    super(said instanceof Error ? said.message : String(said));
    this.file = file;
    this.fault = fault;
  }
}

/** A list of a million rows can have as many faults; support needs the first. */
const LONGEST = 400;

/**
 * Converts any reading error of a list for staff: which file, what is wrong, what to do. The parser's message is kept
 * as the cause.
 */
export function refusedList(thrown: unknown, files: readonly ListFile[]): StationError {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const name =
    thrown instanceof ListFault ? path.basename(thrown.file) : files.map((file) => file.name).join(', ');
  return new StationError(
    'INVALID_REQUEST',
    inOrder(...saidOf(thrown, name), message('listImports.nothingChanged')),
    { reason: 'LIST_DAMAGED', technical: said.slice(0, LONGEST) },
    { cause: thrown },
  );
}

/** What is wrong with the file, then what to do. */
function saidOf(thrown: unknown, file: string): [Message, ...Message[]] {
  if (isOfTheDisk(thrown)) return [message('listImports.diskFails', { file })];
  const fault: Fault = thrown instanceof ListFault ? thrown.fault : { kind: 'damaged', line: null };
  if (fault.kind === 'unnamed-row')
    return [message('listImports.unnamedRow', { file, row: fault.line ?? 0 })];
  const what =
    fault.kind === 'cut-off'
      ? message('listImports.cutOff', { file })
      : fault.line === null
        ? message('listImports.damaged', { file })
        : message('listImports.damagedAt', { file, line: fault.line });
  return [what, message('listImports.getAgain')];
}

/** OS errors, such as a stick that was pulled out, name the failed call. */
const isOfTheDisk = (thrown: unknown): boolean =>
  typeof (thrown as { syscall?: unknown })?.syscall === 'string';
