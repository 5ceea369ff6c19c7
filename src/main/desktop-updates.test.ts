import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StationConfig } from '../contract/config.ts';
import { followUpdates, type DesktopUpdater } from './desktop-updates.ts';

const FEED = 'https://updates.bank.example/netefatsa/';
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function updater(answer: DesktopUpdater['checkForUpdates'] = async () => null) {
  const seen: { feeds: unknown[]; asked: number } = { feeds: [], asked: 0 };
  const fake: DesktopUpdater = {
    autoDownload: false,
    autoInstallOnAppQuit: false,
    allowDowngrade: true,
    logger: console,
    setFeedURL: (feed) => void seen.feeds.push(feed),
    checkForUpdates: () => {
      seen.asked++;
      return answer();
    },
  };
  return { fake, seen };
}
const notes = { info: vi.fn(), warn: vi.fn() };
const settings = (feedUrl: string | null) => StationConfig.parse({ updates: { feedUrl } }).updates;

it('is never even loaded without a feed or outside a package', async () => {
  const load = vi.fn();
  await followUpdates(StationConfig.parse({}).updates, true, notes, load);
  await followUpdates(settings(FEED), false, notes, load);
  expect(load).not.toHaveBeenCalled();
});

it('asks the feed at the start and once a day, installs on leaving and never goes back', async () => {
  const { fake, seen } = updater();
  const stop = await followUpdates(settings(FEED), true, notes, async () => fake);
  expect(seen).toEqual({ feeds: [{ provider: 'generic', url: FEED }], asked: 1 });
  expect(fake).toMatchObject({
    autoDownload: true,
    autoInstallOnAppQuit: true,
    allowDowngrade: false,
    logger: null,
  });
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(seen.asked).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(48 * 3_600_000);
  expect(seen.asked).toBe(2);
});

it('a feed that does not answer is a line in the log and nothing more', async () => {
  const { fake } = updater(() => Promise.reject(new TypeError('fetch failed https://secret.example')));
  const stop = await followUpdates(settings(FEED), true, notes, async () => fake);
  await vi.advanceTimersByTimeAsync(1);
  expect(notes.warn).toHaveBeenCalledWith({ error: 'TypeError' }, 'no answer from the update feed');
  stop();
});

it('a download that breaks off is a line in the log and nothing more', async () => {
  const broken = Promise.reject(new TypeError('net::ERR_CONNECTION_RESET https://secret.example'));
  const { fake } = updater(async () => ({ downloadPromise: broken }));
  const stop = await followUpdates(settings(FEED), true, notes, async () => fake);
  await vi.advanceTimersByTimeAsync(1);
  expect(notes.warn).toHaveBeenCalledWith({ error: 'TypeError' }, 'the update could not be downloaded');
  stop();
});

it('a feed must be https', () => {
  expect(StationConfig.safeParse({ updates: { feedUrl: 'http://updates.bank.example/' } }).success).toBe(
    false,
  );
});
