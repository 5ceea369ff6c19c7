import type { ReadingSettings } from '../../contract/config.ts';
import type { LineReader } from './line-reader.ts';
import { ppocrReader } from './ppocr/reader.ts';
import { quickReader } from './quick/reader.ts';
import { tesseractReader } from './tesseract/reader.ts';

const READERS: Record<ReadingSettings['primary'], LineReader> = {
  quick: quickReader,
  ppocr: ppocrReader,
  tesseract: tesseractReader,
};

/** Looks up a reader by name (configuration `ocr.primary`, `ocr.secondary`). */
export const lineReader = (name: ReadingSettings['primary']): LineReader => READERS[name];
