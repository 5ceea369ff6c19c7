import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import type { RegisteredCompany } from '../../contract/registry.ts';
import { message } from '../../contract/messages/message.ts';
import { textOf } from '../text-encoding.ts';
import { ColumnMapping, companyOf } from './columns.ts';

/**
 * The companies of a register's export, duplicate rows merged.
 *
 * @throws StationError INVALID_REQUEST when it cannot be read whole, or a row has no number or no name
 */
export async function readCopy(
  file: string,
  columns: unknown,
): Promise<{ companies: RegisteredCompany[]; sha256: string }> {
  const bytes = await readFile(file).catch(() => {
    throw new StationError('INVALID_REQUEST', message('listImports.noRegisterFile', { place: file }));
  });
  const mapping = ColumnMapping.safeParse(columns ?? {});
  if (!mapping.success) throw new StationError('INVALID_REQUEST', message('listImports.mapping'));
  const companies = rowsOf(textOf(bytes)).map((row, i) => {
    const company = companyOf(row, mapping.data);
    if (!company)
      throw new StationError('INVALID_REQUEST', message('listImports.companyRow', { row: i + 1 }));
    return company;
  });
  if (companies.length === 0) throw new StationError('INVALID_REQUEST', message('listImports.noCompanies'));
  return { companies: united(companies), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Exports have a row per director, or repeat one: rows of one number and name are one company. */
function united(rows: readonly RegisteredCompany[]): RegisteredCompany[] {
  const companies = new Map<string, RegisteredCompany>();
  for (const row of rows) {
    // A different status is a different statement: both rows stay, and are answered as several.
    const key = JSON.stringify([row.registrationNumber, row.companyName, row.status]);
    const before = companies.get(key);
    companies.set(
      key,
      before ? { ...before, directors: [...new Set([...before.directors, ...row.directors])] } : row,
    );
  }
  return [...companies.values()];
}

const Rows = z.array(z.record(z.string(), z.unknown()));

/** CSV with a header, a JSON array, or one JSON object per line. */
function rowsOf(text: string): z.infer<typeof Rows> {
  const trimmed = text.trimStart();
  try {
    if (trimmed.startsWith('[')) return Rows.parse(JSON.parse(trimmed));
    if (trimmed.startsWith('{'))
      return Rows.parse(
        trimmed
          .split(/\r?\n/)
          .filter((line) => line.trim())
          .map((line) => JSON.parse(line) as unknown),
      );
    return Rows.parse(
      parse(trimmed, {
        columns: true,
        bom: true,
        skip_empty_lines: true,
        trim: true,
        delimiter: delimiterOf(trimmed.split('\n', 1)[0] ?? ''),
      }),
    );
  } catch {
    throw new StationError('INVALID_REQUEST', message('listImports.notACopy'));
  }
}

/** Spreadsheets save with semicolons or tabs where the comma is the decimal separator. */
function delimiterOf(header: string): string {
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}
