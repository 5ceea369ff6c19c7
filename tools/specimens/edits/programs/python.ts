import { readFileSync } from 'node:fs';
import path from 'node:path';
import { through } from '../../tamper/programs.ts';
import type { EditingProgram } from '../change.ts';

/** A program beside this file, run by Debian's Python, which has Pillow and OpenCV. */
function python(id: string, script: string, heldOut: boolean): EditingProgram {
  return {
    id,
    heldOut,
    apply: (picture, changes) =>
      through(
        '/usr/bin/python3',
        ['make.py'],
        {
          in: picture,
          'changes.json': new TextEncoder().encode(JSON.stringify(changes)),
          'make.py': readFileSync(path.join(import.meta.dirname, script)),
        },
        'out.png',
      ),
  };
}

export const pillow = python('pillow', 'pillow.py', false);
/** Erases by inpainting (Telea 2004). */
export const opencv = python('opencv', 'opencv.py', true);
