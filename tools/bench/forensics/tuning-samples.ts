import { appendFileSync } from 'node:fs';
import type { Channel } from '../../../src/contract/forensics.ts';
import { detectChannel } from '../../../src/engine/forensics/channel.ts';
import { imageDetectors } from '../../../src/engine/forensics/detectors.ts';
import { oddestOf, oddWord } from '../../../src/engine/forensics/glyph/odd-word.ts';
import { logOdds, type TreeModel } from '../../../src/engine/forensics/glyph/trees.ts';
import { wordFeatures, type WordFeatures } from '../../../src/engine/forensics/glyph/word-features.ts';
import { openImage } from '../../../src/engine/forensics/image/evidence.ts';
import { measureBy } from '../../../src/engine/forensics/image/measure-image.ts';
import { openFile } from '../../../src/engine/forensics/open-file.ts';
import { outcomesIn } from '../journal.ts';
import { corpus, severalEdits, type Sample } from '../../specimens/tamper/corpus.ts';

/** What was measured of one picture whose truth is known, kept in place of the picture. */
export interface TuningSample {
  readonly name: string;
  readonly label: 'benign' | 'tampered';
  readonly kind: string;
  readonly profile: string;
  readonly type: string;
  readonly channel: Channel;
  /** By detector; empty where only words were measured. */
  readonly values: Readonly<Record<string, number | null>>;
  /** Features of each word. */
  readonly rows: readonly (readonly number[])[];
  /** Which of the words were edited. */
  readonly edited: readonly number[];
}

export interface TuningPlan {
  readonly types: readonly string[];
  readonly seeds: readonly number[];
  readonly part: 'tuning' | 'all';
  readonly share: number;
  readonly minutes: number;
  /** Measure by every detector, not only the words. */
  readonly detectors: boolean;
  /** Pictures with several edits each, and few treatments, instead of one edit in each. */
  readonly several: boolean;
}

export const PROFILES = ['clean', 'scan', 'photo', 'photocopy'] as const;

/** Measures generated pictures and appends them to `file`; documents that stand there are passed over. */
export async function measureTuning(file: string, plan: TuningPlan): Promise<void> {
  const known = new Set(tuningSamples(file).map((m) => m.name));
  const passOver = (document: string): boolean => [...known].some((name) => name.startsWith(`${document}-`));
  const deadline = Date.now() + plan.minutes * 60_000;
  for (const seed of plan.seeds)
    for (const [k, type] of plan.types.entries()) {
      const part = {
        types: [type],
        layouts: [1 + ((seed + k) % 3)],
        seeds: [seed],
        profiles: plan.several ? PROFILES : [PROFILES[(seed + k) % 4]!],
        part: plan.part,
        media: ['image'],
        share: plan.share,
        passOver,
      } as const;
      for await (const sample of plan.several ? severalEdits(part) : corpus(part)) {
        if (Date.now() > deadline) return;
        if (known.has(sample.name)) continue;
        const measured = await measureSample(sample, plan.detectors);
        if (measured) appendFileSync(file, `${JSON.stringify(measured)}\n`);
      }
    }
}

export const tuningSamples = (file: string): TuningSample[] => outcomesIn<TuningSample>(file);

/** The value of `odd-word` and whether its word is an edited one. */
export function oddWordOf(model: TreeModel, sample: TuningSample): { value: number | null; right: boolean } {
  const odds = sample.rows.map((row) => logOdds(model, Float32Array.from(row)));
  const oddest = oddestOf(odds);
  return { value: oddest?.value ?? null, right: oddest !== null && sample.edited.includes(oddest.at) };
}

async function measureSample(sample: Sample, detectors: boolean): Promise<TuningSample | null> {
  const evidence = openFile(
    { name: sample.name, bytes: sample.bytes },
    { mode: 'full', today: '1970-01-01' },
  );
  const channel = detectChannel(evidence);
  const image = await openImage(sample.bytes, channel);
  if (!image) return null;
  const words = wordFeatures(image);
  const { name, label, kind, profile, type } = sample;
  const measured = detectors ? imageDetectors.filter((d) => d !== oddWord) : [];
  return {
    name,
    label,
    kind,
    profile,
    type,
    channel,
    values: Object.fromEntries(measured.map((d) => [d.id, measureBy(d, image).value])),
    rows: words.map((w) => [...w.values].map((v) => Math.round(v * 1000) / 1000)),
    edited: editedWords(sample, words, image.width / sample.size.width),
  };
}

/** Words inside an edited box, or that hold it where a single digit was exchanged. `scale`: saving may shrink. */
function editedWords(sample: Sample, words: readonly WordFeatures[], scale: number): number[] {
  const edits = sample.edits ?? (sample.edit ? [sample.edit] : []);
  return words.flatMap(({ word: { box } }, i) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isEdited = edits.some((edit) => {
      const [x0, x1] = [edit.box.x * scale, (edit.box.x + edit.box.width) * scale];
      const [y0, y1] = [edit.box.y * scale, (edit.box.y + edit.box.height) * scale];
      const middle = (y0 + y1) / 2;
      const inside = x > x0 && x < x1 && y > y0 - 2 && y < y1 + 2;
      const holds =
        box.x - 2 < x0 && box.x + box.width + 2 > x1 && middle > box.y && middle < box.y + box.height;
      return inside || holds;
    });
    return isEdited ? [i] : [];
  });
}
