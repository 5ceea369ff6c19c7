import { fold } from '../../../values/text/fold.ts';
import { isExact } from '../../../values/kind.ts';
import { isMoney } from '../../../values/money.ts';
import { saysDays } from '../../../values/date.ts';
import { downPage, type PageLayout } from '../../../layout/page-layout.ts';
import { oncePer } from '../../../lazily.ts';
import type { DocumentType } from '../../document-type.ts';
import type { LabelHit } from './label-hit.ts';

/** Share of the first page in which a document names itself (chosen on drawn papers, ADR 444). */
const HEAD = 0.2;
/** Minimum weight of an unambiguous label; strength of a qualified one, which is nearly as certain. */
const SURE_LABEL = 0.8;
const QUALIFIED = 0.9;
/** Words for people and institutions, which say whose number it is, even if they are in the title. */
const PARTY =
  /^(?:employ|landl|tenant|less[eo]|owner|compan|bank|agent|customer|client|director|holder|witness|spouse|branch|tax|previous|former|parent|supplier|vendor|payee)/;

/** Words at the top of a page, folded, except lines with digits. */
const wordsOfHead = oncePer(
  (page: PageLayout): ReadonlySet<string> =>
    new Set(
      page.segments
        .filter((s) => downPage(s, page) < HEAD && !/[\d:]/.test(s.text))
        .flatMap((s) => fold(s.text).split(' '))
        .filter((word) => word.length > 3),
    ),
);

/**
 * "Municipal account no." on a municipality's document, "Rates account" on a rates bill: qualifiers of a number's label
 * that are also at the top of the page do not make it another number.
 */
export function ofThisPaper(hit: LabelHit, page: PageLayout, type: DocumentType): LabelHit {
  const { segment, from, to } = hit;
  const before = segment.text.slice(0, from).trim();
  if (before === '' || hit.colon || hit.weight < SURE_LABEL || hit.strength >= QUALIFIED * hit.weight)
    return hit;
  const kind = type.fields.find(({ name }) => name === hit.field)?.kind;
  if (!kind || !isExact(kind) || isMoney(kind) || saysDays(kind) || kind.lines === 0) return hit;
  // "Transmission Account" alone may be a value.
  if (segment.text.slice(to).trim() === '' && !/\b(?:no|nr|number)\b\W*$/i.test(segment.text)) return hit;
  const words = fold(before).split(' ');
  const own = wordsOfHead(page);
  return words.length <= 2 && words.every((word) => own.has(word) && !PARTY.test(word))
    ? { ...hit, from: 0, strength: QUALIFIED * hit.weight }
    : hit;
}
