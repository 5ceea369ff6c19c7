import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
import { checkOf } from '../../engine/documents/checks/check.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import type { MachineReadableZone } from '../../contract/pages.ts';
import { worstFirst, type Check, type FieldValue } from '../../contract/verification.ts';
import type { IdentityValidateRequest, IdentityValidation } from '../../contract/workflow.ts';
import { YEARS } from '../../engine/values/calendar.ts';
import { date } from '../../engine/values/date.ts';
import { ANY_DAY, RIGHT_FORM, type ValueKind } from '../../engine/values/kind.ts';
import { identityName } from '../../engine/values/identity-name.ts';
import { nationality } from '../../engine/values/words.ts';
import { proseOf } from '../../engine/layout/prose.ts';
import { zoneContents } from '../../engine/documents/checks/zone-contents.ts';
import { extract } from '../../engine/documents/extract.ts';
import type { DocumentView } from '../../engine/layout/view.ts';
import {
  isZoneOf,
  type CheckRule,
  type ChosenValue,
  type DocumentType,
} from '../../engine/documents/document-type.ts';
import { documentTypes } from '../../engine/documents/document-types.ts';
import { defaultPack } from '../../engine/packs/index.ts';
import { isNoPerson, isOfPerson, losesWords, nameOfRequest, partsOfName } from './names-of-request.ts';
import { typedZone } from './typed-zone.ts';
import { nationalityOfZone, zoneOfNamedType } from './zone-of-request.ts';
import { ageBetween, inOrder, inThePast, notExpired } from '../../engine/documents/checks/days.ts';

/** Score that known typed values add to a document type, and that its zone adds (set by hand, ADR 401). */
const FIT = { known: 0.1, zone: 0.05 } as const;

/**
 * Checks the fields of an identity document as scanned or typed: each by the rules of its kind, then by the
 * cross-checks that the document type declares.
 *
 * @throws StationError INVALID_REQUEST for a document type that is not an identity document.
 */
export function validateIdentity(
  request: IdentityValidateRequest,
  today: string,
  ids: { readonly requestId: string; readonly timestamp: string },
): IdentityValidation {
  const zone = request.mrz ? typedZone(request.mrz) : null;
  const said = saidType(request, zone);
  const type = said ?? guessedType(request);
  const checks: Check[] = [];
  const values = new Map<string, ChosenValue>();
  const normalised: Record<string, string> = {};
  const unchecked: string[] = [];

  for (const [name, given] of Object.entries(request.fields)) {
    if (given === undefined || given.trim() === '') continue;
    const kind = kindOf(type, name);
    if (!kind) {
      unchecked.push(name);
      continue;
    }
    const isName = isOfPerson(kind);
    const parsed = kind.parse(isName ? nameOfRequest(given) : given.trim(), {
      today,
      namedHere: true,
      typed: true,
    });
    // No list of nationalities is complete: accept any plausible one.
    const accepted =
      parsed !== null &&
      (parsed.quality >= RIGHT_FORM || kind === nationality) &&
      !(isName && (isNoPerson(given) || losesWords(given, String(parsed.value))));
    checks.push(
      checkOf({
        id: 'field-format',
        outcome: accepted ? 'passed' : 'failed',
        says: accepted ? message('checks.rightForm', { field: name }) : wrongForm(name, kind),
        fields: [name],
      }),
    );
    if (!accepted) continue;
    const value = typeof parsed.value === 'string' ? parsed.value : JSON.stringify(parsed.value);
    normalised[name] = value;
    for (const alias of aliasesOf(type, name))
      values.set(alias, { value: parsed.value, confidence: 1, printed: parsed.value });
    for (const note of parsed.notes)
      checks.push(checkOf({ id: 'field-note', outcome: 'note', says: note, fields: [name] }));
  }
  checks.push(...partsOfName(normalised));
  if (request.mrz && !zone)
    checks.push(
      checkOf({
        id: 'mrz-format',
        outcome: 'failed',
        says: message('checks.noZone'),
        fields: ['mrz'],
      }),
    );
  if (zone && request.documentType) checks.push(...zoneOfNamedType(zone, type));
  if (zone) checks.push(...nationalityOfZone(zone, request.fields['nationality']));
  const view = viewOfZone(zone, today);
  if (zone) addFromZone(values, type, view);
  const ofRules = [...(type.checks ?? []), ...OF_ANY_TYPE].flatMap((rule) =>
    rule({ values, view, today, maxAddressAgeMonths: 3 }),
  );
  if (!said && normalised['idNumber'] !== undefined && ofRules.some(isDoubtOf(aliasesOf(type, 'idNumber'))))
    checks.push(
      checkOf({
        id: 'document-type',
        outcome: 'failed',
        says: message('checks.numberOfNoType', { field: 'idNumber' }),
        fields: ['idNumber'],
      }),
    );
  for (const check of ofRules) if (!checks.some((one) => isSameCheck(one, check))) checks.push(check);
  if (checks.length === 0)
    checks.push(
      checkOf({
        id: 'fields-given',
        outcome: 'failed',
        says: message('checks.nothingToCheck'),
        fields: [],
      }),
    );
  else if (unchecked.length > 0)
    checks.push(
      checkOf({
        id: 'fields-unchecked',
        outcome: 'note',
        says: message('checks.notChecked', { fields: unchecked.join(', ') }),
        fields: unchecked,
      }),
    );

  const sorted = worstFirst(checks);
  const failed = sorted.find((check) => check.outcome === 'failed');
  return {
    ...ids,
    valid: !failed,
    checks: sorted,
    normalised,
    ...(failed
      ? { message: failed.explanation, ...(failed.said && { said: failed.said }) }
      : { message: inEnglish(ALL_HOLD), said: ALL_HOLD }),
  };
}

const ALL_HOLD = message('checks.allHold');

/** Adds the zone's values for fields that were not sent, so that every rule covers them; none of them counts as printed. */
function addFromZone(values: Map<string, ChosenValue>, type: DocumentType, view: DocumentView): void {
  const add = (name: string, value: FieldValue): void => {
    for (const alias of aliasesOf(type, name))
      if (!values.has(alias)) values.set(alias, { value, confidence: 1, printed: null });
  };
  for (const [name, { field }] of extract(view, type)) add(name, field.value);
  for (const derivation of type.derivations ?? []) {
    const made = values.has(derivation.name) ? null : derivation.make(values, view);
    if (made) add(derivation.name, made.value);
  }
}

/** Years that the oldest person on record lived (Jeanne Calment, 1875–1997). */
const OLDEST = 122;

/** Rules for every identity document, whether or not its type prints the date of issue. */
const OF_ANY_TYPE: readonly CheckRule[] = [
  zoneContents,
  notExpired('expiryDate'),
  inThePast('dateOfBirth'),
  ageBetween('dateOfBirth', 0, OLDEST),
  inThePast('dateOfIssue'),
  inOrder('dateOfBirth', 'dateOfIssue'),
  inOrder('dateOfIssue', 'expiryDate'),
];

/** A type that only the number suggests, and whose rules find the number unusual, is no type: a mistyped digit made it. */
const isDoubtOf =
  (fields: readonly string[]) =>
  (check: Check): boolean =>
    check.outcome === 'note' && check.fields.some((field) => fields.includes(field));

const isSameCheck = (a: Check, b: Check): boolean => a.id === b.id && a.fields.join() === b.fields.join();

const wrongForm = (field: string, kind: ValueKind): Message =>
  kind.isDay
    ? message('checks.noDay', { field, ...YEARS })
    : message('checks.wrongForm', { field, kind: withArticle(kind.name.replaceAll('-', ' ')) });

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const identityTypes = (): readonly DocumentType[] =>
  documentTypes.filter((type) => type.category === 'IDENTITY');

/** The type that the request names, or whose zone it holds; null for neither. */
function saidType(request: IdentityValidateRequest, zone: MachineReadableZone | null): DocumentType | null {
  const types = identityTypes();
  if (request.documentType) {
    const wanted = request.documentType.toUpperCase();
    const named = types.find(
      (t) => t.documentType === wanted || t.configuredType(new Map(), viewOfZone(zone, '')) === wanted,
    );
    if (named) return named;
    throw new StationError('INVALID_REQUEST', message('requestRefusals.notAnIdentityType'), {
      errors: [
        {
          field: 'documentType',
          message: inEnglish(message('inputFaults.types', { values: types.map((t) => t.documentType) })),
          rejectedValue: request.documentType,
        },
      ],
    });
  }
  return (zone && types.toSorted(moreByZone).find((t) => isZoneOf(t, zone))) ?? null;
}

/** The type that parses the number best, knows most of the fields, and is a card or passport. */
function guessedType(request: IdentityValidateRequest): DocumentType {
  const number = request.fields.idNumber ?? '';
  const given = Object.keys(request.fields);
  const fitness = (type: DocumentType): number => {
    const kind = kindOf(type, 'idNumber');
    // A kind without a fixed format accepts anything, which is no evidence for its type.
    const quality = kind?.strict ? (kind.parse(number, ANY_DAY)?.quality ?? 0) : 0;
    const known = given.filter((name) => kindOf(type, name) !== null).length;
    return quality + (FIT.known * known) / Math.max(1, given.length) + (type.zone ? FIT.zone : 0);
  };
  const usual = identityTypes().filter((type) => type.ofCategory);
  return usual.reduce((best, type) => (fitness(type) > fitness(best) ? type : best));
}

/** Among types that may have a zone, the one that it fits better comes first. */
const moreByZone = (a: DocumentType, b: DocumentType): number =>
  (b.zone?.weight ?? 0) - (a.zone?.weight ?? 0);

/** A type knows a field by its own name or by the interface's name for it. */
function specOf(type: DocumentType, name: string) {
  return type.fields.find((f) => f.name === name) ?? type.fields.find((f) => f.aliases?.includes(name));
}

function kindOf(type: DocumentType, name: string): ValueKind | null {
  if (name === 'name' || name === 'fullName') return identityName;
  return specOf(type, name)?.kind ?? (name === 'dateOfIssue' ? date : null);
}

function aliasesOf(type: DocumentType, name: string): string[] {
  if (name === 'name' || name === 'fullName') return ['name', 'fullName'];
  const spec = specOf(type, name);
  return [name, ...(spec ? [spec.name, ...(spec.aliases ?? [])] : [])];
}

function viewOfZone(zone: MachineReadableZone | null, today: string): DocumentView {
  return {
    pages: [],
    prose: proseOf([]),
    zones: zone ? [{ page: 0, zone }] : [],
    barcodes: [],
    marks: [],
    today,
    country: defaultPack,
  };
}
