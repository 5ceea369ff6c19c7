import { editDistance } from '../../../src/engine/ocr/text-layer/similarity.ts';
import type { DocumentScore, FieldScore } from './score.ts';

/** Kinds of errors, told from the two values alone. */
export type Slip = 'unread' | 'invented' | 'misread' | 'truncated' | 'too much' | 'another value';

/** What went wrong: a character or two, a part missing or too many, or a value of something else. */
export function slipOf({ outcome, expected, actual }: FieldScore): Slip {
  if (outcome === 'unread' || outcome === 'invented') return outcome;
  const [want, got] = [expected, actual].map((v) =>
    String(v)
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ) as [string, string];
  if (got.length > 3 && want.includes(got)) return 'truncated';
  if (got.includes(want)) return 'too much';
  return editDistance(want, got) <= Math.max(1, Math.round(0.15 * want.length)) ? 'misread' : 'another value';
}

/** Held-out layouts stay unseen: their misses are counted by type, field and kind of error, never shown. */
export function countMisses(scores: readonly DocumentScore[], threshold: number): string[] {
  const counts = new Map<string, number>();
  for (const s of scores.filter((x) => x.heldOut)) {
    for (const f of s.fields.filter((x) => x.outcome !== 'right')) {
      const sure = f.outcome !== 'unread' && f.confidence >= threshold ? ', sure' : '';
      const what = `unseen ${s.type} ${f.name}: ${slipOf(f)}${sure}`;
      counts.set(what, (counts.get(what) ?? 0) + 1);
    }
  }
  return [...counts].map(([what, n]) => `${what} (${n})`);
}

/** Everything that was misread on layouts that rule writers may look at. */
export function listMisses(scores: readonly DocumentScore[]): string[] {
  return scores
    .filter((s) => !s.heldOut)
    .flatMap((s) => {
      const wrong = s.fields.filter((f) => f.outcome !== 'right');
      const rows =
        s.rows.right < s.rows.all || s.rows.extra > 0
          ? ` rows ${s.rows.right}/${s.rows.all}+${s.rows.extra}`
          : '';
      if (s.typeRight && s.oneDocument && wrong.length === 0 && rows === '' && s.checksFailed.length === 0)
        return [];
      return [
        `${s.layout} seed ${s.seed} ${s.profile}: ${s.typeRight ? '' : `TYPE ${s.found} `}${s.oneDocument ? '' : 'SPLIT '}${rows} ${s.checksFailed.join(',')}`,
        ...wrong.map(
          (f) =>
            `   ${slipOf(f)} ${f.name} (${f.confidence}): want ${JSON.stringify(f.expected)} got ${JSON.stringify(f.actual)}`,
        ),
      ];
    });
}
