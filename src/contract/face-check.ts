import { z } from 'zod';
import { LivenessStatus } from './liveness.ts';

/**
 * The frame channel between a camera page (kiosk screen or hosted page) and the station: `begin` exchanges the
 * single-use token of the session's `clientUrl` for a channel, then every camera frame is one POST of JPEG bytes
 * that answers what the person should do next.
 */

/** A movement the person is asked for. Left and right are the person's own. */
export const FaceChallenge = z.enum([
  'turn-left',
  'turn-right',
  'nod',
  'blink-twice',
  'open-mouth',
  'close-eyes',
]);
export type FaceChallenge = z.infer<typeof FaceChallenge>;

/** Why the check does not go on; the screen shows its own sentence for each. */
export const FaceHint = z.enum([
  'no-face',
  'several-faces',
  'come-closer',
  'move-back',
  'centre-face',
  'look-straight',
  'more-light',
  'lens-covered',
  'hold-still',
  'other-way',
  'too-slow',
]);
export type FaceHint = z.infer<typeof FaceHint>;

/** A full-screen colour of the active light. */
export const LightColour = z.enum(['red', 'green', 'blue', 'yellow']);
export type LightColour = z.infer<typeof LightColour>;

export const FaceCamera = z.object({
  /** `MediaStreamTrack.label`; virtual cameras are told by their names. */
  label: z.string().max(200),
  width: z.number().int().min(0).max(10_000),
  height: z.number().int().min(0).max(10_000),
});
export type FaceCamera = z.infer<typeof FaceCamera>;

export const FaceCheckBegin = z.object({ token: z.string().min(1).max(200), camera: FaceCamera });
export type FaceCheckBegin = z.infer<typeof FaceCheckBegin>;

/** What the person should do now. Pass or fail only: the customer's screen shows no score. */
export const FaceCheckState = z.object({
  status: LivenessStatus,
  phase: z.enum(['positioning', 'challenge', 'light', 'finished']),
  challenge: FaceChallenge.nullable(),
  /** Milliseconds left for the challenge or the light; null where there is no deadline. */
  remainingMs: z.number().nullable(),
  hint: FaceHint.nullable(),
  /** Steps done and in all, for a progress bar. */
  done: z.number().int(),
  total: z.number().int(),
  /** From 1; a challenge not met in time starts the next attempt. */
  attempt: z.number().int(),
  attempts: z.number().int(),
  /** The colours to show, one after another, while the phase is `light`. */
  light: z.object({ colours: z.array(LightColour), stepMs: z.number() }).nullable(),
  outcome: z.enum(['passed', 'failed']).nullable(),
});
export type FaceCheckState = z.infer<typeof FaceCheckState>;

/** Answer of `POST /liveness/{sessionId}/begin`. */
export const FaceCheckChannel = z.object({
  /** Secret of this page, sent with every frame in `X-Liveness-Channel`. */
  channel: z.string(),
  withoutFlashes: z.boolean(),
  state: FaceCheckState,
});
export type FaceCheckChannel = z.infer<typeof FaceCheckChannel>;

/** Query of `POST /liveness/{sessionId}/frames`; the body is the JPEG. */
export const FrameTiming = z.object({
  /** Milliseconds of the page's own clock when the camera delivered the frame. */
  capturedAt: z.coerce.number().min(0).finite(),
  /** Milliseconds since the page showed the first colour; absent outside the light phase. */
  lightElapsed: z.coerce.number().min(0).finite().optional(),
});
export type FrameTiming = z.infer<typeof FrameTiming>;

export const MAX_FRAME_BYTES = 512 * 1024;
/** Frames a page should send per second; more than twice as many are refused. */
export const FRAMES_PER_SECOND = 10;
