import { StationError } from './station-error.ts';

/** The refusal of one file among several: which one, counted from 0. Never its name, which may be a person's. */
export function refusedFile(thrown: unknown, fileIndex: number): unknown {
  if (!(thrown instanceof StationError)) return thrown;
  return withDetails(thrown, { ...thrown.details, fileIndex });
}

/** Files that the station put before those that were sent are not counted; a refusal of one of them names none. */
export function countedFrom(error: StationError, before: number): StationError {
  const { fileIndex, ...details } = error.details;
  if (fileIndex === undefined || before === 0) return error;
  return withDetails(error, fileIndex < before ? details : { ...details, fileIndex: fileIndex - before });
}

/** `errors[]` names the refused file as the request did: `documents[2]`, or by its own name where every file has one. */
export function namingFile(thrown: unknown, field: string | readonly string[]): unknown {
  if (!(thrown instanceof StationError)) return thrown;
  const { message, details } = thrown;
  if (details.fileIndex === undefined || details.errors) return thrown;
  const name = typeof field === 'string' ? `${field}[${details.fileIndex}]` : field[details.fileIndex];
  if (name === undefined) return thrown;
  const errors = [{ field: name, message, rejectedValue: null }];
  return withDetails(thrown, { ...details, errors });
}

function withDetails(error: StationError, details: StationError['details']): StationError {
  return error.saidAs(error.code, details, error);
}
