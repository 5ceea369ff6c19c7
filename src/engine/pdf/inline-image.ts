import type { Lexer } from './lexer.ts';
import { isKind, type PdfDict, type PdfValue } from './values.ts';

/** Parses `BI … ID bytes EI` and leaves the lexer after it; returns the image's dictionary. */
export function skipInlineImage(lexer: Lexer): PdfDict {
  const entries = new Map<string, PdfValue>();
  for (let key = lexer.next(); key !== undefined; key = lexer.next()) {
    if (isKind(key, 'keyword')) break;
    const value = lexer.next();
    if (isKind(key, 'name') && value !== undefined) entries.set(key.name, value);
  }
  const b = lexer.bytes;
  let p = lexer.position + 1;
  const blank = (c: number | undefined): boolean =>
    c === undefined || c === 32 || c === 10 || c === 13 || c === 9;
  while (p < lexer.end && !(b[p] === 0x45 && b[p + 1] === 0x49 && blank(b[p - 1]) && blank(b[p + 2]))) p++;
  lexer.position = Math.min(lexer.end, p + 2);
  return { kind: 'dict', entries };
}
