import { useEffect, useState } from 'react';

/** Counts down to 0, a second at a time, from when the component came. */
export function useSecondsLeft(seconds: number | (() => number)): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
