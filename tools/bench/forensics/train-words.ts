import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURES } from '../../../src/engine/forensics/glyph/word-features.ts';
import type { TreeModel } from '../../../src/engine/forensics/glyph/trees.ts';
import { growTrees, type TrainingRow } from './grow-trees.ts';
import type { Options } from './options.ts';
import { separation } from './separation.ts';
import { measureTuning, oddWordOf, tuningSamples, type TuningSample } from './tuning-samples.ts';

const MODEL = path.resolve(import.meta.dirname, '..', '..', '..', 'resources', 'forensics', 'odd-word.json');
/** Types of many layouts, so that no layout is learned. */
const TYPES = [
  'PAYSLIP',
  'BANK_STATEMENT',
  'UTILITY_BILL',
  'OMANG',
  'EMPLOYMENT_LETTER',
  'P60',
  'TAX_CERTIFICATE',
  'BIN_CERTIFICATE',
  'COUNCIL_BILL',
  'DRIVERS_LICENCE',
];

/**
 * `--train --keep=FILE [--seeds=401,402]`: measures words of generated pictures into the file (attacks held out from tuning
 * are left out), then grows the trees of `odd-word` from all that stands there. A fifth of the documents is kept for judging
 * how well it does on what it never saw; with `--write` the shipped model is grown from all.
 */
export async function train(options: Options): Promise<void> {
  if (!options.keep) throw new Error('--train needs --keep=FILE for what is measured');
  const { seeds, minutes } = options;
  await measureTuning(options.keep, {
    types: TYPES,
    seeds,
    part: 'tuning',
    share: 0.8,
    minutes,
    detectors: false,
    several: true,
  });
  const samples = tuningSamples(options.keep);
  const documents = [...new Set(samples.map(documentOf))];
  const aside = new Set(documents.filter((_, i) => i % 5 === 4));
  const seen = samples.filter((s) => !aside.has(documentOf(s)));
  const unseen = samples.filter((s) => aside.has(documentOf(s)));
  const trial = modelOf(seen);
  for (const [name, set] of [
    ['grown from', seen],
    ['kept aside', unseen],
  ] as const)
    process.stdout.write(
      `${name}:\n${separation(
        set.map((s) => {
          const { value, right } = oddWordOf(trial, s);
          return { ...s, value, right };
        }),
      )}\n`,
    );
  if (options.write) writeFileSync(MODEL, `${JSON.stringify(modelOf(samples))}\n`);
}

function documentOf({ type, name }: TuningSample): string {
  return `${type} ${name.slice(type.length).split('-').slice(1, 3).join('-')}`;
}

function modelOf(samples: readonly TuningSample[]): TreeModel {
  const rows = samples.flatMap((s): TrainingRow[] =>
    // An edit that holds no word would teach that edits look like anything.
    s.label === 'tampered' && s.edited.length === 0
      ? []
      : s.rows.map((values, i) => ({
          values: Float32Array.from(values),
          positive: s.edited.includes(i),
          weight: 1,
        })),
  );
  // Edited words are few; together they count half as much as the others together.
  const positives = rows.filter((r) => r.positive).length;
  const ordinary = (2 * positives) / Math.max(1, rows.length - positives);
  const edits = samples.filter((s) => s.edited.length > 0).length;
  return {
    version: '1',
    madeBy: `npm run bench -- forensics --train (${edits} edited and ${samples.length - edits} other generated pictures)`,
    ...growTrees(
      rows.map((r) => (r.positive ? r : { ...r, weight: ordinary })),
      FEATURES,
    ),
  };
}
