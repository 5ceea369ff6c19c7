import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_READERS, StationConfig } from '../../../src/contract/config.ts';
import { StationError } from '../../../src/contract/errors/station-error.ts';
import type { ForensicReport } from '../../../src/contract/forensics.ts';
import type { ReadPage } from '../../../src/contract/pages.ts';
import { understand } from '../../../src/engine/documents/understand.ts';
import type { EnginePool } from '../../../src/engine/pool.ts';
import { belowThreshold } from '../../../src/station/verification/threshold.ts';
import type { Label } from '../../../src/contract/picture-labels.ts';
import type { Answered } from './score.ts';

/** What the engine read of the files of a label, or why it read nothing. */
type Reading =
  | { readonly pages: ReadPage[]; readonly verdicts: ForensicReport['verdict'][] }
  | { readonly refusal: string; readonly reason: string };

/** Papers are judged as on this day, or a set would age. */
const TODAY = '2026-11-28';
const MAX_ADDRESS_AGE_MONTHS = 3;
const WORST_FIRST: readonly ForensicReport['verdict'][] = [
  'TAMPERED',
  'SUSPICIOUS',
  'INCONCLUSIVE',
  'AUTHENTIC',
];

export interface Asked {
  readonly folder: string;
  readonly forensics: boolean;
  /** Keeps what was read here, so that rules can be measured again in seconds; null: keeps nothing. */
  readonly readings: string | null;
}

/** What the station answers to a label: read by an engine process, understood and refused as for a client. */
export async function answerTo(label: Label, pool: EnginePool, asked: Asked): Promise<Answered> {
  const none = { documents: [], zone: null, verdict: null };
  const reading = await readingOf(label, pool, asked);
  if ('refusal' in reading) return { ...none, refusal: reading.refusal, reason: reading.reason };
  const { pages, verdicts } = reading;
  const category = label.category ?? null;
  const options = {
    category,
    mode: 'BATCH' as const,
    today: TODAY,
    maxAddressAgeMonths: MAX_ADDRESS_AGE_MONTHS,
  };
  const understood = understand(pages, options);
  const { documents } = understood;
  const refused = belowThreshold(
    {
      auto: category === null,
      verificationType: understood.category,
      documents,
      pages,
    },
    StationConfig.parse({}).documents.confidenceThreshold,
  );
  return {
    documents,
    zone: pages.flatMap(({ mrz }) => mrz ?? []).sort((a, b) => Number(b.valid) - Number(a.valid))[0] ?? null,
    verdict: WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? null,
    refusal: refused?.code ?? null,
    reason: refused?.message ?? null,
  };
}

async function readingOf(label: Label, pool: EnginePool, asked: Asked): Promise<Reading> {
  const files = label.files.map((name) => ({ name, bytes: readFileSync(path.join(asked.folder, name)) }));
  const hash = createHash('sha256').update(asked.forensics ? 'judged' : 'read');
  for (const { bytes } of files) hash.update(bytes);
  const kept = asked.readings && path.join(asked.readings, `${hash.digest('hex').slice(0, 24)}.json`);
  if (kept && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Reading;
  const reading = await pool
    .call('verify', {
      files,
      category: null,
      mode: 'BATCH',
      ocr: DEFAULT_READERS,
      today: TODAY,
      maxAddressAgeMonths: MAX_ADDRESS_AGE_MONTHS,
      forensics: asked.forensics ? 'full' : 'off',
    })
    .then(
      ({ pages, forensics }): Reading => ({ pages, verdicts: forensics.map(({ verdict }) => verdict) }),
      (thrown: unknown): Reading => {
        const { code, message } = StationError.from(thrown);
        return { refusal: code, reason: message };
      },
    );
  if (kept) {
    mkdirSync(asked.readings!, { recursive: true });
    writeFileSync(kept, JSON.stringify(reading));
  }
  return reading;
}
