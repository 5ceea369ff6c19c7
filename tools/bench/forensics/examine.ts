import { DEFAULT_READERS } from '../../../src/contract/config.ts';
import type { ForensicProfile } from '../../../src/contract/forensics.ts';
import type { ReadPage } from '../../../src/contract/pages.ts';
import type { VerifiedDocument } from '../../../src/contract/verification.ts';
import { profileOf } from '../../../src/engine/forensics/profiles/index.ts';
import { understand } from '../../../src/engine/documents/understand.ts';
import { startMeasuredInspection } from '../../../src/engine/forensics/inspector.ts';
import type { ShownKind } from '../../../src/engine/forensics/shown.ts';
import { figuresOf } from '../../../src/engine/forensics/figures.ts';
import { openPages } from '../../../src/engine/intake/open-pages.ts';
import { readPage } from '../../../src/engine/ocr/read-page.ts';
import type { Sample } from '../../specimens/tamper/corpus.ts';

/** What the station said about one file whose truth is known. */
export interface Outcome {
  readonly sample: Omit<Sample, 'bytes'>;
  readonly channel: string;
  readonly verdict: string;
  readonly byLogic: boolean;
  /** The changed figure was read as it stands; null where nothing was changed or read. */
  readonly figureRead?: boolean | null;
  /** Measurements alone would have flagged it. */
  readonly byPixels: boolean;
  /** What was found, without words: for looking into misses and false alarms. */
  readonly found?: readonly {
    readonly detector: string;
    readonly strength: string;
    readonly quantile: number | null;
  }[];
  readonly risk: number;
  /** Absent in older journals, as is what it goes by. */
  readonly confidence?: number;
  readonly kind?: ShownKind;
  readonly forensicMs: number;
  /** From the bytes to the lines of all pages; 0: they were not read. */
  readonly readMs: number;
}

/**
 * Inspects one file. Structure and pixels need no reading, which takes most of the time, so a page is read only where
 * `read` says so; the others get a page without words, and nothing that a sum or a check could tell is found in them.
 */
export async function examine(sample: Sample, read: boolean): Promise<Outcome> {
  const file = { name: sample.name, bytes: sample.bytes };
  const inspector = startMeasuredInspection(file, 0, { mode: 'full', today: '2026-11-21' });
  const pages: ReadPage[] = [];
  let readMs = 0;
  let from = performance.now();
  for await (const page of openPages(file, { fileIndex: 0, firstPageIndex: 0 })) {
    const reading: ReadPage = read
      ? await readPage(page, DEFAULT_READERS)
      : { report: page.report, lines: [], mrz: null, barcodes: [], marks: [] };
    if (read) readMs += performance.now() - from;
    pages.push(reading);
    await inspector.addPage({ page, reading });
    from = performance.now();
  }
  const { documents, profile } = understood(read ? pages : []);
  const { verdict, channel, riskScore, confidenceScore, findings, processingTimeMs } = await inspector.finish(
    documents,
    profile,
  );
  const { bytes: _, ...kept } = sample;
  const strong = (f: (typeof findings)[number]): boolean => f.strength === 'strong' || f.strength === 'proof';
  return {
    sample: kept,
    channel,
    verdict,
    figureRead: read && sample.edit ? isRead(pages, sample.edit.after) : null,
    byLogic: findings.some((f) => f.group === 'logic' && strong(f)),
    byPixels: findings.some(
      (f) => f.value !== null && ['jpeg', 'splice', 'glyph'].includes(f.group) && strong(f),
    ),
    found: findings
      .filter((f) => f.strength !== 'note')
      .map(({ detector, strength, quantile }) => ({ detector, strength, quantile })),
    risk: riskScore,
    confidence: confidenceScore,
    kind: inspector.kind(),
    forensicMs: processingTimeMs,
    readMs,
  };
}

/** What the documents of the file are, as the operations of the station find it when no profile is asked for. */
function understood(pages: readonly ReadPage[]): {
  documents: readonly VerifiedDocument[];
  profile: ForensicProfile;
} {
  if (!pages.some((p) => p.report.quality.readable)) return { documents: [], profile: 'unknown' };
  const { documents, category } = understand(pages, {
    category: null,
    mode: 'BATCH',
    today: '2026-11-21',
    maxAddressAgeMonths: 3,
  });
  return { documents, profile: profileOf(category) };
}

/** Some line of the pages has the figures of a text. */
function isRead(pages: readonly ReadPage[], text: string): boolean {
  const digits = figuresOf(text);
  return pages.some((page) => page.lines.some((line) => figuresOf(line.text).includes(digits)));
}
