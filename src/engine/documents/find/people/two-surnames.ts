import { message } from '../../../../contract/messages/message.ts';
import { FORENAME_CAPTIONS, SURNAME_CAPTIONS } from '../../../lexicon/name-captions.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { fold } from '../../../values/text/fold.ts';
import type { Finder } from '../../document-type.ts';
import { fromSegments } from '../candidate.ts';

/** Maximum gap between a label and its value, in label heights. */
const MAX_GAP = 2.2;
const WEIGHT = 0.9;

/**
 * Papers of Spain and Latin America part the surname: `Primer Apellido` (the father's) above `Segundo Apellido` (the mother's). Folded, and
 * perhaps followed by the same in another language.
 */
const FIRST = '1(?:er|ro|o)?|primer|first';
const SECOND = '2(?:d?o|nd)?|segundo|second';
const captionOf = (ordinals: string, parent: string, figure: string): RegExp =>
  new RegExp(
    String.raw`^(?:(?:${ordinals}) (?:apellido|surname|family name)|apellido ${parent}|(?:surname|apellido) ${figure})(?: |$)`,
  );
const CAPTIONS = [captionOf(FIRST, 'paterno', '1'), captionOf(SECOND, 'materno', '2')];
/** The next caption below one that has no value. */
const NEXT_CAPTION = new RegExp(
  String.raw`^(?:(?:${FIRST}|${SECOND}) |${SURNAME_CAPTIONS}|${FORENAME_CAPTIONS}|apellido|name|sex|gender|naciona|nation|fecha|date|lugar|place|n[o°] |num|id |dni|passport)`,
);
const NO_SECOND = message('notes.printHasMore');

/** The two surnames below their labels, joined as one name. */
export const twoSurnames: Finder = (view, field) =>
  view.pages.flatMap((page) => {
    const values = CAPTIONS.flatMap((caption) => valueUnder(caption, page) ?? []);
    if (values.length !== CAPTIONS.length) return [];
    const isCaption = ({ text }: Segment): boolean => NEXT_CAPTION.test(fold(text).trim());
    if (isCaption(values[0]!)) return [];
    // Few have one surname only; the second may as well be unread.
    const isOnlyOne = isCaption(values[1]!);
    const named = isOnlyOne ? values.slice(0, 1) : values;
    const text = named.map((value) => value.text.trim()).join(' ');
    const parsed = field.kind.parse(text, { ...view, namedHere: true });
    if (!parsed) return [];
    const held = isOnlyOne ? { ...parsed, doubt: NO_SECOND } : parsed;
    return [fromSegments(named, held, WEIGHT, 'the two surnames of the card')];
  });

function valueUnder(caption: RegExp, { segments }: PageLayout): Segment | null {
  const head = segments.find(({ text }) => caption.test(fold(text).trim()));
  if (!head) return null;
  const bottom = head.box.y + head.box.height;
  const below = segments.filter(
    ({ box }) =>
      box.y + box.height / 2 > bottom &&
      box.y - bottom < MAX_GAP * head.box.height &&
      Math.abs(box.x - head.box.x) < 2 * head.box.height,
  );
  return below.sort((a, b) => a.box.y - b.box.y)[0] ?? null;
}
