import { PDFDocument } from 'pdf-lib';
import { median } from '../quantile.ts';
import { residentBytes } from '../station/processes.ts';
import { twoAtOnce } from '../station/two-at-once.ts';
import type { Row } from '../verify.ts';
import { openPool, quickInspection, sample, timed, timedInTurns, verification } from './engine-work.ts';

const TEN_MEGABYTES = 10_000_000;
const milliseconds = (times: readonly number[]): string => `${Math.round(median(times))} ms`;

/** Pages of the kind before each engine is measured on them: compiled code is slow until it has run. */
const WARM_UP = 2;

/** Documents, faces and forensics on engines that have their models loaded and have read such pages before. */
export async function warmEngine(count: number): Promise<Row[]> {
  const pool = openPool({ processes: 2 });
  try {
    const card = verification('omang-front.jpg');
    await Promise.all([pool.call('verify', card), pool.call('verify', card)]);
    const payslip = verification('payslip.png');
    for (let k = 0; k < WARM_UP; k++)
      await Promise.all([pool.call('verify', payslip), pool.call('verify', payslip)]);
    const one = await timed(pool, 'verify', card, count);
    const [sheet, sheetUnjudged] = await timedInTurns(
      pool,
      'verify',
      [payslip, { ...payslip, forensics: 'off' }],
      count,
    );
    const { throughput, coresAlone } = await twoAtOnce(pool, card, count);
    const judging = median(sheet!.map((judged, i) => judged / sheetUnjudged![i]!)) - 1;

    const faces = { source: sample('omang-front.jpg'), target: sample('passport.jpg') };
    await pool.call('compareFaces', faces).catch(() => undefined);
    await pool.call('compareFaces', faces).catch(() => undefined);
    const compare = await timed(pool, 'compareFaces', faces, count);

    const heavy = heavyFile(sample('omang-front.jpg'));
    const quick = await timed(pool, 'inspect', quickInspection('heavy.jpg', heavy), count + 2);

    const [short, long] = await Promise.all([statement(4), statement(16)]);
    const shortTime = await timed(pool, 'verify', short, 1);
    const longTime = await timed(pool, 'verify', long, 1);
    const perPage = median(longTime) / 16 / (median(shortTime) / 4);
    const bytes = Math.max(...pool.pids().map((pid) => residentBytes(pid) ?? 0));

    return [
      row('one ID card, photograph, verified and judged', count, milliseconds(one)),
      row('one A4 payslip, scan, verified and judged', count, milliseconds(sheet!)),
      row(
        'judging that page (full) over reading it, in turns',
        count,
        `${judging.toFixed(2)}×`,
        '≤ 0.7×',
        judging <= 0.7,
      ),
      row(
        'two cards at once against one after the other, 2 engines',
        count,
        `${throughput.toFixed(2)}×; one alone keeps ${coresAlone.toFixed(2)} cores busy`,
        '≥ 1.7×',
        throughput >= 1.7,
      ),
      row('two faces compared', count, milliseconds(compare), '≤ 250 ms', median(compare) <= 250),
      row(
        'quick forensics of a 10 MB file',
        quick.length,
        milliseconds(quick),
        '≤ 150 ms',
        median(quick) <= 150,
      ),
      row(
        'time a page, statement of 16 pages against one of 4',
        1,
        `${perPage.toFixed(2)}×`,
        'linear',
        perPage <= 1.3,
      ),
      row('the largest engine process after all that', 1, `${Math.round(bytes / 1e6)} MB`),
    ];
  } finally {
    await pool.close(0);
  }
}

function row(what: string, n: number, measured: string, goal = '', met: boolean | null = null): Row {
  return { what, n, measured, goal, met };
}

/** The photograph with bytes after its end, as phones append films: 10 MB to look through. */
function heavyFile(photo: Uint8Array): Uint8Array {
  const out = new Uint8Array(TEN_MEGABYTES);
  out.set(photo);
  for (let i = photo.length; i < out.length; i++) out[i] = (i * 31) & 0xff;
  return out;
}

/** The sample statement with its pages repeated. */
async function statement(pages: number): Promise<ReturnType<typeof verification>> {
  const source = await PDFDocument.load(sample('bank-statement.pdf'));
  const out = await PDFDocument.create();
  const indices = Array.from({ length: pages }, (_, i) => i % source.getPageCount());
  for (const page of await out.copyPages(source, indices)) out.addPage(page);
  return verification('bank-statement.pdf', await out.save());
}
