import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { journalOf } from '../journal.ts';
import type { Scored } from './calibration-error.ts';
import { inspectPixels } from './pixels-only.ts';

/** The scores of a picture, by its name. */
interface Outcome extends Scored {
  readonly name: string;
}

/**
 * The scores of pictures of one's own, by their bytes and pixels: nothing is read, so no sum can tell.
 *
 * @param folders of JPEGs and PNGs that nobody edited, and of those that somebody did; their pictures have different names
 * @param journal a file of outcomes: what stands there is not measured again
 * @throws Error for a folder without pictures: an error of nothing is none
 */
export async function scoresOfPictures(
  [honest, edited]: readonly [honest: string, edited: string],
  journal: string | null,
): Promise<Scored[]> {
  const { outcomes, add } = journalOf<Outcome>(journal ?? undefined);
  const known = new Set(outcomes.map(({ name }) => name));
  for (const [folder, isEdited] of [
    [honest, false],
    [edited, true],
  ] as const) {
    const names = readdirSync(folder).filter((name) => /\.(?:jpe?g|png)$/i.test(name));
    if (names.length === 0) throw new Error(`${folder} has no pictures`);
    for (const name of names.sort()) {
      if (known.has(name)) continue;
      const { kind, verdict, riskScore, confidenceScore } = await inspectPixels(
        readFileSync(path.join(folder, name)),
      );
      add({ name, kind, verdict, risk: riskScore, confidence: confidenceScore, isEdited });
    }
  }
  return outcomes;
}
