import type { Finding } from '../../../contract/forensics.ts';
import { finding } from '../detector.ts';
import { sameRow } from '../../ledger/amounts.ts';
import { numberRows, type NumberCell } from '../../ledger/number-rows.ts';
import { allConfirmed, type PageJudge } from './page-judge.ts';
import type { TextLine } from '../../../contract/pages.ts';
import { message } from '../../../contract/messages/message.ts';

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)\s?%$/;
const TOTAL = /^\W*total\b/i;
/** Percentage points: percentages are rounded. */
const ROUNDING = 1.01;

/** Numbers of shares and their percentages below a total of 100 %: a single inconsistent row was changed. */
export const sharesOfWhole: PageJudge = {
  id: 'shares-of-whole',
  version: '1',
  group: 'logic',
  judge: async (page, confirm) => {
    const percents = page.lines.flatMap((line) => {
      const m = PERCENT.exec(line.text.trim());
      return m ? [{ line, value: Number(m[1]) }] : [];
    });
    const shares = percents.flatMap(({ line, value }) => {
      const row = page.lines.filter((l) => l !== line && sameRow(l.box, line.box));
      const counts = row.flatMap((l): NumberCell[] => {
        const figures = /^\d{1,3}(?:[ ,]\d{3})+$|^\d+$/.exec(l.text.trim());
        return figures
          ? [{ value: Number(l.text.replace(/\D/g, '')), text: l.text.trim(), line: l, box: l.box }]
          : [];
      });
      const [count] = counts;
      const words = row.map((l) => l.text).join(' ');
      return count && counts.length === 1 ? [{ count, line, value, words }] : [];
    });
    const total = shares.find(({ words, value }) => value === 100 && TOTAL.test(words));
    const parts = shares.filter((s) => s !== total);
    // With several classes of shares, each adds up to 100 %.
    if (!total || parts.length < 2 || numberRows(page).length > 20) return [];
    const odd = parts.filter(
      ({ count, value }) => Math.abs((100 * count.value) / total.count.value - value) > ROUNDING,
    );
    const [one] = odd;
    if (!one || odd.length > 1) return [];
    const share = (100 * one.count.value) / total.count.value;
    const sure = await allConfirmed([one.count, total.count, cellOf(one.line)], confirm);
    return [
      finding(sharesOfWhole, {
        strength: sure ? 'strong' : 'weak',
        page: page.report.pageInFile,
        box: one.line.box,
        value: one.value - share,
        says: message('sumFindings.shares', {
          held: one.count.text,
          total: total.count.text,
          share: Math.round(share * 100) / 100,
          printed: one.value,
        }),
        detail: `the other ${parts.length - 1} rows keep their share; figures ${sure ? 'confirmed' : 'not all confirmed'} by the second reader`,
        before: `${Math.round(share * 100) / 100} %`,
        after: `${one.value} %`,
      }),
    ] satisfies Finding[];
  },
};

const cellOf = (line: TextLine): Pick<NumberCell, 'line' | 'text' | 'box'> => ({
  line,
  text: line.text,
  box: line.box,
});
