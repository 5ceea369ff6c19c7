import { inEnglish } from './messages/in-language.ts';
import { unkeyed, type Message } from './messages/message.ts';
import type { PageQuality } from './pages.ts';

type Warnings = Pick<PageQuality, 'warnings' | 'warningsSaid'>;

/** What is wrong with a picture: in English, as the interface documents it, and by key. */
export const warningsOf = (said: readonly Message[]): Warnings => ({
  warnings: said.map(inEnglish),
  ...(said.length > 0 && { warningsSaid: [...said] }),
});

/** The messages of a page's warnings; of one that was stored without keys its sentences. */
export const saidOf = ({ warnings, warningsSaid }: Warnings): Message[] =>
  warnings.map((sentence, i) => warningsSaid?.[i] ?? unkeyed(sentence));
