import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { Check } from '../../../contract/verification.ts';
import type { Reading } from '../extract.ts';

/** A warning for every list of people with unread rows: people without a name are not screened. */
export function listsRead(readings: ReadonlyMap<string, Reading>): Check[] {
  return [...readings].flatMap(([name, { unreadRows }]) =>
    unreadRows === undefined
      ? []
      : [
          checkOf({
            id: 'list-rows-unread',
            outcome: 'failed',
            says: message('checks.rowsUnread', { field: name, rows: unreadRows }),
            fields: [name],
          }),
        ],
  );
}
