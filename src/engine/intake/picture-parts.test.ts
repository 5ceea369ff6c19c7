import { describe, expect, it } from 'vitest';
import { cornersOf } from '../../contract/geometry.ts';
import { fineSide } from '../ocr/detection-size.ts';
import type { Raster, TextRegion } from '../raster/page.ts';
import { partsOf } from './picture-parts.ts';
import type { TextAt } from './text-at.ts';

const SIZE = { width: 800, height: 600 };
/** A card on a dark table, both of one colour with a little noise, as a camera sees them. */
const CARD = { x: 80, y: 60, width: 300, height: 190 };

function tableWithCard(size = SIZE, card = CARD): Raster {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, at++) {
      const isCard = x >= card.x && x < card.x + card.width && y >= card.y && y < card.y + card.height;
      data.fill((isCard ? 215 : 70) + ((at * 7919) % 5), at * 3, at * 3 + 3);
    }
  return { ...size, data };
}

const lineAt = (x: number, y: number, width: number, height = 8): TextRegion => ({
  score: 0.9,
  quad: cornersOf({ x, y, width, height }),
});
const onCard = (lines: number): TextRegion[] =>
  Array.from({ length: lines }, (_, i) => lineAt(120, 80 + i * 18, 200));

/** Nothing was cut out; a raster is compared by identity, as its million numbers take minutes to print. */
async function isWhole(picture: Raster, look: (raster: Raster) => TextAt): Promise<boolean> {
  const parts = await partsOf(picture, look);
  return parts.length === 1 && parts[0]!.raster === picture;
}

describe('one small outline on a table', () => {
  const picture = tableWithCard();

  it('is cut out where it holds all text', async () => {
    const [part, ...more] = await partsOf(picture, () => async () => onCard(9));
    expect(more).toEqual([]);
    expect(Math.abs(part!.raster.width / part!.raster.height - CARD.width / CARD.height)).toBeLessThan(0.05);
  });

  it('is not cut out by what a smaller copy shows where a larger one showed text beside it', async () => {
    const shown = async (side: number): Promise<TextRegion[]> =>
      side === fineSide(picture) ? [...onCard(9), lineAt(500, 400, 200)] : onCard(9);
    expect(await isWhole(picture, () => shown)).toBe(true);
  });

  it('is not taken for a letter far away where a larger copy showed text beside it', async () => {
    // Short words, no line of the card's and 0.06 of all print: seen by itself, the card shows a letter's many lines.
    const words = [...onCard(5), lineAt(500, 400, 22, 11), lineAt(540, 400, 22, 11)];
    const look =
      (raster: Raster) =>
      async (side: number): Promise<TextRegion[]> => {
        if (raster !== picture) return onCard(30);
        return side === fineSide(picture) ? words : onCard(5);
      };
    expect(await isWhole(picture, look)).toBe(true);
  });
});

describe('a picture cut to the border of a card', () => {
  const size = { width: 856, height: 540 };
  const lines = [lineAt(80, 60, 200), lineAt(80, 240, 300), lineAt(560, 440, 220)];
  /** Which sizes of the picture, and of what was cut out of it, were looked at. */
  const looking = (picture: Raster): { sides: number[]; look: (raster: Raster) => TextAt } => {
    const sides: number[] = [];
    const look = (raster: Raster) => async (side: number) => {
      sides.push(raster === picture ? side : -side);
      return lines;
    };
    return { sides, look };
  };

  it('is one card, however little it prints: no larger copy is looked at', async () => {
    const picture = tableWithCard(size, { x: 0, y: 0, ...size });
    const { sides, look } = looking(picture);
    expect(await isWhole(picture, look)).toBe(true);
    expect(sides).not.toContain(fineSide(picture));
  });

  it('shows its text where a little of the table is left around it: what is cut out is not looked at again', async () => {
    const card = { x: 14, y: 10, width: 828, height: 520 };
    const picture = tableWithCard(size, card);
    const { sides, look } = looking(picture);
    const [part, ...more] = await partsOf(picture, look);
    expect(more).toEqual([]);
    expect(part!.rectified).not.toBeNull();
    expect(sides.every((side) => side > 0)).toBe(true);
    const [from] = part!.textRegions![0]!.quad;
    expect(Math.abs(from.x - (80 - card.x))).toBeLessThan(3);
    expect(Math.abs(from.y - (60 - card.y))).toBeLessThan(3);
  });
});
