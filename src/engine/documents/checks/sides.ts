import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { CheckRule } from '../document-type.ts';

/**
 * For cards whose sides have different values: reports a missing side. `front` and `back` list fields printed on that
 * side only. Both sides may be on one page. Several pages are reported only if all show the same side: each a portrait,
 * or each a zone. Typed values are never missing.
 */
export function bothSides(front: readonly string[], back: readonly string[]): CheckRule {
  return ({ values, view }) => {
    const pages = view.pages.length;
    const zone = view.zones.length > 0;
    const pagesWith = (all: readonly { readonly page: number }[]): number =>
      new Set(all.map(({ page }) => page)).size;
    const portraits = pagesWith(view.marks.filter(({ mark }) => mark.kind === 'portrait'));
    const backSeen = zone || back.some((name) => values.has(name));
    // The zone on the back repeats the front's values, so with a zone only a portrait proves the front.
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
