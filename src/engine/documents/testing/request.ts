import type { Category } from '../../../contract/categories.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { understand, type UnderstandOptions } from '../understand.ts';
import { lines, pageOf, type PrintedLine } from './page-of.ts';

/** A request without a category, on the date that the tests assume. */
export const anyRequest: UnderstandOptions = {
  category: null,
  mode: 'BATCH',
  today: '2026-11-21',
  maxAddressAgeMonths: 3,
};

export const valueIn = (document: VerifiedDocument | undefined, name: string): unknown =>
  document?.fields.find((f) => f.name === name)?.value;

export const valuesIn = (document: VerifiedDocument, ...names: readonly string[]): unknown[] =>
  names.map((name) => valueIn(document, name));

/** The document read from one page of these lines, with or without a zone. */
export const readPrinted = (
  lines: readonly PrintedLine[],
  zone?: MachineReadableZone,
  category: Category | null = zone ? 'IDENTITY' : null,
): VerifiedDocument =>
  understand([pageOf(lines, { ...(zone && { zone }) })], { ...anyRequest, category }).documents[0]!;

/** The same for a page tested for its zone. */
export const readZone = (
  zone: MachineReadableZone,
  printed: readonly PrintedLine[] = [],
  category: 'IDENTITY' | null = 'IDENTITY',
): VerifiedDocument => readPrinted(printed, zone, category);

/** The document read from lines below each other. */
export const readLines = (...texts: readonly string[]): VerifiedDocument => readPrinted(lines(...texts));

/** Values with less confidence go to review. */
const HELD = 0.6;

export const fieldIn = (
  document: VerifiedDocument,
  name: string,
): VerifiedDocument['fields'][number] | undefined => document.fields.find((field) => field.name === name);

/** The value of a field that needs no review; null if it is held or unread. */
export function sureValue(document: VerifiedDocument, name: string): unknown {
  const found = fieldIn(document, name);
  return found && found.confidence >= HELD ? found.value : null;
}
