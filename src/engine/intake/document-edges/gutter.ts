import { TWO_BESIDE } from './like-cards.ts';
import { middlePositions, type View } from './middle-view.ts';
import type { Thumbnail } from './thumbnail.ts';

/** Maximum unevenness of a gutter, and minimum colour difference of what lies beside it: mean differences of levels. */
const GUTTER_EVENNESS = 4;
const GUTTER_DIFFERENCE = 6;
/** Depth, pixels, and share of the gutter's length within which the colour must change where the cards begin. */
const BESIDE_GUTTER = 12;
const CHANGED_BESIDE = 0.6;

/** Width of a card's border, pixels; light falls off over a wider range. */
const CARD_EDGE = 4;
const isFarFrom = (a: readonly number[], b: readonly number[]): boolean =>
  a.some((colour, k) => Math.abs(colour - b[k]!) >= GUTTER_DIFFERENCE);

/**
 * Position nearest to the middle of an even band across the picture that separates areas of other colours; null if
 * there is none.
 */
export function gutter({ data }: Thumbnail, view: View): number | null {
  const offsetOf = (along: number, across: number): number =>
    3 * (along * view.stepAlong + across * view.stepAcross);
  const colours = new Map<number, { mean: number[]; spread: number }>();
  const colourAlong = (position: number): { mean: number[]; spread: number } => {
    const known = colours.get(position);
    if (known) return known;
    const count = view.across - 2;
    const [first, step] = [offsetOf(position, 1), 3 * view.stepAcross];
    const mean = [0, 1, 2].map((k) => {
      let sum = 0;
      for (let i = 0, at = first + k; i < count; i++, at += step) sum += data[at]! / count;
      return sum;
    });
    let spread = 0;
    for (let i = 0, at = first; i < count; i++, at += step)
      for (let k = 0; k < 3; k++) spread += Math.abs(data[at + k]! - mean[k]!);
    const colour = { mean, spread: spread / (3 * count) };
    colours.set(position, colour);
    return colour;
  };
  const isGutter = (position: number): boolean => {
    const band = colourAlong(position).mean;
    const isFar = (colour: number, k: number): boolean => Math.abs(colour - band[k]!) >= GUTTER_DIFFERENCE;
    const differs = (other: number): boolean => colourAlong(other).mean.some(isFar);
    // The gap between two text lines is even as well, but its paper continues between their letters.
    const endsAtCard = (direction: -1 | 1): boolean => {
      let edge = position;
      while (edge > BESIDE_GUTTER && edge < view.along - 1 - BESIDE_GUTTER && !differs(edge))
        edge += direction;
      if (
        !isFarFrom(
          colourAlong(edge - direction * CARD_EDGE).mean,
          colourAlong(edge + direction * CARD_EDGE).mean,
        )
      )
        return false;
      let changed = 0;
      for (let i = 1; i < view.across - 1; i++) {
        let others = 0;
        for (let off = 1; off <= BESIDE_GUTTER; off++) {
          const at = offsetOf(edge + direction * off, i);
          if (isFar(data[at]!, 0) || isFar(data[at + 1]!, 1) || isFar(data[at + 2]!, 2)) others++;
        }
        if (others > BESIDE_GUTTER / 2) changed++;
      }
      return changed >= CHANGED_BESIDE * (view.across - 2);
    };
    // On a page with two panels the margins have the gutter's colour; hardly any page is as wide as two cards.
    const hasNoMargins = differs(2) && differs(view.along - 3);
    const isWide = view.along >= TWO_BESIDE * view.across;
    return (hasNoMargins || isWide) && endsAtCard(-1) && endsAtCard(1);
  };
  const offMiddle = (position: number): number => Math.abs(position - view.along / 2);
  return (
    middlePositions(view)
      .filter((position) => colourAlong(position).spread < GUTTER_EVENNESS)
      .sort((a, b) => offMiddle(a) - offMiddle(b))
      .find(isGutter) ?? null
  );
}
