/**
 * `npm run bench -- conversions [--quick] [--from=SEED] [--minutes=20] [--each=1] [--only=ID,ID] [--folder=PICTURES]
 * [--resume=FILE]`: honest pictures after conversions by several programs, and how many are flagged by their pixels. Nothing is read, so sums
 * and texts say nothing here (`forensics` measures those). With `--each=8` each picture goes through every eighth conversion, another
 * eighth than the picture before: files of many pictures tell more than many files of one. `--folder` takes pictures of one's own instead of specimens;
 * outcomes are appended to the file of `--resume`, and what stands there is not measured again.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ForensicReport } from '../../src/contract/forensics.ts';
import { startInspection } from '../../src/engine/forensics/inspector.ts';
import { openPages } from '../../src/engine/intake/open-pages.ts';
import { conversions, type Conversion } from '../specimens/benign/conversions/index.ts';
import { degrade, generate } from '../specimens/index.ts';
import { bounded } from './forensics/bounds.ts';
import { inspectPixels } from './forensics/pixels-only.ts';
import { journalOf, valueOf } from './journal.ts';
import { table, writeSection } from './report.ts';

/** Seeds below were looked at while rules were mended. */
const UNSEEN = 8_300;
/** Of one to two million pixels: cost grows by pixels. */
const BASES = [
  { type: 'OMANG', dpi: 260 },
  { type: 'PAYSLIP', dpi: 100 },
  { type: 'PASSPORT', dpi: 150 },
  { type: 'BANK_STATEMENT', dpi: 100 },
  { type: 'DRIVERS_LICENCE', dpi: 260 },
  { type: 'UTILITY_BILL', dpi: 100 },
] as const;
const PROFILES = ['photo', 'scan', 'clean', 'photocopy', 'hard-photo', 'desk'] as const;

interface Base {
  readonly name: string;
  readonly profile: string;
  readonly bytes: Uint8Array;
}

interface Outcome {
  readonly name: string;
  readonly conversion: string;
  readonly profile: string;
  readonly verdict: string;
  readonly found: readonly string[];
}

export async function run(args: string[]): Promise<void> {
  const value = (name: string): string | undefined => valueOf(args, name);
  const { outcomes, add } = journalOf<Outcome>(value('resume'));
  const known = new Set(outcomes.map((o) => o.name));
  const quick = args.includes('--quick');
  const deadline = Date.now() + Number(value('minutes') ?? (quick ? 2 : 20)) * 60_000;
  const only = value('only')?.split(',');
  const chosen = conversions.filter((c) => !only || only.includes(c.id));
  const folder = value('folder');
  const each = Number(value('each') ?? 1);
  let turn = 0;
  for await (const base of folder ? pictures(folder) : specimens(Number(value('from') ?? UNSEEN))) {
    const shift = turn++ % each;
    for (const conversion of chosen.filter((_, i) => i % each === shift)) {
      if (Date.now() > deadline) return print(outcomes, args);
      const name = `${base.name}-${conversion.id}`;
      if (known.has(name)) continue;
      const outcome = await measure(name, base, conversion);
      if (!outcome) continue;
      add(outcome);
    }
  }
  print(outcomes, args);
}

async function* specimens(from: number): AsyncGenerator<Base> {
  for (let seed = from; ; seed++) {
    const k = seed - from;
    const { type, dpi } = BASES[k % BASES.length]!;
    const profile = PROFILES[(k + Math.floor(k / BASES.length)) % PROFILES.length]!;
    const clean = await generate(type, 1 + (Math.floor(k / 2) % 4), seed, { dpi }).catch(() => null);
    if (!clean) continue;
    const specimen = profile === 'clean' ? clean : await degrade(clean, profile, seed);
    yield { name: `${type}-${seed}-${profile}`, profile, bytes: specimen.images[0]! };
  }
}

async function* pictures(folder: string): AsyncGenerator<Base> {
  for (const name of readdirSync(folder).sort())
    if (/\.(jpe?g|png)$/i.test(name))
      yield { name, profile: 'own', bytes: readFileSync(path.join(folder, name)) };
}

async function measure(name: string, base: Base, conversion: Conversion): Promise<Outcome | null> {
  try {
    const bytes = await conversion.convert(base.bytes);
    const { verdict, findings } =
      conversion.kind === 'in a PDF' ? await inspectPdf(name, bytes) : await inspectPixels(bytes);
    return {
      name,
      conversion: conversion.id,
      profile: base.profile,
      verdict,
      found: findings.filter((f) => f.strength !== 'note').map((f) => `${f.detector} ${f.strength}`),
    };
  } catch (thrown) {
    process.stderr.write(`${name}: ${thrown instanceof Error ? thrown.message : 'failed'}\n`);
    return null;
  }
}

async function inspectPdf(
  name: string,
  bytes: Uint8Array,
): Promise<Pick<ForensicReport, 'verdict' | 'findings'>> {
  const file = { name, bytes };
  const inspector = startInspection(file, 0, { mode: 'full', today: '2026-11-21' });
  for await (const page of openPages(file, { fileIndex: 0, firstPageIndex: 0 }))
    await inspector.addPage({
      page,
      reading: { report: page.report, lines: [], mrz: null, barcodes: [], marks: [] },
    });
  return inspector.finish([], 'unknown');
}

function print(outcomes: readonly Outcome[], args: readonly string[]): void {
  const kinds = [...new Set(conversions.map((c) => c.kind))];
  const rows = kinds.map((kind) => {
    const ids = new Set(conversions.filter((c) => c.kind === kind).map((c) => c.id));
    const of = outcomes.filter((o) => ids.has(o.conversion));
    const flagged = of.filter(isFlagged);
    const by = new Set(flagged.flatMap((o) => o.found.filter((f) => !f.endsWith('weak'))));
    return [kind, bounded(flagged.length, of.length), [...by].join(', ')];
  });
  const bases = new Set(outcomes.map((o) => o.name.slice(0, -o.conversion.length - 1)));
  process.stdout.write(`${outcomes.length} files of ${bases.size} pictures\n`);
  writeSection(
    'accuracy/forensics.md',
    'conversions',
    'Honest pictures, converted',
    table([
      ['converted', 'called SUSPICIOUS or TAMPERED', 'by'],
      ...rows,
      ['all', bounded(outcomes.filter(isFlagged).length, outcomes.length), ''],
    ]),
    `npm run bench -- conversions ${args.filter((a) => a !== '--write').join(' ')}`.trim(),
  );
  for (const o of outcomes.filter(isFlagged)) process.stdout.write(`${o.name}: ${o.found.join(', ')}\n`);
}

const isFlagged = ({ verdict }: Outcome): boolean => verdict === 'SUSPICIOUS' || verdict === 'TAMPERED';
