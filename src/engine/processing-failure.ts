import { StationError } from '../contract/errors/station-error.ts';
import { message } from '../contract/messages/message.ts';
import { variable } from '../contract/environment.ts';

/** Converts anything thrown. Library messages may quote a document, so only the error's class name is kept. */
export function asStationError(thrown: unknown): StationError {
  if (thrown instanceof StationError) return thrown;
  const name = thrown instanceof Error ? thrown.constructor.name : typeof thrown;
  if (variable('NETEFATSA_ENGINE_DEBUG'))
    process.stderr.write(`${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
  return new StationError(
    'PROCESSING_FAILED',
    message('documentRefusals.unprocessed'),
    { reason: 'UNEXPECTED', technical: name },
    { cause: thrown },
  );
}
