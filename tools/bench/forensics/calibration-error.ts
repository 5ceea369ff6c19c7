import { loadCalibration } from '../../../src/engine/forensics/calibration.ts';
import { table } from '../report.ts';
import { bounded } from './bounds.ts';
import type { Outcome } from './examine.ts';

/** What the error needs to know of a file. */
export type Scored = Pick<Outcome, 'verdict' | 'risk'> & {
  /** What the confidence of INCONCLUSIVE goes by (`src/engine/forensics/shown.ts`), flagged or not; of older journals the channel. */
  readonly kind: string;
  readonly confidence: number;
  readonly isEdited: boolean;
};

/** Scores are looked at in tenths. */
const BINS = 10;

interface Bin {
  readonly name: string;
  readonly files: number;
  /** Share of all weight. */
  readonly weight: number;
  readonly said: number;
  readonly measured: number;
  /** Files that it was measured on. */
  readonly of: number;
}

/**
 * Expected calibration error of `riskScore`, the probability that a file was edited: the distance between what was said and what was
 * measured, bin by bin, by weight (Naeini et al. 2015). A bench has more edited files than a counter: files are weighted so that
 * the share of edited ones is `prior`.
 */
export function riskError(files: readonly Scored[], prior: number): { error: number; bins: Bin[] } {
  const edited = files.filter((f) => f.isEdited).length;
  const weightOf = (f: Scored): number =>
    f.isEdited ? prior / edited : (1 - prior) / (files.length - edited);
  const bins = Array.from({ length: BINS }, (_, k): Bin | null => {
    const own = files.filter((f) => Math.min(BINS - 1, Math.floor(f.risk / (100 / BINS))) === k);
    if (own.length === 0) return null;
    const weight = own.reduce((sum, f) => sum + weightOf(f), 0);
    const mean = (of: (f: Scored) => number): number =>
      own.reduce((sum, f) => sum + weightOf(f) * of(f), 0) / weight;
    return {
      name: `${(100 / BINS) * k}–${(100 / BINS) * (k + 1)}`,
      files: own.length,
      weight,
      said: mean((f) => f.risk / 100),
      measured: mean((f) => (f.isEdited ? 1 : 0)),
      of: own.length,
    };
  }).filter((bin) => bin !== null);
  return { error: errorOf(bins), bins };
}

/**
 * The same of `confidenceScore`. Of TAMPERED, SUSPICIOUS and AUTHENTIC it says how often the verdict is right; of INCONCLUSIVE, by
 * kind, what share of edited files would have shown signs; kinds without an edited file are left out.
 */
export function confidenceError(files: readonly Scored[]): { error: number; bins: Bin[] } {
  const isFlagged = ({ verdict }: Scored): boolean => verdict === 'TAMPERED' || verdict === 'SUSPICIOUS';
  const groups = new Map<string, { own: Scored[]; right: Scored[]; of: Scored[] }>();
  for (const f of files) {
    const name = f.verdict === 'INCONCLUSIVE' ? `INCONCLUSIVE ${f.kind}` : `${f.verdict} ${f.confidence}`;
    const edited = files.filter((o) => o.kind === f.kind && o.isEdited);
    const group = groups.get(name) ?? {
      own: [],
      right: f.verdict === 'INCONCLUSIVE' ? edited.filter(isFlagged) : [],
      of: f.verdict === 'INCONCLUSIVE' ? edited : [],
    };
    group.own.push(f);
    if (f.verdict !== 'INCONCLUSIVE') {
      group.of.push(f);
      if (f.isEdited === isFlagged(f)) group.right.push(f);
    }
    groups.set(name, group);
  }
  const bins = [...groups].flatMap(([name, { own, right, of }]): Bin[] =>
    of.length === 0
      ? []
      : [
          {
            name,
            files: own.length,
            weight: own.length / files.length,
            said: own.reduce((sum, f) => sum + f.confidence, 0) / own.length / 100,
            measured: right.length / of.length,
            of: of.length,
          },
        ],
  );
  return { error: errorOf(bins), bins };
}

const errorOf = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  return bins.reduce((sum, { weight, said, measured }) => sum + weight * Math.abs(said - measured), 0) / all;
};

/**
 * The error that shares of so few files have on average where every claim holds exactly: what is less cannot be told from none (ADR
 * 481).
 */
export const errorByChance = (bins: readonly Bin[]): number => {
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  return bins.reduce((sum, { weight, said, of }) => sum + weight * meanDistance(of, said), 0) / all;
};

/** Mean of |k/n − p| for k of n, each with probability p. */
function meanDistance(n: number, p: number): number {
  if (p <= 0 || p >= 1) return 0;
  let [sum, likelihood] = [0, (1 - p) ** n];
  for (let k = 0; k <= n; k++) {
    sum += likelihood * Math.abs(k / n - p);
    likelihood *= ((n - k) / (k + 1)) * (p / (1 - p));
  }
  return sum;
}

/** What is known of the files of a bench; older journals have no confidence. */
export const scoredOf = (outcomes: readonly Outcome[]): Scored[] =>
  outcomes.flatMap((o): Scored[] =>
    o.confidence === undefined
      ? []
      : [
          {
            ...o,
            kind: o.kind ?? o.channel,
            confidence: o.confidence,
            isEdited: o.sample.label === 'tampered',
          },
        ],
  );

/** Tables for `docs/accuracy/forensics.md`. */
export function calibrationReport(files: readonly Scored[]): string {
  const { prior } = loadCalibration();
  const usual = 1 / (1 + Math.exp(-prior));
  const edited = files.filter((f) => f.isEdited).length;
  const risks = [usual, edited / files.length].map((share) => ({ share, ...riskError(files, share) }));
  const confidence = confidenceError(files);
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const rows = (bins: readonly Bin[]): string[][] =>
    bins.map((b) => [b.name, String(b.files), percent(b.said), percent(b.measured)]);
  return [
    table([
      ['score', 'n', 'expected calibration error'],
      ...risks.map(({ share, error }) => [
        `riskScore, ${percent(share)} of the files edited`,
        String(files.length),
        error.toFixed(3),
      ]),
      ['confidenceScore', String(files.length), confidence.error.toFixed(3)],
      [
        '… of claims that hold exactly, by chance',
        String(files.length),
        errorByChance(confidence.bins).toFixed(3),
      ],
      ['edited files', String(edited), bounded(edited, files.length)],
    ]),
    table([[`riskScore, ${percent(usual)} edited`, 'n', 'said', 'measured'], ...rows(risks[0]!.bins)]),
    table([['confidenceScore of', 'n', 'said', 'measured'], ...rows(confidence.bins)]),
  ].join('\n\n');
}
