import type { Base, Edit } from '../attack.ts';
import type { Random } from '../../world/random.ts';
import { chooseEdit } from '../target.ts';
import { open, save } from './canvas.ts';
import { retype } from './retype.ts';

/**
 * Several values of one page retyped, each in a font of its own: not a forgery anybody makes, but many examples at the
 * price of one picture, for training. Null when the page has fewer than two values to change.
 */
export async function severalRetyped(
  base: Base,
  random: Random,
  count: number,
  careful: boolean,
): Promise<{ bytes: Uint8Array; edits: readonly Edit[] } | null> {
  const edits = new Map<string, Edit>();
  for (let tries = 0; tries < 8 * count && edits.size < count; tries++) {
    const edit = chooseEdit(base, random, random.pick(['amount', 'number', 'text', 'any']));
    if (edit && edit.page === 0 && !edits.has(edit.field)) edits.set(edit.field, edit);
  }
  if (edits.size < 2) return null;
  const picture = await open(base.bytes);
  for (const edit of edits.values()) retype(picture, base, edit, random, false, careful);
  return { edits: [...edits.values()], bytes: (await save(picture, random, false)).bytes };
}
