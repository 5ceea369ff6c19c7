import type { Message } from '../../../contract/messages/message.ts';
import { findDates } from '../../values/find-dates.ts';
import type { DocumentView } from '../../layout/view.ts';
import type { Derivation, Readings } from '../document-type.ts';

/** Uses the value of one field for another that is not printed, with a note if they are not the same thing. */
export function insteadOf(
  name: string,
  from: string,
  { note, ...more }: Pick<Derivation, 'source' | 'weight' | 'doubtful'> & { readonly note?: Message },
): Derivation {
  return {
    name,
    from: [from],
    ...more,
    make(values, view) {
      const other = values.get(from);
      if (!other) return null;
      return {
        value: other.value,
        ...(note === undefined ? {} : { note }),
        ...(isDay(other.value) && printsUnreadDay(values, view) && { doubtful: true as const }),
      };
    },
  };
}

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Does the document print a date that no field uses? It may be the missing one. */
function printsUnreadDay(values: Readings, view: DocumentView): boolean {
  const read = new Set([...values.values()].map(({ value }) => value));
  return view.pages.some(({ segments }) =>
    segments.some(({ text }) => findDates(text, view).some(({ iso }) => !read.has(iso))),
  );
}
