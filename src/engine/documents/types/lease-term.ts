import { AGREED_ON } from '../../lexicon/days-of-papers.ts';
import { labelList } from '../../values/text/label-list.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../../values/date.ts';
import { endDate, startDate } from '../../values/date-range.ts';
import { findDates } from '../../values/find-dates.ts';
import type { ValueKind } from '../../values/kind.ts';
import type { FieldSpec, Finder } from '../document-type.ts';
import { proseWithoutElseAll } from '../find/prose-without.ts';

/** "WHEREAS the parties concluded a lease on … at a rental of …;": the lease that this one renews or replaces. */
const EARLIER_LEASE = new RegExp(
  String.raw`\bwhereas\b[^;]{0,80}?\b(?:${AGREED_ON})\b[^;]{0,400}?(?:;|\n(?=\d|now\b|and whereas\b))`,
  'giu',
);

/** Searches the terms of this lease; those of an earlier one where it has none. */
export const withoutEarlierLease = (...finders: readonly Finder[]): Finder =>
  proseWithoutElseAll([EARLIER_LEASE], finders);

/** The end of a term: the second of two dates, or a date not introduced as the start. */
const lastDay: ValueKind = {
  ...endDate,
  inText: date.inText!,
  parse(printed, context) {
    const begins = /\b(?:from|commenc\w*|begin\w*|start\w*|months?|years?)\b/i.test(printed);
    return begins && findDates(printed, context).length < 2 ? null : endDate.parse(printed, context);
  },
};

/** The start of a term: the first of two dates in order, or a date alone. */
const firstDay: ValueKind = {
  ...startDate,
  inText: date.inText!,
  parse(printed, context) {
    const [first, second, ...more] = findDates(printed, context);
    const isTerm = first && second && more.length === 0 && first.iso < second.iso;
    return (isTerm ? startDate : date).parse(printed, context);
  },
};

/** First and last day of a lease. */
export const leaseTerm: readonly FieldSpec[] = [
  {
    name: 'startDate',
    kind: firstDay,
    labels: labelList(`
      {Lease,Tenancy,Rental,Hire,Occupation} {Starts,Begins,Commences,Commencing,Start,From} | {Starts,Begins,Commences,Commencing,Effective} {on,from}
      From and including | {Starting,First} Day~0.8 | Beginning~0.8 | Effective Date~0.8 | Takes Effect on | Date of Occupation | Go simolola~0.9 | Commencement Date | Lease Commencement Date | Commencement of Lease | Rental Start Date | Tenancy Start Date | Lease Commencement | Commencement | Commences | Lease Start Date | Starting~0.8 | Starting from~0.8 | Start~0.8 | Start Date | Commencing | Begins | Starts~0.8 | From
      Lease Period~0.9 | Period of Lease | Lease Term | Term of Lease | Rental Period | Tenancy Period | Period~0.8 | Term~0.8 | Duration~0.8 | E simolola ka | E simolola | Letlha la tshimologo
    `),
    finders: [
      withoutEarlierLease(
        sentence(
          '\\bmoved in(?: on)? (?:the )?<>',
          '\\b(?:commenc\\p{L}*|begin\\p{L}*|start\\p{L}*|from|period from)(?: on| with effect from)? (?:the )?<>',
          '\\bfor (?:the|a) (?:further )?(?:period|term)(?: of)? <>',
          '\\b(?:simolol\\p{L}*|go tloga)(?: ka)?(?: letsatsi la)? <>',
        ),
      ),
    ],
    weight: 0,
  },
  {
    name: 'endDate',
    kind: lastDay,
    labels: labelList(`
      {Lease,Tenancy,Rental,Hire,Occupation} {Ends,Expires,Expiring,Terminates,Terminating,End,To,Until} | {Ends,Terminates,Ending} on | Ending~0.8 | Go fela~0.9 | To and including | Last Day~0.8 | Final Day~0.8
      Termination Date | Lease Termination Date | Lease Expiry Date | Termination of Lease | Rental End Date | Tenancy End Date | Lease Termination | End Date | Lease End Date | Valid Until | Until~0.8 | End~0.8 | Finishes~0.8 | Finishes on | Finish~0.8 | Expires~0.8 | Expiry Date | Ends | To~0.7 | Lease Expiry | Lease Period~0.9 | Period of Lease | E {fela,khutla,felela,wela} ka | Letlha la {bofelo,phelelo,go fela}
      Lease Term | Term of Lease | Rental Period | Tenancy Period | Period~0.8 | Term~0.8 | Duration~0.8
    `),
    finders: [
      withoutEarlierLease(
        sentence(
          '\\b(?:terminat\\p{L}*|end(?:s|ing|ed)?|expir\\p{L}*|until|to|[-–—])(?: on)? (?:the )?<>',
          '\\b(?:go fitlha|go ema|fela|khutla)(?: ka)?(?: letsatsi la)? <>',
        ),
      ),
    ],
    weight: 0,
  },
];
