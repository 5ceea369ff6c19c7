import { useEffect } from 'react';
import { useLock, useSignedIn } from '../connection/session.ts';

/** Windows of one browser share the session: who works in one is not idle in another. */
const CHANNEL = 'netefatsa-activity';
/** What a person does at the counter, and a page that comes to the front. */
const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'visibilitychange'] as const;
/** The other windows are told at most once in so long. */
const TELL_EVERY_MS = 1_000;

/**
 * Calls `idle` after so long without a touch in any window of this browser, and again after the next such time.
 *
 * @returns ends it
 */
export function whenIdle(milliseconds: number, idle: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  let timer = setTimeout(idle, milliseconds);
  let toldAt = 0;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(idle, milliseconds);
  };
  const touched = (): void => {
    restart();
    if (Date.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = Date.now();
    channel.postMessage(null);
  };
  channel.onmessage = restart;
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { passive: true });
  return () => {
    clearTimeout(timer);
    channel.close();
    for (const touch of TOUCHES) document.removeEventListener(touch, touched);
  };
}

/** Locks the counter after minutes without a touch; the screen underneath stays and is there again after the password. */
export function useIdleLock(): void {
  const { idleLockMinutes } = useSignedIn();
  const { mutate: lock } = useLock();
  useEffect(() => whenIdle(idleLockMinutes * 60_000, () => lock()), [idleLockMinutes, lock]);
}
