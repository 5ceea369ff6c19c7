/** Letters outside escapes and classes become `[Aa]`; a blank becomes any white space, ` ?` any or none. */
export function anyCase(pattern: string): string {
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
    } else if (pattern.startsWith(' ?', i)) {
      result += String.raw`\s*`;
      i += 1;
    } else {
      result += c === ' ' ? String.raw`\s+` : `[${c.toUpperCase()}${c.toLowerCase()}]`;
    }
  }
  return result;
}
