import { DAY_MS } from '../../../../contract/local-time.ts';
import { message } from '../../../../contract/messages/message.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Finder } from '../../document-type.ts';
import { byShape, fromSegments } from '../candidate.ts';
import { namesOverAddress } from './address-block.ts';
import { daysOfCard, monthFirst, type DayOfCard } from './days-of-card.ts';

/** Minimum age, years, for a card. */
const YOUNGEST = 14;
const BY_SHAPE = message('notes.byShape');
const SCORE = { birthday: 0.85, between: 0.6 } as const;

/** Earliest and latest date on a card, with those between, if they are a whole number of years apart; else null. */
function birthdayDays(
  view: DocumentView,
): { birth: DayOfCard; between: DayOfCard[]; expiry: DayOfCard } | null {
  if (!view.pages.some((page) => namesOverAddress(page).length > 0)) return null;
  const days = daysOfCard(view);
  const [birth, expiry] = [days[0], days.at(-1)];
  if (!birth || !expiry || !isBirthday(birth.iso, expiry.iso)) return null;
  return { birth, between: days.filter(({ iso }) => iso !== birth.iso && iso !== expiry.iso), expiry };
}

/**
 * Birth and expiry date on a card with illegible labels: North American licences expire on the holder's birthday, so
 * the first and last dates of a page, a whole number of years apart, are these.
 */
export const birthdayTerm =
  (which: 'birth' | 'expiry'): Finder =>
  (view, field) => {
    const day = birthdayDays(view)?.[which];
    const parsed = day && field.kind.parse(day.segment.text, monthFirst(view));
    return parsed
      ? [fromSegments([day.segment], parsed, SCORE.birthday, 'a whole number of years apart')]
      : [];
  };

/** Misread remains of "4a ISS" before or above the date of issue. */
const CAPTION = /^(?:4[as][.,]?$|(?:4[as]?[.,]?\s*)?[I1L|]?SSU?E?[D0O]?(?![\p{L}\d]))/iu;

/** Is there such a label? For the only date between birth and expiry this confirms it as the date of issue. */
const isCaptioned = (day: Segment, { segments, rows }: PageLayout): boolean => {
  const line = segments[day.order];
  const left = rows[day.row]?.findLast((s) => s.order < day.order);
  const above = segments.filter((s) => !DAY.test(s.text) && isOver(s, day));
  const texts = [line, left, ...above].flatMap((s) => (s ? [s.text.trim()] : []));
  return texts.some((text) => CAPTION.test(text)) && !texts.some((text) => OF_THE_FIRST.test(text));
};
/** "ISSUED ORIGINALLY": the date of an earlier card. */
const OF_THE_FIRST = /\b(?:1st|first|origin|initial)/i;
const DAY = /^\d\d[/-]/;

/** Maximum offset of the label above the date, in its heights. */
const OVER = { edge: 1, up: 1.5 } as const;
const isOver = ({ box }: Segment, day: Segment): boolean => {
  const up = (day.box.y + day.box.height / 2 - box.y - box.height / 2) / day.box.height;
  return up > 0 && up < OVER.up && Math.abs(box.x - day.box.x) < OVER.edge * day.box.height;
};

/** The only date between these two is the date of issue, doubtful without a label. Reissued cards print two. */
export const issuedBetween: Finder = (view, field) => {
  const days = birthdayDays(view)?.between ?? [];
  if (new Set(days.map(({ iso }) => iso)).size !== 1) return [];
  const { segment } = days[0]!;
  const parsed = field.kind.parse(segment.text, monthFirst(view));
  if (!parsed) return [];
  const page = view.pages.find(({ index }) => index === segment.page);
  if (page && isCaptioned(segment, page)) return [fromSegments([segment], parsed, SCORE.birthday, BETWEEN)];
  const found = fromSegments([segment], parsed, SCORE.between, BETWEEN);
  return [{ ...byShape(found, [segment]), doubt: BY_SHAPE }];
};
const BETWEEN = 'the day between birth and expiry';

function isBirthday(birth: string, expiry: string): boolean {
  const years = Number(expiry.slice(0, 4)) - Number(birth.slice(0, 4));
  const end = Date.parse(`${expiry.slice(0, 4)}${birth.slice(4)}T00:00:00Z`);
  // It may end on the day before the birthday.
  return years >= YOUNGEST && Math.abs(end - Date.parse(`${expiry}T00:00:00Z`)) <= DAY_MS;
}
