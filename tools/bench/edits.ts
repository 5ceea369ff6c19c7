/**
 * `npm run bench -- edits [--quick] [--from=SEED] [--minutes=20] [--kinds=subtle|coarse] [--resume=FILE]`: values changed in
 * pictures by seven programs, on renderings and simulated scans and photographs of layouts held out, and the same
 * pictures decoded and saved alike without the edit. What the station says by pixels alone, and what each picture detector
 * adds. Nothing is read, so no sum is broken. Outcomes are appended to the file of `--resume`.
 */
import { closePrograms, editCases, pageToEdit, type EditCase } from '../specimens/edits/index.ts';
import { COARSE_KINDS, SUBTLE_KINDS } from '../specimens/edits/plan.ts';
import { bounded } from './forensics/bounds.ts';
import { inspectPixels } from './forensics/pixels-only.ts';
import { auc } from './forensics/separation.ts';
import { journalOf, valueOf } from './journal.ts';
import { table, writeSection } from './report.ts';

const UNSEEN = 10_000;
interface Outcome extends Pick<EditCase, 'name' | 'channel' | 'capture' | 'program' | 'save' | 'kind'> {
  readonly stem: string;
  readonly flagged: string;
  readonly risk: number;
  readonly values: Readonly<Record<string, number | null>>;
  readonly strong: readonly string[];
}

export async function run(args: string[]): Promise<void> {
  const { outcomes, add } = journalOf<Outcome>(valueOf(args, 'resume'));
  const quick = args.includes('--quick');
  const deadline = Date.now() + Number(valueOf(args, 'minutes') ?? (quick ? 2 : 20)) * 60_000;
  const from = Number(valueOf(args, 'from') ?? UNSEEN);
  const kinds = valueOf(args, 'kinds') === 'coarse' ? COARSE_KINDS : SUBTLE_KINDS;
  try {
    for (let seed = from; Date.now() < deadline; seed++)
      for (const outcome of await ofSeed(seed, kinds, outcomes)) add(outcome);
  } finally {
    await closePrograms();
  }
  print(outcomes, kinds === COARSE_KINDS, args);
}

/** One page; programs, cameras, renderers and layouts that training leaves out. */
async function ofSeed(
  seed: number,
  kinds: typeof SUBTLE_KINDS | typeof COARSE_KINDS,
  known: readonly Outcome[],
): Promise<Outcome[]> {
  const page = pageToEdit(seed, true);
  const stem = `${page.type}-${page.layout}-${seed}`;
  if (known.some((o) => o.stem === stem)) return [];
  const cases = await editCases({ ...page, seed, heldOut: true, edits: 1, kinds });
  const outcomes: Outcome[] = [];
  for (const { bytes, name, channel, capture, program, save, kind } of cases) {
    const { verdict, riskScore, findings, measurements } = await inspectPixels(bytes);
    outcomes.push({
      ...{ stem, name, channel, capture, program, save, kind },
      flagged: verdict,
      risk: riskScore,
      values: Object.fromEntries(measurements.map((m) => [m.detector.id, m.measurement.value])),
      strong: findings.filter((f) => f.strength === 'strong').map((f) => f.detector),
    });
  }
  return outcomes;
}

const isFlagged = ({ flagged }: Outcome): boolean => flagged === 'SUSPICIOUS' || flagged === 'TAMPERED';

function print(outcomes: readonly Outcome[], coarse: boolean, args: readonly string[]): void {
  const groups: [string, (o: Outcome) => boolean][] = [
    ...(['rendering', 'scan', 'photo'] as const).map((c): [string, (o: Outcome) => boolean] => [
      c,
      (o) => o.channel === c,
    ]),
    ['saved as PNG', (o) => o.save === 'png'],
    ['saved as JPEG', (o) => o.save.startsWith('jpeg')],
    ['sent by a messenger', (o) => o.save === 'messenger'],
    ...[...new Set(outcomes.flatMap((o) => o.kind ?? []))]
      .sort()
      .map((k): [string, (o: Outcome) => boolean] => [k, (o) => o.kind === k || o.kind === null]),
    ['all', () => true],
  ];
  const rows = groups.map(([title, member]) => {
    const [edited, honest] = split(outcomes.filter(member));
    const risk = (list: readonly Outcome[]): number[] => list.map((o) => o.risk);
    return [
      title,
      bounded(edited.filter(isFlagged).length, edited.length),
      bounded(honest.filter(isFlagged).length, honest.length),
      edited.length && honest.length ? auc(risk(edited), risk(honest)).toFixed(2) : '–',
    ];
  });
  writeSection(
    'accuracy/forensics.md',
    coarse ? 'edits-coarse' : 'edits',
    coarse
      ? 'Values painted over, by programs held out'
      : 'Values changed that break no sum, by programs held out',
    `${table([['pictures', 'edited: flagged', 'unchanged: flagged', 'AUC of the risk score'], ...rows])}\n\n${detectors(outcomes)}`,
    `npm run bench -- edits ${args.filter((a) => a !== '--write').join(' ')}`.trim(),
  );
}

/** What each detector is worth: alone by its value, and how often only its finding is strong. */
function detectors(outcomes: readonly Outcome[]): string {
  const [edited, honest] = split(outcomes);
  const ids = [...new Set(outcomes.flatMap((o) => Object.keys(o.values)))].sort();
  const rows = ids.map((id) => {
    const of = (list: readonly Outcome[]): number[] => list.map((o) => o.values[id] ?? -Infinity);
    const strong = (list: readonly Outcome[]): Outcome[] => list.filter((o) => o.strong.includes(id));
    const alone = strong(edited).filter((o) => o.strong.length === 1).length;
    const tells = edited.length && honest.length ? auc(of(edited), of(honest)).toFixed(2) : '–';
    return [id, tells, strong(edited).length, alone, strong(honest).length];
  });
  return table([['detector', 'AUC alone', 'strong on edited', 'it alone', 'strong on unchanged'], ...rows]);
}

function split(outcomes: readonly Outcome[]): [edited: Outcome[], honest: Outcome[]] {
  return [outcomes.filter((o) => o.kind !== null), outcomes.filter((o) => o.kind === null)];
}
