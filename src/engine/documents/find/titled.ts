import { LEGAL_FORM } from '../../values/legal-form.ts';
import { compact } from '../../values/text/fold.ts';
import type { DocumentView } from '../../layout/view.ts';

/** Maximum rows of a letterhead above the title: company name, three address lines. */
const HEAD_ROWS = 5;

/**
 * Is the phrase the whole first line of a page, or a line below a company's name at the top? "PROFILE" below a person's
 * name is no title.
 */
export function isTitled({ pages }: DocumentView, phrase: string): boolean {
  const title = compact(phrase).text;
  return pages.some(({ rows }) => {
    const head = rows.slice(0, HEAD_ROWS);
    const at = head.findIndex((row) => row.length === 1 && compact(row[0]!.text).text === title);
    return at === 0 || (at > 0 && LEGAL_FORM.test(head[0]!.map((s) => s.text).join(' ')));
  });
}
