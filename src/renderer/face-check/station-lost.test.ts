// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Channel from './channel.ts';
import { ChannelError } from './channel.ts';
import { runFaceCheck } from './run-check.ts';

const channel = vi.hoisted(() => ({ changeCamera: vi.fn(), send: vi.fn(), abandon: vi.fn() }));
vi.mock('./channel.ts', async (original) => ({
  ...(await original<typeof Channel>()),
  openChannel: async () => channel,
}));
vi.mock('./frame-source.ts', () => ({
  frameSource: () => ({ next: async () => ({ jpeg: new Blob(), capturedAt: 1 }) }),
}));
vi.mock('./camera.ts', () => ({
  CameraError: Error,
  openCamera: async () => ({ label: 'Front camera', onLost: () => undefined, stop: () => undefined }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  channel.send.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

async function check() {
  const onStationLost = vi.fn();
  const run = runFaceCheck({
    sessionId: 's',
    token: 't',
    video: { play: async () => undefined } as unknown as HTMLVideoElement,
    signal: new AbortController().signal,
    onState: () => undefined,
    onCameraLost: () => undefined,
    onStationLost,
    paint: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(40_000);
  return { end: await run, lost: onStationLost.mock.calls.length };
}

it.each(['ENGINE_UNAVAILABLE', 'UNREACHABLE', 'RATE_LIMITED'])(
  'a check goes on with the next picture when the station was away for a moment (%s)',
  async (code) => {
    channel.send.mockRejectedValueOnce(new ChannelError(code)).mockRejectedValueOnce(new ChannelError(code));
    channel.send.mockResolvedValue({ outcome: 'passed', light: null });
    expect(await check()).toEqual({ end: { kind: 'decided', passed: true }, lost: 2 });
  },
);

it('a check ends when the station stays away for twenty seconds', async () => {
  channel.send.mockRejectedValue(new ChannelError('UNREACHABLE'));
  const { end, lost } = await check();
  expect(end).toEqual({ kind: 'refused', code: 'UNREACHABLE' });
  expect(lost).toBeGreaterThan(15);
});

it('a check ends at once when its session is over', async () => {
  channel.send.mockRejectedValue(new ChannelError('LIVENESS_SESSION_EXPIRED'));
  expect(await check()).toEqual({ end: { kind: 'refused', code: 'LIVENESS_SESSION_EXPIRED' }, lost: 0 });
});
