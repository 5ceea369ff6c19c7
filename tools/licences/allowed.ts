/**
 * Licences that a closed product may ship under. LGPL only because what we ship of it (libvips) is a shared library that
 * can be replaced; GPL, AGPL, SSPL, source-available and non-commercial licences are not here.
 */
const ALLOWED = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'Zlib',
    'Unlicense',
    'CC0-1.0',
  ],
  ...[
    'BlueOak-1.0.0',
    'Python-2.0',
    'OFL-1.1',
    'WTFPL',
    'LGPL-3.0-or-later',
    'Apache-2.0 WITH LLVM-exception',
  ],
]);

/**
 * Whether an SPDX expression leaves a way that is allowed: one side of every OR, all sides of every AND.
 *
 * @example allows('(MIT OR GPL-3.0-or-later)') // true
 */
export function allows(expression: string): boolean {
  const text = expression
    .trim()
    .replace(/^\((.*)\)$/, (whole, inner: string) => (balanced(inner) ? inner : whole));
  for (const [word, combine] of [
    [' OR ', 'some'],
    [' AND ', 'every'],
  ] as const) {
    const parts = split(text, word);
    if (parts.length > 1) return parts[combine]((part) => allows(part));
  }
  return ALLOWED.has(text);
}

function split(text: string, word: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!balanced(text.slice(from, at))) continue;
    parts.push(text.slice(from, at));
    from = at + word.length;
  }
  return [...parts, text.slice(from)];
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0;
}
