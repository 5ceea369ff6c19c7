import { pipeline } from '../../degrade/picture.ts';
import { through } from '../../tamper/programs.ts';
import { turnAbout, type Capture } from './capture.ts';

/** A photograph by ImageMagick alone: bicubic turn, lens, vignette of light, grain, sharpened, saved at 4:2:0. */
export const magickCamera: Capture = {
  id: 'magick-camera',
  kind: 'photo',
  heldOut: false,
  take: async (page, random) => {
    const degrees = random.between(-2.5, 2.5);
    const { width, height } = page;
    const shade = random.int(70, 88);
    const args = [
      ...['in.png', '-virtual-pixel', 'edge', '-distort', 'SRT', degrees.toFixed(3)],
      ...['-blur', `0x${random.between(0.5, 1).toFixed(2)}`],
      ...['(', '-size', `${width}x${height}`, `radial-gradient:white-gray${shade}`, ')'],
      ...['-compose', 'Multiply', '-composite', '-attenuate', random.between(0.08, 0.3).toFixed(2)],
      ...['+noise', 'Gaussian', '-unsharp', `0x0.8+${random.between(0.2, 0.9).toFixed(2)}+0.02`],
      ...['-sampling-factor', '4:2:0', '-quality', String(random.int(75, 93)), 'out.jpg'],
    ];
    const png = await pipeline(page).png({ compressionLevel: 1 }).toBuffer();
    return {
      bytes: await through('convert', args, { 'in.png': png }, 'out.jpg'),
      move: turnAbout(width, height, (degrees * Math.PI) / 180),
    };
  },
};
