import type { Message } from '../../../../contract/messages/message.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { ValueKind } from '../../../values/kind.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** A place where the value of a label may be. */
export interface ValueRegion {
  readonly position: 'same' | 'right' | 'below' | 'above' | 'left';
  readonly segments: readonly Segment[];
  /** Lines separated by `\n`. */
  readonly text: string;
  /** Fit of the position, 0–1. */
  readonly fit: number;
  /** Why another place beside the label may apply as well. */
  readonly doubt?: Message;
  /** The label is a caption in brackets: its value is nowhere else, whatever the page's other labels do. */
  readonly caption?: true;
}

/** A label and its surroundings. */
export interface LabelLookup {
  readonly hit: LabelHit;
  readonly page: PageLayout;
  readonly labels: LabelsByOrder;
  readonly kind: ValueKind;
}
