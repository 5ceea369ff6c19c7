// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { ChipReadEvent } from '../../contract/chip.ts';
import { mount, until, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { ChipReader } from './chip-reader.tsx';

const READERS = [
  { name: 'Desk', hasCard: false },
  { name: 'Window', hasCard: true },
];
const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

let mounted: Mounted;
const asked: unknown[] = [];
afterEach(() => {
  mounted.unmount();
  vi.unstubAllGlobals();
  asked.length = 0;
});

/** A station that tells these events, one after the other, and says nothing after the last. */
function open(events: readonly ChipReadEvent[], readers = READERS): void {
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)));
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const event of events) {
          controller.enqueue(Buffer.from(`data: ${JSON.stringify(event)}\n\n`));
          await wait(5);
        }
      },
    });
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/event-stream' } }));
  });
  mounted = mount(<ChipReader caseId="c-1" readers={readers} />, CLERK);
}
const button = () => mounted.find('button', 'Read the chip');
const isOff = () => button().getAttribute('aria-disabled') === 'true';
const number = () => document.querySelector<HTMLInputElement>('input[inputmode=numeric]')!;

test('reads the document on the reader that holds one, by the zone of its page, and says how far it is', async () => {
  open([{ kind: 'progress', part: 'portrait', percent: 40 }]);
  expect(document.body.textContent).toContain('Leave it there until it is read');
  mounted.click(button());
  await until(() => expect(document.body.textContent).toContain('Reading the portrait, 40%'));
  expect(asked).toEqual([{ reader: 'Window' }]);
});

test('the number on the front is typed by hand: six digits, and no others', async () => {
  open([{ kind: 'progress', part: 'access', percent: 0 }]);
  for (const wrong of ['12345', '12345a']) {
    mounted.type(number(), wrong);
    expect(isOff()).toBe(true);
  }
  mounted.type(number(), '123456');
  mounted.click(button());
  await until(() => expect(asked).toEqual([{ reader: 'Window', can: '123456' }]));
});

test('with no card anywhere it asks for one', () => {
  open([], [{ name: 'Desk', hasCard: false }]);
  expect(document.body.textContent).toContain('Lay the open passport or the card on the reader');
  expect(isOff()).toBe(true);
});

test.each([
  ['CARD_GONE', 'The card left the reader while it was read'],
  ['WRONG_KEY', 'The chip is not opened by what the page says'],
  ['SOMETHING_NEW', 'The chip could not be read. Try again.'],
])('a reading that fails by %s says what to do', async (reason, sentence) => {
  open([{ kind: 'failed', code: 'CONFLICT', message: 'x', reason }]);
  mounted.click(button());
  await until(() => expect(document.querySelector('[role=alert]')!.textContent).toContain(sentence));
});
