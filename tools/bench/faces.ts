/**
 * `npm run bench -- faces [--pairs FILE] [--attacks FOLDER] [--quick] [--write]`: verification on a set of pairs, the
 * same with printed ID photos, what a similarity means, presentation attacks on a folder, the light of synthetic
 * sessions, whole synthetic sessions, and time.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { activeLightRows, headFrom, recordLight } from './faces/active-light.ts';
import { presentationRows } from './faces/presentation.ts';
import { seeded } from './faces/random.ts';
import { sessionRows } from './faces/sessions.ts';
import { timingRows } from './faces/timing.ts';
import { calibrationRows, embedPairs, printOnCard, verificationRows } from './faces/verification.ts';
import { table, writeSection } from './report.ts';

const SHARED_PAIRS = path.resolve(import.meta.dirname, '..', '..', '..', 'shared', 'faces', 'pairs.csv');
const COMMAND = 'npm run bench -- faces';

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: SHARED_PAIRS },
      attacks: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const write = (
    name: string,
    title: string,
    rows: readonly (readonly (string | number)[])[],
    note: string,
  ) => writeSection('accuracy.md', `faces-${name}`, title, `${table(rows)}\n\n${note}`, COMMAND);
  if (values.attacks)
    write(
      'presentation',
      'Passive presentation attack detection',
      await presentationRows(values.attacks),
      `Folder: ${path.basename(values.attacks)}.`,
    );
  if (!existsSync(values.pairs)) {
    process.stdout.write(
      `faces: ${values.pairs} is not here; verification and synthetic sessions need its portraits\n`,
    );
    return;
  }
  const limit = values.quick ? 60 : Number.MAX_SAFE_INTEGER;
  const set = await embedPairs(values.pairs, limit);
  write(
    'verification',
    'Face verification',
    verificationRows(set),
    `A face was found in ${set.embeddings.size} of ${set.files} pictures.`,
  );
  write(
    'calibration',
    'What a similarity means',
    calibrationRows(set, personOf),
    'Every pair of two different people of the set. The calibration was made on this set, so a site with other cameras and people should make its own (`netefatsa calibrate-faces`).',
  );
  const printed = await embedPairs(values.pairs, limit, printOnCard);
  write(
    'printed',
    'Printed ID photo against selfie',
    verificationRows(printed),
    'The first picture of each pair at 190 pixels, printed with a line screen, washed out, with a reflection, compressed.',
  );

  const random = seeded(20_261_121);
  const portraits = [...new Set(set.pairs.map((p) => p.a))].filter(
    (_, i) => i % (values.quick ? 20 : 4) === 0,
  );
  const recordings = [];
  for (const file of portraits.slice(0, values.quick ? 5 : 60)) {
    const head = await headFrom(readFileSync(path.resolve(path.dirname(values.pairs), file)));
    const recording = head && (await recordLight(head, random));
    if (recording) recordings.push(recording);
  }
  write(
    'light',
    'Active light, synthetic sessions',
    activeLightRows(recordings, 200, random),
    'Heads made of one portrait each, in rooms where the screen adds 4 to 20 % to the room light, 60 to 240 ms late, with drifting exposure and white balance.',
  );
  write(
    'sessions',
    'Whole synthetic sessions',
    await sessionRows(
      portraits
        .slice(0, values.quick ? 1 : 10)
        .map((file) => readFileSync(path.resolve(path.dirname(values.pairs), file))),
      random,
    ),
    'All five cues at ten frames a second. Few sessions and no real attack among them: this shows that the parts work together, not how many attackers would pass.',
  );
  write(
    'timing',
    'Time of the faces part',
    await timingRows(readFileSync(path.resolve(path.dirname(values.pairs), set.pairs[0]!.a))),
    'One thread, models loaded, median of 15.',
  );
}

/** `lfw/Some_Person_0001.jpg` → `lfw/Some_Person`. */
const personOf = (file: string): string => file.replace(/_\d+\.[a-z]+$/i, '');
