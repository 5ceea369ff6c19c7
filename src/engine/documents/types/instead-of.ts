import type { Message } from '../../../contract/messages/message.ts';
import type { Derivation } from './document-type.ts';

/** The value of one field for another one that is not printed; a note says so where it is not the same thing. */
export function insteadOf(
  name: string,
  from: string,
  { note, ...more }: Pick<Derivation, 'source' | 'weight' | 'doubtful'> & { readonly note?: Message },
): Derivation {
  return {
    name,
    from: [from],
    ...more,
    make(values) {
      const other = values.get(from);
      return other ? { value: other.value, ...(note === undefined ? {} : { note }) } : null;
    },
  };
}
