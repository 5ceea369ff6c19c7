import type { FieldValue } from '../../../src/contract/verification.ts';
import type { Style } from './style.ts';
import { textWidth } from './fonts.ts';

/** A stretch of text in one style; with `field`, a printed field. `whole` is the run that this is a part of. */
export interface Run {
  text: string;
  style?: Partial<Style>;
  field?: string;
  value?: FieldValue;
  whole?: Run;
}
export type Inline = string | Run | readonly (string | Run)[];

/** Text with fields inside. @example t`This confirms that ${d.f('employeeName')} works for us.` */
export function t(texts: TemplateStringsArray, ...inner: Inline[]): Run[] {
  return texts
    .flatMap((text, i) => [{ text }, ...(i < inner.length ? runsOf(inner[i]!) : [])])
    .filter((run) => run.text !== '');
}

export function runsOf(inline: Inline): Run[] {
  const list =
    typeof inline === 'string' || !Array.isArray(inline)
      ? [inline as string | Run]
      : (inline as (string | Run)[]);
  return list.map((run) => (typeof run === 'string' ? { text: run } : run));
}

/** The default printing of a value. */
export function formatted(value: FieldValue): string {
  if (Array.isArray(value)) return value.map(formatted).join(', ');
  return value === null ? '' : String(value);
}

/** Breaks runs into lines no wider than `width`; a word may be made of several runs; "\n" breaks a line. */
export function wrap(runs: Run[], width: number, styleOf: (run: Run) => Style): Run[][] {
  const measure = (run: Run) => {
    const s = styleOf(run);
    return textWidth(run.text, s, s.size, s.spacing);
  };
  const tokens: Run[] = runs.flatMap((run) =>
    (run.text.match(/\n|[^\S\n]+|\S+/g) ?? []).map((text) => ({
      ...run,
      text,
      ...(run.field === undefined ? {} : { whole: run.whole ?? run }),
    })),
  );
  const words: Run[][] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    const glue = last !== undefined && /^\S+$/.test(token.text) && /^\S+$/.test(last.at(-1)!.text);
    if (glue) last.push(token);
    else words.push([token]);
  }
  const lines: Run[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (word[0]!.text === '\n') {
      lines.push([]);
      used = 0;
      continue;
    }
    const w = word.reduce((sum, run) => sum + measure(run), 0);
    const blank = word[0]!.text.trim() === '';
    if (!blank && used > 0 && used + w > width) {
      lines.push([]);
      used = 0;
    }
    if (blank && used === 0) continue;
    lines.at(-1)!.push(...word);
    used += w;
  }
  return lines;
}
