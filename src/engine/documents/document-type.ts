import type { Message } from '../../contract/messages/message.ts';
import type { Category } from '../../contract/categories.ts';
import type { MachineReadableZone, MrzFormat } from '../../contract/pages.ts';
import type { Check, FieldValue } from '../../contract/verification.ts';
import type { Candidate } from './find/candidate.ts';
import type { SentenceCue } from './find/sentence-cues.ts';
import type { OthersSection, Section } from './find/section-of.ts';
import type { ValueKind } from '../values/kind.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';

/** A phrase as evidence for a type. It counts fully as a line of its own (a title), less inside a sentence. */
export interface PhraseCue {
  readonly phrase: string;
  /** About 3 settles the type, 1 supports it, negative is evidence against it. */
  readonly weight: number;
}

export interface Finder {
  (view: DocumentView, field: FieldSpec): Candidate[];
}

export interface FieldSpec {
  readonly name: string;
  readonly kind: ValueKind;
  /** Printed labels in English and Setswana, best first (`in-languages.ts` adds the others); a pair gives an ambiguous label a weight below 1. */
  readonly labels?: readonly (string | readonly [string, number])[];
  /** Value type beside such a label, if it differs from the field's; null: it does not. */
  readonly kindBeside?: (label: string) => ValueKind | null;
  /** Ways to find the value without a label: sentences, headings, machine-readable zone, … */
  readonly finders?: readonly Finder[];
  /** Ignore labels below the last line matching this pattern (signature block). */
  readonly until?: RegExp;
  /** The same for a line that certifies the text above it, if at least as many labels are above it as below. */
  readonly untilVouched?: RegExp;
  /** Ignore labels in a block under a matching heading: employer contributions, the secretary. */
  readonly notUnder?: RegExp;
  /** First cells of rows whose other labels are ignored: "Year to date | Gross | …". */
  readonly notInRow?: RegExp;
  /** Ignore labels in the part of a form headed by another role: the landlord's, the mother's. */
  readonly notOf?: Role;
  /** Ignore a label above "Position: …" or "Capacity: …", which names the signatory. */
  readonly notWhoSigns?: true;
  /** Ambiguous labels that mean this field under a certain heading: "Name" under "Part A – Employer". */
  readonly section?: Section;
  /**
   * Fields of other parties, whose names this field must not have: the supplier on a payment slip is not the customer.
   */
  readonly notAs?: readonly string[];
  /** If labels occur on several pages, use this page's value; the others are carried over. */
  readonly fromPage?: 'first' | 'last';
  /** A day of birth, compared with every other day of the document (`days-alike.ts`). */
  readonly ofBirth?: true;
  /** A list of people, with what its rows say besides the name; none: a list of plain names. */
  readonly people?: { readonly columns: readonly string[] };
  /** Other names of the value in the interface. */
  readonly aliases?: readonly string[];
  /** Weight in the document's confidence: 1 is a key field, 0 has no influence. Default 0.25. */
  readonly weight?: number;
  /** A document without it is incomplete, whatever its weight. */
  readonly required?: true;
  /** Documents that match this are complete without the field. */
  readonly notOn?: RegExp;
}

/** Evidence from the layout for a type, like a cue. */
export interface Look {
  readonly weight: number;
  /** "the numbered items of a driving licence" */
  readonly said: string;
}

/** A value made from other fields if it is not printed, e.g. the full name from surname and forenames. */
export interface Derivation {
  readonly name: string;
  readonly from: readonly string[];
  readonly aliases?: readonly string[];
  readonly weight?: number;
  /** `inferred`: printed nowhere; `joined`: printed in parts. */
  readonly source: 'inferred' | 'joined';
  /** The inference is usual but not certain: capped below the threshold. */
  readonly doubtful?: boolean;
  /** May it replace a value found for the same field? */
  readonly preferred?: boolean;
  /** Null: no result. The value null: the other fields show that the document does not state it. */
  make(values: Readings, view: DocumentView): { value: FieldValue; note?: Message; doubtful?: true } | null;
}

/** A chosen value and the printed one, which differ only if the value comes from a machine-readable zone. */
export interface ChosenValue {
  readonly value: FieldValue;
  readonly confidence: number;
  /** Null: no printed value was read. */
  readonly printed: FieldValue;
}

/** The chosen values by field name; unread fields are absent. */
export type Readings = ReadonlyMap<string, ChosenValue>;

export interface CheckInput {
  readonly values: Readings;
  readonly view: DocumentView;
  readonly today: string;
  readonly maxAddressAgeMonths: number;
}
export type CheckRule = (input: CheckInput) => Check[];

/** Does a zone belong to documents of a type? */
export const isZoneOf = (
  { zone }: Pick<DocumentType, 'zone'>,
  found: Pick<MachineReadableZone, 'format' | 'lines'>,
): boolean =>
  zone !== undefined &&
  zone.formats.includes(found.format) &&
  (zone.code?.test(found.lines[0] ?? '') ?? true);

/** A document type as data. Shared code uses these properties and no type's name. */
export interface DocumentType {
  /** Upper snake case, as the interface names it. */
  readonly documentType: string;
  /** For messages: "water, electricity or internet bill". */
  readonly title: string;
  readonly category: Category;
  /**
   * Is it one of the thirty types listed by category? Then the category's field shapes take precedence over the
   * configured type's.
   */
  readonly ofCategory: boolean;
  configuredType(values: Readings, view: DocumentView): string;
  subtype?(view: DocumentView): string | null;
  readonly phraseCues: readonly PhraseCue[];
  /**
   * The catch-all type for papers of no other type: its words are no evidence against other types, and any other type's
   * words are evidence against it.
   */
  readonly general?: true;
  /** Are such documents letters, with greeting and closing? Absent: some are. */
  readonly letter?: 'usually' | 'never';
  /** Do their values stand in cells or beside labels? In running text they are an example's, or somebody's complaint. */
  readonly inCells?: true;
  /** Sentences typical of such documents, for those without a title. */
  readonly sentenceCues?: readonly SentenceCue[];
  /** Language-independent evidence: numbered items, barcode standards. */
  readonly looks?: readonly ((view: DocumentView) => Look | null)[];
  /** A zone of one of these formats (and document code, if given) settles the type. */
  readonly zone?: {
    readonly formats: readonly MrzFormat[];
    /** Pattern of the start of its first line. */
    readonly code?: RegExp;
    readonly weight: number;
    /** A valid zone of another format or code excludes the type. */
    readonly only?: true;
  };
  readonly fields: readonly FieldSpec[];
  readonly derivations?: readonly Derivation[];
  readonly others?: OthersSection;
  /** Labels of values that are not extracted; they end the value before them. */
  readonly otherLabels?: readonly string[];
  /** Pages with different values in one of these are different documents. */
  readonly keys: readonly string[];
  /**
   * Fields that identify the holder: two sides without a common key that differ in all of these belong to different
   * people.
   */
  readonly holder?: readonly string[];
  /**
   * Does a page continue the previous one, whatever its words? For tables over several pages without headings, whose
   * rows may name other documents.
   */
  continues?(before: DocumentView, here: DocumentView): boolean;
  /** Two-sided cards: join pages by key only, never by order. */
  readonly sides?: 2;
  /** Do its rules know the layouts of many states, by items and positions? The second opinion then only adds what is certain. */
  readonly knowsLayouts?: true;
  /** Maximum words of cards and data pages; a longer text only mentions them. */
  readonly mostWords?: number;
  readonly checks?: readonly CheckRule[];
}

/** A person in a register entry or form, by the headings of that person's part or column. */
export interface Role {
  /** Heading of this person's part or column. */
  readonly isOwn: (segment: Segment) => boolean;
  /** Heading of anybody else's. */
  readonly isOther: (segment: Segment) => boolean;
  /** Does the label itself name the person, as "Tenant's ID" does? */
  readonly isNamedIn: (label: string) => boolean;
}

/** The fields without which nothing can be said of a document: who, which number. */
export const keyFieldsOf = ({ fields }: Pick<DocumentType, 'fields'>): readonly FieldSpec[] =>
  fields.filter(({ weight = 0 }) => weight >= 1);
