import { ChipFace, type CaseChip, type ChipComparison, type KeptChip } from '../../contract/chip.ts';
import type { ExtractedField, Verification, VerifiedDocument } from '../../contract/verification.ts';
import { fold } from '../../engine/values/text/fold.ts';
import type { CaseFiles } from './case-files.ts';
import { resultViews, type CaseResults } from './case-results.ts';
import { carriesChip, compareWithChip, type ComparedField, type DocumentAndChip } from './chip-comparison.ts';
import type { StandingReading } from './typed-facts.ts';

/** The newest chip of a case, compared with the documents read there. */
export interface ComparedChip {
  readonly readAt: string;
  readonly chip: KeptChip;
  readonly comparison: ChipComparison;
  /** The document that the chip belongs to: request id of the reading, and position in it. */
  readonly place: { readonly verification: string; readonly document: number } | null;
}

type Place = { reading: StandingReading; position: number; found: DocumentAndChip };

export function newestChip(results: CaseResults, caseId: string): { readAt: string; chip: KeptChip } | null {
  const view = resultViews(results.of(caseId, 'chip')).at(-1);
  return view?.kind === 'chip' ? { readAt: view.createdAt, chip: view.body } : null;
}

/** Among several documents that may carry such a chip, the one that agrees with it best. */
export function placeChip(
  newest: { readAt: string; chip: KeptChip },
  readings: readonly StandingReading[],
): ComparedChip & { readonly fields: readonly ComparedField[] } {
  const { chip } = newest;
  const [best] = readings
    .flatMap((reading) =>
      reading.verification.documents.flatMap((document, position): Place[] => {
        if (!carriesChip(document.documentType, chip)) return [];
        const typed = reading.typed.filter((one) => one.document === position);
        const today = reading.verification.timestamp.slice(0, 10);
        return [{ reading, position, found: compareWithChip({ document, typed }, chip, today) }];
      }),
    )
    .sort((a, b) => agreement(b.found) - agreement(a.found));
  if (!best)
    return {
      ...newest,
      place: null,
      fields: [],
      comparison: { documentType: null, isOfDocument: false, fields: [] },
    };
  const { reading, position, found } = best;
  const { documents, requestId } = reading.verification;
  return {
    ...newest,
    place: { verification: requestId, document: position },
    fields: found.fields,
    comparison: {
      documentType: documents[position]!.documentType,
      isOfDocument: found.isOfDocument,
      fields: found.fields.map(({ names: _names, value: _value, ...field }) => field),
    },
  };
}

const agreement = ({ fields }: DocumentAndChip): number =>
  fields.reduce((sum, { outcome }) => sum + (outcome === 'same' ? 1 : outcome === 'differs' ? -1 : 0), 0);

/**
 * The reading with the fields of a proved chip of one of its documents: exact where print is doubtful. Values read
 * become alternatives. The stored reading is unchanged.
 */
export function withChip(
  verification: Verification,
  { chip, comparison, fields, place }: ReturnType<typeof placeChip>,
): Verification {
  if (
    chip.verdict !== 'AUTHENTIC' ||
    !comparison.isOfDocument ||
    place?.verification !== verification.requestId
  )
    return verification;
  return {
    ...verification,
    documents: verification.documents.map((document, position) =>
      position === place.document ? documentWith(document, fields) : document,
    ),
  };
}

function documentWith(document: VerifiedDocument, compared: readonly ComparedField[]): VerifiedDocument {
  const chipOf = (name: string): ComparedField | undefined =>
    compared.find(({ names }) => names.includes(name));
  return {
    ...document,
    fields: document.fields.map((field) => {
      const found = chipOf(field.name);
      return found ? fieldWith(field, found) : field;
    }),
  };
}

function fieldWith(field: ExtractedField, { value, outcome, chip }: ComparedField): ExtractedField {
  const { value: read, raw, source, page, box, confidence, alternatives } = field;
  // Print keeps the accents and letters that a zone leaves out.
  const isSpelling = typeof read === 'string' && outcome === 'same' && fold(read) === fold(chip);
  const isOther = read !== null && !isSpelling && read !== value;
  return {
    ...field,
    value: isSpelling ? read : value,
    confidence: 1,
    source: 'chip',
    agreement: outcome === 'same' ? 'twice' : outcome === 'differs' ? 'differ' : 'once',
    alternatives: [
      ...(isOther
        ? [
            {
              value: read,
              raw,
              source,
              page,
              box,
              confidence,
              reason: 'The signed chip of the document says otherwise.',
            },
          ]
        : []),
      ...alternatives,
    ],
  };
}

/** The newest chip of a case with what it was compared with; null where none was read. */
export function chipOfCase(
  cases: {
    readonly work: { chip(caseId: string): ComparedChip | null };
    readonly results: CaseResults;
    readonly files: CaseFiles;
  },
  caseId: string,
): CaseChip | null {
  const found = cases.work.chip(caseId);
  if (!found) return null;
  const { readAt, chip, comparison } = found;
  const faces = resultViews(cases.results.of(caseId, 'chip-face')).flatMap((view) =>
    view.kind === 'chip-face' && view.createdAt >= readAt ? [ChipFace.parse(view.body)] : [],
  );
  return {
    readAt,
    chip,
    comparison,
    faces: (['print', 'live'] as const).flatMap(
      (other) => faces.findLast((face) => face.with === other) ?? [],
    ),
    portrait: chip.hasPortrait ? (cases.files.list(caseId, 'portrait').at(-1)?.position ?? null) : null,
  };
}
