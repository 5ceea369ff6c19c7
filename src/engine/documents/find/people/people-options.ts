import type { FieldValue } from '../../../../contract/verification.ts';
import type { Segment } from '../../../layout/segment.ts';

export interface PeopleListOptions {
  /** Start of a sentence that names them: "The first directors are …"; the names follow the match. */
  readonly sentence?: RegExp;
  /** Label of a single name: "Director 1:". */
  readonly each?: RegExp;
  /** The list's heading, matched at the start of a line. */
  readonly headed: RegExp;
  /** Headings of other people at the same edge, which end the list. */
  readonly until?: RegExp;
  /** `person`: people only; `holder`: companies as well. */
  readonly of: 'person' | 'holder';
  /** Values per row besides the name; if empty, the list holds plain names. */
  readonly columns: readonly ('appointmentDate' | 'nationality' | 'shares' | 'percent' | 'role')[];
}
export interface PeopleFound {
  readonly rows: readonly FieldValue[];
  readonly segments: readonly Segment[];
  /** Number of rows that look like people's but gave no name. */
  readonly unread?: number;
}
