import type { z } from 'zod';
import { station } from './client.ts';

/**
 * Follows a `text/event-stream` of the station. `EventSource` does not exist for `app://`, so the stream is read with
 * fetch, the same in the desktop and in a browser. With a body the request begins what is followed. Ends when the station closes the stream or `signal` aborts.
 */
export async function* eventsOf<T>(
  path: string,
  schema: z.ZodType<T>,
  signal: AbortSignal,
  body?: unknown,
): AsyncGenerator<T> {
  const response = await station.stream(path, signal, body);
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const { messages, remainder } = splitEvents(rest + value);
      rest = remainder;
      for (const message of messages) yield schema.parse(JSON.parse(message));
    }
  } finally {
    // Frees the connection on an early stop: browsers allow six per station.
    await reader.cancel().catch(() => undefined);
  }
}

/** The `data` of every complete event in `text`, and what is left over. Comment lines (`: keep-alive`) are skipped. */
export function splitEvents(text: string): { messages: string[]; remainder: string } {
  const blocks = text.split('\n\n');
  const remainder = blocks.pop() ?? '';
  const messages = blocks
    .map((block) =>
      block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n'),
    )
    .filter((data) => data !== '');
  return { messages, remainder };
}
