import { z } from 'zod';
import type { RegisteredCompany } from '../../contract/registry.ts';
import { listDate } from '../screening/lists/dates.ts';
import { plainRegistrationNumber } from './numbers.ts';

/** Maps fields to the column names of a register's export; `directors` is split at semicolons. */
export const ColumnMapping = z.partialRecord(
  z.enum([
    'registrationNumber',
    'companyName',
    'status',
    'companyType',
    'registrationDate',
    'reRegistrationDate',
    'registeredAddress',
    'directors',
  ]),
  z.string(),
);
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** Column names recognised without a mapping file, lower case, words only. */
const USUAL: Record<keyof Required<ColumnMapping>, readonly string[]> = {
  registrationNumber: ['uin', 'registration number', 'company number', 'number', 'reg no'],
  companyName: ['company name', 'name', 'entity name', 'business name'],
  status: ['status', 'company status'],
  companyType: ['company type', 'type', 'entity type'],
  registrationDate: ['incorporation date', 'registration date', 'date of incorporation', 'date registered'],
  reRegistrationDate: ['re registration date', 'reregistration date'],
  registeredAddress: ['address', 'registered address', 'registered office address', 'registered office'],
  directors: ['directors', 'director', 'officers'],
};

/** `Company_Name`, `company name` and our own `companyName` are one. */
const plain = (column: string): string =>
  column
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** One row → a company; null when it has neither number nor name. */
export function companyOf(row: Record<string, unknown>, mapping: ColumnMapping): RegisteredCompany | null {
  const byPlainName = new Map(Object.entries(row).map(([k, v]) => [plain(k), v]));
  const cell = (field: keyof typeof USUAL): unknown => {
    const mapped = mapping[field];
    if (mapped) return byPlainName.get(plain(mapped));
    return USUAL[field].map((name) => byPlainName.get(name)).find((v) => v !== undefined && v !== '');
  };
  const text = (field: keyof typeof USUAL): string | null => {
    const value = cell(field);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
  };
  const [registrationNumber, companyName] = [text('registrationNumber'), text('companyName')];
  if (!registrationNumber || !companyName) return null;
  const listed = cell('directors');
  const directors = (Array.isArray(listed) ? listed.map(String) : (text('directors') ?? '').split(/;|\|/))
    .map((d) => d.trim())
    .filter(Boolean);
  const reRegistered = text('reRegistrationDate');
  return {
    companyName,
    registrationNumber: plainRegistrationNumber(registrationNumber),
    status: text('status'),
    companyType: text('companyType'),
    registrationDate: listDate(text('registrationDate') ?? ''),
    registeredAddress: text('registeredAddress'),
    reRegistered: reRegistered === null ? null : !/^(no|false|-)$/i.test(reRegistered),
    directors,
  };
}
