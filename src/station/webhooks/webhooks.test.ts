import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StationError } from '../../contract/errors/station-error.ts';
import { DAY_MS } from '../../contract/local-time.ts';
import { createReceivers, type ResolveName } from './receivers.ts';
import { nextDelay, RETRY_DELAYS_MS } from './schedule.ts';

const names: Record<string, string[]> = {
  'inner.example': ['10.1.2.3'],
  'outer.example': ['203.0.113.9'],
  'both.example': ['203.0.113.9', '127.0.0.1'],
  'six.example': ['::1'],
};
const resolve: ResolveName = async (host) => {
  const found = names[host];
  if (!found) throw new Error('ENOTFOUND');
  return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
};
const loopback = createReceivers(['127.0.0.0/8', '::1/128'], resolve);
const reasonOf = (address: string, receivers = loopback): Promise<string> =>
  receivers.check(address).then(
    ({ address: pinned }) => pinned,
    (thrown: unknown) =>
      thrown instanceof StationError ? (thrown.details.reason ?? thrown.code) : String(thrown),
  );

describe('receivers', () => {
  it.each([
    ['http://127.0.0.1:9000/hook', '127.0.0.1'],
    ['https://[::1]/hook', '::1'],
    ['http://2130706433/', '127.0.0.1'],
    ['http://0x7f.1/', '127.0.0.1'],
    ['http://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
    ['http://six.example/', '::1'],
    ['http://both.example/', '127.0.0.1'],
    ['http://inner.example/', 'RECEIVER_NOT_ALLOWED'],
    ['http://10.0.0.1/', 'RECEIVER_NOT_ALLOWED'],
    ['http://[::ffff:10.0.0.1]/', 'RECEIVER_NOT_ALLOWED'],
    ['http://0.0.0.0/', 'RECEIVER_NOT_ALLOWED'],
    ['http://nowhere.example/', 'RECEIVER_UNKNOWN'],
    ['ftp://127.0.0.1/', 'RECEIVER_INVALID'],
    ['http://user@127.0.0.1/', 'RECEIVER_INVALID'],
    ['127.0.0.1', 'RECEIVER_INVALID'],
    ['http://127.0.0.1:0/', 'RECEIVER_INVALID'],
  ])('%s → %s', async (address, outcome) => expect(await reasonOf(address)).toBe(outcome));

  it('a name on the list may point anywhere; ranges and single addresses work', async () => {
    const receivers = createReceivers(['outer.example', '10.1.0.0/16', '192.0.2.7'], resolve);
    expect(await reasonOf('https://outer.example/', receivers)).toBe('203.0.113.9');
    expect(await reasonOf('http://inner.example/', receivers)).toBe('10.1.2.3');
    expect(await reasonOf('http://192.0.2.7/', receivers)).toBe('192.0.2.7');
    expect(await reasonOf('http://192.0.2.8/', receivers)).toBe('RECEIVER_NOT_ALLOWED');
  });

  it('of many deliveries to one name, one asks for its address; the next one asks anew', async () => {
    let questions = 0;
    const receivers = createReceivers(['10.0.0.0/8'], (host) => {
      questions++;
      return resolve(host);
    });
    const all = Array.from({ length: 8 }, () => reasonOf('https://inner.example/', receivers));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['10.1.2.3']));
    expect(questions).toBe(1);
    await reasonOf('https://inner.example/', receivers);
    await reasonOf('https://nowhere.example/', receivers);
    await reasonOf('https://nowhere.example/', receivers);
    expect(questions).toBe(4);
  });

  it('answers any text with an allowed address or a refusal that names webhookUrl', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.webUrl()), async (text) => {
        const outcome = await loopback.check(text).catch((thrown: unknown) => thrown);
        if (outcome instanceof StationError) expect(outcome.details.errors?.[0]?.field).toBe('webhookUrl');
        else expect(['127.0.0.1', '::1']).toContain((outcome as { address: string }).address);
      }),
    );
  });
});

describe('the retry schedule', () => {
  it('is 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h, then the end', () => {
    const hours = [5 / 3600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24];
    expect(RETRY_DELAYS_MS.map((ms) => ms / 3_600_000)).toEqual(hours);
    expect(nextDelay(9, 0, null)).toBe(24 * 3_600_000);
    expect(nextDelay(10, 0, null)).toBeNull();
  });
  it('adds up to a tenth, and waits as long as a receiver asks, a day at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        (failed, random, asked) => {
          const base = Math.max(RETRY_DELAYS_MS[failed - 1]!, Math.min((asked ?? 0) * 1000, DAY_MS));
          const delay = nextDelay(failed, random, asked)!;
          expect(delay).toBeGreaterThanOrEqual(base);
          expect(delay).toBeLessThanOrEqual(Math.round(base * 1.1));
        },
      ),
    );
  });
});
