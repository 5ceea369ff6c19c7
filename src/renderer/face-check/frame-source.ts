/** One camera picture. */
export interface CapturedFrame {
  readonly jpeg: Blob;
  /** `performance.now()` when the camera delivered it. */
  readonly capturedAt: number;
}

const LONGEST_SIDE = 640;
const QUALITY = 0.85;
/** Time without a new picture after which the camera counts as stuck. */
const PATIENCE_MS = 4_000;

/** Takes pictures from a playing video; each is a frame that was not taken before. */
export function frameSource(video: HTMLVideoElement): { next(): Promise<CapturedFrame> } {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false })!;
  return {
    next: async () => {
      const capturedAt = await freshFrame(video);
      const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
      if (!jpeg) throw new Error('The camera gave no picture.');
      return { jpeg, capturedAt };
    },
  };
}

/** Resolves with the time at which the next new picture was delivered. */
function freshFrame(video: HTMLVideoElement): Promise<number> {
  return new Promise((resolve, reject) => {
    const handle = video.requestVideoFrameCallback((now) => {
      clearTimeout(timer);
      resolve(now);
    });
    const timer = setTimeout(() => {
      video.cancelVideoFrameCallback(handle);
      reject(new Error('The camera delivers no pictures.'));
    }, PATIENCE_MS);
  });
}
