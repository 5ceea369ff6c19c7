import type { Finding, FindingStrength } from '../../../contract/forensics.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { Check, ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { unkeyed } from '../../../contract/messages/message.ts';
import { areOtherSurnames } from '../../values/same-person.ts';
import { finding, type DocumentDetector, type PageEvidence } from '../detector.ts';
import { profileNamed, type Profile } from '../profiles/index.ts';
import { figuresOf } from '../figures.ts';
import { isSum, weightOfFailedSum } from './failed-sum.ts';
import { readSurely } from './read-surely.ts';
import { oneValueFails } from './zone-digits.ts';

/** Minimum confidence of a value; below it a misreading is possible, which must never accuse. */
const MIN_CONFIDENCE = 0.85;
/**
 * Minimum confidence of a machine-readable zone whose check digits fail: the misread character may be the check digit.
 */
const CLEAR_ZONE = 0.97;

/**
 * Failed cross-checks of the documents. Sums are judged on the page itself (`net-pay`, `running-balance`). A failure
 * here is a note for the clerk, except if two independently read places of an identity document contradict each other
 * with confidence, if a single value fails its check digit in a clear zone, or if the document's profile counts the
 * check as evidence (ADR 167).
 */
export const failedChecks: DocumentDetector = {
  id: 'failed-checks',
  version: '1',
  group: 'logic',
  judge: (documents, pages, { profile }) =>
    documents.flatMap((document) =>
      document.checks
        .filter((check) => check.outcome === 'failed')
        .map((check): Finding => {
          const fields = check.fields.flatMap((name) => document.fields.filter((f) => f.name === name));
          const where = fields.map((f) => printedOf(f, check)).find((f) => f.box !== null);
          const zonePage = pages.find((p) => p.reading.mrz !== null);
          const zone = zonePage?.reading.mrz ?? null;
          const ofZone = check.id === 'mrz-check-digits' ? zonePage : undefined;
          const found = ofZone ?? pages.find((p) => p.reading.report.index === where?.page);
          return finding(failedChecks, {
            strength: strengthOf(check, fields, zone, profileNamed(profile), { document, pages }),
            says: check.said ?? unkeyed(check.explanation),
            detail: `${document.documentType} ${check.id}: expected ${check.expected ?? '–'}, found ${check.actual ?? '–'}; ${fields.map((f) => `${f.name} ${f.confidence.toFixed(2)} ${f.source} ${f.agreement}`).join(', ')}`,
            page: found?.pageInFile ?? null,
            box: ofZone ? (zone?.box ?? null) : (where?.box ?? null),
            ...(check.expected === undefined ? {} : { before: check.expected }),
            ...(check.actual === undefined ? {} : { after: check.actual }),
          });
        }),
    ),
};

function strengthOf(
  check: Check,
  fields: readonly ExtractedField[],
  zone: MachineReadableZone | null,
  profile: Profile,
  { document, pages }: { document: VerifiedDocument; pages: readonly PageEvidence[] },
): FindingStrength {
  if (isSum(check)) return weightOfFailedSum(check, fields, document, pages);
  const asRead = zone !== null && zone.repaired === 0;
  // The check digits confirm the zone, so a confidently read print that differs means that one of the two was changed.
  if (check.id === 'mrz-against-print')
    return asRead &&
      zone.valid &&
      zone.confidence > MIN_CONFIDENCE &&
      fields.length > 0 &&
      fields.every(
        (f) =>
          isSure(printedOf(f, check)) ||
          // The confidence of a name is capped because of this very check; look at the reading instead.
          (f.source === 'printed' &&
            f.notesSaid?.some(({ key }) => key === check.said?.key) &&
            readSurely(f, document.checks, pages)),
      ) &&
      differsClearly(check, zone, pages)
      ? 'strong'
      : 'note';
  // The print confirms the zone's characters, so a check digit that does not match was computed for other data.
  if (check.id === 'mrz-digit-of-print')
    return asRead && zone.confidence > CLEAR_ZONE && fields.every((f) => f.agreement === 'twice')
      ? 'strong'
      : 'note';
  // The other check digits show that the issuer computes them correctly; the confidence covers every character.
  if (check.id === 'mrz-check-digits')
    return asRead && zone.confidence > CLEAR_ZONE && oneValueFails(zone) ? 'strong' : 'note';
  const known = fields.filter((f) => f.value !== null);
  if (profile.checks[check.id] === 'strong')
    return known.length > 0 && known.every((f) => readSurely(f, document.checks, pages)) ? 'strong' : 'note';
  return known.length > 0 && known.every((f) => isSure(f) || f.source === 'mrz')
    ? (profile.checks[check.id] ?? 'note')
    : 'note';
}

/** If the zone's value was chosen, the printed one is among the alternatives. */
function printedOf(
  field: ExtractedField,
  check: Check,
): Pick<ExtractedField, 'source' | 'confidence' | 'page' | 'box'> {
  const other =
    field.source === 'mrz' ? field.alternatives.find(({ value }) => value === check.actual) : undefined;
  return other
    ? { source: other.source, confidence: other.confidence ?? 0, page: other.page, box: other.box ?? null }
    : field;
}

/** Not for values read from the zone itself. */
function isSure(field: Pick<ExtractedField, 'source' | 'confidence'>): boolean {
  return field.source === 'text-layer' || (field.source === 'printed' && field.confidence >= MIN_CONFIDENCE);
}

/** Names may be shortened or misread; numbers, dates and the sex letter are not. */
function differsClearly(check: Check, zone: MachineReadableZone, pages: readonly PageEvidence[]): boolean {
  const { expected = '', actual = '' } = check;
  const sexes = /^[MF]$/;
  if (sexes.test(expected) && sexes.test(actual)) return expected !== actual;
  if (check.fields.includes('surname')) return isPrintedNowhere(expected, zone, pages);
  const [a, b] = [figuresOf(expected), figuresOf(actual)];
  return a.length >= 4 && b.length >= 4 && !b.endsWith(a) && !a.endsWith(b);
}

/** If the surname was taken from the wrong line, the right one is elsewhere on the page. */
function isPrintedNowhere(
  surname: string,
  zone: MachineReadableZone,
  pages: readonly PageEvidence[],
): boolean {
  const forenames = (zone.fields['firstName'] ?? '').split(' ').filter((name) => name.length > 2);
  const printed = pages
    .flatMap(({ reading }) => reading.lines)
    .filter(({ text }) => !text.includes('<'))
    .flatMap(({ text }) => text.split(/[^\p{L}\p{N}'’-]+/u))
    .filter((word) => word.length > 2);
  const isPrinted = (name: string): boolean => printed.some((word) => !areOtherSurnames(word, name));
  return !isPrinted(surname) && forenames.length > 0 && forenames.every(isPrinted);
}
