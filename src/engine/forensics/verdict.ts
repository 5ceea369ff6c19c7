import type { Channel, Finding, Verdict } from '../../contract/forensics.ts';
import type { PageReport } from '../../contract/pages.ts';
import { message, unkeyed, type Message, type MessageKey } from '../../contract/messages/message.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { weightOf, type Calibration } from './calibration.ts';
import { pictureChannel } from './channel.ts';
import type { Fused } from './fusion.ts';

export interface Judgement {
  readonly verdict: Verdict;
  readonly confidenceScore: number;
  readonly riskScore: number;
  readonly message: string;
  readonly said: Message;
}

/** Pixels of the smallest page that still carries usable traces. */
const TINY = 400 * 300;
/** From this quantile among benign files a measurement supports an unconfirmed arithmetic failure. */
const RARE = 0.98;
/** Minimum weight of that measurement's detector: one in fifty ordinary pictures exceeds the quantile, too. */
const TELLING = 0.3;
/**
 * Precision of a single strong finding in percent, less a margin: 270 of 273 flagged files of rounds 12 and 13 and of
 * the bench's pictures (ADR 285).
 */
const STRONG_IS_RIGHT = 95;
/** What the rules use beside the findings. */
interface VerdictContext {
  readonly channel: Channel;
  readonly calibration: Calibration;
  readonly pages: readonly PageReport[];
  /** Share of edited files of this kind that show signs, 0–1. */
  readonly shown: number;
  /** How far quick mode went: the structure of the file, or a PDF's own text; null: full mode. */
  readonly quick: 'structure' | 'text' | null;
}

/**
 * The verdict rules. TAMPERED: proof, or two independent groups of which one is arithmetic. SUSPICIOUS: one strong
 * finding, or more measured evidence than 2 % of benign files show. AUTHENTIC: a finding authenticates the file.
 * Otherwise INCONCLUSIVE, since the absence of signs proves nothing (ADR 200).
 */
export function judge(findings: readonly Finding[], fused: Fused, context: VerdictContext): Judgement {
  return (
    byRules(findings, fused) ??
    byMeasurements(findings, fused, context) ??
    withoutSigns(findings, Math.min(39, percent(fused.risk)), context)
  );
}

/** By proof and strong findings, without measurements. */
function byRules(findings: readonly Finding[], fused: Fused): Judgement | null {
  const proof = findings.find((f) => f.strength === 'proof');
  if (proof)
    return {
      verdict: 'TAMPERED',
      confidenceScore: 97,
      riskScore: Math.max(95, percent(fused.risk)),
      ...inWords(saidBy(proof)),
    };
  const strong = findings.filter((f) => f.strength === 'strong');
  const arithmetic = strong.find((f) => f.group === 'logic');
  const other = strong.find((f) => f.group !== 'logic' && f.group !== 'metadata');
  if (arithmetic && other)
    return {
      verdict: 'TAMPERED',
      confidenceScore: 95,
      riskScore: Math.max(85, percent(fused.risk)),
      ...inWords(both(arithmetic, other)),
    };
  return strong[0]
    ? suspicious(STRONG_IS_RIGHT, clamp(percent(fused.risk), 50, 84), saidBy(arithmetic ?? strong[0]))
    : null;
}

/** By measurements in the picture, with or without an unconfirmed arithmetic failure. */
function byMeasurements(
  findings: readonly Finding[],
  fused: Fused,
  { channel, calibration }: VerdictContext,
): Judgement | null {
  // An arithmetic failure on unconfirmed figures, and a rare trace in the picture: OCR errors explain only the first.
  const doubtful = doubtfulSum(findings);
  const trace = findings.find(
    (f) =>
      f.group !== 'logic' &&
      f.quantile !== null &&
      f.quantile >= RARE &&
      weightOf(calibration, pictureChannel(channel), f.detector) >= TELLING,
  );
  if (doubtful && trace) return suspicious(50, clamp(percent(fused.risk), 45, 80), both(doubtful, trace));
  const flagAt = calibration.channels[pictureChannel(channel)]?.flagAt ?? null;
  if (flagAt === null || fused.measured <= flagAt) return null;
  const loudest = findings
    .filter((f) => f.quantile !== null)
    .sort((a, b) => (b.quantile ?? 0) - (a.quantile ?? 0))[0];
  return suspicious(
    45,
    clamp(percent(fused.risk), 40, 75),
    loudest ? saidBy(loudest) : message('verdict.manyTraces'),
  );
}

/** The verdict of a file without adverse findings. */
function withoutSigns(findings: readonly Finding[], riskScore: number, context: VerdictContext): Judgement {
  const { channel, pages, quick } = context;
  const shown = percent(context.shown);
  const proved = findings.find((f) => f.authenticates);
  if (proved)
    return {
      verdict: 'AUTHENTIC',
      confidenceScore: 97,
      riskScore: Math.min(riskScore, 2),
      ...inWords(message('verdict.proved', { proof: saidBy(proved) })),
    };
  const inconclusive = (confidenceScore: number, said: Message): Judgement => ({
    verdict: 'INCONCLUSIVE',
    confidenceScore,
    riskScore,
    ...inWords(said),
  });
  if (quick === 'structure') return inconclusive(shown, message('verdict.quick'));
  const unusable = whyUnusable(pages, channel);
  if (unusable) return inconclusive(0, message(unusable));
  const doubtful = doubtfulSum(findings);
  if (doubtful) return inconclusive(shown, message('verdict.lookAgain', { doubt: saidBy(doubtful) }));
  if (quick === 'text') return inconclusive(shown, message('verdict.quickText'));
  return inconclusive(
    shown,
    shown > 0
      ? message('verdict.noneMeasured', { shown })
      : message('verdict.none', { channel: message(CHANNELS[channel]) }),
  );
}

const suspicious = (confidenceScore: number, riskScore: number, said: Message): Judgement => ({
  verdict: 'SUSPICIOUS',
  confidenceScore,
  riskScore,
  ...inWords(said),
});

const inWords = (said: Message): Pick<Judgement, 'message' | 'said'> => ({ message: inEnglish(said), said });

const saidBy = ({ said, explanation }: Finding): Message => said ?? unkeyed(explanation);

const both = (first: Finding, second: Finding): Message =>
  message('verdict.both', { first: saidBy(first), second: saidBy(second) });

const doubtfulSum = (findings: readonly Finding[]): Finding | undefined =>
  findings.find((f) => f.group === 'logic' && f.strength === 'weak');

const CHANNELS = {
  'born-digital-pdf': 'verdict.bornDigitalPdf',
  'scanned-pdf': 'verdict.scannedPdf',
  scan: 'verdict.scan',
  camera: 'verdict.camera',
  messenger: 'verdict.messenger',
  screenshot: 'verdict.screenshot',
  unknown: 'verdict.unknown',
} as const satisfies Record<Channel, MessageKey>;

function whyUnusable(
  pages: readonly PageReport[],
  channel: Channel,
): 'verdict.tooSmall' | 'verdict.unreadable' | null {
  if (pages.length === 0) return null;
  if (pages.every((p) => p.width * p.height < TINY)) return 'verdict.tooSmall';
  if (pages.every((p) => !p.quality.readable) && channel !== 'born-digital-pdf') return 'verdict.unreadable';
  return null;
}

function percent(probability: number): number {
  return Math.round(probability * 100);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
