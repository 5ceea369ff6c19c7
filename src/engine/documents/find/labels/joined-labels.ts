import type { Segment } from '../../layout/segment.ts';
import type { LabelHit } from './labels.ts';

/** "Registration No. (Omang No.)": what stands in the brackets of a label names the same value. */
export function withBracketed(hits: readonly LabelHit[]): LabelHit[] {
  const all = [...hits];
  for (const [i, inner] of hits.entries()) {
    const outer = hits[i - 1];
    const { text } = inner.segment;
    // "Surname / trading name: …": either may be asked for.
    if (
      outer &&
      outer.field !== inner.field &&
      inner.colon &&
      !outer.colon &&
      /^\s*\/\s*(?:\p{L}+\s){0,2}$/u.test(text.slice(outer.to, inner.from))
    ) {
      all[i - 1] = { ...outer, to: inner.to, colon: true, shared: true };
      continue;
    }
    const closing = /^[\s.]*\)[\s:.]*/.exec(text.slice(inner.to));
    if (
      !outer ||
      outer.field === inner.field ||
      !closing ||
      !/^[\s.]*\(\s*$/.test(text.slice(outer.to, inner.from))
    )
      continue;
    const to = inner.to + closing[0].length;
    const colon = closing[0].includes(':');
    all[i - 1] = { ...outer, to, colon };
    all[i] = { ...inner, to, colon, strength: 0.95 * outer.strength * inner.weight, shared: true };
  }
  return all;
}

/** "Surname / Sefane:" is one label in two languages: neighbours with nothing but a stroke between them are joined. */
export function joined(segment: Segment, hits: LabelHit[]): LabelHit[] {
  const result: LabelHit[] = [];
  for (const next of hits) {
    const previous = result.at(-1);
    const between = previous ? segment.text.slice(previous.to, next.from) : '';
    // "Residential address: House 9", "Station: Maun Police Station": behind the colon the word is part of the value.
    if (previous?.colon && !next.colon && previous.field === next.field && !/[/|]/.test(between)) continue;
    if (
      previous &&
      previous.field === next.field &&
      next.from > previous.from &&
      /^[\s/|()·,–-]*(?:\(\d{1,2}\)[\s/|()·,–-]*)?$/.test(between) &&
      // "Site address Plot 12" is a label and the first word of its value.
      (/\S/.test(between) || next.colon || next.to >= segment.text.length)
    ) {
      result[result.length - 1] = {
        ...previous,
        to: next.to,
        strength: Math.max(previous.strength, next.strength),
      };
    } else {
      result.push(next);
    }
  }
  return result;
}
