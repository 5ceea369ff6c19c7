import type { Message } from '../../contract/messages/message.ts';
import type { Category } from '../../contract/categories.ts';
import type { MachineReadableZone, MrzFormat } from '../../contract/pages.ts';
import type { Check, FieldValue } from '../../contract/verification.ts';
import type { Candidate } from './find/candidate.ts';
import type { Saying } from './find/said.ts';
import type { Section } from './find/section-of.ts';
import type { ValueKind } from '../values/kind.ts';
import type { Segment } from '../layout/segment.ts';
import type { DocumentView } from '../layout/view.ts';

/** Words that speak for a type. A phrase that is a line of its own (a title) counts in full, inside a sentence less. */
export interface Marker {
  readonly phrase: string;
  /** About: 3 settles the type, 1 supports it, negative speaks against it. */
  readonly weight: number;
}

export interface Finder {
  (view: DocumentView, field: FieldSpec): Candidate[];
}

export interface FieldSpec {
  readonly name: string;
  readonly kind: ValueKind;
  /** Printed labels, best first, English, Setswana, French; a pair gives a weight below 1 to an ambiguous word. */
  readonly labels?: readonly (string | readonly [string, number])[];
  /** Kind of the value beside such a label, where it is not the field's; null: it is. */
  readonly kindBeside?: (label: string) => ValueKind | null;
  /** Ways to find the value without a label: sentences, headings, machine-readable zone, … */
  readonly finders?: readonly Finder[];
  /** Labels printed after the last line that fits speak of somebody else: of who signed, not of who is written about. */
  readonly until?: RegExp;
  /** The same of a line that vouches for what stands above it, where at least as many labels do as stand below. */
  readonly untilVouched?: RegExp;
  /** Labels in a block under such a heading speak of somebody else: of what the employer pays, of the secretary. */
  readonly notUnder?: RegExp;
  /** Words of the first cell of a row whose other labels ask for something else: "Year to date | Gross | …". */
  readonly notInRow?: RegExp;
  /** Labels in the part of a form that is headed by somebody else's role speak of them: of the landlord, of the mother. */
  readonly notOf?: Role;
  /** A label above "Position: …" or "Capacity: …" names who signs for an office, and not whom this field is about. */
  readonly notWhoSigns?: true;
  /** Labels that mean this field under a heading that says whose particulars follow: "Name" under "Part A – Employer". */
  readonly section?: Section;
  /** Fields that say who else is on the paper, in other places: the supplier is not the customer, whom a slip asks to pay. */
  readonly notAs?: readonly string[];
  /** Of labels on several pages this page's is meant: what the others say is carried over from page to page. */
  readonly fromPage?: 'first' | 'last';
  /** Other names under which the interface asks for the same value. */
  readonly also?: readonly string[];
  /** Share in the document's confidence: 1 must be read, 0 is a bonus. Default 0.25. */
  readonly weight?: number;
  /** No document of the type is complete without it, whatever its weight. */
  readonly required?: true;
  /** Words of papers of the type that are complete without the field. */
  readonly notOn?: RegExp;
}

/** Something on a paper that speaks for a type, as markers do. */
export interface Look {
  readonly weight: number;
  /** "the numbered items of a driving licence" */
  readonly said: string;
}

/** A value made from other fields when it is not printed, e.g. the full name from surname and forenames. */
export interface Derivation {
  readonly name: string;
  readonly from: readonly string[];
  readonly also?: readonly string[];
  readonly weight?: number;
  /** `inferred`: not printed anywhere; `joined`: printed in parts. */
  readonly source: 'inferred' | 'joined';
  /** What follows is only usual, not certain: held below the threshold. */
  readonly doubtful?: boolean;
  /** Replace a value that was found under the same name? */
  readonly preferred?: boolean;
  /** Null: nothing follows. The value null: the other fields say that the paper does not state it. */
  make(values: Readings, view: DocumentView): { value: FieldValue; note?: Message; doubtful?: true } | null;
}

/** A chosen value, and what is printed in the clear: the same, unless a machine-readable zone says otherwise. */
export interface ChosenValue {
  readonly value: FieldValue;
  readonly confidence: number;
  /** Null: nothing was read in the clear. */
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

/** Has papers of a type such a zone? */
export const isZoneOf = (
  { zone }: Pick<DocumentType, 'zone'>,
  found: Pick<MachineReadableZone, 'format' | 'lines'>,
): boolean =>
  zone !== undefined &&
  zone.formats.includes(found.format) &&
  (zone.code?.test(found.lines[0] ?? '') ?? true);

/** A document type as data. Shared code reads these properties and knows no type's name. */
export interface DocumentType {
  /** Upper snake case, as the interface names it. */
  readonly documentType: string;
  /** For people: "water, electricity or internet bill". */
  readonly title: string;
  readonly category: Category;
  /** Is it one of the thirty of the categories? Then the category's field shapes win over the configured type's. */
  readonly ofCategory: boolean;
  configuredType(values: Readings, view: DocumentView): string;
  subtype?(view: DocumentView): string | null;
  readonly markers: readonly Marker[];
  /**
   * Any paper that no other type is of: its words speak against no other type, and those of others against it wherever they
   * stand.
   */
  readonly general?: true;
  /** Is such a paper a letter, with a greeting and a closing? Absent: some are. */
  readonly letter?: 'usually' | 'never';
  /** What such a paper says in running text, for papers without a title. */
  readonly says?: readonly Saying[];
  /** What else is seen of such papers in any language: numbers before their items, the standard of a symbol. */
  readonly looks?: readonly ((view: DocumentView) => Look | null)[];
  /** A zone of one of these formats (and document code, where given) settles the type. */
  readonly zone?: {
    readonly formats: readonly MrzFormat[];
    /** Of its first line. */
    readonly code?: RegExp;
    readonly weight: number;
    /** A valid zone of any other format or code says that the paper is something else. */
    readonly only?: true;
  };
  readonly fields: readonly FieldSpec[];
  readonly derivations?: readonly Derivation[];
  /** Printed labels of values that are not wanted; they end the value before them. */
  readonly otherLabels?: readonly string[];
  /** Two pages with different values in one of these belong to two documents. */
  readonly keys: readonly string[];
  /** What tells whose card it is: two sides that share no key and agree in none of these belong to two people. */
  readonly holder?: readonly string[];
  /**
   * Does a page go on with the page before it, whatever its own words suggest? For tables that run over pages without a
   * heading: what they list may name other papers.
   */
  continues?(before: DocumentView, here: DocumentView): boolean;
  /** Cards have two sides that are told apart by their keys alone, never joined because one follows the other. */
  readonly sides?: 2;
  /** Cards and data pages hold few words; a longer text is something else that mentions them. */
  readonly mostWords?: number;
  readonly checks?: readonly CheckRule[];
}

/** Someone among the people of a register entry, by the words that head their part of the form or their column. */
export interface Role {
  /** Heads the part or the column of this person. */
  readonly isOwn: (segment: Segment) => boolean;
  /** Heads that of anybody else who has one in the form. */
  readonly isOther: (segment: Segment) => boolean;
  /** Does a label itself name the person, as "Tenant's ID" does? */
  readonly isNamedIn: (label: string) => boolean;
}
