import { useEffect, useState } from 'react';
import { fingerprintOf, sameSide } from './fingerprint.ts';

const known = new WeakMap<File, Promise<bigint | null>>();

function remembered(file: File): Promise<bigint | null> {
  const found = known.get(file) ?? fingerprintOf(file);
  known.set(file, found);
  return found;
}

/** Indexes of two files that look like the same side; null while unknown or when all differ. */
export function useSameSide(files: readonly File[]): [number, number] | null {
  const [twice, setTwice] = useState<[number, number] | null>(null);
  // The list is new on each render; compare its files.
  const key = files.map((f) => `${f.name}:${f.size}:${f.lastModified}`).join('|');
  useEffect(() => {
    let current = true;
    void Promise.all(files.map(remembered)).then((hashes) => {
      if (current) setTwice(sameSide(hashes));
    });
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the files
  }, [key]);
  return twice;
}
