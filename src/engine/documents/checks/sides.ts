import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { CheckRule } from '../document-type.ts';

/**
 * A card whose sides carry different values: says which side was not given. `front` and `back` name what only that
 * side prints. Both sides may lie on one page. Several pages are complained about when all of them are the same side: each
 * shows a portrait, or each a zone. Values that were typed are never missed.
 */
export function bothSides(front: readonly string[], back: readonly string[]): CheckRule {
  return ({ values, view }) => {
    const pages = view.pages.length;
    const zone = view.zones.length > 0;
    const pagesWith = (all: readonly { readonly page: number }[]): number =>
      new Set(all.map(({ page }) => page)).size;
    const portraits = pagesWith(view.marks.filter(({ mark }) => mark.kind === 'portrait'));
    const backSeen = zone || back.some((name) => values.has(name));
    // The zone on the back repeats what the front prints, so with a zone only the portrait speaks for the front.
    const frontSeen = portraits > 0 || (!zone && front.some((name) => values.has(name)));
    if (pages === 0 || backSeen === frontSeen) return [];
    if (pages > 1 && (backSeen ? pagesWith(view.zones) : portraits) < pages) return [];
    return [
      checkOf({
        id: backSeen ? 'front-side-missing' : 'back-side-missing',
        outcome: 'note',
        says: message(backSeen ? 'checks.frontMissing' : 'checks.backMissing'),
        fields: [],
        asks: 'other-side',
      }),
    ];
  };
}
