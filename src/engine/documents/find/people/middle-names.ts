import type { PageLayout } from '../../../layout/page-layout.ts';
import { part, type Segment } from '../../../layout/segment.ts';
import { fold } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** Maximum gap between a label and the value below it, in label heights; score of the names joined. */
const MAX_GAP = 2.2;
const WEIGHT = 0.92;
/** A label is short; longer lines are sentences. */
const LONGEST = 40;

/** Folded: labels of the first names, and of those in a row or column of their own. A translation may stand before or behind. */
const FIRST = /(?:^| )(?:first|given|fore) ?names?(?= |$)/;
const MIDDLE = /(?:^| )(?:middle|second|other|additional) (?:given )?names?(?= |$)/;
/** "First and middle names" asks for both at once; in the Philippines the middle name is the mother's surname. */
const OTHERWISE = / (?:and|or) |apelyido|apellido|surname|maiden/;
/** Another label where a value would stand. */
const CAPTION =
  /(?:^| )(?:names?|surname|initials?|sex|gender|nationality|citizenship|date|place|number|no|address|height)(?= |$)|^(?:nil|none|n a|not applicable)$/;

/** Names in a row of their own, "Middle name: Lesedi", joined to the first names of the same card. */
export const withMiddleNames: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const [first, middle] = [valueOf(FIRST, MIDDLE, page), valueOf(MIDDLE, FIRST, page)];
    if (!first || !middle || first === middle) return [];
    const [own, more] = [first, middle].map(({ text }) => text.trim()) as [string, string];
    if (` ${fold(own)} `.includes(` ${fold(more)} `)) return [];
    const parsed = field.kind.parse(`${own} ${more}`, { ...view, namedHere: true });
    return parsed ? [fromSegments([first, middle], parsed, WEIGHT, 'the first and the other names')] : [];
  });

/** The value behind, beside or below the only label of a kind; null if there is none or it is another label. */
function valueOf(caption: RegExp, other: RegExp, page: PageLayout): Segment | null {
  const heads = page.segments.filter(({ text }) => {
    const label = fold(/^[^:]*/.exec(text)![0]);
    return label.length < LONGEST && caption.test(label) && !other.test(label) && !OTHERWISE.test(label);
  });
  const [head, ...others] = heads;
  if (!head || others.length > 0) return null;
  const value = behind(head) ?? beside(head, page) ?? below(head, page);
  return value && !CAPTION.test(fold(value.text)) ? value : null;
}

function behind(head: Segment): Segment | null {
  const from = /:\s*(?=\S)/.exec(head.text);
  return from ? part(head, from.index + from[0].length, head.text.length) : null;
}

function beside({ row, order }: Segment, page: PageLayout): Segment | null {
  const next = page.rows[row]?.find((s) => s.order === order + 1);
  return next && !CAPTION.test(fold(next.text)) && !/[\d:]/.test(next.text) ? next : null;
}

function below(head: Segment, { segments }: PageLayout): Segment | null {
  const bottom = head.box.y + head.box.height;
  return (
    segments
      .filter(
        ({ box }) =>
          box.y + box.height / 2 > bottom &&
          box.y - bottom < MAX_GAP * head.box.height &&
          Math.abs(box.x - head.box.x) < 2 * head.box.height,
      )
      .sort((a, b) => a.box.y - b.box.y)[0] ?? null
  );
}
