import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { sample } from './running-station.ts';

/** What lies under the camera. */
export type Scene = 'empty' | 'far' | 'filling';

/** Replaces the page's camera by one that looks down on a dark table, with the specimen card on it or not. */
export async function driveDocumentCamera(context: BrowserContext): Promise<void> {
  await context.route('**/film/card', (route) =>
    route.fulfill({ body: readFileSync(sample('omang-front.jpg')), contentType: 'image/jpeg' }),
  );
  await context.addInitScript(playTable);
}

export async function putDown(page: Page, scene: Scene): Promise<void> {
  await page.evaluate((next) => ((window as unknown as { scene: Scene }).scene = next), scene);
}

/** Runs inside the page, before its own scripts. */
function playTable(): void {
  const state = window as unknown as { scene: Scene };
  state.scene = 'empty';
  /** Share of the frame's height that the card takes; the outline on the screen takes 0.72. */
  const HEIGHT = { empty: 0, far: 0.48, filling: 0.7 };
  navigator.mediaDevices.getUserMedia = async () => {
    const card = Object.assign(new Image(), { src: '/film/card' });
    await card.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d')!;
    let tick = 0;
    setInterval(() => {
      context.fillStyle = '#3b3f45';
      context.fillRect(0, 0, 1280, 720);
      const height = 720 * HEIGHT[state.scene];
      const width = (height * 85.6) / 53.98;
      if (height > 0) context.drawImage(card, (1280 - width) / 2, (720 - height) / 2, width, height);
      // A canvas that does not change sends no frame.
      context.fillStyle = tick++ % 2 ? '#3b3f45' : '#3c4046';
      context.fillRect(0, 0, 8, 8);
    }, 66);
    return canvas.captureStream(15);
  };
}
