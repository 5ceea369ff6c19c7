import type { Finder } from '../types/document-type.ts';
import { fromSegments, type Candidate } from './candidate.ts';

const WORDS = String.raw`(?:[^.;\n]|\.(?=\d)){2,90}?`;

/**
 * Finds values in running text. A pattern is a regular expression whose letters match in any case; `<>` stands for
 * the value, in the form its kind has inside a sentence.
 *
 * @example sentence('confirm(?:s|ed)? that <>')('… this serves to confirm that Mr Kago Example is …')
 */
export function sentence(...patterns: string[]): Finder {
  return weighedSentence(0.9, ...patterns);
}

/** As {@link sentence}, for patterns that are less certain to mean the field. */
export function weighedSentence(weight: number, ...patterns: string[]): Finder {
  const compiled = new Map<string, RegExp[]>();
  return (view, field) => {
    const inText = field.kind.inText ?? WORDS;
    let expressions = compiled.get(inText);
    if (!expressions) {
      expressions = patterns.map((p) => new RegExp(anyCase(p).replace('<>', () => `(?<value>${inText})`), 'gu'));
      compiled.set(inText, expressions);
    }
    const found: Candidate[] = [];
    for (const [i, expression] of expressions.entries()) {
      for (const match of view.prose.text.matchAll(expression)) {
        const value = match.groups?.['value'];
        if (value === undefined) continue;
        const parsed = field.kind.parse(value, view);
        if (!parsed) continue;
        const from = match.index + match[0].indexOf(value);
        const segments = view.prose.at(from, from + value.length);
        const context = match[0].slice(0, 60).trim();
        found.push(fromSegments(segments, { ...parsed, quality: Math.max(parsed.quality, 0.8 * parsed.quality + 0.15) }, weight * (1 - 0.02 * i), `in the sentence “${context}…”`));
      }
    }
    return found.map((c) => ({ ...c, place: null }));
  };
}

/** Letters outside escapes and classes become `[Aa]`; a blank becomes any white space. */
function anyCase(pattern: string): string {
  let result = '';
  let inClass = false;
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern[i]!;
    if (c === '\\') {
      const escape = /^\\(?:[pP]\{\w+\}|.)/u.exec(pattern.slice(i))![0];
      result += escape;
      i += escape.length - 1;
    } else if (pattern.startsWith('(?<', i) && /^\(\?<[=!]/.test(pattern.slice(i))) {
      result += pattern.slice(i, i + 4);
      i += 3;
    } else if (inClass || !/[a-z ]/i.test(c)) {
      if (c === '[') inClass = true;
      if (c === ']') inClass = false;
      result += c;
    } else {
      result += c === ' ' ? String.raw`\s+` : `[${c.toUpperCase()}${c.toLowerCase()}]`;
    }
  }
  return result;
}
