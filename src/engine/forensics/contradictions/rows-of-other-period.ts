import type { Finding } from '../../../contract/forensics.ts';
import { message } from '../../../contract/messages/message.ts';
import { finding, type DocumentDetector } from '../detector.ts';
import { ownTextPages } from '../own-text.ts';
import { daysOf } from './days-in-order.ts';
import { A_LIST, plusDays, rowDaysOf } from './days-of-rows.ts';
import { boxOf, runningText } from './running-text.ts';

const PERIOD = /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/;
/** Days from the period within which rows are ordinary: late bookings, and payments that are planned. */
const AROUND = 92;

/**
 * A page of a statement all of whose rows lie months outside the period that the statement names, while those of its
 * other pages lie in it: a page of another statement. Only where all pages are the file's own text.
 */
export const rowsOfOtherPeriod: DocumentDetector = {
  id: 'rows-of-other-period',
  version: '1',
  group: 'logic',
  judge: (documents, pages) =>
    documents
      .filter(({ documentType }) => documentType === 'BANK_STATEMENT')
      .flatMap((document): Finding[] => {
        const period = document.fields.find(({ name }) => name === 'statementPeriod')?.value;
        const [, from, to] = PERIOD.exec(typeof period === 'string' ? period : '') ?? [];
        if (from === undefined || to === undefined) return [];
        const [earliest, latest] = [plusDays(from, -AROUND), plusDays(to, AROUND)];
        const sheets = ownTextPages(document, pages).map(({ evidence }) => {
          const running = runningText(evidence.reading);
          return { evidence, running, rows: rowDaysOf(running, daysOf(running)) };
        });
        const inside = sheets.flatMap(({ rows }) => rows.filter(({ iso }) => iso >= from && iso <= to));
        if (inside.length < A_LIST) return [];
        return sheets
          .filter(({ rows }) => rows.length > 0 && rows.every(({ iso }) => iso < earliest || iso > latest))
          .map(({ evidence, running, rows: [row] }) =>
            finding(rowsOfOtherPeriod, {
              strength: 'strong',
              page: evidence.pageInFile,
              box: boxOf(running, row!.from, row!.to),
              says: message('textFindings.rowsOfOtherPeriod', { from, to, row: row!.printed }),
              detail: `${inside.length} rows of the other pages lie in the period; all text is the file's own`,
              before: `${from} to ${to}`,
              after: row!.printed,
            }),
          );
      }),
};
