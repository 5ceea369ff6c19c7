const escaped = (text: string): string => text.replace(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Matches nothing. */
const NONE = '(?!)';

/** Alternation of literal texts for use in a larger pattern, longest first; matches nothing if empty; needs a group around it. */
export const anyOf = (texts: readonly string[]): string =>
  texts.length === 0
    ? NONE
    : [...new Set(texts)]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|');
