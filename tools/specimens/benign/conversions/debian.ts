import sharp from 'sharp';
import { through } from '../../tamper/programs.ts';
import type { Conversion } from './conversion.ts';
import { byMagick } from './magick.ts';

/** As the phone stores it, then as a computer that cannot show it makes it a JPEG or PNG. */
const heic = (quality: number, as: 'jpg' | 'png'): Conversion => ({
  id: `heic-${quality}-as-${as}`,
  kind: 'codec',
  convert: async (bytes) => {
    const args = ['in.png', '-quality', String(quality), 'out.heic'];
    const stored = await through('convert', args, { 'in.png': await upright(bytes) }, 'out.heic');
    const shown = ['in.heic', '-quality', '92', `out.${as}`];
    return through('convert', shown, { 'in.heic': stored }, `out.${as}`);
  },
});

const upright = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).rotate().flatten({ background: '#ffffff' }).png().toBuffer();

/** Picture files that `img2pdf` puts into a PDF as they are. */
const inPdf = (bytes: Uint8Array): Promise<Uint8Array> =>
  through('img2pdf', ['in', '--output', 'out.pdf'], { in: bytes }, 'out.pdf');

/** By programs of Debian; where one is missing, its conversions fail and are not counted. */
export const debianConversions: readonly Conversion[] = [
  heic(45, 'jpg'),
  heic(60, 'png'),
  heic(80, 'jpg'),
  {
    id: 'openjpeg-as-png',
    kind: 'codec',
    convert: async (bytes) => {
      const stored = await byMagick(bytes, 'JP2', (image) => {
        image.quality = 40;
      });
      return byMagick(stored, 'PNG', () => undefined);
    },
  },
  {
    id: 'img2pdf',
    kind: 'in a PDF',
    convert: async (bytes) => inPdf(await sharp(bytes).rotate().jpeg({ quality: 88 }).toBuffer()),
  },
  {
    id: 'gs-distilled',
    kind: 'in a PDF',
    convert: async (bytes) => {
      const made = await inPdf(await sharp(bytes).rotate().jpeg({ quality: 92 }).toBuffer());
      const args = ['-q', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook', '-o', 'out.pdf', 'in.pdf'];
      return through('gs', args, { 'in.pdf': made }, 'out.pdf');
    },
  },
];
