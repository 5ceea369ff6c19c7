import { Lexer } from '../../pdf/lexer.ts';
import { isKind } from '../../pdf/values.ts';
import { equalBytes } from '../../signing/digests.ts';
import type { SignatureField } from './signature-fields.ts';

/**
 * A byte range may only leave out the string of the signature itself (ISO 32000-1, 12.8.1). `moved`: the range points
 * elsewhere, as after a rewrite; `gap`: it also leaves out other bytes, which are unsigned.
 */
export function rangeProblem(bytes: Uint8Array, field: SignatureField): 'moved' | 'gap' | null {
  const [a = -1, b = -1, c = -1, d = -1] = field.byteRange;
  if (field.byteRange.length < 4 || b < 0 || c <= b || d < 0 || c + d > bytes.length) return 'moved';
  // Some producers leave out only the hex digits and sign the angle brackets.
  const isInside = bytes[b - 1] === 0x3c && bytes[c] === 0x3e && isHex(bytes, b, c);
  const [from, to] = isInside ? [b - 1, c + 1] : trimmed(bytes, b, c);
  const opens = bytes[from];
  const closes = bytes[to - 1];
  if (opens !== 0x3c && opens !== 0x28 && closes !== 0x3e && closes !== 0x29) return 'moved';
  if (a !== 0 || field.byteRange.length > 4) return 'gap';
  if (opens === 0x3c && (closes !== 0x3e || !isHex(bytes, from + 1, to - 1))) return 'gap';
  const lexer = new Lexer(bytes, from, { end: to });
  const left = lexer.next();
  if (!isKind(left, 'string') || lexer.position !== to) return 'gap';
  return equalBytes(left.bytes, field.contents) ? null : 'moved';
}

/** The bytes that a signature covers; the range must be valid. */
export function signedBytes(bytes: Uint8Array, { byteRange }: SignatureField): Uint8Array {
  const [a = 0, b = 0, c = 0, d = 0] = byteRange;
  return Buffer.concat([bytes.subarray(a, a + b), bytes.subarray(c, c + d)]);
}

function isHex(bytes: Uint8Array, from: number, to: number): boolean {
  for (let p = from; p < to; p++) {
    const c = bytes[p]!;
    const isDigit = (c >= 0x30 && c <= 0x39) || (c >= 0x41 && c <= 0x46) || (c >= 0x61 && c <= 0x66);
    if (!isDigit && !isBlank(c)) return false;
  }
  return true;
}

function trimmed(bytes: Uint8Array, from: number, to: number): [number, number] {
  let [a, b] = [from, to];
  while (a < b && isBlank(bytes[a]!)) a++;
  while (b > a && isBlank(bytes[b - 1]!)) b--;
  return [a, b];
}

/** White-space characters of PDF (ISO 32000-1, table 1). */
export function isBlank(c: number): boolean {
  return c === 0 || c === 9 || c === 10 || c === 12 || c === 13 || c === 32;
}
