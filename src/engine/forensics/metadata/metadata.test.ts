import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { startInspection } from '../inspector.ts';
import { readableDate } from './producer.ts';

async function picture(software: string): Promise<Uint8Array> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#dddddd' } })
    .withExif({ IFD0: { Make: 'Acme', Model: 'Phone 3', Software: software } })
    .jpeg()
    .toBuffer();
}

it('tells the device and the program as a note that moves no verdict', async () => {
  const report = await startInspection({ name: 'a.jpg', bytes: await picture('Photoshop') }, 0, {
    mode: 'quick',
    today: '2026-11-21',
  }).finish([], 'unknown');
  expect(report.channel).toBe('camera');
  expect(report.findings).toMatchObject([
    { detector: 'picture-origin', strength: 'note', group: 'metadata' },
  ]);
  expect(report.findings[0]?.explanation).toContain('Acme Phone 3, saved by Photoshop');
  expect(report.verdict).toBe('INCONCLUSIVE');
  expect(report.message).not.toMatch(/genuine/i);
});

/** A PNG with another chunk after its header. */
async function pngWith(type: string, data: Uint8Array): Promise<Uint8Array> {
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), length, body, check, png.subarray(headerEnd)]);
}

/** A JPEG with another segment after its first marker. */
async function jpegWith(data: Buffer, image = sharp(WHITE)): Promise<Uint8Array> {
  const jpeg = await image.jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

const WHITE = { create: { width: 640, height: 480, channels: 3, background: '#dddddd' } } as const;
const packet = (properties: string): string =>
  `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
  `<r:Description xmlns:b="http://ns.adobe.com/xap/1.0/" xmlns:t="http://ns.adobe.com/tiff/1.0/" ${properties}</r:RDF></x:xmpmeta>`;
const xmpSegment = (text: string): Buffer => Buffer.from(`http://ns.adobe.com/xap/1.0/\0${text}`);
const xmpChunk = (text: string, packed: boolean): Buffer =>
  Buffer.concat([
    Buffer.from(`XML:com.adobe.xmp\0${packed ? '\x01' : '\0'}\0\0\0`, 'latin1'),
    packed ? deflateSync(text) : Buffer.from(text),
  ]);

async function said(bytes: Uint8Array): Promise<string> {
  const { findings } = await startInspection({ name: 'a', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-21',
  }).finish([], 'unknown');
  return findings.find((f) => f.detector === 'picture-origin')?.explanation ?? '';
}

it('tells the program that a PNG names in a text chunk, packed or not', async () => {
  expect(await said(await pngWith('tEXt', Buffer.from('Software\0Adobe Photoshop 22')))).toContain(
    'saved by Adobe Photoshop 22',
  );
  const packed = Buffer.concat([Buffer.from('Software\0\0'), deflateSync('GIMP 2.10')]);
  expect(await said(await pngWith('zTXt', packed))).toContain('saved by GIMP 2.10');
});

describe('XMP', () => {
  const editor = packet('b:CreatorTool="Drawer 4" b:ModifyDate="2026-11-20T08:00:00+02:00"/>');

  it('is read although the picture has Exif, and beside it', async () => {
    const camera = sharp(WHITE).withExif({ IFD0: { Make: 'Acme', Model: 'Acme P3', Software: 'P3 1.0' } });
    expect(await said(await jpegWith(xmpSegment(editor), camera))).toBe(
      'According to its metadata the picture was made with Acme P3, saved by P3 1.0, saved by Drawer 4, saved 2026-11-20.',
    );
  });

  it('is read although the picture has none', async () => {
    const expected = 'According to its metadata the picture was saved by Drawer 4, saved 2026-11-20.';
    expect(await said(await jpegWith(xmpSegment(editor)))).toBe(expected);
    expect(await said(await pngWith('iTXt', xmpChunk(editor, false)))).toBe(expected);
    expect(await said(await pngWith('iTXt', xmpChunk(editor, true)))).toBe(expected);
    // libvips writes this chunk type, though the specification requires iTXt.
    const packed = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0'), deflateSync(editor)]);
    expect(await said(await pngWith('zTXt', packed))).toBe(expected);
  });

  it('keeps what looks like a number, and reads properties that are elements', async () => {
    const text = packet(
      '><b:CreatorTool>18.1</b:CreatorTool><t:Make>Acme</t:Make><t:Model>900</t:Model></r:Description>',
    );
    expect(await said(await pngWith('iTXt', xmpChunk(text, false)))).toBe(
      'According to its metadata the picture was made with Acme 900, saved by 18.1.',
    );
  });

  it.each([
    'i:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia"/>',
    '><i:DigitalSourceType>trainedAlgorithmicData</i:DigitalSourceType></r:Description>',
    'i:DigitalSourceType="digitalCapture"><i:DigitalSourceType>trainedAlgorithmicMedia</i:DigitalSourceType></r:Description>',
    '><i:DigitalSourceType r:resource="http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia"/></r:Description>',
  ])('speaks against a picture of which it says that a generative program made it: %s', async (property) => {
    const generated = packet(`xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${property}`);
    const report = await startInspection({ name: 'a', bytes: await jpegWith(xmpSegment(generated)) }, 0, {
      mode: 'quick',
      today: '2026-11-21',
    }).finish([], 'unknown');
    expect(report.verdict).toBe('SUSPICIOUS');
    expect(report.message).toContain('generative program');
  });

  it.each(['digitalCapture', 'compositeSynthetic'])(
    'of a camera or a composite says nothing against its picture: %s',
    async (type) => {
      const taken = packet(
        `xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" i:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/${type}"/>`,
      );
      expect(await said(await jpegWith(xmpSegment(taken)))).toBe('');
    },
  );

  it('says what stood before it stops being XML, and nothing of what is none', async () => {
    expect(await said(await pngWith('iTXt', xmpChunk(editor.slice(0, -20), false)))).toContain('Drawer 4');
    expect(await said(await pngWith('iTXt', xmpChunk('no packet', false)))).toBe('');
  });
});

describe('chunks that unfold', () => {
  const far = deflateSync(Buffer.alloc(1_000_000, 65), { level: 9 });
  it.each([
    ['a text', 'zTXt', Buffer.from('Software\0\0')],
    ['an international text', 'iTXt', Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0')],
    ['a colour profile', 'iCCP', Buffer.from('x\0\0')],
  ])('are left out: %s', async (_, type, head) => {
    expect(await said(await pngWith(type, Buffer.concat([head, far])))).toBe('');
  });
});

describe('the day a picture was taken', () => {
  const taken = (stamp: string, offset?: string): Promise<Uint8Array> =>
    sharp(WHITE)
      .withExif({ IFD2: { DateTimeOriginal: stamp, ...(offset ? { OffsetTimeOriginal: offset } : {}) } })
      .jpeg()
      .toBuffer();

  it.each([
    ['2026:11:21 00:30:00', undefined, '2026-11-21'],
    ['2026:11:21 00:30:00', '+02:00', '2026-11-21'],
    ['2026:11:20 23:30:00', '+00:00', '2026-11-21'],
    ['2026:11:21 23:59:59', undefined, '2026-11-21'],
  ])('is that of the clock on the wall: %s %s', async (stamp, offset, day) => {
    for (const zone of ['UTC', 'Africa/Gaborone', 'America/New_York']) {
      vi.stubEnv('TZ', zone);
      expect(await said(await taken(stamp, offset))).toContain(`taken ${day}`);
    }
    vi.unstubAllEnvs();
  });

  it.each(['0000:00:00 00:00:00', '2026:02:30 10:00:00', 'yesterday'])('is not told of %s', async (stamp) => {
    expect(await said(await taken(stamp))).toBe('');
  });
});

it('reads dates of PDF as ISO 32000-1 7.9.4 writes them', () => {
  expect(readableDate("D:20261121093000+02'00'")).toBe('2026-11-21 09:30');
  expect(readableDate('D:20261120223000Z')).toBe('2026-11-21 00:30');
  expect(readableDate("D:20261120223000-05'00'")).toBe('2026-11-21 05:30');
  expect(readableDate('D:20261121003000')).toBe('2026-11-21 00:30');
  expect(readableDate('D:2026')).toBe('2026-01-01');
  expect(readableDate('yesterday')).toBeNull();
});
