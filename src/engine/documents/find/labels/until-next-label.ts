import type { Segment } from '../../../layout/segment.ts';

/** "Directors: A, B / Shareholders: …": cuts the names where a line below starts with a label. */
export function untilNextLabel(said: string, [, ...below]: readonly Segment[]): string {
  const label = below.find((s) => /^\p{Lu}[^:,;]{2,45}:/u.test(s.text.trim()));
  const at = label ? said.indexOf(label.text.trim().split(/[\s(/]/)[0]!) : -1;
  return at > 0 ? said.slice(0, at) : said;
}
