import type { PageLayout } from '../../../layout/page-layout.ts';
import { banks, utilities } from '../../../values/dictionaries.ts';
import { fold } from '../../../values/text/fold.ts';

/** Heads where a supplier can be written to or paid: nobody is addressed there. */
const TO_WRITE_TO = String.raw`correspondence\b|by (?:mail|post)\b|write to\b|(?:please )?(?:mail|send|post|return|remit|address)\b[^.]*\bto\b`;
const TO_VISIT = String.raw`(?:head|registered) office\b|in person\b|visit us\b|(?:all )?enquir(?:y|ies)\b`;
const TO_PAY = String.raw`.{0,40}\bpayable to\b`;
const CONTACT = new RegExp(`^(?:${[TO_WRITE_TO, TO_VISIT, TO_PAY].join('|')})`, 'i');
/** "Make checks payable to Example Power": named on a line of the page. */
const PAYEE = /\b[Pp]ay(?:able|ments?)? to:?\s+(\p{Lu}.{2,60})$/u;

/** Is a line such a head? */
export const isContact = (line: string): boolean => CONTACT.test(line.trim());

/** Is a name that of who is paid, by another line of the page? */
export function isPaid(name: string, page: PageLayout): boolean {
  const words = `${fold(name)} `;
  return page.segments.some(({ text }) => `${fold(PAYEE.exec(text)?.[1] ?? '')} `.startsWith(words));
}

/** "BPC VENDING": who sends bills or statements, where the line begins with the name. */
export function knownIssuer(text: string): string | null {
  const line = `${fold(text)} `;
  return issuers.find(({ spellings }) => spellings.some((known) => line.startsWith(known)))?.name ?? null;
}

const issuers = [...banks, ...utilities].map(({ name, otherNames }) => ({
  name,
  spellings: [name, ...otherNames].map((known) => `${fold(known)} `),
}));
