import type { EditingProgram } from '../change.ts';
import { chromium } from './chromium.ts';
import { ffmpeg } from './ffmpeg.ts';
import { libvips } from './libvips.ts';
import { magick } from './magick.ts';
import { opencv, pillow } from './python.ts';
import { skia } from './skia.ts';

export const editingPrograms: readonly EditingProgram[] = [
  skia,
  magick,
  pillow,
  ffmpeg,
  libvips,
  opencv,
  chromium,
];
