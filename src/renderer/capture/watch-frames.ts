import { useEffect, useRef, useState, type RefObject } from 'react';
import { hintFor, measureFrame, type Gray, type Hint, type Outline } from './guidance.ts';
import { steadiness } from './steadiness.ts';

const ANALYSED_WIDTH = 320;
const EVERY_MS = 100;

/** The outline as shares of the picture: a card, or a page of paper. */
export interface OutlineShare {
  /** Share of the picture's height. */
  readonly height: number;
  /** Width over height. */
  readonly aspect: number;
}

/** ISO/IEC 7810 ID-1: 85.60 × 53.98 mm. ISO 216 A4 upright. */
export const OUTLINES: Record<'card' | 'page', OutlineShare> = {
  card: { height: 0.72, aspect: 85.6 / 53.98 },
  page: { height: 0.9, aspect: 210 / 297 },
};

export function outlineIn(width: number, height: number, share: OutlineShare): Outline {
  const tall = Math.min(height * share.height, (width * 0.92) / share.aspect);
  const wide = tall * share.aspect;
  const [left, top] = [(width - wide) / 2, (height - tall) / 2];
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(left + wide),
    bottom: Math.round(top + tall),
  };
}

/** Looks at the video ten times a second; calls `onSteady` once everything has been right for 600 ms. */
export function useFrameHints(
  video: RefObject<HTMLVideoElement | null>,
  share: OutlineShare,
  onSteady: () => void,
): Hint {
  const [hint, setHint] = useState<Hint>('searching');
  const steady = useRef(onSteady);
  useEffect(() => {
    steady.current = onSteady;
  });
  useEffect(() => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: Gray | null = null;
    const isSteady = steadiness();
    const timer = setInterval(() => {
      const element = video.current;
      if (!element || !context || element.readyState < 2 || element.videoWidth === 0) return;
      canvas.width = ANALYSED_WIDTH;
      canvas.height = Math.round((ANALYSED_WIDTH * element.videoHeight) / element.videoWidth);
      context.drawImage(element, 0, 0, canvas.width, canvas.height);
      const frame = toGray(context.getImageData(0, 0, canvas.width, canvas.height));
      const next = hintFor(measureFrame(frame, outlineIn(canvas.width, canvas.height, share), before));
      before = frame;
      setHint(next);
      if (isSteady(next, performance.now())) steady.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [video, share]);
  return hint;
}

function toGray({ data, width, height }: ImageData): Gray {
  const gray = new Uint8Array(width * height);
  for (let i = 0; i < gray.length; i++)
    gray[i] = (data[i * 4]! * 77 + data[i * 4 + 1]! * 150 + data[i * 4 + 2]! * 29) >> 8;
  return { data: gray, width, height };
}
