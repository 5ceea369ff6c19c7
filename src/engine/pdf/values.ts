/** PDF objects as plain data (ISO 32000-1, 7.3). Numbers, booleans, null and arrays are JavaScript values. */
export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}
export interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
}
export interface PdfRef {
  readonly kind: 'ref';
  readonly id: number;
  readonly generation: number;
}
export interface PdfDict {
  readonly kind: 'dict';
  readonly entries: ReadonlyMap<string, PdfValue>;
}
export interface PdfStream {
  readonly kind: 'stream';
  readonly dict: PdfDict;
  /** Still encoded by the stream's filters, but decrypted. */
  readonly raw: Uint8Array;
}
/** An operator of a content stream, or a structural keyword such as `obj`. */
export interface PdfKeyword {
  readonly kind: 'keyword';
  readonly word: string;
}
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfDict
  | PdfStream
  | PdfKeyword
  | readonly PdfValue[];

const latin1 = new TextDecoder('latin1');
const utf16 = new TextDecoder('utf-16be');
const utf8 = new TextDecoder('utf-8');

export const EMPTY_DICT: PdfDict = { kind: 'dict', entries: new Map() };

export function isKind<K extends 'name' | 'string' | 'ref' | 'dict' | 'stream' | 'keyword'>(
  value: PdfValue | undefined,
  kind: K,
): value is Extract<PdfValue, { kind: K }> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (value as { kind?: string }).kind === kind
  );
}

export function isArray(value: PdfValue | undefined): value is readonly PdfValue[] {
  return Array.isArray(value);
}

export function nameOf(value: PdfValue | undefined): string | null {
  return isKind(value, 'name') ? value.name : null;
}

export function numbersOf(value: PdfValue | undefined): number[] | null {
  if (!isArray(value)) return null;
  const numbers = value.filter((v): v is number => typeof v === 'number');
  return numbers.length === value.length ? numbers : null;
}

/** A text string: UTF-16BE or UTF-8 by its byte order mark, else PDFDocEncoding, treated as Latin-1. */
export function textOf(value: PdfValue | undefined): string | null {
  if (isKind(value, 'name')) return value.name;
  if (!isKind(value, 'string')) return null;
  const b = value.bytes;
  if (b[0] === 0xfe && b[1] === 0xff) return utf16.decode(b.subarray(2));
  if (b[0] === 0xef && b[1] === 0xbb && b[2] === 0xbf) return utf8.decode(b.subarray(3));
  return latin1.decode(b);
}
