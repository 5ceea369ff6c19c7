import { thousandths } from '../../contract/formats.ts';
import type { Channel, EvidenceGroup, Finding } from '../../contract/forensics.ts';
import { sharedHeight, sharedWidth, type Box } from '../../contract/geometry.ts';
import { addTo } from '../../contract/lists-by-key.ts';
import { weightOf, type Calibration } from './calibration.ts';
import { pictureChannel } from './channel.ts';

/** Linear map from −log(1 − quantile) to a log-likelihood ratio: slope, zero, minimum (set by hand, ADR 401). */
const RATIO_OF_QUANTILE = { slope: 0.55, zero: 1.2, least: -0.4 } as const;

/** From this quantile among benign files a measurement gives a finding and counts as evidence. */
export const NOTABLE = 0.9;

/** A measurement's quantile, with or without a finding. */
export interface Rarity {
  readonly detector: string;
  readonly group: EvidenceGroup;
  readonly quantile: number;
}

export interface Fused {
  /** Log-likelihood ratio per group after capping. */
  readonly groups: Partial<Record<EvidenceGroup, number>>;
  /** Calibrated probability of tampering, 0–1. */
  readonly risk: number;
  /** Evidence from measurements alone, at one place of a page: compared with the conformal threshold of the channel. */
  readonly measured: number;
}

/** Maximum distance, pixels, between traces of one edit: detectors measure by blocks, words and windows. */
const REACH = 16;

/**
 * Sums evidence: rules by strength, measurements by their rarity among benign files of the channel. Within a group the
 * strongest counts fully and the others at half, a quarter …, because they see the same edit; each group is capped, so
 * that no single kind of evidence decides alone unless it is proof.
 *
 * @param weights of the profile: factor per group for documents of this kind, 1 if absent
 * @param quiet measurements too ordinary for a finding, or without a place: they move the risk a little, down or up
 * @param shown share of edited files of this kind that show signs, below 1: their absence speaks for the file
 */
export function fuse(
  findings: readonly Finding[],
  calibration: Calibration,
  channel: Channel,
  weights: Partial<Record<EvidenceGroup, number>> = {},
  quiet: readonly Rarity[] = [],
  shown = 0,
): Fused {
  const byGroup = new Map<EvidenceGroup, number[]>();
  const rarityOf = ({ detector, quantile }: Pick<Rarity, 'detector' | 'quantile'>): number =>
    weightOf(calibration, pictureChannel(channel), detector) * ratioOfQuantile(quantile);
  let placeless = 0;
  const places: Measured[] = [];
  for (const one of quiet) {
    const ratio = rarityOf(one);
    // Measurements without a place count as well: the thresholds were calibrated with them.
    if (one.quantile >= NOTABLE) placeless += Math.max(0, ratio);
    addTo(byGroup, one.group, ratio);
  }
  for (const found of findings) {
    const byRule = calibration.strengths[found.strength];
    const byRarity = found.quantile === null ? null : rarityOf({ ...found, quantile: found.quantile });
    // A measurement beyond `strongFrom` counts at least as a strong rule, however small the calibration.
    const ratio =
      byRarity === null ? byRule : found.strength === 'strong' ? Math.max(byRule, byRarity) : byRarity;
    if (byRarity !== null && byRarity > 0) {
      if (found.box === null) placeless += byRarity;
      else places.push({ page: found.page, box: found.box, ratio: byRarity });
    }
    addTo(byGroup, found.group, ratio);
  }
  const groups: Partial<Record<EvidenceGroup, number>> = {};
  let total = calibration.prior;
  for (const [group, ratios] of byGroup) {
    const sorted = ratios.sort((a, b) => b - a);
    const sum = (weights[group] ?? 1) * sorted.reduce((acc, ratio, k) => acc + ratio / 2 ** k, 0);
    const capped = Math.max(-2, Math.min(calibration.caps[group] ?? 2, sum));
    groups[group] = thousandths(capped);
    total += capped;
  }
  if (findings.every((f) => f.strength === 'note')) total += Math.log(1 - shown);
  return { groups, risk: 1 / (1 + Math.exp(-total)), measured: placeless + ofOnePlace(places) };
}

interface Measured {
  readonly page: number | null;
  readonly box: Box;
  readonly ratio: number;
}

/**
 * Highest sum of measured evidence around one place: an edit has one place; unrelated oddities on a page are not added
 * up.
 */
function ofOnePlace(places: readonly Measured[]): number {
  const together = (a: Measured, b: Measured): boolean =>
    a.page === b.page && sharedWidth(a.box, b.box) > -REACH && sharedHeight(a.box, b.box) > -REACH;
  return places.reduce(
    (most, a) =>
      Math.max(
        most,
        places.reduce((sum, b) => sum + (together(a, b) ? b.ratio : 0), 0),
      ),
    0,
  );
}

/**
 * Log-likelihood ratio of a value that a share 1 − q of benign files exceeds. Assumes that the density ratio of edited
 * to benign files grows as −log(1 − q) in the upper tail; at the median the ratio is slightly negative.
 */
export function ratioOfQuantile(q: number): number {
  return Math.max(
    RATIO_OF_QUANTILE.least,
    RATIO_OF_QUANTILE.slope * (-Math.log(Math.max(1e-4, 1 - q)) - RATIO_OF_QUANTILE.zero),
  );
}
