import { CURRENCY_OF } from '../../../packs/currencies.ts';
import { anyOf } from '../../../packs/any-of.ts';
import { fold } from '../../../values/text/fold.ts';
import { CLOSING_LABELS, OPENING_LABELS } from '../../../ledger/words/balances.ts';
import { findMoney, namesCurrency } from '../../../values/money.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { byShape, fromSegments } from '../candidate.ts';

/**
 * Confidence of a statement's currency from marks beside amounts: one mark, or at least this many and this share of all
 * amounts.
 */
const BESIDE = { one: 0.45, some: 0.8, enough: 2, share: 0.5 } as const;
/** "1,200.00", ".15", "3 500": forms of amounts; "P 2" may be a page, "P1" part of a number. */
const WRITTEN_OUT = /[.,]\d{2}(?!\d)|\d[ ,]\d{3}(?!\d)/;
/** Longer texts mention currencies in passing. */
const LONGEST_NAMING = 40;

/** Marks used by several countries; K also means thousands. */
const OF_MANY: readonly string[] = ['$', 'rs', 'k'];
const SIGNS_OF_ONE = anyOf(Object.keys(CURRENCY_OF).filter((sign) => !OF_MANY.includes(sign)));
/** Words before the header of a column in the account's currency; not "Foreign Amount". */
const OWN = '(?:(?:running|opening|closing|available|ledger|book|account|net|total) )?';
/** "Amount (NAD)", "Running Balance (N$)", "Debit USD": a column header with its currency. */
const HEAD = new RegExp(
  String.raw`^${OWN}(?:amounts?|balances?|debits?|credits?|deposits?|withdrawals?|payments?|receipts?|(?:paid|money) (?:in|out)|value|madi|tshalelo) ?(?:\((${SIGNS_OF_ONE})\)|(${anyOf(Object.values(CURRENCY_OF))}))$`,
  'iu',
);

const moneyOfHead = (text: string): string | undefined => {
  const [, bracketed, code] = HEAD.exec(text.trim()) ?? [];
  return CURRENCY_OF[(bracketed ?? code ?? '').toLowerCase()];
};

/** Does a short text name a currency like a heading? "AMAZON USD 12.00" is a purchase. */
export const namesMoneyAlone = (text: string): boolean =>
  text.length < LONGEST_NAMING &&
  namesCurrency(text) &&
  !findMoney(text).some(({ raw }) => WRITTEN_OUT.test(raw));

const segmentsOf = (view: DocumentView): Segment[] => view.pages.flatMap((page) => page.segments);

const BALANCE = /\b(?:balance|tshalelo)\b/i;
const BARE_BALANCE = new RegExp(`^${OWN}(?:balance|tshalelo)$`, 'i');
/** "Opening Balance P1,200.00": label before an amount in the account's currency. */
const CAPTION = /\b(?:balance|tshalelo)[\s:.]*$/i;

/** The currency named by column headers, if unambiguous: of the balance, of two columns, or of all. */
export const moneyOfHeads: Finder = (view) => {
  const heads = segmentsOf(view).flatMap((segment) => {
    const code = moneyOfHead(segment.text);
    return code === undefined ? [] : [{ segment, code }];
  });
  const [first] = heads;
  if (!first || heads.some(({ code }) => code !== first.code)) return [];
  const parsed = { value: first.code, raw: first.segment.text, quality: 1, notes: [] };
  const isSure =
    heads.length >= BESIDE.enough ||
    BALANCE.test(first.segment.text) ||
    !segmentsOf(view).some(({ text }) => BARE_BALANCE.test(text.trim()));
  const score = isSure ? BESIDE.some : BESIDE.one;
  return [{ ...fromSegments([first.segment], parsed, score, 'in the head of a column'), place: null }];
};

/**
 * The statement's currency by the marks beside amounts, if there is only one; any other currency contradicts it. Only
 * amounts alone in their cell or after "Balance" are certainly the account's, as descriptions contain prices abroad.
 */
export const moneyOfAmounts: Finder = (view, field) => {
  const own = segmentsOf(view).flatMap((segment) =>
    findMoney(segment.text)
      .filter(({ raw, index }) => WRITTEN_OUT.test(raw) && isOwn(segment.text, raw, index))
      .map(({ currency }) => ({ currency, segment })),
  );
  const marks = new Set(own.flatMap(({ currency }) => currency ?? []));
  return [...marks].flatMap((currency) => {
    const marked = own.filter((one) => one.currency === currency).map(({ segment }) => segment);
    const [first] = marked;
    const parsed = first && field.kind.parse(first.text, view);
    if (!first || !parsed || parsed.value !== currency) return [];
    const isSure =
      marks.size === 1 &&
      ((marked.length >= BESIDE.enough && marked.length >= BESIDE.share * own.length) ||
        marked.some((segment) => isBalanceOfAccount(segment, view))) &&
      !namesOther(view, field, currency);
    const score = isSure ? BESIDE.some : BESIDE.one;
    // Uses no place, so that the amount stays available to its own field.
    return [{ ...byShape(fromSegments([first], parsed, score, 'beside amounts'), [first]), place: null }];
  });
};

const BALANCES: ReadonlySet<string> = new Set(
  [...OPENING_LABELS, ...CLOSING_LABELS].map((label) => fold(typeof label === 'string' ? label : label[0])),
);
/** Marks of many countries do not say which, however they stand: "$7,937.43". */
const MARK_OF_MANY = new RegExp(`^[-–(\\s]*(?:${anyOf(OF_MANY)})[\\s.]*\\d`, 'i');

/** Does an amount stand in the row of the opening or closing balance, whose mark is the account's? */
const isBalanceOfAccount = (segment: Segment, { pages }: DocumentView): boolean =>
  !MARK_OF_MANY.test(segment.text) &&
  pages.some((page) => {
    const row = page.rows[segment.row] ?? [];
    const at = row.indexOf(segment);
    return (
      at > 0 &&
      BALANCES.has(
        fold(
          row
            .slice(0, at)
            .map(({ text }) => text)
            .join(' '),
        ),
      )
    );
  });

const isOwn = (text: string, raw: string, index: number): boolean =>
  raw === text.trim() || CAPTION.test(text.slice(0, index));

/** Does the statement name another currency by code or word, especially in a column header? */
const namesOther = (view: DocumentView, { kind }: Parameters<Finder>[1], currency: string): boolean =>
  segmentsOf(view).some(({ text }) => {
    const head = moneyOfHead(text);
    if (head !== undefined) return head !== currency;
    const named = namesMoneyAlone(text) ? kind.parse(text, view)?.value : undefined;
    return named !== undefined && named !== currency;
  });
