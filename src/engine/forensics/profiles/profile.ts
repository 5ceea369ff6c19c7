import type { Category } from '../../../contract/categories.ts';
import type { EvidenceGroup, FindingStrength, ForensicProfile } from '../../../contract/forensics.ts';

/** What one kind of document is checked for beyond what every file is. One file per profile. */
export interface Profile {
  readonly id: ForensicProfile;
  /** What the pages are read as when a caller asks for this profile; null: what they look like. */
  readonly readAs: Category | null;
  /** Categories of documents that this profile is chosen for when nobody asked for one. */
  readonly chosenFor: readonly Category[];
  /**
   * Checks of documents (`engine/documents/checks`) whose failure is evidence here, when every value was read surely.
   * `weak` moves the risk and counts beside a trace in the picture; it never accuses alone. `strong` is for what no genuine
   * document says of itself.
   */
  readonly checks: Readonly<Record<string, Extract<FindingStrength, 'weak' | 'strong'>>>;
  /** How much a group of evidence counts, 1 where absent: where edits of such documents are usually made. */
  readonly weights: Partial<Record<EvidenceGroup, number>>;
}
