const escaped = (text: string): string => text.replace(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Matches nothing. */
const NONE = '(?!)';

/** An alternation of literal texts for a larger pattern, the longest first, which matches nothing where there are none; needs a group around it. */
export const anyOf = (texts: readonly string[]): string =>
  texts.length === 0
    ? NONE
    : [...new Set(texts)]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|');
