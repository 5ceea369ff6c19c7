import path from 'node:path';
import { StationError } from '../../../contract/errors/station-error.ts';
import type { ListFile } from './format.ts';

/** What is wrong with a list's file, as far as it changes what people do about it. */
type Fault =
  { readonly kind: 'cut-off' } | { readonly kind: 'damaged' | 'unnamed-row'; readonly line: number | null };

/** A file that could not be read to its end. `message` is what its parser said, for support. */
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

/** A list of a million rows can have a million faults; support needs the first. */
const LONGEST = 400;

/**
 * Whatever stopped the reading of a list, in sentences for staff: which file, what is wrong with it, what to do. The
 * parser's words stay behind them.
 */
export function refusedList(thrown: unknown, files: readonly ListFile[]): StationError {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  const name =
    thrown instanceof ListFault ? path.basename(thrown.file) : files.map((file) => file.name).join(', ');
  return new StationError(
    'INVALID_REQUEST',
    `${sentences(thrown, name)} Nothing was changed.`,
    { reason: 'LIST_DAMAGED', technical: said.slice(0, LONGEST) },
    { cause: thrown },
  );
}

function sentences(thrown: unknown, name: string): string {
  if (isOfTheDisk(thrown))
    return `${name} could not be read from its disk. Copy it onto this computer, and import that copy.`;
  const fault: Fault = thrown instanceof ListFault ? thrown.fault : { kind: 'damaged', line: null };
  if (fault.kind === 'unnamed-row')
    return `In ${name}, row ${fault.line} has no name. Write it there, or take the row out, and import the file again.`;
  const what =
    fault.kind === 'cut-off'
      ? `${name} ends in the middle: it was not copied whole.`
      : fault.line === null
        ? `${name} is damaged, or was changed with another program.`
        : `${name} is damaged at line ${fault.line}, or was changed there with another program.`;
  return `${what} Get the file again from where it came from, and import that one.`;
}

/** An error of the operating system, such as a stick that was pulled out, names the call that failed. */
const isOfTheDisk = (thrown: unknown): boolean =>
  typeof (thrown as { syscall?: unknown })?.syscall === 'string';
