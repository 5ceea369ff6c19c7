import type { Draft } from '../draw/draft.ts';
import type { Inline } from '../draw/inline.ts';
import type { Random } from '../world/random.ts';
import { signature } from './signature.ts';
import type { StampStyle } from './stamp.ts';
import { stamp } from './stamp.ts';

export interface Letter {
  /** The date line; may hold a field. */
  date?: Inline;
  dateAt?: 'left' | 'right';
  reference?: Inline;
  /** Who it is written to, one line each. */
  to?: Inline[];
  greeting?: Inline;
  subject?: Inline;
  subjectLook?: 'bold' | 'underlined' | 'capitals-centred';
  body: Inline[];
  closing?: Inline;
  /** Name, title, … under the signature, one line each. */
  signatory?: Inline[];
  signed?: boolean;
  /** A stamp near the signature; its place is filled in. */
  stamp?: Omit<StampStyle, 'x' | 'y'>;
  ink?: string;
}

/** A business letter from where the cursor stands (below the letterhead). */
export function letter(d: Draft, random: Random, l: Letter): void {
  const right = l.dateAt === 'right';
  if (l.reference !== undefined) d.para(l.reference, { after: 2 });
  if (l.date !== undefined) d.para(l.date, { align: right ? 'right' : 'left', after: 14 });
  for (const line of l.to ?? []) d.para(line, { after: 0 });
  if (l.to !== undefined) d.gap(14);
  if (l.greeting !== undefined) d.para(l.greeting, { after: 10 });
  if (l.subject !== undefined) {
    const look = l.subjectLook ?? 'bold';
    d.para(l.subject, {
      bold: true,
      underline: look === 'underlined',
      align: look === 'capitals-centred' ? 'centre' : 'left',
      after: 10,
    });
  }
  for (const text of l.body) d.para(text, { after: 9, leading: 1.45 });
  d.gap(4);
  if (l.closing !== undefined) d.para(l.closing, { after: 4 });
  d.room(90);
  const top = d.y;
  if (l.signed !== false) signature(d, random, d.left + 4, top + 2, 120, 34, l.ink);
  if (l.stamp !== undefined)
    stamp(d, random, {
      ...l.stamp,
      x: d.left + d.width * random.between(0.62, 0.78),
      y: top + random.between(34, 50),
    });
  d.y = top + 42;
  for (const line of l.signatory ?? []) d.para(line, { after: 0 });
}
