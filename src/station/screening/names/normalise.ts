import anyAscii from 'any-ascii';
import { LEGAL_FORMS, TITLES } from './vocabulary.ts';

export type NameSchema = 'person' | 'company';

/** A name ready for comparison: upper-case ASCII tokens in their written order. */
export interface NormalName {
  readonly tokens: readonly string[];
  /** Tokens joined by a space: two names are the same when these are equal. */
  readonly text: string;
}

/**
 * Transliterates, upper-cases and splits a name. Apostrophes vanish (O'Neil → ONEIL); hyphens and points separate.
 * A person loses titles, a company its legal form; a name made of nothing else keeps its words.
 *
 * @example normaliseName("Dr. Thabo Mokgosi-O'Neil", 'person').text // 'THABO MOKGOSI ONEIL'
 */
export function normaliseName(name: string, schema: NameSchema): NormalName {
  const all = anyAscii(name)
    .toUpperCase()
    .replace(/['`’ʼ"]/g, '')
    .replace(/&/g, ' AND ')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const joined = joinSpelledAbbreviations(all, schema);
  const dropped = schema === 'person' ? TITLES : LEGAL_FORMS;
  const kept = joined.filter((token) => !dropped.has(token));
  const tokens = kept.length > 0 ? kept : joined;
  return { tokens, text: tokens.join(' ') };
}

/** In companies, `S A` and `L L C` are abbreviations: runs of single letters become one token. */
function joinSpelledAbbreviations(tokens: readonly string[], schema: NameSchema): string[] {
  if (schema === 'person') return [...tokens];
  const out: string[] = [];
  let run = '';
  for (const token of [...tokens, '']) {
    if (/^[A-Z]$/.test(token)) {
      run += token;
      continue;
    }
    if (run) out.push(run);
    run = '';
    if (token) out.push(token);
  }
  return out;
}
