import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import type {
  BusinessVerification,
  BusinessVerifyRequest,
  RegisteredCompany,
  RegistryApi,
  RegistryCaller,
} from '../../contract/registry.ts';
import { RegisteredCompany as RegisteredCompanySchema } from '../../contract/registry.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Cases } from '../cases/cases.ts';
import { isoTime, type Clock, type NewId } from '../clock.ts';
import { NameIndex } from '../screening/name-index.ts';
import { requireDay } from '../screening/lists/dates.ts';
import { normaliseName } from '../screening/names/normalise.ts';
import type { Store } from '../store/store.ts';
import {
  ColumnMapping,
  companyOf,
  isSameRegistrationNumber,
  plainRegistrationNumber,
  withoutSlash,
} from './columns.ts';
import { companyNameScore, compareWithRegister, SAME_COMPANY_NAME } from './compare.ts';
import { isNotActive } from './standing.ts';

export interface RegistryCopy {
  readonly copy: number;
  readonly source: string;
  readonly date: string;
  readonly imported_at: string;
  readonly sha256: string;
  readonly companies: number;
}

export interface Registry extends RegistryApi {
  /** Replaces the copy of the register in one transaction. @throws StationError INVALID_REQUEST; nothing changes then. */
  importCopy(
    file: string,
    options: { date: string; source: string; mapping?: unknown },
    actor: Actor,
  ): Promise<RegistryCopy>;
  copy(): RegistryCopy | null;
}

export interface RegistryContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly cases: Cases;
  readonly clock: Clock;
  readonly newId: NewId;
}

const CANDIDATE_FROM = 0.6;

/** A bank's importable copy of the companies register. It can say "not in the copy of DATE", never "does not exist". */
export function createRegistry({ store, audit, cases, clock, newId }: RegistryContext): Registry {
  const { database } = store;
  let index: { copy: number; names: NameIndex } | null = null;

  const copy = (): RegistryCopy | null =>
    database.prepare<[], RegistryCopy>('SELECT * FROM registry_copies ORDER BY copy DESC LIMIT 1').get() ??
    null;
  const byKey = database.prepare<[number], { body: string }>(
    'SELECT body FROM registry_companies WHERE company = ?',
  );
  const byNumber = database.prepare<[string], { body: string }>(
    'SELECT body FROM registry_companies WHERE number = ? LIMIT 1',
  );
  const byDigits = database.prepare<[string], { body: string; number: string }>(
    "SELECT body, number FROM registry_companies WHERE replace(number, '/', '') = ? LIMIT 2",
  );
  /** As it was given; else one that is written otherwise, if it is the only one. */
  function numbered(given: string): RegisteredCompany | null {
    const number = plainRegistrationNumber(given);
    const exact = byNumber.get(number);
    if (exact) return read(exact);
    const alike = byDigits
      .all(withoutSlash(number))
      .filter((row) => isSameRegistrationNumber(number, row.number));
    return alike.length === 1 ? read(alike[0]) : null;
  }
  const read = (row: { body: string } | undefined): RegisteredCompany | null =>
    row ? RegisteredCompanySchema.parse(JSON.parse(row.body)) : null;

  function namesOf(current: RegistryCopy): NameIndex {
    if (index?.copy !== current.copy) {
      const rows = database
        .prepare<[number], { company: number; name: string }>(
          'SELECT company, name FROM registry_companies WHERE copy = ?',
        )
        .all(current.copy);
      index = {
        copy: current.copy,
        names: new NameIndex(
          rows.map((row) => ({ key: row.company, text: normaliseName(row.name, 'company').text })),
        ),
      };
    }
    return index.names;
  }

  function candidates(name: string, current: RegistryCopy): { company: RegisteredCompany; score: number }[] {
    const keys = namesOf(current).candidates(normaliseName(name, 'company').tokens, 50);
    return [...new Set(keys)]
      .flatMap((key) => read(byKey.get(key)) ?? [])
      .map((company) => ({ company, score: companyNameScore(name, company.companyName) }))
      .filter(({ score }) => score >= CANDIDATE_FROM)
      .sort((a, b) => b.score - a.score)
      .slice(0, 10);
  }

  async function verify(
    request: BusinessVerifyRequest,
    caller: RegistryCaller,
  ): Promise<BusinessVerification> {
    const current = copy();
    const number = request.registrationNumber ?? request.binNumber;
    const alike = current && request.companyName ? candidates(request.companyName, current) : [];
    const byName = !number && alike[0] && alike[0].score >= SAME_COMPANY_NAME ? alike[0].company : null;
    const company = (current && number ? numbered(number) : null) ?? byName;
    const comparisons = company && current ? compareWithRegister(request, company, current.date) : [];
    const differs = comparisons.filter((c) => c.outcome === 'differs');
    const answer: BusinessVerification = {
      requestId: caller.requestId,
      timestamp: isoTime(clock),
      outcome: outcomeOf(company, differs.length),
      company,
      comparisons,
      candidates: company
        ? []
        : alike.map((c) => ({
            companyName: c.company.companyName,
            registrationNumber: c.company.registrationNumber,
            score: Math.round(c.score * 1000) / 1000,
          })),
      copyDate: current?.date ?? null,
      copySource: current?.source ?? null,
      message: sentence(
        current,
        company,
        differs.map((d) => d.field),
      ),
    };
    keep(answer, caller, request);
    return answer;
  }

  function keep(answer: BusinessVerification, caller: RegistryCaller, request: BusinessVerifyRequest): void {
    const actor: Actor = { kind: caller.kind ?? 'client', id: caller.actor };
    store.write(() => {
      // It may have been decided while this was looked up.
      if (caller.caseId) cases.requireOpen(caller.caseId);
      const caseId =
        caller.caseId ?? cases.open({ kind: 'registry', actor, author: caller.author ?? caller.actor });
      const { sha256 } = cases.results.add({
        id: newId(),
        caseId,
        kind: 'registry',
        createdAt: answer.timestamp,
        body: answer,
      });
      if (!caller.caseId)
        cases.learn(caseId, { subject: request.companyName ?? request.registrationNumber ?? '' });
      audit.append({
        actor,
        action: 'registry.verified',
        caseId,
        details: { outcome: answer.outcome, copyDate: answer.copyDate },
        hashes: { result: sha256 },
      });
    });
  }

  return {
    verify,
    copy,
    async importCopy(file, options, actor) {
      requireDay(options.date);
      const bytes = await readFile(file).catch(() => {
        throw new StationError('INVALID_REQUEST', `There is no file at ${file}.`);
      });
      const mapping = ColumnMapping.safeParse(options.mapping ?? {});
      if (!mapping.success)
        throw new StationError('INVALID_REQUEST', 'The mapping file must name columns for known fields.');
      const companies = rowsOf(bytes.toString('utf8')).map((row) => companyOf(row, mapping.data));
      const wrong = companies.indexOf(null);
      if (companies.length === 0 || wrong >= 0)
        throw new StationError(
          'INVALID_REQUEST',
          companies.length === 0
            ? 'The file holds no companies; nothing was changed.'
            : `Row ${wrong + 1} has no number or no name; nothing was changed.`,
        );
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      store.write(() => {
        const { lastInsertRowid } = database
          .prepare(
            'INSERT INTO registry_copies (source, date, imported_at, sha256, companies) VALUES (?, ?, ?, ?, ?)',
          )
          .run(options.source, options.date, isoTime(clock), sha256, companies.length);
        // The old copy goes last: SQLite would give its number away again, and names are looked up by it.
        database.prepare('DELETE FROM registry_copies WHERE copy <> ?').run(lastInsertRowid);
        const insert = database.prepare(
          'INSERT INTO registry_companies (copy, number, name, body) VALUES (?, ?, ?, ?)',
        );
        for (const company of companies)
          insert.run(
            lastInsertRowid,
            company!.registrationNumber,
            company!.companyName,
            JSON.stringify(company),
          );
        audit.append({
          actor,
          action: 'registry.imported',
          details: { source: options.source, date: options.date, companies: companies.length },
          hashes: { copy: sha256 },
        });
      });
      return copy()!;
    },
  };
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
    const header = trimmed.split('\n', 1)[0] ?? '';
    const delimiter = header.includes(';') && !header.includes(',') ? ';' : ',';
    return Rows.parse(
      parse(trimmed, { columns: true, bom: true, skip_empty_lines: true, trim: true, delimiter }),
    );
  } catch {
    throw new StationError(
      'INVALID_REQUEST',
      'The file is neither CSV nor JSON that can be read whole; nothing was changed.',
    );
  }
}

function outcomeOf(company: RegisteredCompany | null, differences: number): BusinessVerification['outcome'] {
  if (!company) return 'NOT_IN_COPY';
  if (differences > 0) return 'DIFFERS';
  return isNotActive(company.status) ? 'NOT_ACTIVE' : 'VERIFIED';
}

function sentence(
  copy: RegistryCopy | null,
  company: RegisteredCompany | null,
  differs: readonly string[],
): string {
  if (!copy) return 'No copy of the companies register has been imported.';
  if (!company) return `Not in the copy of ${copy.date}. That does not mean that the company does not exist.`;
  const status = company.status ? ` Its status is ${company.status}.` : '';
  if (differs.length > 0)
    return `Found in the copy of ${copy.date}; these differ: ${differs.join(', ')}.${status}`;
  return isNotActive(company.status)
    ? `Found in the copy of ${copy.date}; what was given agrees, but the company is not active.${status}`
    : `Found in the copy of ${copy.date}; what was given agrees.${status}`;
}
