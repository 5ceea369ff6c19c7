/**
 * `npm run bench -- faces [--pairs FILE] [--attacks FOLDER] [--part NAME…] [--group NAME…] [--quick] [--write]`: verification on a set
 * of pairs, copies of one picture, the same with printed ID photos, what a similarity means, pictures as a branch takes them (`hard`;
 * `--group` names some of them), presentation attacks on a folder, the light of synthetic sessions, whole synthetic sessions, and time.
 * `--quick` takes fewer pictures, and pictures as a branch takes them only where they are named: they take minutes.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { activeLightRows, headFrom, recordLight } from './faces/active-light.ts';
import { GROUPS, hardRows, subjectsOf, type Group } from './faces/hard/measure.ts';
import { presentationRows } from './faces/presentation.ts';
import { seeded } from './faces/random.ts';
import { sessionRows } from './faces/sessions.ts';
import { timingRows } from './faces/timing.ts';
import { copyRows } from './faces/copies.ts';
import { calibrationRows, embedPairs, printOnCard, verificationRows } from './faces/verification.ts';
import { table, writeSection } from './report.ts';

const SHARED_PAIRS = path.resolve(import.meta.dirname, '..', '..', '..', 'shared', 'faces', 'pairs.csv');
const COMMAND = 'npm run bench -- faces';
const PARTS = [
  'presentation',
  'verification',
  'copies',
  'printed',
  'hard',
  'light',
  'sessions',
  'timing',
] as const;

type Rows = readonly (readonly (string | number)[])[];
const write = (name: string, title: string, rows: Rows, note: string) =>
  writeSection('accuracy/faces.md', `faces-${name}`, title, `${table(rows)}\n\n${note}`, COMMAND);

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pairs: { type: 'string', default: SHARED_PAIRS },
      attacks: { type: 'string' },
      part: { type: 'string', multiple: true },
      group: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { pairs, attacks, quick, group } = values;
  const part: readonly string[] = values.part ?? PARTS.filter((name) => name !== 'hard' || !quick || group);
  if (attacks && part.includes('presentation'))
    write(
      'presentation',
      'Passive presentation attack detection',
      await presentationRows(attacks),
      `Folder: ${path.basename(attacks)}.`,
    );
  if (!existsSync(pairs)) {
    process.stdout.write(
      `faces: ${pairs} is not here; verification and synthetic sessions need its portraits\n`,
    );
    return;
  }
  const limit = quick ? 40 : Number.MAX_SAFE_INTEGER;
  if (part.includes('verification')) await measureVerification(pairs, limit);
  if (part.includes('copies'))
    write(
      'copies',
      'Copies of one picture',
      await copyRows(await embedPairs(pairs, limit), pairs, quick ? 10 : 200, personIn),
      'Every pair of pictures of one person in the set, and pictures beside changed copies of themselves. The score is the fused one, the limit 0.72: it was chosen on 295 of these pairs and on some of the copies.',
    );
  if (part.includes('printed'))
    write(
      'printed',
      'Printed ID photo against selfie',
      verificationRows(await embedPairs(pairs, limit, printOnCard)),
      'The first picture of each pair at 190 pixels, printed with a line screen, washed out, with a reflection, compressed. Pairs in whose print no face was found are not scored.',
    );
  if (part.includes('hard')) await measureHard(pairs, quick ? 40 : 150, group ?? Object.keys(GROUPS));
  const portraits = portraitsOf(pairs);
  const random = seeded(20_261_121);
  if (part.includes('light')) {
    const recordings = [];
    for (const portrait of spread(portraits, quick ? 3 : 60)) {
      const head = await headFrom(portrait());
      const recording = head && (await recordLight(head, random));
      if (recording) recordings.push(recording);
    }
    write(
      'light',
      'Active light, synthetic sessions',
      activeLightRows(recordings, 200, random),
      'Heads made of one portrait each, in rooms where the screen adds 4 to 20 % to the room light, 60 to 240 ms late, with drifting exposure and white balance.',
    );
  }
  if (part.includes('sessions'))
    write(
      'sessions',
      'Whole synthetic sessions',
      await sessionRows(spread(portraits, quick ? 1 : 16), random),
      'All five cues at ten frames a second. Few sessions and no real attack among them: this shows that the parts work together, not how many attackers would pass.',
    );
  if (part.includes('timing'))
    write(
      'timing',
      'Time of the faces part',
      await timingRows(portraits[0]!(), random),
      'One thread, models loaded.',
    );
}

async function measureVerification(pairs: string, limit: number): Promise<void> {
  const set = await embedPairs(pairs, limit);
  write(
    'verification',
    'Face verification',
    verificationRows(set),
    `A face was found in ${set.embeddings.size} of ${set.files} pictures.`,
  );
  write(
    'calibration',
    'What a similarity means',
    calibrationRows(set, personIn),
    'Every pair of two different people of the set. The calibration was made on this set, so a site with other cameras and people should make its own (`netefatsa calibrate-faces`).',
  );
}

/** Files of the set are named by person and number. */
const personIn = (file: string): string => file.replace(/_\d+\.[a-z]+$/i, '');

const HARD_TITLES: Record<Group, string> = {
  light: 'Pictures as a branch takes them: light',
  detail: 'Pictures as a branch takes them: small, blurred, compressed',
  places: 'Pictures as a branch takes them: turned, tilted, cut off',
  coverings: 'Pictures as a branch takes them: faces partly covered',
  company: 'Pictures as a branch takes them: other people and pictures of people',
  documents: 'Pictures as a branch takes them: the portrait on a document',
};

async function measureHard(pairs: string, limit: number, groups: readonly string[]): Promise<void> {
  const subjects = await subjectsOf(pairs, limit);
  for (const group of (Object.keys(GROUPS) as Group[]).filter((name) => groups.includes(name)))
    write(
      `hard-${group}`,
      HARD_TITLES[group],
      await hardRows(subjects, group),
      'One picture of each person is spoilt and compared, through the calls of the interface, with their other one and with those of everybody else. Reasons as a client gets them in `reason`. Accepted: of all pairs, refused pictures included. Spoilt by program: real lamps, lenses and hands differ.',
    );
}

/** The first picture of every pair, read when it is needed. */
function portraitsOf(pairsFile: string): (() => Buffer)[] {
  const rows = parse(readFileSync(pairsFile), { columns: true, skip_empty_lines: true }) as { a: string }[];
  return [...new Set(rows.map((row) => row.a))].map(
    (file) => () => readFileSync(path.resolve(path.dirname(pairsFile), file)),
  );
}

/** About `count` of the items, evenly spread. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / count) === 0);
