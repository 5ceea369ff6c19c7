import type { RequestHandler } from 'express';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { StationConfig } from '../../contract/config.ts';
import type { Clock } from '../../station/clock.ts';
import type { Metrics } from '../metrics.ts';
import { rotatingFile } from './rotating-file.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Names under which a secret or personal data could slip into a log object; their values are replaced. */
const REDACTED = [
  'authorization', 'cookie', 'password', 'secret', 'clientSecret', 'apiKey', 'token', 'access_token', 'name', 'fullName',
  'idNumber', 'dateOfBirth', 'address', 'extractedData', 'rawOCRText', 'image', 'sourceImage', 'targetImage', 'body', 'query',
]; // prettier-ignore

/** Structured lines to `logs/station.log` of the data folder, or to another destination. */
export function createLog(
  level: StationConfig['log']['level'],
  destination: string | DestinationStream,
): Logger {
  const stream = typeof destination === 'string' ? rotatingFile(destination) : destination;
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: REDACTED.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
    },
    stream,
  );
}

/** One line per answered request. Neither query strings nor bodies are logged, and paths only by their pattern. */
export function accessLog(log: Log, clock: Clock, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = clock.now();
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'unmatched';
      const milliseconds = clock.now() - started;
      metrics.observe(request.method, route, response.statusCode, milliseconds);
      if (route === '/v1/health' && response.statusCode === 200) return;
      log.info(
        {
          requestId: response.locals['requestId'] as string,
          method: request.method,
          route,
          status: response.statusCode,
          milliseconds,
          client: response.locals['clientId'] as string | undefined,
          code: response.locals['errorCode'] as string | undefined,
          complete: response.writableFinished,
        },
        'request',
      );
    });
    next();
  };
}
