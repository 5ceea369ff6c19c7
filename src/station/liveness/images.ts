import type { FrameFacts } from '../../engine/faces/frame.ts';

/** Selects the camera pictures kept after a session: the best one, and up to four showing its course. */
export interface SessionImages {
  /**
   * Offers a frame. The reference must be well placed, outside the coloured light, and measured in full: only then is
   * it known to show the person who was checked.
   */
  offer(jpeg: Uint8Array, facts: FrameFacts, moment: string, mayBeReference: boolean): void;
  /** The check starts over: the person until now need not be the one who passes. Audit images stay. */
  startOver(): void;
  readonly reference: Uint8Array | null;
  readonly audit: readonly Uint8Array[];
}

/** @param limit audit images to keep, 0–4: the first of each moment (positioning, each challenge, light). */
export function sessionImages(limit: number): SessionImages {
  let best: { jpeg: Uint8Array; score: number } | null = null;
  const moments = new Map<string, Uint8Array>();
  return {
    offer: (jpeg, facts, moment, mayBeReference) => {
      if (facts.face && !moments.has(moment) && moments.size < limit) moments.set(moment, jpeg);
      const score = mayBeReference && facts.embedding ? portraitScore(facts) : 0;
      if (score > (best?.score ?? 0)) best = { jpeg, score };
    },
    startOver: () => {
      best = null;
    },
    get reference() {
      return best?.jpeg ?? null;
    },
    get audit() {
      return [...moments.values()];
    },
  };
}

/** Large, frontal, eyes open: what a comparison with a document needs. */
function portraitScore({ face }: FrameFacts): number {
  if (!face) return 0;
  const frontal = Math.max(0, 1 - Math.hypot(face.yaw, face.pitch) / 40);
  const eyes = Math.min(1, (face.eyeAspectRatio ?? 0) / 0.25);
  const mouth = 1 - Math.min(1, (face.mouthOpening ?? 0) * 2);
  return Math.min(face.eyeDistance, 150) * frontal * eyes * mouth;
}
