import { LEGAL_FORM } from '../../../values/legal-form.ts';
import { compact } from '../../../values/text/fold.ts';
import type { PageLayout } from '../../../layout/page-layout.ts';
import type { Segment } from '../../../layout/segment.ts';
import { lineBelow } from '../labels/line-below.ts';

/** Company names with a legal form among the top lines, normalised by {@link compact}. */
export function registeredNames(top: readonly Segment[]): string[] {
  return top.flatMap(({ text }) => (LEGAL_FORM.test(text) && !/[:@]/.test(text) ? [compact(text).text] : []));
}

/** "NataFresh" as a logo above "Nata Fresh Holdings (Pty) Ltd": the second is the full name. */
export function isBrandOf(text: string, registered: readonly string[]): boolean {
  const brand = compact(text).text;
  return (
    brand.length > 4 &&
    !LEGAL_FORM.test(text) &&
    registered.some((whole) => whole.length > brand.length && whole.startsWith(brand))
  );
}

/** "LetsGo Print" above "Trading name of Nata Media (Pty) Ltd", or beside "Nata Media (Pty) Ltd trading as LetsGo Print". */
export function isTradingName(line: Segment, page: PageLayout, top: readonly Segment[]): boolean {
  const below = lineBelow(line, page);
  if (below && /^(?:an? )?trad(?:e|ing) (?:name|style) of\b/i.test(below.text.trim())) return true;
  const brand = compact(line.text).text;
  return top.some(({ text }) => {
    const told = LEGAL_FORM.test(text) ? /(?:\btrading as|\bt\/a)\s+(\S.*)$/i.exec(text) : null;
    return told !== null && compact(told[1]!).text === brand;
  });
}
