import { once } from 'node:events';
import type { Response } from 'express';

/**
 * Streams a CSV file with back-pressure. The first chunk is made before anything is sent: a failure is an error, not an
 * empty file.
 */
export async function sendCsv(response: Response, name: string, pieces: Generator<string>): Promise<void> {
  let piece = pieces.next();
  response.type('text/csv').attachment(name);
  for (; !piece.done && !response.destroyed; piece = pieces.next())
    if (!response.write(piece.value)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  response.end();
}
