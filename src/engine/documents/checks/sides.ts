import type { CheckRule } from '../types/document-type.ts';

/**
 * A card whose sides carry different values: says which side was not given. `front` and `back` name what only that
 * side prints. Both sides may lie on one page; two pages are never complained about, nor are values that were typed.
 */
export function bothSides(front: readonly string[], back: readonly string[]): CheckRule {
  return ({ values, view }) => {
    if (view.pages.length !== 1) return [];
    const zone = view.zones.length > 0;
    const backSeen = zone || back.some((name) => values.has(name));
    // The zone on the back repeats what the front prints, so with a zone only the portrait speaks for the front.
    const frontSeen =
      view.marks.some(({ mark }) => mark.kind === 'portrait') ||
      (!zone && front.some((name) => values.has(name)));
    if (backSeen === frontSeen) return [];
    return [
      {
        id: backSeen ? 'front-side-missing' : 'back-side-missing',
        outcome: 'note',
        explanation: backSeen
          ? 'Only the back of the card was given. The portrait and the name are on the front.'
          : 'Only the front of the card was given. The date of expiry is on the back.',
        fields: [],
        asks: 'other-side',
      },
    ];
  };
}
