/** Glyph names and simple encodings (ISO 32000-1, annex D), as far as ordinary documents use them. */

const NAMED: Record<string, string> = {
  space: ' ',
  exclam: '!',
  quotedbl: '"',
  numbersign: '#',
  dollar: '$',
  percent: '%',
  ampersand: '&',
  quotesingle: "'",
  parenleft: '(',
  parenright: ')',
  asterisk: '*',
  plus: '+',
  comma: ',',
  hyphen: '-',
  period: '.',
  slash: '/',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  colon: ':',
  semicolon: ';',
  less: '<',
  equal: '=',
  greater: '>',
  question: '?',
  at: '@',
  bracketleft: '[',
  backslash: '\\',
  bracketright: ']',
  asciicircum: '^',
  underscore: '_',
  grave: '`',
  braceleft: '{',
  bar: '|',
  braceright: '}',
  asciitilde: '~',
  quoteleft: '‘',
  quoteright: '’',
  quotedblleft: '“',
  quotedblright: '”',
  endash: '–',
  emdash: '—',
  bullet: '•',
  ellipsis: '…',
  minus: '-',
  nbspace: ' ',
  sfthyphen: '-',
  fi: 'fi',
  fl: 'fl',
  ff: 'ff',
  ffi: 'ffi',
  ffl: 'ffl',
  Euro: '€',
  sterling: '£',
  copyright: '©',
  registered: '®',
  degree: '°',
  section: '§',
  eacute: 'é',
  egrave: 'è',
  ecircumflex: 'ê',
  ocircumflex: 'ô',
  scaron: 'š',
  Scaron: 'Š',
};

const WIN_ANSI_HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The character of a glyph name: `zero`, `A`, `uni0041`, `u1F600`; null if the name does not tell (`g12`, `cid7`). */
export function characterOfGlyphName(name: string): string | null {
  const known = NAMED[name];
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(name)) return name;
  const unicode = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))/.exec(name);
  if (unicode) {
    const code = parseInt((unicode[1] ?? unicode[2])!, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : null;
  }
  const variant = /^([A-Za-z]+)\.[a-z0-9]+$/.exec(name);
  return variant ? characterOfGlyphName(variant[1]!) : null;
}

/** Windows code page 1252; Standard and Mac encodings agree with it below 128 except for quotes. */
export function characterOfCode(code: number): string {
  if (code >= 0x80 && code <= 0x9f) return WIN_ANSI_HIGH[code - 0x80] ?? ' ';
  return String.fromCharCode(code);
}
