import type { Database } from 'better-sqlite3';
import { RegisteredCompany } from '../../contract/registry.ts';
import { NameIndex } from '../screening/name-index.ts';
import { normaliseName } from '../screening/names/normalise.ts';
import { companyNameScore } from './company-name.ts';
import {
  formsOf,
  isSameRegistrationNumber,
  plainRegistrationNumber,
  withoutSlash,
  zeroForms,
} from './numbers.ts';

/** Minimum similarity of suggested names. */
const CANDIDATE_FROM = 0.6;
const MOST_CANDIDATES = 10;

export interface AlikeCompany {
  readonly company: RegisteredCompany;
  /** 0–1. */
  readonly score: number;
}

/** Finds companies of the current copy by number and by name. */
export function createLookup(database: Database) {
  let index: { copy: number; names: NameIndex } | null = null;
  const byKey = database.prepare<[number], { body: string }>(
    'SELECT body FROM registry_companies WHERE company = ?',
  );
  const byNumber = database.prepare<[string], { body: string; number: string }>(
    'SELECT body, number FROM registry_companies WHERE number = ? LIMIT 10',
  );
  const byDigits = database.prepare<[string], { body: string; number: string }>(
    "SELECT body, number FROM registry_companies WHERE replace(number, '/', '') = ? LIMIT 10",
  );

  /** By the number as given; else as a register may write it; else the only one that differs just by a slash or lost zeros. */
  function numbered(given: string): RegisteredCompany[] {
    for (const form of formsOf(given)) {
      const exact = byNumber.all(form);
      if (exact.length > 0) return exact.map(read);
    }
    const close = [
      ...byDigits.all(withoutSlash(plainRegistrationNumber(given))),
      ...zeroForms(given).flatMap((form) => byNumber.all(form)),
    ].filter((row) => isSameRegistrationNumber(given, row.number));
    return new Set(close.map((row) => row.number)).size === 1 ? close.map(read) : [];
  }

  function namesOf(copy: number): NameIndex {
    if (index?.copy !== copy) {
      const rows = database
        .prepare<[number], { company: number; name: string }>(
          'SELECT company, name FROM registry_companies WHERE copy = ?',
        )
        .all(copy);
      index = {
        copy,
        names: NameIndex.of(
          rows.map((row) => ({ key: row.company, text: normaliseName(row.name, 'company').text })),
        ),
      };
    }
    return index.names;
  }

  /** Companies with a name similar to one of these, best first. */
  function alike(names: readonly string[], copy: number): AlikeCompany[] {
    const keys = names.flatMap((name) => namesOf(copy).candidates(normaliseName(name, 'company').tokens, 50));
    return [...new Set(keys)]
      .flatMap((key) => byKey.all(key).map(read))
      .map((company) => ({
        company,
        score: Math.max(...names.map((name) => companyNameScore(name, company.companyName))),
      }))
      .filter(({ score }) => score >= CANDIDATE_FROM)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CANDIDATES);
  }

  return { numbered, alike };
}

const read = (row: { body: string }): RegisteredCompany => RegisteredCompany.parse(JSON.parse(row.body));
