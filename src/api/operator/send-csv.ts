import { once } from 'node:events';
import type { Response } from 'express';

/**
 * Sends a CSV file piece by piece, no faster than it is read. The first piece is asked for before anything is sent: what
 * cannot be made is an error, not an empty file.
 */
export async function sendCsv(response: Response, name: string, pieces: Generator<string>): Promise<void> {
  let piece = pieces.next();
  response.type('text/csv').attachment(name);
  for (; !piece.done && !response.destroyed; piece = pieces.next())
    if (!response.write(piece.value)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  response.end();
}
