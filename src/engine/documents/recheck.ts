import { message } from '../../contract/messages/message.ts';
import { checkOf } from './checks/check.ts';
import type { Category } from '../../contract/categories.ts';
import type { ReadPage } from '../../contract/pages.ts';
import type { Check, ExtractedField, Verification, VerifiedDocument } from '../../contract/verification.ts';
import { acrossDocuments } from './checks/across-documents.ts';
import { RIGHT_FORM, type ValueKind } from '../values/kind.ts';
import { joinViews, viewOf } from '../layout/view.ts';
import type { ChosenValue, DocumentType } from './document-type.ts';
import { packOf } from '../packs/index.ts';
import { documentTypeNamed } from './document-types.ts';

/** A value typed by a person, replacing a reading or filling an unread field. */
export interface TypedValue {
  /** Index into `Verification.documents`. */
  readonly document: number;
  readonly field: string;
  readonly value: string;
}

export interface RecheckOptions {
  /** The requested category; null if the documents were routed. */
  readonly category: Category | null;
  /** Date of the original reading, `YYYY-MM-DD`: values not typed are judged as of then. */
  readonly today: string;
  readonly maxAddressAgeMonths: number;
  readonly country?: string;
}

type Read = Pick<Verification, 'documents' | 'pages' | 'checks'>;

/**
 * Repeats the cross-checks with typed values. Checks that concern no typed value stay unchanged; fields keep what was
 * read, so that both can be shown.
 */
export function recheck<V extends Read>(read: V, typed: readonly TypedValue[], options: RecheckOptions): V {
  if (typed.length === 0) return read;
  const documents = read.documents.map((document, index) =>
    recheckDocument(
      document,
      read.pages,
      typed.filter((one) => one.document === index),
      options,
    ),
  );
  const concerned = new Set(typed.map(({ field }) => field));
  return {
    ...read,
    documents: documents.map(({ document }) => document),
    checks: merged(
      read.checks,
      acrossDocuments(
        documents.map(({ asTyped }) => asTyped),
        options,
      ),
      concerned,
    ),
  };
}

function recheckDocument(
  document: VerifiedDocument,
  pages: readonly ReadPage[],
  typed: readonly TypedValue[],
  options: RecheckOptions,
): { document: VerifiedDocument; asTyped: VerifiedDocument } {
  const type = documentTypeNamed(document.documentType);
  if (!type || typed.length === 0) return { document, asTyped: document };
  const view = joinViews(
    pages
      .filter(({ report }) => document.pages.includes(report.index))
      .map((page) => viewOf(page, options.today, packOf(options.country))),
  );
  const values = new Map<string, ChosenValue>(
    document.fields.filter(({ value }) => value !== null).map((field) => [field.name, asChosen(field)]),
  );
  const form: Check[] = [];
  const concerned = new Set<string>();
  for (const { field, value } of typed) {
    const { names, kind } = namesOf(type, field);
    const parsed = kind?.parse(value.trim(), view) ?? null;
    const right = parsed !== null && parsed.quality >= RIGHT_FORM;
    if (kind?.strict && kind.name !== 'list' && kind.name !== 'flag' && !right)
      form.push(wrongForm(field, value));
    const taken = right ? parsed.value : value.trim();
    for (const name of names) {
      concerned.add(name);
      values.set(name, { value: taken, confidence: 1, printed: taken });
    }
  }
  const fresh = (type.checks ?? []).flatMap((rule) =>
    rule({ values, view, today: options.today, maxAddressAgeMonths: options.maxAddressAgeMonths }),
  );
  const fields = document.fields.map((field): ExtractedField => {
    const now = concerned.has(field.name) ? values.get(field.name) : undefined;
    return now ? { ...field, value: now.value, confidence: 1, source: 'operator' } : field;
  });
  return {
    document: { ...document, checks: [...form, ...merged(document.checks, fresh, concerned)] },
    asTyped: { ...document, fields },
  };
}

/** Is it a name of a field that was read, or that documents of this type have? */
export const isFieldOf = ({ documentType, fields }: VerifiedDocument, name: string): boolean => {
  const type = documentTypeNamed(documentType);
  return (
    fields.some((field) => field.name === name) || (type !== undefined && namesOf(type, name).kind !== null)
  );
};

/** Was an invalid date typed for a date field? @param today `YYYY-MM-DD` */
export function isNoDay(
  documentType: string,
  { field, value }: Omit<TypedValue, 'document'>,
  today: string,
): boolean {
  const type = documentTypeNamed(documentType);
  const kind = type ? namesOf(type, field).kind : null;
  if (kind?.isDay !== true) return false;
  const parsed = kind.parse(value.trim(), { today });
  return parsed === null || parsed.quality < RIGHT_FORM;
}

/** Earlier checks of other fields, and new checks of the typed ones. */
function merged(before: readonly Check[], now: readonly Check[], concerned: ReadonlySet<string>): Check[] {
  const isAbout = (check: Check): boolean => check.fields.some((name) => concerned.has(name));
  return [...before.filter((check) => !isAbout(check)), ...now.filter(isAbout)];
}

function wrongForm(field: string, value: string): Check {
  return checkOf({
    id: 'typed-form',
    outcome: 'failed',
    says: message('checks.typedForm', { field }),
    actual: value,
    fields: [field],
  });
}

/** All names of a field: the type's own and the interface's. */
function namesOf(type: DocumentType, name: string): { names: readonly string[]; kind: ValueKind | null } {
  const spec =
    type.fields.find((field) => field.name === name) ??
    type.fields.find((field) => field.aliases?.includes(name));
  return {
    names: [...new Set([name, ...(spec ? [spec.name, ...(spec.aliases ?? [])] : [])])],
    kind: spec?.kind ?? null,
  };
}

/** If the zone's value was chosen, the printed one is among the alternatives. */
function asChosen({ value, confidence, source, alternatives }: ExtractedField): ChosenValue {
  const printed =
    source === 'mrz' ? (alternatives.find((other) => other.source !== 'mrz')?.value ?? null) : value;
  return { value, confidence, printed };
}
