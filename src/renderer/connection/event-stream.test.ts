import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEvents } from './event-stream.ts';

test('complete events are taken, the unfinished one is kept', () => {
  expect(splitEvents('data: {"a":1}\n\n: keep-alive\n\ndata: {"a":2}\n\ndata: {"a"')).toEqual({
    messages: ['{"a":1}', '{"a":2}'],
    remainder: 'data: {"a"',
  });
});

test('however the stream is cut, the same events arrive', () => {
  const sent = fc.array(fc.json({ maxDepth: 1 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(sent, fc.array(fc.nat(400), { maxLength: 8 }), (events, cuts) => {
      const whole = events.map((event) => `data: ${event}\n\n`).join('');
      const places = [...new Set(cuts.map((cut) => cut % (whole.length + 1)))].sort((a, b) => a - b);
      const pieces = [0, ...places].map((from, i) => whole.slice(from, places[i] ?? whole.length));
      const received: string[] = [];
      let rest = '';
      for (const piece of pieces) {
        const { messages, remainder } = splitEvents(rest + piece);
        received.push(...messages);
        rest = remainder;
      }
      expect(rest).toBe('');
      expect(received).toEqual(events.map((event) => event.trimStart()));
    }),
  );
});
