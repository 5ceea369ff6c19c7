import { CURRENCY_OF } from '../../../packs/currencies.ts';
import { anyOf } from '../../../packs/any-of.ts';
import { findMoney, namesCurrency } from '../../../values/money.ts';
import type { DocumentView } from '../../../layout/view.ts';
import type { Segment } from '../../../layout/segment.ts';
import type { Finder } from '../../document-type.ts';
import { byShape, fromSegments } from '../candidate.ts';

/**
 * As sure as one kind of money beside amounts makes the money of a statement: by shape, or by this many amounts that are
 * this share of all.
 */
const BESIDE = { one: 0.45, some: 0.8, enough: 2, share: 0.5 } as const;
/** "1,200.00", ".15", "3 500": what amounts look like; "P 2" may be a page, "P1" part of a number. */
const WRITTEN_OUT = /[.,]\d{2}(?!\d)|\d[ ,]\d{3}(?!\d)/;
/** Longer texts name money in passing. */
const LONGEST_NAMING = 40;

/** Signs of the money of several countries; K counts thousands as well. */
const OF_MANY: readonly string[] = ['$', 'rs', 'k'];
const SIGNS_OF_ONE = anyOf(Object.keys(CURRENCY_OF).filter((sign) => !OF_MANY.includes(sign)));
/** Before the head of a column of the account's own money; a "Foreign Amount" is not. */
const OWN = '(?:(?:running|opening|closing|available|ledger|book|account|net|total) )?';
/** "Amount (NAD)", "Running Balance (N$)", "Debit USD": the head of a column of amounts and its money. */
const HEAD = new RegExp(
  String.raw`^${OWN}(?:amounts?|balances?|debits?|credits?|deposits?|withdrawals?|payments?|receipts?|(?:paid|money) (?:in|out)|value|madi|tshalelo) ?(?:\((${SIGNS_OF_ONE})\)|(${anyOf(Object.values(CURRENCY_OF))}))$`,
  'iu',
);

const moneyOfHead = (text: string): string | undefined => {
  const [, bracketed, code] = HEAD.exec(text.trim()) ?? [];
  return CURRENCY_OF[(bracketed ?? code ?? '').toLowerCase()];
};

/** Does a short text name money, as a heading does? "AMAZON USD 12.00" says what a purchase cost. */
export const namesMoneyAlone = (text: string): boolean =>
  text.length < LONGEST_NAMING &&
  namesCurrency(text) &&
  !findMoney(text).some(({ raw }) => WRITTEN_OUT.test(raw));

const segmentsOf = (view: DocumentView): Segment[] => view.pages.flatMap((page) => page.segments);

const BALANCE = /\b(?:balance|tshalelo)\b/i;
const BARE_BALANCE = new RegExp(`^${OWN}(?:balance|tshalelo)$`, 'i');
/** "Opening Balance P1,200.00": what stands before an amount that is the account's own. */
const CAPTION = /\b(?:balance|tshalelo)[\s:.]*$/i;

/** The money that heads of columns name, where they name one: of the balance, of two columns, or of all there are. */
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
 * The money of a statement by the marks beside its amounts, where they name one only: what else is named, contradicts. Only
 * amounts that stand alone in their cell or behind "Balance" are sure to be the account's: a description says what a
 * purchase cost abroad.
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
      marked.length >= BESIDE.enough &&
      marked.length >= BESIDE.share * own.length &&
      !namesOther(view, field, currency);
    const score = isSure ? BESIDE.some : BESIDE.one;
    // The mark before an amount leaves the amount to its own field.
    return [{ ...byShape(fromSegments([first], parsed, score, 'beside amounts'), [first]), place: null }];
  });
};

const isOwn = (text: string, raw: string, index: number): boolean =>
  raw === text.trim() || CAPTION.test(text.slice(0, index));

/** Does the statement name another money by its code or word, above all at the head of a column? */
const namesOther = (view: DocumentView, { kind }: Parameters<Finder>[1], currency: string): boolean =>
  segmentsOf(view).some(({ text }) => {
    const head = moneyOfHead(text);
    if (head !== undefined) return head !== currency;
    const named = namesMoneyAlone(text) ? kind.parse(text, view)?.value : undefined;
    return named !== undefined && named !== currency;
  });
