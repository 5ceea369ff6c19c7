import type { Attack } from './attack.ts';
import { copies } from './image/copy-digits.ts';
import { markAttacks } from './image/marks.ts';
import { retypes } from './image/retype.ts';
import { annotation } from './pdf/annotation.ts';
import { inStream } from './pdf/in-stream.ts';
import { editedInDraw } from './pdf/draw.ts';
import { incremental, incrementalRewrite } from './pdf/incremental.ts';
import { moreAttacks } from './pdf/more.ts';
import { laundered, overlay } from './pdf/overlay.ts';
import { signedThenChanged, signedThenPatched } from './pdf/signed-then-changed.ts';

export type { Attack, Base, Edit, Tampered } from './attack.ts';

/** Every way to forge that the bench tries. */
export const attacks: readonly Attack[] = [
  overlay,
  ...laundered,
  incremental,
  incrementalRewrite,
  annotation,
  inStream,
  editedInDraw,
  signedThenChanged,
  signedThenPatched,
  ...moreAttacks,
  ...retypes,
  ...copies,
  ...markAttacks,
];
