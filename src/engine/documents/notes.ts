import { inEnglish } from '../../contract/messages/in-language.ts';
import { unkeyed, type Message } from '../../contract/messages/message.ts';
import type { ExtractedField } from '../../contract/verification.ts';

type Notes = Pick<ExtractedField, 'notes' | 'notesSaid'>;

/** Notes on a reading, in English as the interface documents them, and by key. */
export const notesOf = (said: readonly Message[]): Notes => ({
  notes: said.map(inEnglish),
  ...(said.length > 0 && { notesSaid: [...said] }),
});

/** The same field with more notes. */
export const withNotes = (field: ExtractedField, more: readonly Message[]): ExtractedField => ({
  ...field,
  ...notesOf([...field.notes.map((note, i) => field.notesSaid?.[i] ?? unkeyed(note)), ...more]),
});
