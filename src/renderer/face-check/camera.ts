/** Why no camera picture can be had; the screen has a sentence for each. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'disconnected';

export interface Camera {
  readonly stream: MediaStream;
  /** Device name; the station refuses known virtual cameras by it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Called once when the device is pulled out or taken away. */
  onLost(listener: () => void): void;
  stop(): void;
}

export class CameraError extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem, options?: ErrorOptions) {
    super(`Camera: ${problem}`, options);
    this.name = 'CameraError';
    this.problem = problem;
  }
}

const WANTED: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30 },
  facingMode: 'user',
};

/** Opens a camera. @throws CameraError */
export async function openCamera(deviceId?: string): Promise<Camera> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: deviceId ? { ...WANTED, deviceId: { exact: deviceId } } : WANTED,
    });
  } catch (thrown) {
    throw new CameraError(problemOf(thrown), { cause: thrown });
  }
  const track = stream.getVideoTracks()[0]!;
  const { width = 0, height = 0 } = track.getSettings();
  return {
    stream,
    label: track.label,
    width,
    height,
    onLost: (listener) => track.addEventListener('ended', listener, { once: true }),
    stop: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}

function problemOf(thrown: unknown): CameraProblem {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'missing';
}
