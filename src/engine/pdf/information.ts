import type { Revision } from './file.ts';
import { textOf } from './values.ts';

/** A text of the document information dictionary, for example of `Producer` (ISO 32000-1, 14.3.3); null where there is none. */
export function informationOf(revision: Revision, key: string): string | null {
  const info = revision.dict(revision.trailer.entries.get('Info'));
  return textOf(revision.resolve(info.entries.get(key)));
}
