import type { LineReader } from '../line-reader.ts';
import { decodeLine } from './decode.ts';
import { classProbabilities } from './recognise.ts';

/** PP-OCR as a line reader. */
export const ppocrReader: LineReader = {
  name: 'ppocr',
  read: async (crop) => decodeLine(await classProbabilities(crop)),
};
