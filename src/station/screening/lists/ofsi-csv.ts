import { headerOf } from './csv.ts';
import type { ListFormat } from './format.ts';
import { message } from '../../../contract/messages/message.ts';

/**
 * Consolidated list of the UK Office of Financial Sanctions Implementation, closed on 28 January 2026: later
 * designations are missing, so it clears nobody.
 */
export const ofsiCsv: ListFormat = {
  list: 'uk',
  title: 'OFSI consolidated list (closed)',
  format: 'uk-ofsi-conlist-csv',
  closed: message('listImports.ofsiClosed'),
  select: (files) =>
    files
      .filter((f) => {
        const header = headerOf(f.head);
        return /name 6,name 1/.test(header) && /group type/.test(header) && /group id/.test(header);
      })
      .slice(0, 1),
  // eslint-disable-next-line require-yield -- nothing is read of a closed list
  async *read() {
    return { date: null };
  },
};
