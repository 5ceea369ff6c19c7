import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lightScreen, SCREEN_COLOURS } from './light-screen.ts';

const light = { colours: ['red', 'blue'] as ('red' | 'blue')[], stepMs: 400 };
let waiting: ((now: number) => void)[] = [];
/** Lets the browser draw once, at a time of its own. */
const draw = (now: number) => {
  for (const callback of waiting.splice(0)) callback(now);
};

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestAnimationFrame', (callback: (now: number) => void) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
});
afterEach(() => vi.unstubAllGlobals());

describe('the light of the screen', () => {
  it('shows each colour for its time, counted from the first frame that was drawn', () => {
    const painted: (string | null)[] = [];
    const screen = lightScreen((colour) => painted.push(colour));
    expect(screen.elapsed(900)).toBeNull();
    screen.show(light);
    draw(1_000);
    draw(1_399);
    draw(1_400);
    expect(painted).toEqual([SCREEN_COLOURS.red, SCREEN_COLOURS.blue]);
    expect(screen.elapsed(1_250)).toBe(250);
    draw(1_800);
    expect(painted.at(-1)).toBeNull();
  });

  it('is not started anew by the next answer of the station, and goes dark when the check is over', () => {
    const painted: (string | null)[] = [];
    const screen = lightScreen((colour) => painted.push(colour));
    screen.show(light);
    draw(1_000);
    screen.show(light);
    draw(1_100);
    expect(screen.elapsed(1_100)).toBe(100);
    screen.clear();
    expect(painted.at(-1)).toBeNull();
    expect(screen.elapsed(1_200)).toBeNull();
  });
});
