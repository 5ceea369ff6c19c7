import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import { median } from '../quantile.ts';
import { table, writeSection } from '../report.ts';
import { journaled, type MeasureOptions } from './journal.ts';
import { characterErrors } from './measure.ts';
import { qualityPlans, type QualityPlan } from './quality-cases.ts';

/** What the quality gate said of one picture, and how much of it could be read all the same. */
interface QualityOutcome {
  readonly name: string;
  readonly kind: string;
  readonly legible: boolean | null;
  readonly refused: boolean;
  /** Share of its printed characters that were read wrongly or not at all. */
  readonly errorRate: number;
  readonly warnings: string[];
}

/** With so few errors a refusal would be a nuisance; with so many an acceptance would be a false promise. */
const LEGIBLE = 0.1;
const ILLEGIBLE = 0.5;

const ABOUT =
  'Pictures as intake and the first reader judge them: `refused` is what a request with this picture alone answers `INVALID_DOCUMENT_QUALITY` to. The upper rows are ways in which documents arrive; there a refusal is false where the characters were read (fewer than 10 % wrong). The lower rows were spoiled on purpose. `Accepted, unread` were let through although more than half of their characters were wrong.';

export async function measureQualityGate(
  { seed, count, show, ...journal }: MeasureOptions,
  command: string,
): Promise<void> {
  const plans = function* () {
    for (const plan of qualityPlans(seed, count)) yield { name: plan.name, run: () => judge(plan) };
  };
  const outcomes = await journaled(plans(), journal);
  if (show)
    for (const outcome of outcomes.filter(
      (o) => isFalse(o) || isUnread(o) || (o.legible === false && !o.refused),
    ))
      process.stdout.write(`${JSON.stringify(outcome)}\n`);
  const kinds = [...new Set(outcomes.map((outcome) => outcome.kind))].sort(
    (a, b) => Number(isSpoiled(a, outcomes)) - Number(isSpoiled(b, outcomes)),
  );
  const rows = kinds.map((kind) =>
    rowOf(
      kind,
      outcomes.filter((outcome) => outcome.kind === kind),
    ),
  );
  rows.push(
    rowOf(
      'as they arrive, all',
      outcomes.filter((o) => o.legible === null),
    ),
  );
  rows.push(
    rowOf(
      'spoiled, all',
      outcomes.filter((o) => o.legible === false),
    ),
  );
  const head = [
    'Pictures',
    'n',
    'Refused',
    'Refused falsely',
    'Accepted, unread',
    'Warned',
    'Characters wrong, median',
  ];
  writeSection(
    'accuracy/reading.md',
    'ocr-quality',
    'The quality gate',
    `${ABOUT}\n\n${table([head, ...rows])}`,
    command,
  );
}

const isSpoiled = (kind: string, outcomes: readonly QualityOutcome[]): boolean =>
  outcomes.find((outcome) => outcome.kind === kind)?.legible === false;
const isFalse = (o: QualityOutcome): boolean => o.refused && o.errorRate < LEGIBLE;
const isUnread = (o: QualityOutcome): boolean => !o.refused && o.errorRate > ILLEGIBLE;

function rowOf(kind: string, outcomes: readonly QualityOutcome[]): string[] {
  const share = (wanted: (outcome: QualityOutcome) => boolean): string => {
    const part = outcomes.filter(wanted).length;
    return `${part}/${outcomes.length}`;
  };
  return [
    kind,
    String(outcomes.length),
    share((o) => o.refused),
    share(isFalse),
    share(isUnread),
    share((o) => o.warnings.length > 0),
    outcomes.length === 0 ? '–' : `${(100 * median(outcomes.map((o) => o.errorRate))).toFixed(1)} %`,
  ];
}

async function judge(plan: QualityPlan): Promise<QualityOutcome> {
  const { bytes, lines } = await plan.make();
  const text: string[] = [];
  const warnings: string[] = [];
  let readable = false;
  for await (const page of openPages({ name: plan.name, bytes }, { fileIndex: 0, firstPageIndex: 0 })) {
    const read = await readPage(page, { ...DEFAULT_READERS, secondary: 'none' });
    text.push(...read.lines.map((line) => line.text), ...(read.mrz?.lines ?? []));
    warnings.push(...read.report.quality.warnings);
    readable ||= read.report.quality.readable;
  }
  const { wrong, total } = characterErrors(lines, text.join('\n'));
  return {
    name: plan.name,
    kind: plan.kind,
    legible: plan.legible,
    refused: !readable,
    errorRate: total === 0 ? 0 : wrong / total,
    warnings,
  };
}
