import type { BrowserContext, Page } from 'playwright';
import type { Film } from './filmed-head.ts';

/** How the person in front of the driven camera behaves. */
export interface Behaviour {
  /** Takes on the colours of the screen; otherwise those of a recording. */
  readonly light: 'screen' | 'recorded';
  /** The lens is covered: black frames. */
  readonly covered?: boolean;
}

/**
 * Replaces the page's camera by a person who reads the instruction on the screen and follows it, lit by the screen's
 * colour: a film per movement, drawn on a canvas at fifteen frames a second.
 */
export async function driveCamera(context: BrowserContext, film: Film, behaviour: Behaviour): Promise<void> {
  await context.route('**/film/**', (route) => {
    const [movement, index] = new URL(route.request().url()).pathname.split('/').slice(-2) as [
      keyof Film,
      string,
    ];
    return route.fulfill({ body: film[movement][Number(index)]!, contentType: 'image/jpeg' });
  });
  const lengths = Object.fromEntries(Object.entries(film).map(([name, frames]) => [name, frames.length]));
  await context.addInitScript(playCamera, { lengths, behaviour });
}

/** Takes the camera away, as when its plug is pulled. */
export async function pullOut(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { pullOutCamera(): void }).pullOutCamera());
}

/** Runs inside the page, before its own scripts. */
function playCamera({ lengths, behaviour }: { lengths: Record<string, number>; behaviour: Behaviour }): void {
  const WORDS: [RegExp, string][] = [
    [/to your left/, 'turn-left'],
    [/to your right/, 'turn-right'],
    [/Nod/, 'nod'],
    [/Blink/, 'blink-twice'],
  ];
  const RECORDED = [
    'rgb(0, 255, 0)',
    'rgb(255, 0, 0)',
    'rgb(255, 255, 0)',
    'rgb(255, 0, 0)',
    'rgb(0, 0, 255)',
  ];
  const SCREEN_LAG_MS = 120;
  let unplugged = false;
  const films = new Map<string, HTMLImageElement[]>();
  const load = async () => {
    for (const [name, length] of Object.entries(lengths)) {
      const images = Array.from({ length }, (_, i) =>
        Object.assign(new Image(), { src: `/film/${name}/${i}` }),
      );
      await Promise.all(images.map((image) => image.decode()));
      films.set(name, images);
    }
  };
  const open = async (): Promise<MediaStream> => {
    if (unplugged) throw new DOMException('gone', 'NotFoundError');
    if (films.size === 0) await load();
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d')!;
    let shown = { text: '', at: performance.now() };
    const colours: { colour: string; at: number }[] = [];
    let lightSince = 0;
    const draw = (): void => {
      const now = performance.now();
      const text = document.querySelector('.face-check-instruction')?.textContent ?? '';
      if (text !== shown.text) shown = { text, at: now };
      const movement = WORDS.find(([words]) => words.test(text))?.[1] ?? 'rest';
      const frames = films.get(movement)!;
      const step = Math.floor((now - shown.at) / 150);
      context.drawImage(
        frames[movement === 'rest' ? step % frames.length : Math.min(step, frames.length - 1)]!,
        0,
        0,
      );
      const lamp = document.querySelector<HTMLElement>('.face-check-light');
      const colour = lamp && !lamp.hidden ? lamp.style.backgroundColor : '';
      if (!colour) lightSince = 0;
      else if (!lightSince) lightSince = now;
      colours.push({ colour, at: now });
      const late = colours.findLast((c) => c.at <= now - SCREEN_LAG_MS)?.colour ?? '';
      const lit =
        behaviour.light === 'screen'
          ? late
          : late && RECORDED[Math.floor((now - lightSince) / 400) % RECORDED.length];
      if (lit) {
        context.globalCompositeOperation = 'lighter';
        context.globalAlpha = 0.07;
        context.fillStyle = lit;
        context.beginPath();
        context.ellipse(320, 250, 130, 170, 0, 0, 2 * Math.PI);
        context.fill();
        context.globalAlpha = 1;
        context.globalCompositeOperation = 'source-over';
      }
      // Sensor noise: two frames of a camera are never the same.
      context.fillStyle = behaviour.covered ? '#000' : 'rgba(0,0,0,0.004)';
      if (behaviour.covered) context.fillRect(0, 0, 640, 480);
      for (let i = 0; i < 40; i++) context.fillRect(Math.random() * 640, Math.random() * 480, 2, 2);
    };
    draw();
    const timer = setInterval(draw, 66);
    const stream = canvas.captureStream(15);
    (window as unknown as { pullOutCamera(): void }).pullOutCamera = () => {
      unplugged = true;
      clearInterval(timer);
      const [track] = stream.getVideoTracks();
      track!.stop();
      // A page that stops a track itself hears nothing; a pulled plug is heard.
      track!.dispatchEvent(new Event('ended'));
    };
    return stream;
  };
  navigator.mediaDevices.getUserMedia = open;
}
