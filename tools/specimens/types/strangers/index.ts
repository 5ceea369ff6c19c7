import type { Layout } from '../define.ts';
import * as books from './books.ts';
import * as cards from './cards.ts';

/** Facts differ per type; `layoutsOf` hands each layout those of its own type. */
const layout = (draw: unknown, issuer: string, more: Partial<Layout> = {}): Layout => ({
  issuer,
  draw: draw as Layout['draw'],
  ...more,
});
const AUTHOR = 'A test author';

/** Further seen layouts per type, drawn as people who never saw ours would. */
export const strangers: Record<string, Layout[]> = {
  OMANG: [layout(cards.omangPlain, AUTHOR, { dpi: 300 }), layout(cards.omangGrid, 'Another card printer')],
  PASSPORT: [
    layout(books.passportPlain, AUTHOR, { dpi: 300 }),
    layout(books.passportNumbered, 'Another book printer', { dpi: 300 }),
  ],
  DRIVERS_LICENCE: [
    layout(cards.licencePlain, AUTHOR, { dpi: 300 }),
    layout(cards.licenceNumbered, 'Another card printer'),
  ],
  RESIDENCE_PERMIT: [layout(books.permitPlain, AUTHOR), layout(books.permitBoxes, 'A board')],
};
