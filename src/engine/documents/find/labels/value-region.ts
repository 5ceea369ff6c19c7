import type { Message } from '../../../../contract/messages/message.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { ValueKind } from '../../../values/kind.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { LabelsByOrder } from './label-start.ts';
import type { LabelHit } from './label-hit.ts';

/** A place where the value of a label may stand. */
export interface ValueRegion {
  readonly position: 'same' | 'right' | 'below' | 'above' | 'left';
  readonly segments: readonly Segment[];
  /** Lines separated by `\n`. */
  readonly text: string;
  /** 0–1: how natural this place is for the label. */
  readonly fit: number;
  /** Why another place beside the label may be meant as well, in a sentence. */
  readonly doubt?: Message;
  /** The label is a caption in brackets: its value stands nowhere else, whatever other labels of the page do. */
  readonly caption?: true;
}

/** A label, and what is looked for around it. */
export interface LabelLookup {
  readonly hit: LabelHit;
  readonly page: PageLayout;
  readonly labels: LabelsByOrder;
  readonly kind: ValueKind;
}
