import { createCanvas, loadImage } from '@napi-rs/canvas';
import { css, type EditingProgram } from '../change.ts';
import { registeredFamily } from '../registered-family.ts';

/** Skia, as Android and many apps draw. */
export const skia: EditingProgram = {
  id: 'skia',
  heldOut: false,
  apply: async (picture, changes) => {
    const image = await loadImage(Buffer.from(picture));
    const canvas = createCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    for (const change of changes) {
      if (change.kind === 'erase') {
        context.fillStyle = css(change.colour);
        context.fillRect(change.box.x, change.box.y, change.box.width, change.box.height);
      } else if (change.kind === 'copy') {
        const { x, y, width, height } = change.from;
        context.putImageData(context.getImageData(x, y, width, height), change.x, change.y);
      } else if (change.kind === 'blur') {
        const { x, y, width, height } = change.box;
        const part = createCanvas(width, height);
        part.getContext('2d').drawImage(canvas, -x, -y);
        context.save();
        context.beginPath();
        context.rect(x, y, width, height);
        context.clip();
        context.filter = `blur(${change.sigma}px)`;
        context.drawImage(part, x, y);
        context.restore();
      } else {
        context.font = `${change.size}px "${registeredFamily(change.face)}"`;
        context.fillStyle = css(change.colour);
        context.filter = change.blur > 0 ? `blur(${change.blur}px)` : 'none';
        context.fillText(change.text, change.x, change.baseline);
        context.filter = 'none';
      }
    }
    return canvas.toBuffer('image/png');
  },
};
