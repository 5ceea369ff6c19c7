import { chromium as playwright, type Browser } from 'playwright';
import { css, type EditingProgram } from '../change.ts';

let browser: Browser | null = null;

/** A canvas in Chromium, as web editors draw: its own rasteriser of type, and text at fractions of a pixel. */
export const chromium: EditingProgram = {
  id: 'chromium',
  heldOut: true,
  apply: async (picture, changes) => {
    if (!browser?.isConnected()) browser = null;
    browser ??= await playwright.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
    const page = await browser.newPage();
    try {
      const steps = changes.map((c) =>
        c.kind === 'copy' || c.kind === 'blur' ? c : { ...c, colour: css(c.colour) },
      );
      const given = { picture: Buffer.from(picture).toString('base64'), steps };
      const made = await page.evaluate(async ({ picture, steps }) => {
        const blob = await (await fetch(`data:application/octet-stream;base64,${picture}`)).blob();
        const image = await createImageBitmap(blob, { colorSpaceConversion: 'none' });
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        context.drawImage(image, 0, 0);
        for (const step of steps) {
          if (step.kind === 'copy') {
            const { x, y, width, height } = step.from;
            context.putImageData(context.getImageData(x, y, width, height), step.x, step.y);
            continue;
          }
          if (step.kind === 'blur') {
            const { x, y, width, height } = step.box;
            const part = new OffscreenCanvas(width, height);
            part.getContext('2d')!.drawImage(canvas, -x, -y);
            context.filter = `blur(${step.sigma}px)`;
            context.drawImage(part, x, y);
            context.filter = 'none';
            continue;
          }
          context.fillStyle = step.colour;
          if (step.kind === 'erase') {
            context.fillRect(step.box.x, step.box.y, step.box.width, step.box.height);
            continue;
          }
          context.font = `${step.size}px "${step.face.family}"`;
          context.filter = step.blur > 0 ? `blur(${step.blur}px)` : 'none';
          context.fillText(step.text, step.x, step.baseline);
          context.filter = 'none';
        }
        const png = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
        let binary = '';
        for (let i = 0; i < png.length; i += 8192)
          binary += String.fromCharCode(...png.subarray(i, i + 8192));
        return btoa(binary);
      }, given);
      return Buffer.from(made, 'base64');
    } finally {
      await page.close();
    }
  },
  close: async () => {
    await browser?.close();
    browser = null;
  },
};
