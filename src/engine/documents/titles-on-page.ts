import type { Box } from '../../contract/geometry.ts';
import type { DocumentView } from '../layout/view.ts';
import { compact } from '../values/text/fold.ts';
import type { DocumentType } from './document-type.ts';

/** Minimum weight of a phrase that is a title. */
const TITLE = 2;

/** Places of lines that begin with a title of the type, one for each row. */
export function titlesOn({ pages }: DocumentView, { phraseCues }: DocumentType): Box[] {
  const titles = phraseCues.filter(({ weight }) => weight >= TITLE).map(({ phrase }) => compact(phrase).text);
  const found = pages.flatMap(({ segments }) =>
    segments.filter((segment) => {
      const { text } = compact(segment.text);
      return titles.some((title) => text.startsWith(title));
    }),
  );
  return found.filter((s, i) => found.findIndex((o) => o.row === s.row) === i).map(({ box }) => box);
}
