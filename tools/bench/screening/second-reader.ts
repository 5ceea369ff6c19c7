import type { RawList } from './raw-list.ts';
import { TABLE_READERS } from './second-reader-tables.ts';
import { XML_READERS } from './second-reader-xml.ts';

/** What a list holds by the second reader; null for what no pattern is written for. @param texts its files, the main one first */
export function secondReading(texts: readonly string[]): RawList | null {
  const reader = [...XML_READERS, ...TABLE_READERS].find(({ isOf }) => isOf.test(texts[0]!.slice(0, 4_000)));
  return reader ? reader.read(texts.join('\n')) : null;
}
