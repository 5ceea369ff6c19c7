import type { Room } from '../message-text.ts';

/** How a face check ended (src/station/liveness). */
export const faceCheck = {
  notStarted: {
    en: 'The face check has not been started.',
    tn: 'Tlhatlhobo ya sefatlhego ga e ise e simololwe.',
  },
  underWay: { en: 'The face check is under way.', tn: 'Tlhatlhobo ya sefatlhego e a tswelela.' },
  passed: {
    en: 'A living person was in front of the camera.',
    tn: 'Go ne go na le motho yo o tshelang fa pele ga khamera.',
  },
  notPassed: {
    en: 'The face check was not passed ({{reasons, list}}).',
    tn: 'Tlhatlhobo ya sefatlhego ga e a fetwa ({{reasons, list}}).',
  },
  lowConfidence: { en: 'confidence too low', tn: 'tlhomamo e kwa tlase thata' },
} as const satisfies Room;

/** Why it was not passed, by the code of the reason. */
export const faceCheckReasons = {
  ABANDONED: { en: 'abandoned', tn: 'e tlogetswe' },
  INTERRUPTED: { en: 'interrupted', tn: 'e kgaotswe' },
  SEVERAL_FACES: { en: 'several faces', tn: 'difatlhego di le mmalwa' },
  CHALLENGE_MISSED: { en: 'challenge missed', tn: 'taelo ga e a diragadiwa' },
  VIRTUAL_CAMERA: { en: 'virtual camera', tn: 'khamera e e dirilweng ka lenaneo' },
  IDENTICAL_FRAMES: { en: 'identical frames', tn: 'ditshwantsho tse di tshwanang gotlhelele' },
  IMPLAUSIBLE_TIMING: { en: 'implausible timing', tn: 'nako e e sa kgonegeng' },
  TOO_FEW_FRAMES: { en: 'too few frames', tn: 'ditshwantsho di dinnye thata' },
  PERSON_CHANGED: { en: 'person changed', tn: 'motho o fetogile' },
  NO_TURN_SEEN: { en: 'no turn seen', tn: 'tlhogo ga e a bonwa e retologa' },
  FACE_IS_FLAT: { en: 'face is flat', tn: 'sefatlhego se sephaphathi' },
  LIGHT_NOT_SEEN: { en: 'light not seen', tn: 'lesedi ga le a bonwa' },
  LIGHT_NOT_FOLLOWED: { en: 'light not followed', tn: 'lesedi ga le a salwa morago' },
  LOOKS_LIKE_A_COPY: { en: 'looks like a copy', tn: 'e lebega jaaka khopi' },
  IN_DOUBT: { en: 'in doubt', tn: 'go na le pelaelo' },
} as const satisfies Room;
