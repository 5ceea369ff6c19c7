import { blur, shake } from './blur.ts';
import { fold } from './fold.ts';
import { glare } from './glare.ts';
import { jpeg } from './jpeg.ts';
import { lamp, light } from './light.ts';
import { noise } from './noise.ts';
import { paper } from './paper.ts';
import { perspective } from './perspective.ts';
import { photocopy } from './photocopy.ts';
import type { Transform } from './picture.ts';
import { shrink } from './resize.ts';
import { quarterTurn, skew } from './rotate.ts';
import { shadow } from './shadow.ts';

/** A way in which documents reach the station: its transforms in order, and the JPEG quality of the final file. */
export interface Profile {
  about: string;
  steps: Transform[];
  quality: [least: number, most: number];
}

const held = perspective({ lean: [5, 15], turn: 6, fill: [0.78, 0.92], cluttered: true });
const laid = perspective({ lean: [5, 18], turn: 20, fill: [0.45, 0.85], cluttered: true });

export const PROFILES: Record<string, Profile> = {
  scan: {
    about: 'A flatbed scan: paper, slight skew, little noise',
    steps: [paper, skew(1.5), blur(0.3, 0.6), noise(1, 3)],
    quality: [80, 92],
  },
  photo: {
    about: 'A phone photograph on a cluttered desk, lean 5–15°, uneven light',
    steps: [paper, held, light(0.8), blur(0.4, 0.9), noise(2, 6)],
    quality: [60, 85],
  },
  desk: {
    about:
      'Laid down anyhow on a cluttered desk: small in the picture, askew up to 20°, any of the four orientations',
    steps: [paper, laid, quarterTurn([0, 90, 180, 270]), light(0.8), blur(0.3, 0.8), noise(2, 5)],
    quality: [65, 85],
  },
  'hard-photo': {
    about: 'The same in a hurry: shadow, more blur, more noise, JPEG 40–60',
    steps: [paper, held, light(1), shadow, blur(0.8, 1.3), shake(0, 4), noise(5, 10)],
    quality: [40, 60],
  },
  'cheap-phone': {
    about: 'An old phone by lamplight: lean to 25°, at most 1280 pixels, shaken, grainy, JPEG 30–50',
    steps: [
      paper,
      perspective({ lean: [12, 25], turn: 12, fill: [0.8, 0.95], cluttered: true }),
      shrink(1, 1, 1280),
      light(1),
      lamp(1),
      shadow,
      blur(0.5, 0.9),
      shake(0, 4),
      noise(6, 12),
    ],
    quality: [30, 50],
  },
  vga: {
    about: 'The same with 640 × 480 pixels: enough for a card, too few for a letter',
    steps: [
      paper,
      perspective({ lean: [5, 20], turn: 8, fill: [0.85, 0.96], cluttered: true }),
      shrink(1, 1, 640),
      light(0.8),
      lamp(0.6),
      blur(0.3, 0.6),
      noise(4, 8),
    ],
    quality: [40, 60],
  },
  photocopy: {
    about: 'A photocopy that was scanned',
    steps: [photocopy, skew(2), noise(1, 3)],
    quality: [70, 88],
  },
  fold: {
    about: 'Folded, then photographed',
    steps: [paper, fold, held, light(0.6), blur(0.3, 0.8), noise(2, 5)],
    quality: [65, 85],
  },
  shadow: {
    about: 'A photograph with a hand’s shadow',
    steps: [paper, held, light(0.5), shadow, blur(0.3, 0.8), noise(2, 5)],
    quality: [65, 85],
  },
  glare: {
    about: 'A photograph under a lamp',
    steps: [held, light(0.5), glare(0.9), blur(0.3, 0.8), noise(2, 5)],
    quality: [65, 85],
  },
  blur: {
    about: 'A photograph out of focus',
    steps: [paper, held, light(0.4), blur(1.4, 2.2), noise(2, 5)],
    quality: [65, 85],
  },
  messenger: {
    about: 'A photograph sent through a messenger: twice compressed, at most 1600 pixels',
    steps: [paper, held, light(0.6), blur(0.3, 0.7), noise(2, 4), jpeg(75, 90), shrink(1, 1, 1600)],
    quality: [50, 65],
  },
  rotated: {
    about: 'A scan in any of the four orientations and up to 20° askew',
    steps: [paper, skew(20), quarterTurn([0, 90, 180, 270]), blur(0.3, 0.6), noise(1, 3)],
    quality: [75, 90],
  },
  'rotated-photo': {
    about: 'A photograph in any of the four orientations',
    steps: [paper, held, quarterTurn([0, 90, 180, 270]), light(0.7), blur(0.3, 0.8), noise(2, 5)],
    quality: [65, 85],
  },
  lowres: {
    about: 'A scan of too few pixels: 40–60 %',
    steps: [paper, skew(1), shrink(0.4, 0.6), noise(1, 3)],
    quality: [70, 85],
  },
};
