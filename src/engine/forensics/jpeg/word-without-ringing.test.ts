import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { openImage } from '../image/evidence.ts';
import { wordWithoutRinging } from './word-without-ringing.ts';

const [WIDTH, HEIGHT] = [900, 900];
/** A value after its label, within the list. */
const PLACE = { x: 620, y: 40 + 9 * 32 };

function canvasOf(draw: (g: SKRSContext2D) => void) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  draw(canvas.getContext('2d'));
  return canvas;
}

function write(g: SKRSContext2D, text: string, x: number, y: number): void {
  g.fillStyle = '#111';
  g.font = '20px sans-serif';
  g.fillText(text, x, y);
}

/** A list as drawn by a program. */
const list = canvasOf((g) => {
  g.fillStyle = '#fff';
  g.fillRect(0, 0, WIDTH, HEIGHT);
  for (let k = 0; k < 24; k++) {
    write(g, `numbered item ${1000 + 37 * k}`, 40, 40 + 32 * k);
    write(g, `${23571 + 413 * k}.${10 + 3 * k}`, PLACE.x, 40 + 32 * k);
  }
});

/** The list saved as JPEG, opened and changed, and saved losslessly. */
async function changed(
  change: (g: SKRSContext2D) => void = () => {},
  first: Buffer = list.toBuffer('image/jpeg', 80),
): Promise<ReturnType<typeof wordWithoutRinging.measure>> {
  const opened = await loadImage(first);
  const canvas = canvasOf((g) => {
    g.drawImage(opened, 0, 0);
    change(g);
  });
  const png = new Uint8Array(canvas.toBuffer('image/png'));
  return wordWithoutRinging.measure((await openImage(png, 'unknown'))!);
}

function retype(g: SKRSContext2D, x: number, y: number): void {
  g.fillStyle = '#fff';
  g.fillRect(x - 6, y - 24, 140, 32);
  write(g, '94817.62', x, y);
}

describe('a word without ringing', { timeout: 30_000 }, () => {
  it('is found where it was typed after the page was compressed', async () => {
    const { value, box } = await changed((g) => {
      retype(g, PLACE.x, PLACE.y);
    });
    expect(value).toBeGreaterThan(wordWithoutRinging.strongFrom!);
    expect(box!.x).toBeGreaterThan(PLACE.x - 10);
    expect(Math.abs(box!.y + box!.height - PLACE.y)).toBeLessThan(8);
  });

  it('is not seen on a compressed page that was left alone', async () => {
    expect((await changed()).value).toBeLessThan(wordWithoutRinging.strongFrom! / 1.5);
  });

  it('means nothing where no word rings, many do not, or it stands beside the page', async () => {
    const untouched = list.toBuffer('image/png');
    const plain = await changed((g) => {
      retype(g, PLACE.x, PLACE.y);
    }, untouched);
    expect(plain.value).toBe(0);
    const many = await changed((g) => {
      for (let k = 0; k < 24; k++) retype(g, PLACE.x, 40 + 32 * k);
    });
    expect(many.value).toBe(0);
    const below = await changed((g) => {
      retype(g, 40, HEIGHT - 20);
    });
    expect(below.value).toBeLessThan(wordWithoutRinging.strongFrom! / 1.5);
  });

  it('is not judged by print on paper of another tone', async () => {
    // On white, half of the ringing is clipped.
    const whiteRow = canvasOf((g) => {
      g.drawImage(list, 0, 0);
      g.globalCompositeOperation = 'multiply';
      g.fillStyle = '#d8d8d8';
      g.fillRect(0, 0, WIDTH, PLACE.y - 24);
      g.fillRect(0, PLACE.y + 8, WIDTH, HEIGHT);
    });
    const { value } = await changed(undefined, whiteRow.toBuffer('image/jpeg', 80));
    expect(value).toBeLessThan(wordWithoutRinging.strongFrom! / 1.5);
  });
});
