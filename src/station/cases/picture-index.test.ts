import Database from 'better-sqlite3';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { perceptualHash } from '../../engine/intake/perceptual-hash.ts';
import type { Raster } from '../../engine/raster/page.ts';
import { omangRead, stationFor } from '../verification/verification.fixture.ts';
import { atOnce } from '../in-pieces.ts';
import { createPictureIndex, SAME_PICTURE_BITS } from './picture-index.ts';

const WIDTH = 800;
const HEIGHT = 500;

afterEach(() => vi.unstubAllGlobals());

/** A form with a heading and rows of bars where words would be; the bars of each seed have other lengths. */
function form(seed: number): Buffer {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const bars = Array.from({ length: 60 }, (_, i) => {
    const [x, y] = [60 + (i % 3) * 240, 110 + Math.floor(i / 3) * 18];
    return `<rect x="${x}" y="${y}" width="${40 + next() * 160}" height="9"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eef"/><rect x="40" y="30" width="720" height="40" fill="#246"/>${bars.join('')}</svg>`,
  );
}

async function print(picture: Sharp): Promise<Uint8Array | null> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return perceptualHash({ data, width: info.width, height: info.height } as unknown as Raster);
}
const bitsBetween = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, byte, i) => sum + (byte ^ b[i]!).toString(2).replaceAll('0', '').length, 0);

it('copies in another quality, size and brightness have nearly the same print', async () => {
  const original = (await print(sharp(form(1))))!;
  const png = await sharp(form(1)).png().toBuffer();
  const copies = [
    await sharp(png).jpeg({ quality: 50 }).toBuffer(),
    await sharp(png)
      .resize(WIDTH / 2)
      .jpeg({ quality: 80 })
      .toBuffer(),
    await sharp(png).linear(0.85, 12).png().toBuffer(),
  ];
  for (const copy of copies)
    expect(bitsBetween(original, (await print(sharp(copy)))!)).toBeLessThanOrEqual(SAME_PICTURE_BITS);
});

it('another filling of the same form has another print', async () => {
  const [one, two] = [await print(sharp(form(1))), await print(sharp(form(2)))];
  expect(bitsBetween(one!, two!)).toBeGreaterThan(SAME_PICTURE_BITS);
});

it('an empty page has none', async () => {
  const empty = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fdfdfd' } });
  expect(await print(empty)).toBeNull();
});

it('a copy is a duplicate of its case, unless the document numbers contradict each other', async () => {
  const pagePrint = await print(sharp(form(1)));
  const numbers = ['428317215', '428317215', '677620787'];
  let turn = 0;
  const { station, remove } = await stationFor({
    verify: () => ({ ...omangRead({ idNumber: numbers[turn++]! }), pagePrints: [pagePrint] }),
  });
  try {
    const verify = async (sent: string): Promise<string> => {
      const file = { name: 'photo.jpg', bytes: Buffer.from(`\xff\xd8\xff ${sent}`, 'latin1') };
      const request = { category: 'IDENTITY', mode: 'BATCH', actor: { kind: 'client', id: 'bank' } } as const;
      return (await station.verification.verify({ ...request, files: [file] })).caseId!;
    };
    const [first, copy, another] = [await verify('one'), await verify('two'), await verify('three')];
    const reasons = (caseId: string) =>
      station.cases.marks.duplicatesOf(caseId).filter((d) => d.reason.includes('picture'));
    expect(reasons(copy)).toMatchObject([{ caseId: first }]);
    expect(reasons(another)).toEqual([]);
  } finally {
    await remove();
  }
});

it('a print whose row has the number of a removed one is found', () => {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE case_prints (print_id INTEGER PRIMARY KEY, case_id TEXT, print BLOB)');
  const index = createPictureIndex(database);
  const [asked, other] = [Buffer.alloc(288, 0x0f), Buffer.alloc(288, 0xf0)];
  index.add('a', [asked]);
  index.add('b', [other]);
  expect(index.like('a')).toEqual([]);
  database.exec("DELETE FROM case_prints WHERE case_id = 'b'");
  index.add('c', [asked]);
  expect(index.like('a')).toEqual([{ caseId: 'c', distance: 0 }]);
  // The same picture again, in a case that came after the erased one.
  database.exec("DELETE FROM case_prints WHERE case_id = 'c'");
  index.add('d', [asked]);
  expect(index.like('a')).toEqual([{ caseId: 'd', distance: 0 }]);
  database.close();
});

it('pictures that are added and erased in turn take no more memory than those that stand', () => {
  const taken: number[] = [];
  class Watched extends Uint32Array {
    constructor(length: number) {
      super(length);
      taken.push(length);
    }
  }
  vi.stubGlobal('Uint32Array', Watched);
  const database = new Database(':memory:');
  database.exec('CREATE TABLE case_prints (print_id INTEGER PRIMARY KEY, case_id TEXT, print BLOB)');
  const index = createPictureIndex(database);
  const erase = database.prepare('DELETE FROM case_prints WHERE print_id > ? AND print_id <= ?');
  const [asked, other] = [Buffer.alloc(288, 0x0f), Buffer.alloc(288, 0xf0)];
  index.add('first', [asked]);
  // Four hundred a day, each kept for a day, the first one for good.
  for (let day = 0; day < 50; day++) {
    for (let i = 0; i < 400; i++) index.add(`${day} ${i}`, [i === 399 ? asked : other]);
    expect(index.like('first').map(({ caseId }) => caseId)).toContain(`${day} 399`);
    erase.run(1, 1 + 400 * day);
  }
  expect(index.like('49 399')).toEqual([{ caseId: 'first', distance: 0 }]);
  // 72 words each, in the 1,024 places that were there from the first.
  expect(Math.max(...taken)).toBe(1_024 * 72);
  // After the last one was erased too, everything is read anew.
  database.exec('DELETE FROM case_prints WHERE print_id > 1');
  expect(index.like('first')).toEqual([]);
  index.add('last', [asked]);
  expect(index.like('first')).toEqual([{ caseId: 'last', distance: 0 }]);
  database.close();
});

it('of very many copies the newest are found; reading ahead changes nothing', () => {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE case_prints (print_id INTEGER PRIMARY KEY, case_id TEXT, print BLOB)');
  const [ahead, index] = [createPictureIndex(database), createPictureIndex(database)];
  const [asked, other] = [Buffer.alloc(288, 0x0f), Buffer.alloc(288, 0xf0)];
  // More than memory is taken for at a time.
  for (let i = 0; i < 3_000; i++) index.add(`case ${i}`, [i % 2 === 0 ? asked : other, null]);
  atOnce(ahead.load());
  index.add('here', [other, asked]);
  for (const one of [ahead, index]) {
    const found = one.like('here', 4).map(({ caseId }) => caseId);
    expect(found.sort()).toEqual(['case 2996', 'case 2997', 'case 2998', 'case 2999']);
    expect(one.like('here')).toHaveLength(3_000);
    expect(one.like('case 1')).toHaveLength(1_500);
  }
  database.close();
});
