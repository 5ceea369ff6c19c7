import type { FieldValue } from '../../../../contract/verification.ts';
import type { Segment } from '../../../layout/segment.ts';

export interface PeopleListOptions {
  /** A sentence that names them: "The first directors are …"; the names follow the match. */
  readonly sentence?: RegExp;
  /** A label that stands before each single name: "Director 1:". */
  readonly each?: RegExp;
  /** How the list is headed, as a regular expression for the beginning of a line. */
  readonly headed: RegExp;
  /** Lines at the heading's edge that head people of another kind: the list ends there. */
  readonly until?: RegExp;
  /** `person`: people only; `holder`: companies may be named too. */
  readonly of: 'person' | 'holder';
  /** What is given per row besides the name; with none the list holds plain names. */
  readonly columns: readonly ('appointmentDate' | 'nationality' | 'shares' | 'percent' | 'role')[];
}
export interface PeopleFound {
  readonly rows: readonly FieldValue[];
  readonly segments: readonly Segment[];
  /** How many rows look like those of people and gave no name. */
  readonly unread?: number;
}
