import type { Segment } from '../../../layout/segment.ts';
import type { LabelHit } from './label-hit.ts';

/** Merges adjacent labels of one value, and alternatives. */
export function withNeighbours(segment: Segment, hits: readonly LabelHit[]): LabelHit[] {
  return withBracketed(withAlternatives(joined(segment, hits)));
}

/** "Surname / trading name: …": either label may apply. */
function withAlternatives(hits: readonly LabelHit[]): LabelHit[] {
  return hits.map((outer, i) => {
    const inner = hits[i + 1];
    const isAlternative =
      inner !== undefined &&
      inner.field !== outer.field &&
      inner.colon &&
      !outer.colon &&
      /^\s*\/\s*(?:\p{L}+\s){0,2}$/u.test(outer.segment.text.slice(outer.to, inner.from));
    return isAlternative ? { ...outer, to: inner.to, colon: true, shared: true } : outer;
  });
}

/** "Registration No. (ID No.)": the label in brackets names the same value. */
function withBracketed(hits: readonly LabelHit[]): LabelHit[] {
  const all = [...hits];
  for (const [i, inner] of hits.entries()) {
    const outer = hits[i - 1];
    const { text } = inner.segment;
    const closing = /^[\s.]*\)[\s:.]*/.exec(text.slice(inner.to));
    if (!outer || outer.field === inner.field || !closing) continue;
    if (!/^[\s.]*\(\s*$/.test(text.slice(outer.to, inner.from))) continue;
    const to = inner.to + closing[0].length;
    const colon = closing[0].includes(':');
    all[i - 1] = { ...all[i - 1]!, to, colon };
    all[i] = { ...inner, to, colon, strength: 0.95 * outer.strength * inner.weight, shared: true };
  }
  return all;
}

/** "Surname / Sefane:" is one bilingual label: adjacent ones with only punctuation between are merged. */
function joined(segment: Segment, hits: readonly LabelHit[]): LabelHit[] {
  const result: LabelHit[] = [];
  for (const next of hits) {
    const previous = result.at(-1);
    const between = previous ? segment.text.slice(previous.to, next.from) : '';
    // "Residential address: House 9", "Station: Maun Police Station": after the colon the word is part of the value.
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
