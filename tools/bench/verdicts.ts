/**
 * `npm run bench -- verdicts [--quick] [--from=SEED] [--minutes=60] [--types=A,B] [--only=honest|forged] [--resume=FILE] [--write]`:
 * what the whole station concludes from honest specimens, the samples and forged specimens, each a case of its own: green at
 * once, green when the original was compared, amber, red. Only the mark that makes a specimen no document is looked past.
 *
 * Outcomes are appended to the file of `--resume`, and what stands there already is not measured again.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { StationConfig } from '../../src/contract/config.ts';
import { systemActor } from '../../src/station/actor.ts';
import { createStation, type Station } from '../../src/station/station.ts';
import { readSamples } from '../demo/samples.ts';
import { specimenTypes } from '../specimens/index.ts';
import { TODAY } from '../specimens/world/dates.ts';
import { bounded } from './forensics/bounds.ts';
import { journalOf, valueOf } from './journal.ts';
import { table, writeSection } from './report.ts';
import { forgedPapers, honestPapers, type Paper } from './verdicts/papers.ts';
import { conclude, CONCLUSIONS, type Outcome } from './verdicts/outcome.ts';
import { valuesOf } from './verdicts/values.ts';

/** Seeds below this were looked at while rules were tuned. */
const UNSEEN = 9_000;
/** The mid of the specimens' last day in Botswana. */
const NOW = Date.parse(`${TODAY}T10:00:00Z`);

export async function run(args: string[]): Promise<void> {
  const value = (name: string): string | undefined => valueOf(args, name);
  const quick = args.includes('--quick');
  const minutes = Number(value('minutes') ?? (quick ? 3 : 60));
  const from = Number(value('from') ?? UNSEEN);
  const types = value('types')?.split(',') ?? specimenTypes.map(({ type }) => type);
  const { outcomes, add } = journalOf<Outcome>(value('resume'));
  const known = new Set(outcomes.map(({ name }) => name));
  const only = value('only');
  const sets: (() => AsyncGenerator<Paper>)[] = [
    ...(only === 'forged' ? [] : [samples, () => honestPapers(types, from)]),
    ...(only === 'honest' ? [] : [() => forgedPapers(types, from + 500)]),
  ];
  const folder = mkdtempSync(path.join(tmpdir(), 'netefatsa-verdicts-'));
  const station = await createStation({
    dataFolder: folder,
    // Specimens are dated anyhow: an honest bill that is too old for an address is refused for good reason.
    config: StationConfig.parse({ engine: { processes: 1 }, documents: { maxAddressAgeMonths: 120 } }),
    clock: { now: () => NOW },
    logger: pino({ level: 'silent' }),
  });
  try {
    for (const set of sets) {
      const deadline = performance.now() + (minutes * 60_000) / sets.length;
      for await (const paper of set()) {
        if (performance.now() > deadline) break;
        if (known.has(paper.name)) continue;
        const outcome = await measure(station, paper);
        add(outcome);
      }
    }
  } finally {
    await station.close();
    rmSync(folder, { recursive: true, force: true });
  }
  report(outcomes, args.filter((a) => a !== '--write').join(' '));
}

async function* samples(): AsyncGenerator<Paper> {
  for (const { name, type, files } of readSamples('samples'))
    yield {
      name: `sample-${name}`,
      label: 'honest',
      kind: 'sample',
      type,
      profile: 'sample',
      files: files.map((file) => ({ name: path.basename(file), bytes: readFileSync(file) })),
    };
}

async function measure({ verification, cases }: Station, paper: Paper): Promise<Outcome> {
  const { files, truth, ...about } = paper;
  let caseId: string | null = null;
  const read = await verification
    .verify({
      files,
      category: null,
      mode: 'BATCH',
      actor: systemActor('bench'),
      onCase: (id) => (caseId = id),
    })
    // What was not read is an outcome as well: the case says so.
    .catch(() => undefined);
  if (caseId === null) return { ...about, conclusion: 'red', points: ['refused'] };
  const concluded = conclude(cases.assessments.of(caseId));
  const { documents } = read ?? cases.detail(caseId).verification ?? { documents: [] };
  const values = truth && valuesOf(truth, documents, concluded.points);
  return { ...about, ...concluded, ...(values && { values }) };
}

function report(outcomes: readonly Outcome[], command: string): void {
  const rows = [...Map.groupBy(outcomes, ({ label, profile }) => `${label}, ${profile}`)].map(
    ([what, all]) => [
      what,
      all.length,
      ...CONCLUSIONS.map((one) => all.filter(({ conclusion }) => conclusion === one).length),
    ],
  );
  const untouched = outcomes.filter(({ label }) => label === 'honest');
  const honest = untouched.filter(({ asksFor }) => asksFor === undefined);
  const rightly = [...Map.groupBy(untouched, ({ asksFor }) => asksFor)].flatMap(([why, all]) =>
    why === undefined ? [] : [`${all.length} ${why}`],
  );
  const forged = outcomes.filter(({ label }) => label === 'forged');
  const alarms = honest.filter(({ conclusion }) => conclusion === 'amber' || conclusion === 'red');
  const values = honest.flatMap((one) => one.values ?? []);
  const asked = values.flatMap((one) => one.asked);
  const wrong = values.reduce((sum, { passedWrong }) => sum + passedWrong.length, 0);
  const passed = values.reduce((sum, one) => sum + one.passed, 0);
  const reasons = [
    ...Map.groupBy(
      alarms.flatMap(({ points }) => points),
      (point) => point,
    ),
  ]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([point, all]) => [point, all.length]);
  writeSection(
    'accuracy/forensics.md',
    'verdicts',
    'What the station concludes',
    `Honest papers amber or red: ${bounded(alarms.length, honest.length)} (goal ≤ 5 %); rightly not accepted at once and not counted: ${rightly.join(', ') || 'none'}.
Of the values that clerks were asked to look at, right: ${bounded(asked.filter((one) => one.startsWith('right')).length, asked.length)}; of the numbers, dates and amounts that passed unasked, wrong: ${bounded(wrong, passed)}.
Forged papers green at once: ${bounded(forged.filter(({ conclusion }) => conclusion === 'green').length, forged.length)} (goal 0).
Forged papers of which only the comparison with the original is open: ${bounded(forged.filter(({ conclusion }) => conclusion === 'original').length, forged.length)}.

${table([['Papers', 'n', 'green', 'original to compare', 'amber', 'red'], ...rows])}

${table([['Why honest ones are amber or red', 'n'], ...reasons])}`,
    `npm run bench -- verdicts ${command}`.trim(),
  );
}
