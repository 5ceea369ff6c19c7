// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Camera } from './camera.ts';
import { runFaceCheck } from './run-check.ts';

const channel = vi.hoisted(() => ({ changeCamera: vi.fn(), send: vi.fn(), abandon: vi.fn() }));
const labels = vi.hoisted(() => ['Front camera', 'OBS Virtual Camera']);
vi.mock('./channel.ts', () => ({ openChannel: async () => channel, ChannelError: Error }));
vi.mock('./frame-source.ts', () => {
  let sources = 0;
  // The first camera is pulled out: it gives no picture any more.
  const next = async () => ({ jpeg: new Blob(), capturedAt: 1 });
  const none = () => Promise.reject(new Error('The camera delivers no pictures.'));
  return { frameSource: () => ({ next: sources++ === 0 ? none : next }) };
});
vi.mock('./camera.ts', () => ({
  CameraError: Error,
  openCamera: async (): Promise<Camera> => ({
    stream: null as unknown as MediaStream,
    label: labels.shift()!,
    width: 640,
    height: 480,
    onLost: () => undefined,
    stop: () => undefined,
  }),
}));

it('the station is told which camera took the place of one that was lost, before its pictures', async () => {
  channel.send.mockResolvedValue({ outcome: 'failed', light: null });
  const end = await runFaceCheck({
    sessionId: 's',
    token: 't',
    video: { play: async () => undefined } as unknown as HTMLVideoElement,
    signal: new AbortController().signal,
    onState: () => undefined,
    onCameraLost: () => undefined,
    onStationLost: () => undefined,
    paint: () => undefined,
  });
  expect(end).toEqual({ kind: 'decided', passed: false });
  expect(channel.changeCamera).toHaveBeenCalledExactlyOnceWith({
    label: 'OBS Virtual Camera',
    width: 640,
    height: 480,
  });
  expect(channel.changeCamera.mock.invocationCallOrder[0]).toBeLessThan(
    channel.send.mock.invocationCallOrder[0]!,
  );
});
