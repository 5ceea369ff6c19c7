import type { PageLayout } from '../../../layout/page-layout.ts';
import { banks, utilities } from '../../../values/dictionaries.ts';
import { fold } from '../../../values/text/fold.ts';

/** Headings of a supplier's contact or payment address, which are no addressee. */
const TO_WRITE_TO = String.raw`correspondence\b|by (?:mail|post)\b|write to\b|(?:please )?(?:mail|send|post|return|remit|address)\b[^.]*\bto\b`;
const TO_VISIT = String.raw`(?:head|registered) office\b|in person\b|visit us\b|(?:all )?enquir(?:y|ies)\b`;
const TO_PAY = String.raw`.{0,40}\bpayable to\b`;
const CONTACT = new RegExp(`^(?:${[TO_WRITE_TO, TO_VISIT, TO_PAY].join('|')})`, 'i');
/** "Make checks payable to Example Power". */
const PAYEE = /\b[Pp]ay(?:able|ments?)? to:?\s+(\p{Lu}.{2,60})$/u;

/** Is a line such a heading? */
export const isContact = (line: string): boolean => CONTACT.test(line.trim());

/** Is a name the payee's, by another line of the page? */
export function isPaid(name: string, page: PageLayout): boolean {
  const words = `${fold(name)} `;
  return page.segments.some(({ text }) => `${fold(PAYEE.exec(text)?.[1] ?? '')} `.startsWith(words));
}

/** "BPC VENDING": the known biller or bank whose name starts the line. */
export function knownIssuer(text: string): string | null {
  const line = `${fold(text)} `;
  return issuers.find(({ spellings }) => spellings.some((known) => line.startsWith(known)))?.name ?? null;
}

const issuers = [...banks, ...utilities].map(({ name, otherNames }) => ({
  name,
  spellings: [name, ...otherNames].map((known) => `${fold(known)} `),
}));
