import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { CheckRule } from '../document-type.ts';

/**
 * A card's ghost image repeats its portrait. Faces were compared when the page was read (`engine/faces/portrait.ts`). A
 * second person on the page is a note, not a failure: certified copies and watermarks have faces, too.
 */
export const ghostShowsHolder: CheckRule = ({ view }) => {
  const on = (page: number, kind: string) =>
    view.marks.filter((m) => m.page === page && m.mark.kind === kind).length;
  const pages = [...new Set(view.marks.map((m) => m.page))].filter((page) => on(page, 'portrait') > 0);
  const others = pages.some((page) => on(page, 'portrait') > 1);
  const ghosts = pages.some((page) => on(page, 'ghost-portrait') > 0);
  if (!others && !ghosts) return [];
  return [
    checkOf({
      id: 'ghost-portrait',
      outcome: others ? 'note' : 'passed',
      says: message(others ? 'checks.otherFace' : 'checks.ghost'),
      fields: [],
      ...(others ? { asks: 'compare' } : {}),
    }),
  ];
};
