import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

export interface RotationRules {
  readonly maxBytes: number;
  /** Files kept, the current one included. */
  readonly keep: number;
}

/** Ten files of ten megabytes: some weeks of a busy counter. */
const DEFAULT_RULES: RotationRules = { maxBytes: 10 * 1024 * 1024, keep: 10 };

/**
 * A log file that is renamed to `.1`, `.2`, … when it is full. A full or read-only disk never stops the station: a line
 * that cannot be written is dropped.
 */
export function rotatingFile(
  file: string,
  rules: RotationRules = DEFAULT_RULES,
): { write(line: string): void } {
  let handle: number | null = null;
  let size = 0;

  function open(): number {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const opened = openSync(file, 'a', 0o600);
    size = fstatSync(opened).size;
    return opened;
  }

  function rotate(): void {
    if (handle !== null) closeSync(handle);
    handle = null;
    for (let number = rules.keep - 1; number >= 1; number--) {
      const from = number === 1 ? file : `${file}.${number - 1}`;
      if (existsSync(from)) renameSync(from, `${file}.${number}`);
    }
  }

  return {
    write(line) {
      try {
        const bytes = Buffer.byteLength(line);
        if (handle !== null && size + bytes > rules.maxBytes) rotate();
        handle ??= open();
        size += writeSync(handle, line);
      } catch {
        handle = null;
      }
    },
  };
}
