import { table } from '../report.ts';
import type { DocumentScore, FieldScore } from './score.ts';

/** Default confidence threshold of the station, 0–1. */
export const THRESHOLD = 0.6;

/** One table per profile: a row per type and for seen and unseen layouts, and totals. */
export function reportTables(scores: readonly DocumentScore[]): string {
  const head = [
    'type',
    'layouts',
    'n',
    'type right',
    'one document',
    'fields exact',
    'unread / wrong / invented',
    'rows exact',
    `critical wrong ≥ ${THRESHOLD}`,
    `critical right < ${THRESHOLD}`,
    `documents ≥ ${THRESHOLD}`,
  ];
  return [...new Set(scores.map((s) => s.profile))]
    .map((profile) => {
      const here = scores.filter((s) => s.profile === profile);
      const rows = [...new Set(here.map((s) => s.type))].flatMap((type) =>
        [false, true].map((unseen) =>
          row(
            type,
            unseen,
            here.filter((s) => s.type === type && s.heldOut === unseen),
          ),
        ),
      );
      const totals = [false, true].map((unseen) =>
        row(
          '**all**',
          unseen,
          here.filter((s) => s.heldOut === unseen),
        ),
      );
      return `### ${profile}\n\n${table([head, ...rows.filter((r) => r[2] !== 0), ...totals.filter((r) => r[2] !== 0)])}${confusions(here)}`;
    })
    .join('\n\n');
}

function row(type: string, unseen: boolean, scores: readonly DocumentScore[]): (string | number)[] {
  const fields = scores.flatMap((s) => s.fields);
  const printed = fields.filter((f) => f.expected !== null || f.outcome === 'invented');
  const critical = fields.filter((f) => f.critical);
  const rows = scores.reduce(
    (sum, s) => ({ right: sum.right + s.rows.right, all: sum.all + s.rows.all + s.rows.extra }),
    { right: 0, all: 0 },
  );
  return [
    type,
    unseen ? 'unseen' : 'seen',
    scores.length,
    share(scores.filter((s) => s.typeRight).length, scores.length),
    share(scores.filter((s) => s.oneDocument).length, scores.length),
    share(printed.filter((f) => f.outcome === 'right').length, printed.length),
    `${fields.filter((f) => f.outcome === 'unread').length} / ${fields.filter((f) => f.outcome === 'wrong').length} / ${fields.filter((f) => f.outcome === 'invented').length}`,
    share(rows.right, rows.all),
    share(critical.filter((f) => isWrong(f) && f.confidence >= THRESHOLD).length, critical.length),
    share(critical.filter((f) => !isWrong(f) && f.confidence < THRESHOLD).length, critical.length),
    share(scores.filter((s) => s.confidence >= THRESHOLD).length, scores.length),
  ];
}

/** Which type was taken for which, with counts. */
function confusions(scores: readonly DocumentScore[]): string {
  const counts = new Map<string, number>();
  for (const s of scores.filter((x) => !x.typeRight))
    counts.set(`${s.type} as ${s.found}`, (counts.get(`${s.type} as ${s.found}`) ?? 0) + 1);
  return counts.size === 0
    ? ''
    : `\n\nConfused: ${[...counts].map(([what, n]) => `${what} (${n})`).join(', ')}.`;
}

/** Reliability: of the fields given a confidence in this band, how many were right. */
export function reliability(scores: readonly DocumentScore[]): string {
  return [false, true]
    .map((unseen) => {
      const fields = scores
        .filter((s) => s.heldOut === unseen)
        .flatMap((s) => s.fields)
        .filter((f) => f.actual !== null && f.confidence > 0);
      if (fields.length === 0) return '';
      let error = 0;
      const rows = Array.from({ length: 10 }, (_, i) =>
        fields.filter((f) => Math.min(9, Math.floor(f.confidence * 10)) === i),
      ).flatMap((band, i) => {
        if (band.length === 0) return [];
        const said = band.reduce((s, f) => s + f.confidence, 0) / band.length;
        const was = band.filter((f) => !isWrong(f)).length / band.length;
        error += (Math.abs(said - was) * band.length) / fields.length;
        return [[`${i / 10}–${(i + 1) / 10}`, band.length, said.toFixed(3), was.toFixed(3)]];
      });
      return `Reliability of field confidences, ${unseen ? 'unseen' : 'seen'} layouts (expected calibration error ${error.toFixed(3)}):\n\n${table([['confidence', 'n', 'mean said', 'right'], ...rows])}`;
    })
    .filter(Boolean)
    .join('\n\n');
}

function isWrong(f: FieldScore): boolean {
  return f.outcome === 'wrong' || f.outcome === 'invented';
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
}
