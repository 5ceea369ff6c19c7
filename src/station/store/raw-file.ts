import { closeSync, openSync } from 'node:fs';

/**
 * Database files read bypassing SQLite. On POSIX, closing any descriptor of a file drops all of the process's locks on
 * it (https://www.sqlite.org/howtocorrupt.html, 2.2), and another program could then remove the write-ahead log of a
 * running station: so one descriptor stays open as long as a store does.
 */
const held = new Map<string, { readonly descriptor: number; stores: number }>();

/** Opens the file for reading, once for all stores of this thread. */
export function holdRawFile(file: string): number {
  const known = held.get(file);
  if (known) {
    known.stores++;
    return known.descriptor;
  }
  const descriptor = openSync(file, 'r');
  held.set(file, { descriptor, stores: 1 });
  return descriptor;
}

/** Call it after the store's connection was closed. */
export function releaseRawFile(file: string): void {
  const known = held.get(file);
  if (!known || --known.stores > 0) return;
  held.delete(file);
  closeSync(known.descriptor);
}
