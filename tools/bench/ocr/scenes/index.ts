import { createRandom } from '../../../specimens/world/random.ts';
import type { GeometryPlan } from '../geometry-cases.ts';
import { copyWithWords, onGlass, onTable, touching, whiteOnWhite, type Scene } from './cards-together.ts';
import { cutAtEdge, darkOnDark, inSleeve, onKeyboard, onPattern, tornOnCarpet } from './hard-places.ts';
import {
  aloneOnGlass,
  aReceipt,
  inHand,
  keystone,
  passportSpread,
  tableAtEdges,
  wholePage,
} from './one-document.ts';
import { blackBorder, inViewer } from './paper-edges.ts';
import { copiesAlone, copiesCertified, pasted, threeCards } from './pasted.ts';

/** Every scene, and whether each of its documents must become a page of its own. */
const SCENES: Record<string, { draw: Scene; split: boolean }> = {
  'cards on a scanner’s glass': { draw: onGlass, split: true },
  'cards on a table': { draw: onTable, split: true },
  'white cards on white paper': { draw: whiteOnWhite, split: true },
  'cards that touch or overlap': { draw: touching, split: true },
  // Kept whole: the commissioner's words and stamp belong to both sides (ADR 19).
  'certified copy of both sides': { draw: copyWithWords, split: false },
  'one card on a scanner’s glass': { draw: aloneOnGlass, split: false },
  'card held in a hand': { draw: inHand, split: false },
  'open passport': { draw: passportSpread, split: false },
  'page with keystone': { draw: keystone, split: false },
  'page that fills the picture': { draw: tableAtEdges, split: false },
  receipt: { draw: aReceipt, split: false },
  'card on a keyboard': { draw: onKeyboard, split: false },
  'card on cloth or carpet': { draw: onPattern, split: false },
  'dark card on a dark table': { draw: darkOnDark, split: false },
  'card in a clear sleeve': { draw: inSleeve, split: false },
  'card over the edge of the glass': { draw: cutAtEdge, split: false },
  'torn letter on a carpet': { draw: tornOnCarpet, split: false },
  'page in a viewer’s window': { draw: inViewer, split: false },
  'scan with black borders': { draw: blackBorder, split: false },
  'cards put together by a program': { draw: pasted, split: true },
  'three cards on one colour': { draw: threeCards, split: true },
  'copies on a white sheet': { draw: copiesAlone, split: true },
  'copies on a white sheet, certified': { draw: copiesCertified, split: false },
  'page of boxes, columns, pictures': { draw: wholePage, split: false },
};

/** Scenes in turn, so that a measurement cut short has some of each; only kinds that hold one of `kinds`, if given. */
export function* scenePlans(seed: number, count: number, kinds?: readonly string[]): Generator<GeometryPlan> {
  for (let round = 0; round < count; round++)
    for (const [kind, { draw, split }] of Object.entries(SCENES)) {
      if (kinds && kinds.length > 0 && !kinds.some((part) => kind.includes(part))) continue;
      const name = `${kind}/${seed + round}`;
      yield { name, kind, split, make: () => draw(createRandom('scene', kind, seed + round), seed + round) };
    }
}
