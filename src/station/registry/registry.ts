import { thousandths } from '../../contract/formats.ts';
import type { Caller } from '../../contract/caller.ts';
import type {
  BusinessVerification,
  BusinessVerifyRequest,
  RegisteredCompany,
  RegistryApi,
  RegistryComparison,
} from '../../contract/registry.ts';
import { refusedField } from '../../contract/errors/refused-field.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { inEnglish } from '../../contract/messages/in-language.ts';
import { message } from '../../contract/messages/message.ts';
import type { Actor } from '../actor.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isoTime } from '../clock.ts';
import { requireDay } from '../screening/lists/dates.ts';
import { requireReplaceable } from '../screening/lists/replacement.ts';
import { namesSaid } from '../screening/names/names-within.ts';
import { normaliseName } from '../screening/names/normalise.ts';
import { compareWithRegister } from './compare.ts';
import { isSameCompanyName } from './company-name.ts';
import { createLookup } from './lookup.ts';
import { plainRegistrationNumber } from './numbers.ts';
import { outcomeOf, saidOf, type Lookup } from './outcome.ts';
import { readCopy } from './read-copy.ts';

export interface RegistryCopy {
  readonly copy: number;
  readonly source: string;
  readonly date: string;
  readonly imported_at: string;
  readonly sha256: string;
  readonly companies: number;
}

export interface CopyOptions {
  /** Day the register was exported, `YYYY-MM-DD`. */
  readonly date: string;
  readonly source: string;
  /** A `ColumnMapping`, if the file's column names are unusual. */
  readonly mapping?: unknown;
  /** Accepts a copy that is older, or much smaller, than the one it replaces. */
  readonly anyway?: boolean;
}

export interface Registry extends RegistryApi {
  /** Replaces the copy of the register in one transaction. @throws StationError INVALID_REQUEST; nothing changes then. */
  importCopy(file: string, options: CopyOptions, actor: Actor): Promise<RegistryCopy>;
  copy(): RegistryCopy | null;
}

/** A bank's imported copy of the companies register. It can say "not in the copy of DATE", never "does not exist". */
export function createRegistry({ store, audit, cases, clock, newId }: CaseServiceContext): Registry {
  const { database } = store;

  const copy = (): RegistryCopy | null =>
    database.prepare<[], RegistryCopy>('SELECT * FROM registry_copies ORDER BY copy DESC LIMIT 1').get() ??
    null;
  const { numbered, alike } = createLookup(database);

  async function verify(request: BusinessVerifyRequest, caller: Caller): Promise<BusinessVerification> {
    requireTelling(request);
    const current = copy();
    // Without a copy every company would be "not in the copy".
    if (!current)
      throw new StationError('REGISTER_MISSING', message('listImports.noRegister'), {
        reason: 'REGISTER_MISSING',
      });
    const found = lookUp(request, current);
    const { company, comparisons } = found;
    const lookup: Lookup = {
      company,
      several: found.several.length > 0,
      differs: comparisons.filter((c) => c.outcome === 'differs').map((c) => c.field),
      sameName: found.candidates.some((one) =>
        namesGiven(request).some((name) => isSameCompanyName(name, one.companyName)),
      ),
    };
    const says = saidOf(lookup, current.date, isoTime(clock));
    const answer: BusinessVerification = {
      requestId: caller.requestId,
      timestamp: isoTime(clock),
      outcome: outcomeOf(lookup),
      company,
      comparisons,
      candidates: found.candidates,
      copyDate: current.date,
      copySource: current.source,
      message: inEnglish(says),
      said: says,
    };
    keep(answer, caller, request);
    return answer;
  }

  /** The company meant; among several with the name or number, the only one that no given field contradicts. */
  function lookUp(request: BusinessVerifyRequest, current: RegistryCopy): Found {
    const names = namesGiven(request);
    const byName = alike(names, current.copy);
    const meant = [request.registrationNumber, request.binNumber]
      .map((number) => (number ? numbered(number) : []))
      .find((companies) => companies.length > 0);
    const sameName = byName
      .map(({ company }) => company)
      .filter((company) => names.some((name) => isSameCompanyName(name, company.companyName)));
    const hasNumber = Boolean(request.registrationNumber ?? request.binNumber);
    const companies = meant ?? (hasNumber ? [] : sameName);
    const compared = companies.map((company) => ({
      company,
      comparisons: compareWithRegister(request, company, current.date),
    }));
    const agreeing = compared.filter((one) => one.comparisons.every((c) => c.outcome !== 'differs'));
    const one =
      compared.length === 1
        ? compared[0]!
        : agreeing.length === 1 && compared.length > 1
          ? agreeing[0]!
          : null;
    if (one) return { ...NOTHING, ...one };
    if (companies.length > 1)
      return { ...NOTHING, several: companies, candidates: companies.map((c) => candidateOf(c, 1)) };
    return { ...NOTHING, candidates: byName.map(({ company, score }) => candidateOf(company, score)) };
  }

  function keep(answer: BusinessVerification, caller: Caller, request: BusinessVerifyRequest): void {
    const actor: Actor = { kind: caller.kind ?? 'client', id: caller.actor };
    store.write(() => {
      // The case may have been decided during the lookup.
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
      cases.assessments.announce(caseId);
    });
  }

  return {
    verify,
    copy,
    async importCopy(file, options, actor) {
      requireDay(options.date, isoTime(clock));
      const { companies, sha256 } = await readCopy(file, options.mapping);
      const current = copy();
      if (current && !options.anyway && current.sha256 !== sha256)
        requireReplaceable(
          { date: current.date, entries: current.companies },
          { date: options.date, entries: companies.length },
        );
      store.write(() => {
        const { lastInsertRowid } = database
          .prepare(
            'INSERT INTO registry_copies (source, date, imported_at, sha256, companies) VALUES (?, ?, ?, ?, ?)',
          )
          .run(options.source, options.date, isoTime(clock), sha256, companies.length);
        // Delete the old copy last: SQLite would reuse its number, by which names are looked up.
        database.prepare('DELETE FROM registry_copies WHERE copy <> ?').run(lastInsertRowid);
        const insert = database.prepare(
          'INSERT INTO registry_companies (copy, number, name, body) VALUES (?, ?, ?, ?)',
        );
        for (const company of companies)
          insert.run(
            lastInsertRowid,
            company.registrationNumber,
            company.companyName,
            JSON.stringify(company),
          );
        audit.append({
          actor,
          action: 'registry.imported',
          details: {
            source: options.source,
            date: options.date,
            companies: companies.length,
            ...(options.anyway ? { anyway: true } : {}),
          },
          hashes: { copy: sha256 },
        });
      });
      return copy()!;
    },
  };
}

/** The name as given and, for a firm with a trading name, each of the two. */
const namesGiven = ({ companyName }: BusinessVerifyRequest): readonly string[] =>
  companyName === undefined ? [] : namesSaid(companyName);

/** @throws StationError INVALID_REQUEST for a name or number of punctuation only: no register holds one */
function requireTelling(request: BusinessVerifyRequest): void {
  if (request.companyName !== undefined && normaliseName(request.companyName, 'company').text === '')
    throw refusedField('INVALID_REQUEST', 'companyName', message('screening.noLetters'));
  for (const field of ['registrationNumber', 'binNumber'] as const)
    if (request[field] && !/[A-Z0-9]/.test(plainRegistrationNumber(request[field])))
      throw refusedField('INVALID_REQUEST', field, message('listImports.emptyNumber'));
}

interface Found {
  readonly company: RegisteredCompany | null;
  readonly comparisons: RegistryComparison[];
  readonly several: readonly RegisteredCompany[];
  readonly candidates: BusinessVerification['candidates'];
}
const NOTHING: Found = { company: null, comparisons: [], several: [], candidates: [] };

const candidateOf = (
  { companyName, registrationNumber, status }: RegisteredCompany,
  score: number,
): BusinessVerification['candidates'][number] => ({
  companyName,
  registrationNumber,
  status,
  score: thousandths(score),
});
