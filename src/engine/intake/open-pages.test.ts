import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READERS } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { readPage } from '../ocr/read-page.ts';
import { letter, pagesOf, pdf } from './pages.fixture.ts';
import { openPages, pagesBeforeOpening } from './open-pages.ts';
import type { Page } from '../raster/page.ts';

const codeOf = async (bytes: Uint8Array): Promise<string> =>
  pagesOf(bytes).then(
    () => 'opened',
    (thrown: unknown) => (thrown instanceof StationError ? thrown.code : String(thrown)),
  );

/** An animation of one frame around a PNG's own picture (PNG 3rd edition, 11.3.6: acTL and fcTL before the data). */
function animated(png: Buffer): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const out = Buffer.alloc(named.length + 8);
    out.writeUInt32BE(body.length);
    named.copy(out, 4);
    out.writeUInt32BE(crc32(named), named.length + 4);
    return out;
  };
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(1);
  const frame = Buffer.alloc(26);
  png.copy(frame, 4, 16, 24);
  frame.writeUInt16BE(1, 20);
  frame.writeUInt16BE(10, 22);
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    chunk('acTL', frames),
    chunk('fcTL', frame),
    png.subarray(afterHeader),
  ]);
}

const textOf = async (page: Page): Promise<string> =>
  (await readPage(page, { ...DEFAULT_READERS, secondary: 'none' })).lines.map((line) => line.text).join('\n');

describe('what is refused, by content and not by name', () => {
  it('refuses text, a truncated JPEG, and a PNG header with nothing behind it', async () => {
    expect(await codeOf(Buffer.from('not a picture'))).toBe('INVALID_FILE_FORMAT');
    const whole = await letter();
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('DAMAGED_DOCUMENT');
    expect(await codeOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe(
      'DAMAGED_DOCUMENT',
    );
  });

  it.each<[string, Buffer]>([
    ['a GIF picture', Buffer.from('GIF89a\x01\0\x01\0', 'latin1')],
    ['a BMP picture', Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'latin1')],
    ['a TIFF picture', Buffer.from('MM\0*\0\0\0\x08', 'latin1')],
    ['a HEIC picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic', 'latin1')],
  ])('says that it is %s', async (name, bytes) => {
    await expect(pagesOf(bytes)).rejects.toThrow(`The file is ${name}, not a JPEG, PNG or PDF.`);
  });

  it('says which file of the request it refuses', async () => {
    const pages = openPages(
      { name: 'a file', bytes: Buffer.from('%PDF-1.7 cut') },
      { fileIndex: 3, firstPageIndex: 5 },
    );
    await expect(pages.next()).rejects.toMatchObject({
      code: 'DAMAGED_DOCUMENT',
      details: { fileIndex: 3 },
    });
  });

  it('refuses more than 10 MB, and more than 100 megapixels before decoding them', async () => {
    expect(await codeOf(new Uint8Array(11 * 1024 * 1024))).toBe('FILE_TOO_LARGE');
    const bomb = await sharp({ create: { width: 11_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await codeOf(bomb)).toBe('DOCUMENT_TOO_COMPLEX');
  });

  it('refuses PDFs with a password, with damage and with more than 50 pages', async () => {
    expect(await codeOf(await pdf((doc) => void doc.text('secret'), { userPassword: 'x' }))).toBe(
      'ENCRYPTED_DOCUMENT',
    );
    const good = await pdf((doc) => void doc.text('cut in the middle'));
    expect(await codeOf(good.subarray(0, 300))).toBe('DAMAGED_DOCUMENT');
    const long = await pdf((doc) => {
      for (let i = 0; i < 50; i++) doc.addPage();
    });
    expect(await codeOf(long)).toBe('DOCUMENT_TOO_COMPLEX');
  });

  it('opens a PDF that only restricts printing', async () => {
    expect(
      await codeOf(
        await pdf((doc) => void doc.text('An owner password alone keeps nobody from reading.'), {
          ownerPassword: 'y',
        }),
      ),
    ).toBe('opened');
  });
});

describe('pictures of every kind', () => {
  it.each([0, 90, 180, 270] as const)('stands a page turned by %i° upright and reads it', async (turn) => {
    const [page] = await pagesOf(await letter(turn));
    expect(page!.report.orientation).toBe((360 - turn) % 360);
    expect(await textOf(page!)).toContain('4471 2290');
  });

  it.each([
    [75, 270],
    [105, 270],
    [-72, 90],
    [162, 180],
    [18, 0],
  ])('stands a page turned by %i° upright, askew as it is', async (turn, orientation) => {
    const [page] = await pagesOf(await letter(turn));
    expect(page!.report.orientation).toBe(orientation);
    expect(await textOf(page!)).toContain('4471 2290');
  });

  it('applies the EXIF orientation', async () => {
    const sideways = await sharp(await letter(270))
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [page] = await pagesOf(sideways);
    expect(page!.report).toMatchObject({ orientation: 90, width: 1240, height: 900 });
  });

  it('decodes 16-bit, palette, grayscale, CMYK and interlaced files to 8-bit RGB', async () => {
    const source = sharp(await letter());
    const kinds = [
      source.clone().toColourspace('rgb16').png(),
      source.clone().png({ palette: true }),
      source.clone().grayscale().png({ progressive: true }),
      source.clone().toColourspace('cmyk').jpeg(),
      source.clone().toColourspace('grey16').png(),
      source.clone().grayscale().ensureAlpha().png(),
      source.clone().png({ palette: true, colours: 2, dither: 0 }),
      source.clone().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ];
    for (const kind of kinds) {
      const [page] = await pagesOf(await kind.toBuffer());
      const { data, width, height } = page!.raster;
      expect([width, height, data.length]).toEqual([1240, 900, 1240 * 900 * 3]);
      // The corner is paper.
      expect(data[0]).toBeGreaterThan(240);
    }
  });

  it('takes the first frame of an animated PNG', async () => {
    const still = await sharp(await letter())
      .png()
      .toBuffer();
    const [page] = await pagesOf(animated(still));
    expect([page!.raster.width, page!.raster.height]).toEqual([1240, 900]);
    expect(await textOf(page!)).toContain('4471 2290');
  });

  it('puts a transparent PNG on white', async () => {
    const clear = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const [page] = await pagesOf(clear);
    expect([...page!.raster.data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('reads light lettering on nothing, which white paper would hide', async () => {
    const svg = `<svg width="1300" height="900" xmlns="http://www.w3.org/2000/svg"><g fill="#fff" font-family="DejaVu Sans" font-size="54"><text x="80" y="200">Certificate number 48213</text><text x="80" y="380">Issued in Maun</text></g></svg>`;
    const [page] = await pagesOf(await sharp(Buffer.from(svg)).png().toBuffer());
    const { lines } = await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' });
    expect(lines.map((line) => line.text).join(' ')).toContain('48213');
  });

  it('warns below 1200 × 800 and does not refuse', async () => {
    const [page] = await pagesOf(
      await sharp(await letter())
        .resize(900)
        .jpeg()
        .toBuffer(),
    );
    expect(page!.report.quality.readable).toBe(true);
    expect(page!.report.quality.warnings.join()).toContain('1200 × 800');
  });

  it('calls a page that is only a blur unreadable, with advice', async () => {
    const [page] = await pagesOf(
      await sharp(await letter())
        .blur(22)
        .jpeg()
        .toBuffer(),
    );
    const { quality } = (await readPage(page!, { ...DEFAULT_READERS, secondary: 'none' })).report;
    expect(quality.readable).toBe(false);
    expect(quality.warnings.at(-1)).toMatch(/No text was found|hardly be read/);
  });
});

it('pictures are counted before they are opened; a PDF is not', async () => {
  const picture = { name: 'a picture', bytes: await letter() };
  const document = { name: 'a document', bytes: await pdf((doc) => void doc.text('One page')) };
  expect(pagesBeforeOpening([])).toBe(0);
  expect(pagesBeforeOpening([picture, picture])).toBe(2);
  expect(pagesBeforeOpening([picture, document])).toBeNull();
});
