import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inEnglish } from './messages/in-language.ts';
import { message } from './messages/message.ts';
import { refusalOf } from './other-kinds.ts';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
const hex = (text: string) => Buffer.from(text, 'hex');
const zip = (entry: string) => Buffer.concat([hex('504b03041400060008000000'), Buffer.from(entry)]);

describe('a file of another kind is refused with what it is', () => {
  it.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['a HEIC picture', Buffer.concat([hex('0000001c'), Buffer.from('ftypheic\0\0\0\0mif1heic')])],
    ['an AVIF picture', picture.clone().avif({ effort: 0 }).toBuffer()],
    ['a video', Buffer.concat([hex('00000018'), Buffer.from('ftypmp42\0\0\0\0mp42isom')])],
    ['a WebP picture', picture.clone().webp().toBuffer()],
    ['a TIFF picture', picture.clone().tiff().toBuffer()],
    ['a GIF picture', picture.clone().gif().toBuffer()],
    ['a BMP picture', Buffer.concat([Buffer.from('BM'), hex('46000000'), hex('00000000'), hex('36000000')])],
    [
      'a BMP picture',
      Buffer.concat([Buffer.from('BM'), hex('46000000'), Buffer.from('MARK'), hex('3600000028000000')]),
    ],
    ['a TIFF picture', hex('49492b00080000001000000000000000')],
    ['a JPEG XL picture', hex('ff0a7f48')],
    ['a JPEG 2000 picture', hex('0000000c6a5020200d0a870a')],
    ['an SVG drawing', Buffer.from('\ufeff<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page', Buffer.from('<!DOCTYPE html><html></html>')],
    ['a Word document', zip('[Content_Types].xml … word/document.xml')],
    ['an Excel workbook', zip('[Content_Types].xml … xl/workbook.xml')],
    ['a ZIP archive', zip('scans/front.jpg')],
    ['a document of an older Office program', hex('d0cf11e0a1b11ae10000')],
    ['an RTF document', Buffer.from('{\\rtf1\\ansi}')],
    [
      'base64 text',
      picture
        .clone()
        .jpeg()
        .toBuffer()
        .then((jpeg) => Buffer.from(jpeg.toString('base64'))),
    ],
    ['a data URI', Buffer.from('data:image/png;base64,iVBORw0KGgo')],
  ])('%s', async (name, bytes) => {
    expect(inEnglish(refusalOf(await bytes))).toContain(`The file is ${name}, not a JPEG, PNG or PDF.`);
  });

  it('and without it where the first bytes tell nothing', () => {
    for (const unknown of [
      Buffer.from('Monthly report'),
      Buffer.from('BM is how this letter begins'),
      hex('ff'),
    ])
      expect(inEnglish(refusalOf(unknown))).toBe('The file is not a JPEG, PNG or PDF.');
  });

  it('in the words of an operation that takes pictures alone', () => {
    const pdf = Buffer.from('%PDF-1.7');
    expect(inEnglish(refusalOf(pdf, message('otherKinds.picture')))).toBe(
      'The file is a PDF, not a JPEG or PNG picture.',
    );
    for (const [name, bytes] of [
      ['a Word document', zip('[Content_Types].xml … word/document.xml')],
      ['a GIF picture', Buffer.from('GIF89a')],
      ['a web page', Buffer.from('<html>')],
    ] as const)
      expect(inEnglish(refusalOf(bytes, message('otherKinds.picture')))).toBe(
        `The file is ${name}, not a JPEG or PNG picture. Save it as JPEG or PNG.`,
      );
  });
});
