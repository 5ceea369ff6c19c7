import type { FaceCheckState, LightColour } from '../../contract/face-check.ts';

/** Full brightness of the screen's own primaries. */
export const SCREEN_COLOURS: Record<LightColour, string> = {
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
};

export interface LightScreen {
  /** Shows the colours one after another; the first call starts, later ones go on. */
  show(light: NonNullable<FaceCheckState['light']>): void;
  /** Milliseconds since the first colour was on the screen; null while no light is shown. */
  elapsed(at: number): number | null;
  clear(): void;
}

/** @param paint sets the colour of the whole screen, null for none. */
export function lightScreen(paint: (colour: string | null) => void): LightScreen {
  let startedAt: number | null = null;
  let handle = 0;
  const clear = () => {
    cancelAnimationFrame(handle);
    startedAt = null;
    paint(null);
  };
  return {
    clear,
    elapsed: (at) => (startedAt === null ? null : Math.max(0, at - startedAt)),
    show: ({ colours, stepMs }) => {
      if (startedAt !== null) return;
      let shown = -1;
      const tick = (now: number) => {
        startedAt ??= now;
        const step = Math.floor((now - startedAt) / stepMs);
        const colour = colours[step];
        if (step !== shown) paint(colour ? SCREEN_COLOURS[colour] : null);
        shown = step;
        if (colour) handle = requestAnimationFrame(tick);
      };
      handle = requestAnimationFrame(tick);
    },
  };
}
