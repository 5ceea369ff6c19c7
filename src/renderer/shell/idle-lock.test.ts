// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle-lock.ts';

const MINUTE = 60_000;
let end: () => void;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('locks after the time without a touch, and not while somebody works', () => {
  const idle = vi.fn();
  end = whenIdle(5 * MINUTE, idle);
  vi.advanceTimersByTime(4 * MINUTE);
  document.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(4 * MINUTE);
  expect(idle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * MINUTE);
  expect(idle).toHaveBeenCalledTimes(1);
});

test('a window that lies open behind the one in use does not lock it', async () => {
  const idle = vi.fn();
  end = whenIdle(5 * MINUTE, idle);
  vi.advanceTimersByTime(4 * MINUTE);
  // Another window of this browser, in which somebody types.
  const other = new BroadcastChannel('netefatsa-activity');
  other.postMessage(null);
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(0);
      expect(vi.getTimerCount()).toBe(1);
    },
    { timeout: 2_000 },
  );
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  vi.advanceTimersByTime(4 * MINUTE);
  other.close();
  expect(idle).not.toHaveBeenCalled();
});
