import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { cornersOf, distance, type Point, type Quad } from '../../../contract/geometry.ts';
import type { Raster, TextRegion } from '../../raster/page.ts';
import { warp } from '../../raster/warp.ts';
import { chooseDocuments } from './choose-documents.ts';
import { candidatesOnSheet, documentCandidates } from './find-documents.ts';

const CARD = { width: 856, height: 540 };

async function rasterOf(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A tinted card with three bars for its print. */
const card = (tint: string): string =>
  `<rect width="856" height="540" fill="${tint}"/>${[120, 240, 360].map((y) => `<rect x="300" y="${y}" width="400" height="40" fill="#222"/>`).join('')}`;
const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

const regionAt = (x: number, y: number, width: number, height: number): TextRegion => ({
  score: 0.9,
  quad: cornersOf({ x, y, width, height }),
});
const printOf = (left: number, top: number): TextRegion[] =>
  [120, 240, 360].map((y) => regionAt(left + 300, top + y, 400, 40));

/** Largest distance of a found corner from the true one. */
const error = (found: Quad, truth: readonly Point[]): number =>
  Math.max(...found.map((p, i) => distance(truth[i]!, p)));

describe('documents on pictures', () => {
  let onDesk: Raster;
  const corners: Quad = [
    { x: 210, y: 160 },
    { x: 1050, y: 90 },
    { x: 1110, y: 690 },
    { x: 150, y: 640 },
  ];

  beforeAll(async () => {
    const flat = await rasterOf(svg(CARD.width, CARD.height, card('#dfe8f0')));
    const desk = await rasterOf(
      svg(
        1280,
        800,
        '<rect width="1280" height="800" fill="#6b4a2f"/><rect x="40" y="30" width="90" height="700" fill="#30343a" transform="rotate(8 80 380)"/>',
      ),
    );
    // The card as photographed: the desk, with the card warped to its corners.
    const whole: Quad = [
      { x: 0, y: 0 },
      { x: 1280, y: 0 },
      { x: 1280, y: 800 },
      { x: 0, y: 800 },
    ];
    const { homographyBetween, projectQuad, wholeOf } = await import('../../raster/homography.ts');
    const inverse = homographyBetween(corners, wholeOf(CARD))!;
    const seen = warp(flat, projectQuad(inverse, whole), 1280, 800);
    const data = Uint8Array.from(desk.data);
    for (let i = 0; i < data.length; i += 3) {
      const inside = insideQuad(corners, (i / 3) % 1280, Math.floor(i / 3 / 1280));
      if (inside) data.set(seen.data.subarray(i, i + 3), i);
    }
    onDesk = { data, width: 1280, height: 800 };
  });

  it('finds a card seen at an angle on a desk, within a hundredth of the picture', async () => {
    const [found] = chooseDocuments(await documentCandidates(onDesk), [
      regionAt(500, 260, 400, 40),
      regionAt(500, 400, 400, 40),
      regionAt(500, 500, 400, 40),
    ]);
    expect(error(found!, corners)).toBeLessThan(13);
  });

  it('ends a page at its edge where a lamp’s light beside it differs from the ground, too', async () => {
    const page = `<rect x="200" y="150" width="700" height="960" fill="#e8e6e0"/>`;
    const flat = await rasterOf(svg(1200, 1300, `<rect width="1200" height="1300" fill="#333"/>${page}`));
    const data = Uint8Array.from(flat.data);
    for (let y = 150; y < 1110; y++) {
      const reach = 170 - 0.17 * (y - 150);
      for (let x = 900; x < 900 + reach; x++) {
        const at = (y * 1200 + x) * 3;
        data.fill(data[at]! + 55 * (1 - (x - 900) / reach), at, at + 3);
      }
    }
    const photo = { ...flat, data };
    const { islands } = await documentCandidates(photo);
    expect(islands).toHaveLength(1);
    const corner = (x: number, y: number): Point => ({ x, y });
    expect(
      error(islands[0]!, [corner(200, 150), corner(900, 150), corner(900, 1110), corner(200, 1110)]),
    ).toBeLessThan(13);
  });

  it('takes two like frames of a card’s proportions on blank paper for cards, but not over a line beside them', async () => {
    const frame = (y: number): string =>
      `<rect x="200" y="${y}" width="856" height="540" rx="30" fill="none" stroke="#555" stroke-width="4"/>${[120, 240].map((dy) => `<rect x="500" y="${y + dy}" width="400" height="40" fill="#222"/>`).join('')}`;
    const copies = await rasterOf(svg(1240, 1754, frame(120) + frame(760)));
    const candidates = (await documentCandidates(copies)).closer();
    const print = [120, 760].flatMap((y) => [120, 240].map((dy) => regionAt(500, y + dy, 400, 40)));
    expect(chooseDocuments(candidates, print)).toHaveLength(2);
    expect(chooseDocuments(candidates, [...print, regionAt(200, 1500, 300, 24)])).toEqual([]);
  });

  it('takes the whole picture when text lies outside of what it found', async () => {
    const outside = [regionAt(500, 300, 400, 40), regionAt(20, 740, 600, 40), regionAt(640, 740, 600, 40)];
    expect(chooseDocuments(await documentCandidates(onDesk), outside)).toEqual([]);
  });

  it('does not cut a table out of a page', async () => {
    const rows = Array.from(
      { length: 12 },
      (_, i) =>
        `<rect x="150" y="${300 + i * 60}" width="940" height="60" fill="none" stroke="#333" stroke-width="3"/>`,
    ).join('');
    const page = await rasterOf(svg(1240, 1754, `<rect width="1240" height="1754" fill="#fff"/>${rows}`));
    const text = Array.from({ length: 12 }, (_, i) => regionAt(170, 310 + i * 60, 700, 36));
    expect(chooseDocuments(await documentCandidates(page), text)).toEqual([]);
  });

  it('splits two cards scattered over a scan, left to right', async () => {
    const body = `<rect width="1654" height="1200" fill="#fbfbfa"/><g transform="translate(60 80) scale(.8)">${card('#d8e6ef')}</g><g transform="translate(860 500) scale(.8) rotate(-6)">${card('#efe6d0')}</g>`;
    const scan = await rasterOf(svg(1654, 1200, body));
    const scaled = (left: number, top: number): TextRegion[] =>
      [96, 192, 288].map((y) => regionAt(left + 240, top + y, 320, 32));
    const found = chooseDocuments(await documentCandidates(scan), [...scaled(60, 80), ...scaled(860, 470)]);
    expect(found).toHaveLength(2);
    expect(found[0]![0].x).toBeLessThan(80);
  });

  it('splits two cards of which one prints hardly anything', async () => {
    const body = `<rect width="1654" height="1200" fill="#f4f4f2"/><g transform="translate(60 80) scale(.8)">${card('#d8e6ef')}</g><rect x="860" y="600" width="685" height="432" fill="#d8e6ef"/>`;
    const scan = await rasterOf(svg(1654, 1200, body));
    const found = chooseDocuments(await documentCandidates(scan), [
      ...[96, 192, 288].map((y) => regionAt(300, 80 + y, 320, 32)),
      regionAt(900, 640, 40, 12),
    ]);
    expect(found).toHaveLength(2);
  });

  it('finds a white card with a broken outline on a white lid, beside two that colour tells', async () => {
    const placedAt = (x: number, y: number, body: string): string =>
      `<g transform="translate(${x} ${y}) scale(.6)">${body}</g>`;
    const white = card('#fbfbfa').replace('/>', ' stroke="#aaa" stroke-width="4" stroke-dasharray="60 20"/>');
    const body = `<rect width="1654" height="1200" fill="#fbfbfa"/>${placedAt(60, 80, card('#d8e6ef'))}${placedAt(900, 80, card('#d8e6ef'))}${placedAt(400, 700, white)}`;
    const text = [60, 900, 400].flatMap((left) =>
      [72, 144, 216].map((y) => regionAt(left + 180, (left === 400 ? 700 : 80) + y, 240, 24)),
    );
    const candidates = await documentCandidates(await rasterOf(svg(1654, 1200, body)));
    expect(candidates.islands).toHaveLength(2);
    expect(chooseDocuments(candidates.closer(), text)).toHaveLength(3);
  });

  it('finds both cards of a sheet, of which one has the sheet’s own colour along two of its sides', async () => {
    const framed = (y: number, body: string): string =>
      `<g transform="translate(120 ${y})">${body}<rect width="856" height="540" fill="none" stroke="#889" stroke-width="2"/></g>`;
    const paper = '#eeeeec';
    const blank = `<path d="M0 0H856V80H120V540H0Z" fill="${paper}"/>`;
    const body = `<rect width="1100" height="1400" fill="${paper}"/>${framed(140, card('#d8e6ef') + blank)}${framed(710, card('#d8e6ef'))}`;
    const print = await rasterOf(svg(1100, 1400, body));
    const sheet = regionAt(0, 0, 1100, 1400).quad;
    const text = [...printOf(120, 140), ...printOf(120, 710)];
    expect(chooseDocuments(await candidatesOnSheet(print, sheet), text)).toHaveLength(2);
  });

  it('finds both cards of a sheet that was cut off along the edge of one of them, and no head of a page there', async () => {
    const placedAt = (y: number, body: string): string => `<g transform="translate(70 ${y})">${body}</g>`;
    const wide = card('#a8c6df').replace('width="856"', 'width="960"');
    const sheetOf = (body: string): Promise<Raster> =>
      rasterOf(svg(1100, 1240, `<rect width="1100" height="1240" fill="#eeeeec"/>${body}`));
    const sheet = regionAt(0, 0, 1100, 1240).quad;
    const cards = await sheetOf(placedAt(0, wide) + placedAt(600, wide));
    const text = [...printOf(70, 0), ...printOf(70, 600)];
    expect(chooseDocuments(await candidatesOnSheet(cards, sheet), text)).toHaveLength(2);
    const page = await sheetOf(placedAt(0, wide) + placedAt(700, '<rect width="960" height="90"/>'));
    expect((await candidatesOnSheet(page, sheet)).islands).toEqual([]);
  });

  it('finds cards on a sheet that lies askew under a lamp', async () => {
    const body = `<defs><linearGradient id="lamp"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#c9c6c0"/></linearGradient></defs><rect width="1600" height="1300" fill="#5a4030"/><g transform="rotate(7 800 650)"><rect x="240" y="120" width="1100" height="1040" fill="url(#lamp)"/><g transform="translate(340 220) scale(.6)">${card('#b9cfe0')}</g><g transform="translate(640 740) scale(.6)">${card('#d9c9a8')}</g></g>`;
    const photo = await rasterOf(svg(1600, 1300, body));
    const text = [
      ...[0, 1, 2].map((i) => regionAt(600 - 9 * i, 270 + 72 * i, 220, 24)),
      ...[0, 1, 2].map((i) => regionAt(790 - 9 * i, 800 + 72 * i, 220, 24)),
    ];
    const outer = await documentCandidates(photo);
    const [sheet] = chooseDocuments(outer, text);
    const onSheet = await candidatesOnSheet(photo, sheet!);
    expect(chooseDocuments(onSheet, text)).toHaveLength(2);
  });

  it.each([
    ['edge to edge', 0],
    ['with a gutter', 40],
  ])('splits both sides of a card beside each other, %s', async (_, gap) => {
    const body = `<rect width="${1712 + gap}" height="540" fill="#fff"/>${card('#dbe9f3')}<g transform="translate(${856 + gap} 0)">${card('#f1ead6')}</g>`;
    const both = await rasterOf(svg(1712 + gap, 540, body));
    const found = chooseDocuments(await documentCandidates(both), [
      ...printOf(0, 0),
      ...printOf(856 + gap, 0),
    ]);
    expect(found).toHaveLength(2);
    expect(Math.abs(found[0]![1].x - (856 + gap / 2))).toBeLessThan(gap / 2 + 12);
  });
});

function insideQuad(quad: Quad, x: number, y: number): boolean {
  return quad.every((a, i) => {
    const b = quad[(i + 1) % 4]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
  });
}
