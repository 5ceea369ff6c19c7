import { z } from 'zod';
import { csvHead, csvLine } from '../../csv-cell.ts';
import { writeDurably } from '../../store/durable-file.ts';
import { resultLines, type ResultLine } from './result-lines.ts';

const COLUMNS = [
  'name',
  'files',
  'outcome',
  'verdict',
  'category',
  'documents',
  'confidence',
  'pages',
  'seconds',
  'case_id',
  'why',
] as const;

/** Columns of the table, from an answer of family C. */
const Shown = z.object({
  verificationType: z.string(),
  result: z.object({
    averageConfidence: z.number(),
    documents: z.array(z.object({ documentType: z.string() })),
  }),
  assessment: z.object({ verdict: z.string() }).optional(),
});
/** And of a refusal (RFC 9457). */
const Refusal = z.object({
  code: z.union([z.string(), z.number()]).optional(),
  detail: z.string().optional(),
});

/**
 * Writes the table of a results file: one row per request, in order, with its latest answer to the current input.
 *
 * @param inputs current input of each request, by name
 */
export async function writeResultsCsv(
  results: string,
  table: string,
  inputs: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = new Map<string, string>();
  for await (const line of resultLines(results))
    if (inputs.get(line.name) === line.input) rows.set(line.name, rowOf(line));
  const ordered = [...inputs.keys()].flatMap((name) => rows.get(name) ?? []);
  writeDurably(table, [csvHead(COLUMNS), ...ordered].join(''));
}

function rowOf(line: ResultLine): string {
  const shown = Shown.safeParse(line.result).data;
  const refusal = line.outcome === 'refused' ? Refusal.safeParse(line.result).data : undefined;
  return csvLine([
    line.name,
    line.files.join('; '),
    line.outcome,
    shown?.assessment?.verdict ?? null,
    shown?.verificationType ?? null,
    shown?.result.documents.map(({ documentType }) => documentType).join('; ') ?? null,
    shown?.result.averageConfidence ?? null,
    line.pages,
    line.seconds,
    line.caseId,
    refusal ? [refusal.code, refusal.detail].filter((part) => part !== undefined).join(' ') : null,
  ]);
}
