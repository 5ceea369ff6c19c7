import { unionOf } from '../../../contract/geometry.ts';
import type { TextSpan } from '../../raster/page.ts';

/** Pitches between two letters: minimum, and excess over the empty fields allowed (chosen on drawn specimens, ADR 401). */
const FIELDS = { least: 0.5, beyondEmpty: 1.5 } as const;
/** Letters further apart than this many pitches have an empty field between. */
const AFTER_EMPTY = 1.5;

/** Minimum letters, each a separate span at an even pitch, for a comb or row of boxes. */
const FEWEST = 4;
const EVEN = 0.15;
/** Range of the pitch, in font sizes; closer letters form a word anyway, wider ones are columns. */
const NEAREST = 0.9;
const FARTHEST = 2.6;
/** Maximum consecutive empty fields. */
const MOST_EMPTY = 2;

/** Joins the letters of combs in a row of a text layer, with a blank per empty field. */
export function withCombsJoined(row: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (let i = 0; i < row.length;) {
    const comb = combFrom(row, i);
    joined.push(comb ? asOne(comb) : row[i]!);
    i += comb?.spans.length ?? 1;
  }
  return joined;
}

interface Comb {
  readonly spans: readonly TextSpan[];
  readonly pitch: number;
}

const middle = ({ box }: TextSpan): number => box.x + box.width / 2;

/** The longest comb starting at a span; null if none does. */
function combFrom(row: readonly TextSpan[], from: number): Comb | null {
  const first = row[from]!;
  const pitch = row[from + 1] ? middle(row[from + 1]!) - middle(first) : 0;
  if (pitch < NEAREST * first.fontSize || pitch > FARTHEST * first.fontSize) return null;
  let to = from;
  for (; to < row.length && isLetter(row[to]!); to++) {
    if (to === from) continue;
    const fields = (middle(row[to]!) - middle(row[to - 1]!)) / pitch;
    if (
      Math.abs(fields - Math.round(fields)) > EVEN ||
      fields < FIELDS.least ||
      fields > MOST_EMPTY + FIELDS.beyondEmpty
    )
      break;
  }
  return to - from >= FEWEST ? { spans: row.slice(from, to), pitch } : null;
}

const isLetter = ({ text }: TextSpan): boolean => /^\s*[\p{L}\d]\s*$/u.test(text);

function asOne({ spans, pitch }: Comb): TextSpan {
  const text = spans.map((span, i) => {
    const isAfterEmpty = i > 0 && middle(span) - middle(spans[i - 1]!) > AFTER_EMPTY * pitch;
    return `${isAfterEmpty ? ' ' : ''}${span.text.trim()}`;
  });
  return { ...spans[0]!, text: text.join(''), box: unionOf(spans.map(({ box }) => box)) };
}
