import { message } from '../../contract/messages/message.ts';
import type { ValueKind } from './kind.ts';

/** A letter that has the look of a figure, where it touches one. */
const LOOKALIKE = /[OI](?=\d)|(?<=\d)[OI]/g;
const MISTAKEN = message('notes.characterMistaken');

/**
 * A kind that doubts `HO0000000` where `H00000000` is as good a number: readers take one for the other, and no shape tells. A text
 * layer mistakes nothing (`doubts.ts`).
 */
export const unlessLookalike = (kind: ValueKind): ValueKind => ({
  ...kind,
  parse(text, context) {
    const parsed = kind.parse(text, context);
    if (!parsed || parsed.doubt || typeof parsed.value !== 'string') return parsed;
    const other = parsed.value.replace(LOOKALIKE, (letter) => (letter === 'O' ? '0' : '1'));
    const again = other === parsed.value ? null : kind.parse(other, context);
    return again && !again.doubt && again.quality >= parsed.quality ? { ...parsed, doubt: MISTAKEN } : parsed;
  },
});
