import { sharedWidth } from '../../../../contract/geometry.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';

/** "Form No. CS 204-382", "FORM TA/12": the number of a form, not of what is filled in. */
const FORM_NUMBER = /^form\s(?:(?:no|nr|number|ref)\b[\s.:]*)?[A-Z]{0,4}[\s/.-]?\d/i;
/** How far above or below, in line heights. */
const NEAR = 1.5;

/** Does a label stand beside the number of a form? Its day is that of the form. */
export function isBesideFormNumber({ box, order }: Segment, page: PageLayout): boolean {
  return page.segments.some(
    (other) =>
      other.order !== order &&
      FORM_NUMBER.test(other.text.trim()) &&
      sharedWidth(other.box, box) > 0 &&
      Math.abs(other.box.y - box.y) < (NEAR * (other.box.height + box.height)) / 2 + box.height / 2,
  );
}
