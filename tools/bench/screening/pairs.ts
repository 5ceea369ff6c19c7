import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse';
import { matchNames } from '../../../src/station/screening/names/match-names.ts';
import { normaliseName } from '../../../src/station/screening/names/normalise.ts';
import { table, writeSection } from '../report.ts';
import { THRESHOLD } from './threshold.ts';

/** Any CSV `schema,name1,name2,is_match`: precision, recall, F1 at the default threshold. */
export async function benchPairs(file: string): Promise<void> {
  let [tp, fp, fn, tn] = [0, 0, 0, 0];
  for await (const row of createReadStream(file).pipe(
    parse({ columns: true, bom: true, trim: true }),
  ) as AsyncIterable<Record<string, string>>) {
    const schema = /person/i.test(row['schema'] ?? '') ? 'person' : 'company';
    const tokens = (name: string | undefined): readonly string[] => normaliseName(name ?? '', schema).tokens;
    const hit = matchNames(tokens(row['name1']), tokens(row['name2']), schema, () => 1).score >= THRESHOLD;
    const truth = /^(1|true|yes)$/i.test(row['is_match'] ?? '');
    if (hit && truth) tp++;
    else if (hit) fp++;
    else if (truth) fn++;
    else tn++;
  }
  const precision = tp / Math.max(1, tp + fp);
  const recall = tp / Math.max(1, tp + fn);
  const f1 = (2 * precision * recall) / Math.max(1e-9, precision + recall);
  const rows = [
    ['pairs', 'precision', 'recall', 'F1'],
    [tp + fp + fn + tn, precision.toFixed(3), recall.toFixed(3), f1.toFixed(3)],
  ];
  writeSection(
    'accuracy/screening.md',
    'screening-pairs',
    `Screening: name pairs of ${path.basename(file)}`,
    table(rows),
    `npm run bench -- screening --pairs ${path.basename(file)}`,
  );
}
