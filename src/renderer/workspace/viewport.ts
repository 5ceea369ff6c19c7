import { useEffect, useState, type RefObject } from 'react';
import type { Box } from '../../contract/geometry.ts';

/** Where the page lies in the viewer: `scale` screen pixels per page pixel, offsets of its top left corner. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_SCALE = 4;
const FRAME_MARGIN = 24;
/** The view's buttons lie above the page. */
const TOP_MARGIN = 68;

/** The whole page, centred, with a margin. */
export function fitting(page: Size, frame: Size): Viewport {
  const room = { width: frame.width - 2 * FRAME_MARGIN, height: frame.height - TOP_MARGIN - FRAME_MARGIN };
  const scale = Math.max(Math.min(room.width / page.width, room.height / page.height), 0.01);
  return {
    scale,
    x: (frame.width - page.width * scale) / 2,
    y: TOP_MARGIN + (room.height - page.height * scale) / 2,
  };
}

/** Zooms by `factor` and keeps the page point under (`atX`, `atY`) where it is. */
export function zoomed(view: Viewport, factor: number, atX: number, atY: number, smallest: number): Viewport {
  const scale = Math.min(Math.max(view.scale * factor, smallest), MAX_SCALE);
  const actual = scale / view.scale;
  return { scale, x: atX - (atX - view.x) * actual, y: atY - (atY - view.y) * actual };
}

/** Evidence opens at twice the size of the whole page at least, and its box fills no more than so much of the frame. */
const LOOK_FACTOR = 2;
const LOOK_SHARE = 0.7;

/** A box of the page in the middle of the frame, enlarged. */
export function lookingAt(box: Box, page: Size, frame: Size): Viewport {
  const { scale: whole } = fitting(page, frame);
  const filling = Math.min(frame.width / box.width, frame.height / box.height) * LOOK_SHARE;
  const scale = Math.min(Math.max(whole * LOOK_FACTOR, whole), filling, MAX_SCALE);
  return {
    scale,
    x: frame.width / 2 - (box.x + box.width / 2) * scale,
    y: frame.height / 2 - (box.y + box.height / 2) * scale,
  };
}

/** Zoom and pan of one page. Refits when the page or the frame changes its size. */
export function useViewport(frame: RefObject<HTMLElement | null>, page: Size) {
  const [size, setSize] = useState<Size | null>(null);
  /** What the person made of it; null while the page fits the frame. */
  const [moved, setMoved] = useState<Viewport | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Reports the first size at once, and every later one.
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
      setMoved(null);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  const fitted = fitting(page, size ?? page);
  const view = moved ?? fitted;
  const centre = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 };
  return {
    view,
    /** Known once the frame is on the screen. */
    size,
    fit: () => setMoved(null),
    look: (box: Box) => setMoved(lookingAt(box, page, size ?? page)),
    zoom: (factor: number, at: { x: number; y: number } = centre) =>
      setMoved((now) => zoomed(now ?? fitted, factor, at.x, at.y, fitted.scale / 2)),
    pan: (dx: number, dy: number) =>
      setMoved((now) => {
        const from = now ?? fitted;
        return { ...from, x: from.x + dx, y: from.y + dy };
      }),
  };
}
