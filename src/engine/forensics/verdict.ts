import type { Channel, Finding, Verdict } from '../../contract/forensics.ts';
import type { PageReport } from '../../contract/pages.ts';
import { weightOf, type Calibration } from './calibration.ts';
import { pictureChannel } from './channel.ts';
import type { Fused } from './fusion.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly confidenceScore: number;
  readonly riskScore: number;
  readonly message: string;
}

/** A page with fewer pixels than this carries no usable traces. */
const TINY = 400 * 300;
/** A measurement that so few benign files exceed counts beside a doubtful sum. */
const RARE = 0.98;
/** … when its detector weighs so much: what tells nothing is rare in one of fifty ordinary pictures, too. */
const TELLING = 0.3;
/** How often one strong finding was right, less a margin: in 270 of 273 flagged files of rounds 12 and 13 and of the bench's pictures (ADR 285). */
const STRONG_IS_RIGHT = 95;
/** Said of a sum that fails on figures that no second look confirmed. */
const LOOK_AGAIN = 'This may be a misreading: compare the figures with the document itself.';
/** What the rules know beside the findings. */
interface VerdictContext {
  readonly channel: Channel;
  readonly calibration: Calibration;
  readonly pages: readonly PageReport[];
  readonly quick: boolean;
}

/**
 * The verdict rules. TAMPERED only by proof, or by two independent groups one of which is arithmetic; SUSPICIOUS by one
 * strong finding or more measured evidence than 2 % of benign files show; AUTHENTIC only where a finding authenticates the
 * file; otherwise INCONCLUSIVE: that nothing was found proves nothing (ADR 200).
 */
export function judge(findings: readonly Finding[], fused: Fused, context: VerdictContext): Judgement {
  return (
    byRules(findings, fused) ??
    byMeasurements(findings, fused, context) ??
    withoutSigns(findings, Math.min(39, percent(fused.risk)), context)
  );
}

/** By what needs no measurement: proof, and strong findings. */
function byRules(findings: readonly Finding[], fused: Fused): Judgement | null {
  const proof = findings.find((f) => f.strength === 'proof');
  if (proof)
    return {
      verdict: 'TAMPERED',
      confidenceScore: 97,
      riskScore: Math.max(95, percent(fused.risk)),
      message: proof.explanation,
    };
  const strong = findings.filter((f) => f.strength === 'strong');
  const arithmetic = strong.find((f) => f.group === 'logic');
  const other = strong.find((f) => f.group !== 'logic' && f.group !== 'metadata');
  if (arithmetic && other)
    return {
      verdict: 'TAMPERED',
      confidenceScore: 95,
      riskScore: Math.max(85, percent(fused.risk)),
      message: `${arithmetic.explanation} ${other.explanation}`,
    };
  return strong[0]
    ? suspicious(STRONG_IS_RIGHT, clamp(percent(fused.risk), 50, 84), (arithmetic ?? strong[0]).explanation)
    : null;
}

/** By what was measured in the picture, beside a doubtful sum or by itself. */
function byMeasurements(
  findings: readonly Finding[],
  fused: Fused,
  { channel, calibration }: VerdictContext,
): Judgement | null {
  // A sum that fails on unconfirmed figures, and a rare trace in the picture: a misreading explains only one of them.
  const doubtful = doubtfulSum(findings);
  const trace = findings.find(
    (f) =>
      f.group !== 'logic' &&
      f.quantile !== null &&
      f.quantile >= RARE &&
      weightOf(calibration, pictureChannel(channel), f.detector) >= TELLING,
  );
  if (doubtful && trace)
    return suspicious(50, clamp(percent(fused.risk), 45, 80), `${doubtful.explanation} ${trace.explanation}`);
  const flagAt = calibration.channels[pictureChannel(channel)]?.flagAt ?? null;
  if (flagAt === null || fused.measured <= flagAt) return null;
  const loudest = findings
    .filter((f) => f.quantile !== null)
    .sort((a, b) => (b.quantile ?? 0) - (a.quantile ?? 0))[0];
  return suspicious(
    45,
    clamp(percent(fused.risk), 40, 75),
    loudest?.explanation ?? 'Several traces are unusual for a file of this kind.',
  );
}

/** What may be said of a file that nothing speaks against. */
function withoutSigns(findings: readonly Finding[], riskScore: number, context: VerdictContext): Judgement {
  const { channel, calibration, pages, quick } = context;
  const proved = findings.find((f) => f.authenticates);
  if (proved)
    return {
      verdict: 'AUTHENTIC',
      confidenceScore: 97,
      riskScore: Math.min(riskScore, 2),
      message: `${proved.explanation} Nothing was changed since, and no signs of editing were found.`,
    };
  const inconclusive = (confidenceScore: number, message: string): Judgement => ({
    verdict: 'INCONCLUSIVE',
    confidenceScore,
    riskScore,
    message,
  });
  if (quick)
    return inconclusive(
      percent(calibration.channels[channel]?.quickPower ?? 0),
      'No signs of editing were found in the metadata and the structure of the file. Its pages were not looked at.',
    );
  const unusable = whyUnusable(pages, channel);
  if (unusable) return inconclusive(0, `No signs of editing were found, but ${unusable}.`);
  const shown = percent(calibration.channels[channel]?.power ?? 0);
  const doubtful = doubtfulSum(findings);
  if (doubtful) return inconclusive(shown, `${doubtful.explanation} ${LOOK_AGAIN}`);
  return inconclusive(
    shown,
    shown > 0
      ? `No signs of editing were found. Of edited files of this kind, ${shown} in 100 showed signs when it was measured.`
      : `No signs of editing were found, but edits of ${CHANNEL_WORDS[channel]} often leave none.`,
  );
}

const suspicious = (confidenceScore: number, riskScore: number, message: string): Judgement => ({
  verdict: 'SUSPICIOUS',
  confidenceScore,
  riskScore,
  message,
});

const doubtfulSum = (findings: readonly Finding[]): Finding | undefined =>
  findings.find((f) => f.group === 'logic' && f.strength === 'weak');

const CHANNEL_WORDS: Record<Channel, string> = {
  'born-digital-pdf': 'a PDF document',
  'scanned-pdf': 'a scanned PDF',
  scan: 'a scanned page',
  camera: 'a photograph',
  messenger: 'a picture that a messenger compressed',
  screenshot: 'a screenshot',
  unknown: 'a file of unknown origin',
};

function whyUnusable(pages: readonly PageReport[], channel: Channel): string | null {
  if (pages.length === 0) return null;
  if (pages.every((p) => p.width * p.height < TINY)) return 'the picture is too small to show any';
  if (pages.every((p) => !p.quality.readable) && channel !== 'born-digital-pdf')
    return 'the document cannot be read';
  return null;
}

function percent(probability: number): number {
  return Math.round(probability * 100);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
