import type { Category } from '../../../contract/categories.ts';
import type { EvidenceGroup, FindingStrength, ForensicProfile } from '../../../contract/forensics.ts';

/** Checks and weights for one kind of document. One file per profile. */
export interface Profile {
  readonly id: ForensicProfile;
  /** Category that the pages are read as if a caller asks for this profile; null: classified. */
  readonly readAs: Category | null;
  /** Categories for which this profile is chosen if the caller names none. */
  readonly chosenFor: readonly Category[];
  /**
   * Checks of documents (`engine/documents/checks`) whose failure is evidence here if every value was read with
   * confidence. `weak` moves the risk and supports a trace in the picture, but never accuses alone. `strong` is for
   * contradictions that no genuine document has.
   */
  readonly checks: Readonly<Record<string, Extract<FindingStrength, 'weak' | 'strong'>>>;
  /** Factor per evidence group, 1 if absent: higher where edits of such documents are usually made. */
  readonly weights: Partial<Record<EvidenceGroup, number>>;
}
