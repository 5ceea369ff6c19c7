import type { UnsettledPoint } from '../assessment.ts';
import { inEnglish } from '../messages/in-language.ts';
import { unkeyed, type Message } from '../messages/message.ts';
import { causeInWords } from './cause.ts';
import { ERRORS, type CatalogueEntry, type ErrorCode } from './catalogue.ts';

/** One invalid input. `rejectedValue` never holds file content or personal data. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
  readonly rejectedValue: string | number | boolean | null;
}

export interface ErrorDetails {
  /** 0–100, for confidence failures. */
  readonly confidence?: number;
  readonly threshold?: number;
  /** A code in upper snake case: sentences belong in the message. */
  readonly reason?: Uppercase<string>;
  /** What a parser said, for support; the sentence for staff stands before it. */
  readonly technical?: string;
  readonly errors?: readonly FieldProblem[];
  /** What stands in the way of a decision. */
  readonly unsettled?: readonly UnsettledPoint[];
  /** Place of the refused file among those that were sent, from 0; the border names it as the request did. */
  readonly fileIndex?: number;
  readonly retryAfterSeconds?: number;
  /** The message by key, absent where it is the title of the code: for the counter, which says it in its own language. */
  readonly said?: Message;
}

/** Words or names as a code: `cases.read` is `CASES_READ`. */
export const reasonCode = (...words: readonly string[]): Uppercase<string> =>
  words
    .join('_')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_') as Uppercase<string>;

/** Reasons of storage failures that waiting does not end. */
const LASTING: ReadonlySet<string> = new Set([
  'CORRUPT',
  'KEY_MISSING',
  'KEY_WRONG',
  'KEYRING_DAMAGED',
  'BLOB_DAMAGED',
  'BLOB_MISSING',
  'BACKUP_DAMAGED',
  'NEWER_DATA',
]);

/** An error on its way between processes. */
export interface WireError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
  /** For the log of the other side: class and places, no message. */
  readonly cause?: string;
}

/**
 * The only error that crosses a border of the station. Thrown anywhere, caught once per border.
 *
 * @example throw new StationError('LOW_CONFIDENCE', message('pictures.lowConfidence'), { confidence: 41, threshold: 60 });
 */
export class StationError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  /** @param says absent: the title of the code */
  constructor(code: ErrorCode, says?: Message, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(says ? inEnglish(says) : ERRORS[code].title, options);
    this.name = 'StationError';
    this.code = code;
    this.details = says ? { ...details, said: says } : details;
  }

  /** What it says; thrown by its code alone, the title of that in English. */
  get says(): Message {
    return this.details.said ?? unkeyed(this.message);
  }

  get entry(): CatalogueEntry {
    return ERRORS[this.code];
  }

  /** May the same request succeed later? Not where something is damaged: only people repair that. */
  get retryable(): boolean {
    return this.entry.retryable && !LASTING.has(this.details.reason ?? '');
  }

  /** Plain data for a process border; `fromWire` restores it. */
  toWire(): WireError {
    const cause = causeInWords(this.cause);
    return {
      code: this.code,
      message: this.message,
      details: this.details,
      ...(cause === undefined ? {} : { cause }),
    };
  }

  static fromWire({ code, message, details, cause }: WireError): StationError {
    const error = new StationError(code, details.said, details, cause === undefined ? {} : { cause });
    error.message = message;
    return error;
  }

  /** What it says, under another code or with other details. */
  saidAs(code: ErrorCode, details: ErrorDetails, cause: unknown): StationError {
    const error = StationError.fromWire({ code, message: this.message, details });
    error.cause = cause;
    return error;
  }

  /** Any thrown value as a StationError; unknown ones become INTERNAL and keep their cause for the log. */
  static from(thrown: unknown): StationError {
    if (thrown instanceof StationError) return thrown;
    return new StationError('INTERNAL', undefined, {}, { cause: thrown });
  }
}
