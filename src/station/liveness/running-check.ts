import { FRAMES_PER_SECOND, MAX_FRAME_BYTES, type FrameTiming } from '../../contract/face-check.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { message } from '../../contract/messages/message.ts';
import type { Engine } from '../engine.ts';
import type { Decision } from './decision.ts';
import { FaceCheck, type FaceCheckOptions } from './face-check.ts';
import { sessionImages, type SessionImages } from './images.ts';

/** Longer sessions are refused: ten minutes at the allowed rate is a load test, not a person. */
const MAX_FRAMES = 2_400;
const FRAME_TIMEOUT_MS = 8_000;
/** A page sends a frame once the last one was answered; frames queued before a busy engine would fill the memory. */
const MAX_WAITING = FRAMES_PER_SECOND;
/** More camera changes than a plug can cause; each one is an audit record. */
const MAX_CAMERA_CHANGES = 20;

/** One session's face check while its camera page is open. */
export interface RunningCheck {
  readonly check: FaceCheck;
  readonly images: SessionImages;
  /**
   * Measures a frame and advances the check; frames are processed in order.
   *
   * @throws StationError BODY_TOO_LARGE, INVALID_FILE_FORMAT, DAMAGED_DOCUMENT, RATE_LIMITED, ENGINE_UNAVAILABLE …
   */
  accept(jpeg: Uint8Array, timing: FrameTiming, arrivedAt: number): Promise<Decision | null>;
  /**
   * @param refused policy refuses the camera that replaced the previous one
   * @throws StationError RATE_LIMITED
   */
  changeCamera(refused: boolean): void;
  /** Page time of the last frame. */
  readonly lastCapturedAt: number;
}

export function startCheck(
  engine: Engine,
  options: FaceCheckOptions,
  auditImagesLimit: number,
): RunningCheck {
  const check = new FaceCheck(options);
  const images = sessionImages(auditImagesLimit);
  let arrivals: number[] = [];
  let frames = 0;
  let lastCapturedAt = 0;
  let waiting = 0;
  let cameraChanges = 0;
  let previous: Promise<unknown> = Promise.resolve();

  const bound = (jpeg: Uint8Array, timing: FrameTiming, arrivedAt: number) => {
    if (jpeg.length > MAX_FRAME_BYTES)
      throw new StationError(
        'BODY_TOO_LARGE',
        message('faceCheckRefusals.frameLarge', { most: MAX_FRAME_BYTES / 1024 }),
      );
    if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8)
      throw new StationError('INVALID_FILE_FORMAT', message('faceCheckRefusals.frameType'));
    arrivals = [...arrivals.filter((at) => arrivedAt - at < 1_000), arrivedAt];
    if (waiting >= MAX_WAITING || arrivals.length > 2 * FRAMES_PER_SECOND || ++frames > MAX_FRAMES)
      throw new StationError('RATE_LIMITED', message('faceCheckRefusals.framesFast'), {
        retryAfterSeconds: 1,
      });
    if (timing.capturedAt <= lastCapturedAt)
      throw new StationError('INVALID_REQUEST', message('faceCheckRefusals.framesOrder'));
    lastCapturedAt = timing.capturedAt;
  };

  const measure = async (
    jpeg: Uint8Array,
    timing: FrameTiming,
    arrivedAt: number,
  ): Promise<Decision | null> => {
    if (check.decision) return check.decision;
    const facts = await engine.call(
      'analyzeFrame',
      { image: jpeg, ...check.wanted },
      { priority: 'interactive', timeout: FRAME_TIMEOUT_MS },
    );
    const before = check.state(timing.capturedAt);
    const { usableImage, startsOver } = check.accept({
      facts,
      arrivedAt,
      capturedAt: timing.capturedAt,
      lightElapsed: timing.lightElapsed ?? null,
    });
    if (usableImage || before.phase !== 'positioning')
      images.offer(jpeg, facts, before.challenge ?? before.phase, usableImage && before.phase !== 'light');
    if (startsOver) images.startOver();
    return check.decision;
  };

  return {
    check,
    images,
    get lastCapturedAt() {
      return lastCapturedAt;
    },
    changeCamera: (refused) => {
      if (++cameraChanges > MAX_CAMERA_CHANGES)
        throw new StationError('RATE_LIMITED', message('faceCheckRefusals.cameraChanges'), {
          retryAfterSeconds: 60,
        });
      if (refused) check.refuseCamera();
    },
    accept: (jpeg, timing, arrivedAt) => {
      try {
        bound(jpeg, timing, arrivedAt);
      } catch (refusal) {
        return Promise.reject(refusal);
      }
      waiting++;
      const result = previous
        .then(() => measure(jpeg, timing, arrivedAt))
        .finally(() => {
          waiting--;
        });
      previous = result.catch(() => undefined);
      return result;
    },
  };
}
