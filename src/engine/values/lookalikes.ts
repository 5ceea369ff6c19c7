import { message } from '../../contract/messages/message.ts';
import type { ValueKind } from './kind.ts';

/** A letter that resembles a digit, beside one. */
const LOOKALIKE = /[OI](?=\d)|(?<=\d)[OI]/g;
const MISTAKEN = message('notes.characterMistaken');

/**
 * Adds a doubt to `HO0000000` where `H00000000` is equally valid: OCR confuses them, and no format decides. Text layers
 * are exact (`doubts.ts`).
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
