import type { Logger } from 'pino';
import { causeInWords } from '../../contract/errors/cause.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { Engine } from '../engine.ts';

/** Failures not caused by a document, as far as the station knows. */
const INTERNAL: ReadonlySet<ErrorCode> = new Set(['PROCESSING_FAILED', 'PROCESSING_TIMEOUT', 'INTERNAL']);

export interface CallOutcomes {
  /** The engine with its calls counted. */
  readonly engine: Engine;
  /** Consecutive internal failures; any other answer resets it. */
  failuresInARow(): number;
  /** Calls that were answered, with a result or a refusal. */
  answered(): number;
}

/** Counts how engine calls end and logs the causes of internal failures: class and stack frames, never a message. */
export function countOutcomes(engine: Engine, logger: Pick<Logger, 'error'>): CallOutcomes {
  let inARow = 0;
  let answered = 0;
  const good = (): void => {
    inARow = 0;
    answered++;
  };
  const call: Engine['call'] = async (name, request, options) => {
    try {
      const response = await engine.call(name, request, options);
      good();
      return response;
    } catch (thrown) {
      const error = StationError.from(thrown);
      if (INTERNAL.has(error.code)) {
        inARow++;
        logger.error(
          {
            call: name,
            code: error.code,
            inARow,
            cause: causeInWords(error.cause) ?? error.details.technical ?? error.details.reason,
          },
          'engine call failed',
        );
      } else if (error.entry.status === 422) good();
      throw thrown;
    }
  };
  return { engine: { ...engine, call }, failuresInARow: () => inARow, answered: () => answered };
}
