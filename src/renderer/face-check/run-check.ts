import { FRAMES_PER_SECOND, type FaceCamera, type FaceCheckState } from '../../contract/face-check.ts';
import { CameraError, openCamera, type Camera, type CameraProblem } from './camera.ts';
import { ChannelError, openChannel, type FrameChannel } from './channel.ts';
import { frameSource } from './frame-source.ts';
import { lightScreen } from './light-screen.ts';

/** How a face check ended on this page. */
export type FaceCheckEnd =
  | { readonly kind: 'decided'; readonly passed: boolean }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'camera'; readonly problem: CameraProblem }
  | { readonly kind: 'cancelled' };

export interface FaceCheckOptions {
  readonly sessionId: string;
  readonly token: string;
  /** Shows the camera picture; muted, inline. */
  readonly video: HTMLVideoElement;
  readonly deviceId?: string;
  /** Aborting abandons the session. */
  readonly signal: AbortSignal;
  onState(state: FaceCheckState): void;
  /** The camera was pulled out; the check waits for it for twenty seconds. */
  onCameraLost(): void;
  /** The station does not answer; the check goes on when it does within twenty seconds. */
  onStationLost(): void;
  /** Paints the whole screen; null for no colour. */
  paint(colour: string | null): void;
}

const RETURN_MS = 20_000;
const RETRY_MS = 1_000;

/** Runs the whole check: camera, channel, frames, light. Never rejects. */
export async function runFaceCheck(options: FaceCheckOptions): Promise<FaceCheckEnd> {
  let camera: Camera;
  try {
    camera = await openCamera(options.deviceId);
  } catch (thrown) {
    return { kind: 'camera', problem: thrown instanceof CameraError ? thrown.problem : 'missing' };
  }
  const light = lightScreen(options.paint);
  try {
    const channel: FrameChannel = await openChannel(options.sessionId, {
      token: options.token,
      camera: factsOf(camera),
    });
    for (;;) {
      const end = await sendFrames(camera, channel, light, options);
      if (end !== 'lost') return end;
      camera.stop();
      light.clear();
      options.onCameraLost();
      const returned = await reopen(options);
      if (!returned) {
        await channel.abandon();
        return options.signal.aborted ? { kind: 'cancelled' } : { kind: 'camera', problem: 'disconnected' };
      }
      camera = returned;
      await channel.changeCamera(factsOf(camera));
    }
  } catch (thrown) {
    return { kind: 'refused', code: thrown instanceof ChannelError ? thrown.code : 'UNREACHABLE' };
  } finally {
    camera.stop();
    light.clear();
    options.video.srcObject = null;
  }
}

async function sendFrames(
  camera: Camera,
  channel: FrameChannel,
  light: ReturnType<typeof lightScreen>,
  { video, signal, onState, onStationLost }: FaceCheckOptions,
): Promise<FaceCheckEnd | 'lost'> {
  let lost = false;
  camera.onLost(() => (lost = true));
  video.srcObject = camera.stream;
  await video.play();
  const frames = frameSource(video);
  let answeredAt = performance.now();
  for (;;) {
    if (signal.aborted) {
      await channel.abandon();
      return { kind: 'cancelled' };
    }
    if (lost) return 'lost';
    const started = performance.now();
    const frame = await frames.next().catch(() => null);
    if (!frame) return 'lost';
    const state = await channel.send(frame, light.elapsed(frame.capturedAt)).catch((thrown: unknown) => {
      const passing = thrown instanceof ChannelError && thrown.passing;
      if (!passing || performance.now() - answeredAt > RETURN_MS) throw thrown;
      return null;
    });
    if (!state) {
      onStationLost();
      await pause(RETRY_MS);
      continue;
    }
    answeredAt = performance.now();
    onState(state);
    if (state.light) light.show(state.light);
    else light.clear();
    if (state.outcome) return { kind: 'decided', passed: state.outcome === 'passed' };
    await pause(1_000 / FRAMES_PER_SECOND - (performance.now() - started));
  }
}

const factsOf = ({ label, width, height }: Camera): FaceCamera => ({ label, width, height });

async function reopen({ deviceId, signal }: FaceCheckOptions) {
  const until = performance.now() + RETURN_MS;
  while (performance.now() < until && !signal.aborted) {
    const camera = await openCamera(deviceId).catch(() => null);
    if (camera) return camera;
    await pause(RETRY_MS);
  }
  return null;
}

const pause = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
