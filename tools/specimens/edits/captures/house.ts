import { pipeline, type Picture } from '../../degrade/picture.ts';
import { PROFILES } from '../../degrade/profiles.ts';
import type { Capture } from './capture.ts';

/** The transforms of `degrade/` that all other specimens go through. */
const house = (profile: 'scan' | 'photo'): Capture => ({
  id: `house-${profile}`,
  kind: profile,
  heldOut: false,
  take: async (page, random) => {
    const { steps, quality } = PROFILES[profile]!;
    let picture: Picture = page;
    const moves: ((p: { x: number; y: number }) => { x: number; y: number })[] = [];
    for (const transform of steps) {
      const change = await transform(picture, random);
      picture = change.picture;
      if (change.move) moves.push(change.move);
    }
    const bytes = await pipeline(picture)
      .jpeg({ quality: random.int(...quality) })
      .toBuffer();
    return { bytes, move: (point) => moves.reduce((p, move) => move(p), point) };
  },
});

export const houseScan = house('scan');
export const housePhoto = house('photo');
