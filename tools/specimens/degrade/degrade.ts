import type { Specimen } from '../truth/format.ts';
import { movedPage } from '../truth/scale.ts';
import { createRandom } from '../world/random.ts';
import { decode, pipeline } from './picture.ts';
import { PROFILES } from './profiles.ts';

/**
 * The specimen as it would arrive: each page through the profile's transforms, saved as JPEG; all boxes follow.
 * @param profile a name of `PROFILES`, or `clean`
 * @throws Error for an unknown profile
 */
export async function degrade(specimen: Specimen, profile: string, seed: number): Promise<Specimen> {
  if (profile === 'clean') return specimen;
  const chosen = PROFILES[profile];
  if (chosen === undefined)
    throw new Error(`No degradation ${profile}. There are: clean, ${Object.keys(PROFILES).join(', ')}`);
  let truth = specimen.truth;
  const { profile: before, steps: earlier } = truth.degradation;
  const steps: string[] = [];
  const images: Uint8Array[] = [];
  for (const [index, image] of specimen.images.entries()) {
    const random = createRandom('degrade', profile, specimen.truth.layout, specimen.truth.seed, seed, index);
    let picture = await decode(image);
    let { dpi } = truth.pages[index]!;
    for (const transform of chosen.steps) {
      const change = await transform(picture, random);
      const scale = change.note.startsWith('shrunk') ? change.picture.width / picture.width : 1;
      picture = change.picture;
      dpi *= scale;
      const size = { width: picture.width, height: picture.height, dpi };
      truth = movedPage(truth, index, size, change.move ?? ((p) => p));
      if (index === 0) steps.push(change.note);
    }
    const quality = random.int(...chosen.quality);
    if (index === 0) steps.push(`saved as jpeg ${quality}`);
    images.push(await pipeline(picture).jpeg({ quality }).toBuffer());
  }
  return {
    truth: {
      ...truth,
      degradation: {
        profile: before === 'clean' ? profile : `${before}-${profile}`,
        steps: [...earlier, ...steps],
      },
    },
    images,
  };
}
