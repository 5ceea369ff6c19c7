const escaped = (text: string): string => text.replace(/[\^$\\.*+?()[\]{}|/]/g, String.raw`\$&`);

/** An alternation of literal texts for a larger pattern, the longest first; needs a group around it. */
export const anyOf = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
