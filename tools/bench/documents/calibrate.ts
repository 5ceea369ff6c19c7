import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentScore } from './score.ts';

interface Block {
  sum: number;
  right: number;
  n: number;
}

/** A block of the isotonic fit holds at least this many readings, so that no probability rests on a handful. */
const LEAST = 25;

/**
 * Fits, for each kind of evidence, a rising curve from raw score to the share that was right (pool adjacent violators)
 * and writes `resources/calibration/documents.json`. Seen and unseen layouts weigh the same in total: real documents are mostly
 * of layouts nobody has described.
 */
export function fitCalibration(scores: readonly DocumentScore[]): void {
  const curves: Record<string, { score: number; probability: number }[]> = {};
  for (const group of ['zone', 'strict', 'free', 'list']) {
    const samples = scores.flatMap((s) =>
      s.fields.flatMap((f) =>
        f.evidence?.group === group && f.actual !== null
          ? [{ score: f.evidence.score, right: f.outcome === 'right', unseen: s.heldOut }]
          : [],
      ),
    );
    const unseen = samples.filter((s) => s.unseen).length;
    const weight = unseen > 0 ? Math.min(8, (samples.length - unseen) / unseen) : 1;
    const weighed = samples
      .map((s) => ({ ...s, weight: s.unseen ? weight : 1 }))
      .sort((a, b) => a.score - b.score);
    curves[group] = samples.length < 2 * LEAST ? identity() : isotonic(weighed);
  }
  const file = path.resolve(import.meta.dirname, '../../../resources/calibration/documents.json');
  const version = `${new Date().toISOString().slice(0, 10)}-${scores.length}`;
  writeFileSync(file, `${JSON.stringify({ version, curves }, null, 2)}\n`);
}

function isotonic(
  samples: readonly { score: number; right: boolean; weight: number }[],
): { score: number; probability: number }[] {
  const blocks: Block[] = [];
  for (const s of samples) {
    blocks.push({ sum: s.score * s.weight, right: s.right ? s.weight : 0, n: s.weight });
    while (blocks.length > 1) {
      const [a, b] = blocks.slice(-2) as [Block, Block];
      if (a.n >= LEAST && a.right / a.n < b.right / b.n) break;
      blocks.splice(-2, 2, { sum: a.sum + b.sum, right: a.right + b.right, n: a.n + b.n });
    }
  }
  // Laplace's rule keeps a curve from promising certainty.
  const corners = blocks.map((b) => ({
    score: round(b.sum / b.n),
    probability: round((b.right + 1) / (b.n + 2)),
  }));
  for (let i = 1; i < corners.length; i++)
    corners[i]!.probability = Math.max(corners[i]!.probability, corners[i - 1]!.probability);
  const last = corners.at(-1)!;
  const rising = corners.filter((c, i) => i === 0 || c.score > corners[i - 1]!.score);
  return last.score < 1 ? [...rising, { score: 1, probability: Math.max(last.probability, 0.985) }] : rising;
}

function identity(): { score: number; probability: number }[] {
  return [0, 1].map((x) => ({ score: x, probability: x }));
}

function round(x: number): number {
  return Math.round(x * 10_000) / 10_000;
}
