import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from '../../degrade/picture.ts';
import { through } from '../../tamper/programs.ts';
import { turnAbout, type Capture } from './capture.ts';

/** A scanner whose bar has elements of their own gain, over paper with fibres, by OpenCV. */
export const flatbed: Capture = {
  id: 'flatbed',
  kind: 'scan',
  heldOut: true,
  take: async (page, random) => {
    const degrees = random.between(-1.2, 1.2);
    const plan = {
      seed: random.int(0, 1_000_000),
      degrees,
      across: random.between(0.4, 0.8),
      along: random.between(0.3, 0.6),
      paper: random.between(1, 5),
      gain: random.between(0.002, 0.01),
      noise: random.between(0.8, 2.5),
      contrast: random.between(1, 1.08),
      quality: random.int(78, 95),
    };
    const files = {
      'in.png': await pipeline(page).png({ compressionLevel: 1 }).toBuffer(),
      'scan.json': new TextEncoder().encode(JSON.stringify(plan)),
      'make.py': readFileSync(path.join(import.meta.dirname, 'flatbed.py')),
    };
    return {
      bytes: await through('/usr/bin/python3', ['make.py'], files, 'out.jpg'),
      move: turnAbout(page.width, page.height, (degrees * Math.PI) / 180),
    };
  },
};
