import type { Channel, EvidenceGroup, Finding } from '../../contract/forensics.ts';
import { sharedHeight, sharedWidth, type Box } from '../../contract/geometry.ts';
import { addTo } from '../../contract/lists-by-key.ts';
import { weightOf, type Calibration } from './calibration.ts';
import { pictureChannel } from './channel.ts';

/** Log odds of picture quality: slope and zero, and the least (set by hand, ADR 401). */
const QUALITY = { slope: 0.55, zero: 1.2, least: -0.4 } as const;

/** A measurement that so many benign files stay below is worth a word, and counts as evidence. */
export const NOTABLE = 0.9;

/** A measurement, whether it became a finding or not. */
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
  /** Evidence from measurements alone, of one place: what the conformal threshold of the channel is compared with. */
  readonly measured: number;
}

/** Pixels between two places of one edit: detectors measure by blocks, by words and by windows. */
const REACH = 16;

/**
 * Adds evidence up: rules by strength, measurements by how rare they are among benign files of the channel. Within a
 * group only the strongest rule and a fading share of the others count, because they see the same edit; each group is
 * capped, so that no single kind of evidence decides alone unless it is proof.
 *
 * @param weights of the profile: how much a group counts for documents of this kind, 1 where absent
 * @param quiet measurements that are too ordinary for a finding, or have nothing to show: they move the risk a little, down or up
 * @param shown share of edited files of this kind that show signs, below 1: where there are none, that speaks for the file
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
    // What showed no place is rare all the same; thresholds were calibrated with it.
    if (one.quantile >= NOTABLE) placeless += Math.max(0, ratio);
    addTo(byGroup, one.group, ratio);
  }
  for (const found of findings) {
    const byRule = calibration.strengths[found.strength];
    const byRarity = found.quantile === null ? null : rarityOf({ ...found, quantile: found.quantile });
    // A measurement that nothing ordinary explains counts as the rule it is, however small the calibration.
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
    groups[group] = Math.round(capped * 1000) / 1000;
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

/** The most that measurements say of one place: an edit has one, and oddities of two corners of a page are not one edit. */
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
 * Log-likelihood ratio of a value that a share 1 − q of benign files exceeds. Under tampering, values are taken to be
 * spread over the upper tail so that density grows as −log(1 − q); the median says a little for innocence.
 */
export function ratioOfQuantile(q: number): number {
  return Math.max(QUALITY.least, QUALITY.slope * (-Math.log(Math.max(1e-4, 1 - q)) - QUALITY.zero));
}
