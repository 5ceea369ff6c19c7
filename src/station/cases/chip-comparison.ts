import type { ChipComparison, ChipField, ChipFieldOutcome, KeptChip } from '../../contract/chip.ts';
import { REVIEW_BELOW } from '../../contract/needs-eyes.ts';
import type { ExtractedField, FieldValue, VerifiedDocument } from '../../contract/verification.ts';
import { comparePersons } from '../../engine/values/same-person.ts';
import { isZoneOf, type FieldSpec } from '../../engine/documents/document-type.ts';
import { documentTypeNamed } from '../../engine/documents/document-types.ts';
import { formatOf, mayBeCut } from '../../engine/ocr/mrz/formats.ts';
import { sameValue } from '../../engine/values/kind.ts';
import { fold } from '../../engine/values/text/fold.ts';

/** A document that was read, and what people typed over it. */
export interface ReadDocument {
  readonly document: VerifiedDocument;
  readonly typed: readonly { readonly field: string; readonly value: string }[];
}

/**
 * How a field of the chip is compared with the document's. `person`: as names; `part`: of a name, judged with the whole
 * one; `day`: a zone's two-digit year has no century; `words`: states abbreviate on chips.
 */
const COMPARED: Readonly<Record<string, 'person' | 'part' | 'day' | 'value' | 'words'>> = {
  name: 'person',
  surname: 'part',
  forenames: 'part',
  idNumber: 'value',
  dateOfBirth: 'day',
  nationality: 'value',
  gender: 'value',
  expiryDate: 'day',
  issuingState: 'value',
  personalNumber: 'value',
  placeOfBirth: 'words',
  dateOfIssue: 'day',
};

/** A field of the chip in the form in which documents of the type hold it. */
export interface ComparedField extends ChipField {
  /** Every name under which the document holds the field. */
  readonly names: readonly string[];
  readonly value: FieldValue;
}

export interface DocumentAndChip extends Omit<ChipComparison, 'fields' | 'documentType'> {
  readonly fields: readonly ComparedField[];
}

/** May a document of this type carry such a chip? By the zone, which stands on both. */
export function carriesChip(documentType: string, { mrz }: Pick<KeptChip, 'mrz'>): boolean {
  const type = documentTypeNamed(documentType);
  const format = formatOf(mrz)?.format;
  return type !== undefined && format !== undefined && isZoneOf(type, { format, lines: mrz });
}

/** The fields of a chip beside those of a document. @param today `YYYY-MM-DD` */
export function compareWithChip(read: ReadDocument, chip: KeptChip, today: string): DocumentAndChip {
  const type = documentTypeNamed(read.document.documentType);
  const fields = Object.entries(COMPARED).flatMap(([name, how]): ComparedField[] => {
    const text = chip.extractedData[name];
    const spec = type?.fields.find((one) => one.name === name || one.aliases?.includes(name));
    if (!text || !spec) return [];
    const names = [spec.name, ...(spec.aliases ?? [])];
    const value = parsedBy(spec, text, today);
    const found = valuesOf(read, names, spec, today);
    const outcome = outcomeOf(found, value, how, spec, isCut(chip));
    const { zone, print } = found;
    return [
      {
        field: spec.name,
        chip: asText(value) ?? text,
        zone: asText(zone),
        print: asText(print),
        outcome,
        names,
        value,
      },
    ];
  });
  return { fields, isOfDocument: isOf(fields) };
}

interface Found {
  /** The value that stands: typed, or chosen among what was read. */
  readonly chosen: FieldValue;
  readonly sure: boolean;
  readonly zone: FieldValue;
  readonly print: FieldValue;
}

function valuesOf(
  { document, typed }: ReadDocument,
  names: readonly string[],
  spec: FieldSpec,
  today: string,
): Found {
  const field = document.fields.find((one) => names.includes(one.name) && one.value !== null);
  const entered = typed.findLast((one) => names.includes(one.field) && one.value.trim() !== '');
  const zone = field ? valueFrom(field, (source) => source === 'mrz') : null;
  const printed = field ? valueFrom(field, (source) => source !== 'mrz') : null;
  if (entered) {
    const value = parsedBy(spec, entered.value, today);
    return { chosen: value, sure: true, zone, print: value };
  }
  const sure = field !== undefined && field.confidence >= REVIEW_BELOW && field.agreement !== 'differ';
  return { chosen: field?.value ?? null, sure, zone, print: printed };
}

const valueFrom = (
  field: ExtractedField,
  isFrom: (source: ExtractedField['source']) => boolean,
): FieldValue =>
  isFrom(field.source)
    ? field.value
    : (field.alternatives.find(({ source }) => isFrom(source))?.value ?? null);

/** Parsed as the document's field; the text itself if that fails. */
function parsedBy({ kind }: FieldSpec, text: string, today: string): FieldValue {
  return (kind.ofZone ?? kind.parse)(text, { today, namedHere: true })?.value ?? text;
}

function outcomeOf(
  { chosen, sure }: Found,
  chip: FieldValue,
  how: (typeof COMPARED)[string],
  { kind }: FieldSpec,
  isCutShort: boolean,
): ChipFieldOutcome {
  if (typeof chosen !== 'string' || typeof chip !== 'string') return 'not_read';
  const other = sure ? 'differs' : 'unsure';
  switch (how) {
    case 'value':
      return sameValue(kind, chosen, chip) ? 'same' : other;
    case 'day':
      return chosen.slice(2) === chip.slice(2) ? 'same' : other;
    case 'words':
      return shareWord(chosen, chip) ? 'same' : 'unsure';
    case 'part':
      return comparePersons(chosen, chip) === 'different' ? 'not_read' : 'same';
    case 'person': {
      const alike = comparePersons(chosen, chip);
      if (alike === 'same' || (alike === 'similar' && isCutShort)) return 'same';
      // A name of which one side holds a single word tells nothing of the others.
      const isPart = alike === 'similar' && [chosen, chip].some((name) => !name.trim().includes(' '));
      return isPart ? 'unsure' : other;
    }
  }
}

/** A name line of the zone without a filler at its end may be truncated (Doc 9303-3, 4.6). */
function isCut({ mrz, extractedData }: KeptChip): boolean {
  const format = formatOf(mrz);
  const { name, forenames, surname } = extractedData;
  const isOfZone = name === [forenames, surname].filter(Boolean).join(' ');
  return isOfZone && format !== null && mayBeCut(mrz, format);
}

function shareWord(a: string, b: string): boolean {
  const words = new Set(fold(a).split(' '));
  return fold(b)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word));
}

/** The number, or holder and birth, tell one document from another. */
function isOf(fields: readonly ComparedField[]): boolean {
  const outcome = (name: string): ChipFieldOutcome =>
    fields.find(({ names }) => names.includes(name))?.outcome ?? 'not_read';
  const [number, name, born] = [outcome('idNumber'), outcome('name'), outcome('dateOfBirth')];
  if (number === 'differs' || (name === 'differs' && born === 'differs')) return false;
  return [number, name, born].includes('same');
}

const asText = (value: FieldValue): string | null =>
  value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);
