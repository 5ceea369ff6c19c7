import type { ValueKind } from '../kinds/kind.ts';
import type { Segment } from '../layout/segment.ts';

/** Any day: only the shape of a text is asked. */
const SOME_DAY = { today: '2026-01-01' };

/** A lone letter before the value, lower or smaller than it, is a rule of the form that was read; "F" of a sex is not. */
export function withoutStray(found: Segment[], kind: ValueKind): Segment[] {
  const [first, second] = found;
  const stray =
    first &&
    second &&
    /^\p{L}$/u.test(first.text.trim()) &&
    second.text.length > 3 &&
    !sameBase(first, second);
  return stray && kind.parse(first.text, SOME_DAY) === null ? found.slice(1) : found;
}

function sameBase(a: Segment, b: Segment): boolean {
  const off = Math.abs(a.box.y + a.box.height - b.box.y - b.box.height);
  return off < 0.2 * b.box.height && Math.abs(a.box.height - b.box.height) < 0.25 * b.box.height;
}
