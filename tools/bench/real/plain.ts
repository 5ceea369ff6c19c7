import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainTesseractJs } from '../ocr/engines.ts';
import { holdsValue } from '../ocr/measure.ts';
import type { Label } from '../../../src/contract/picture-labels.ts';

/** What plain tesseract.js has in its text: it names no fields, so this is the most that could be taken from it. */
export interface PlainFound {
  readonly values: number;
  readonly valuesFound: number;
  readonly zones: number;
  readonly zonesExact: number;
}

export interface PlainReader {
  read(label: Label): Promise<void>;
  found(): PlainFound;
  close(): Promise<void>;
}

/** Dates are printed in many ways: only texts with letters can be looked for in a page's text. */
const isSought = (value: unknown): value is string =>
  typeof value === 'string' && !/^\d{4}-\d\d-\d\d$/.test(value) && value.length > 1;

export async function plainReader(folder: string): Promise<PlainReader> {
  const engine = await plainTesseractJs();
  const found = { values: 0, valuesFound: 0, zones: 0, zonesExact: 0 };
  return {
    read: async (label) => {
      let text = '';
      for (const file of label.files.filter((name) => !/\.pdf$/i.test(name)))
        text += `${(await engine.read(readFileSync(path.join(folder, file)))).text}\n`;
      for (const answer of label.documents.flatMap(({ fields }) => Object.values(fields))) {
        const spellings = (Array.isArray(answer) ? answer : [answer]).filter(isSought);
        if (spellings.length === 0) continue;
        found.values++;
        if (spellings.some((one) => holdsValue(text, one))) found.valuesFound++;
      }
      if (!label.zone) return;
      found.zones++;
      const rows = text.split('\n').map((row) => row.replace(/\s/g, ''));
      if (label.zone.every((row) => rows.includes(row))) found.zonesExact++;
    },
    found: () => ({ ...found }),
    close: () => engine.close(),
  };
}
