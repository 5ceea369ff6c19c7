import type { FaceChallenge, FaceHint } from '../../contract/face-check.ts';
import type { CameraProblem } from './camera.ts';

/** Everything the face check says. The counter passes its own language; the hosted page has these. */
export interface FaceCheckSentences {
  readonly start: string;
  readonly consent: string;
  readonly flashNotice: string;
  readonly begin: string;
  readonly cancel: string;
  readonly positioning: string;
  readonly light: string;
  readonly passed: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly cameraLost: string;
  readonly stationLost: string;
  readonly progress: (done: number, total: number) => string;
  readonly challenges: Record<FaceChallenge, string>;
  readonly hints: Record<FaceHint, string>;
  readonly camera: Record<CameraProblem, string>;
  /** By catalogue code; `other` for the rest. */
  readonly refused: Readonly<Record<string, string>> & { readonly other: string };
}

export const englishSentences: FaceCheckSentences = {
  start: 'Face check',
  consent:
    'The camera checks that a living person is here. Pictures stay on this machine. Take off sunglasses and mask, and face the light.',
  flashNotice:
    'The screen will show coloured light. If flashing light is a danger to you, ask for the check without it before you start.',
  begin: 'Start',
  cancel: 'Cancel',
  positioning: 'Put your face into the oval and look straight at the camera.',
  light: 'Keep still and look at the screen.',
  passed: 'Thank you. The face check is passed.',
  failed: 'The face check was not passed. Please ask for help.',
  cancelled: 'The face check was cancelled.',
  cameraLost: 'The camera is gone. Plug it in again.',
  stationLost: 'The station does not answer. Please wait a moment.',
  progress: (done, total) => `Step ${done} of ${total}`,
  challenges: {
    'turn-left': 'Turn your head to your left, then back.',
    'turn-right': 'Turn your head to your right, then back.',
    nod: 'Nod once, down and up.',
    'blink-twice': 'Blink twice, slowly.',
    'open-mouth': 'Open your mouth wide, then close it.',
    'close-eyes': 'Close your eyes, count to two, and open them.',
  },
  hints: {
    'no-face': 'No face is seen. Look at the camera.',
    'several-faces': 'Somebody else is close to the camera. Only you should be in front of it.',
    'come-closer': 'Come closer.',
    'move-back': 'Move back a little.',
    'centre-face': 'Move to the middle of the oval.',
    'look-straight': 'Look straight at the camera.',
    'more-light': 'There is too little light on your face.',
    'lens-covered': 'The lens is covered.',
    'hold-still': 'Hold still.',
    'other-way': 'That was the other way. Let us try once more.',
    'too-slow': 'That took too long. Let us try once more.',
  },
  camera: {
    denied: 'The camera may not be used. Allow it in the browser and open the link again.',
    missing: 'No camera was found.',
    busy: 'Another program uses the camera.',
    disconnected: 'The camera was taken away.',
  },
  refused: {
    LIVENESS_SESSION_EXPIRED: 'This face check has expired. Ask for a new one.',
    LIVENESS_SESSION_NOT_FOUND: 'This face check does not exist.',
    UNAUTHORIZED: 'This link was used before. Ask for a new one.',
    LIVENESS_UNAVAILABLE: 'The face check is not available now.',
    UNREACHABLE: 'The station does not answer.',
    other: 'The face check could not go on. Ask for a new one.',
  },
};
