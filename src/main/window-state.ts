import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app, screen, type BrowserWindow, type Rectangle } from 'electron';
import { z } from 'zod';

const State = z.object({
  bounds: z.object({ x: z.number(), y: z.number(), width: z.number().min(640), height: z.number().min(480) }),
  maximized: z.boolean(),
});
type State = z.infer<typeof State>;

const FIRST: Pick<Rectangle, 'width' | 'height'> = { width: 1440, height: 900 };
const fileIn = (folder: string): string => path.join(folder, 'window.json');

/** Size and place of the last time, when that place is still on a screen. */
export function rememberedBounds(folder: string): { bounds: Partial<Rectangle>; maximized: boolean } {
  const state = read(folder);
  if (!state) return { bounds: FIRST, maximized: false };
  const onScreen = screen.getAllDisplays().some(({ workArea }) => overlaps(workArea, state.bounds));
  const { width, height } = state.bounds;
  return { bounds: onScreen ? state.bounds : { width, height }, maximized: state.maximized };
}

export function rememberBounds(folder: string, window: BrowserWindow): void {
  const keep = (): void => {
    if (window.isDestroyed()) return;
    const state: State = { bounds: window.getNormalBounds(), maximized: window.isMaximized() };
    try {
      writeFileSync(fileIn(folder), JSON.stringify(state));
    } catch {
      // In a read-only folder only the remembered size is lost.
    }
  };
  window.on('close', keep);
  // Quitting from the tray or the system does not close the window first.
  app.on('before-quit', keep);
}

function read(folder: string): State | null {
  try {
    return State.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
