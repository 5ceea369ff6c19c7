import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of resident memory of a process (Linux), else null. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}

/** Bytes of parts of a process's resident memory, by what they are (Linux, proc(5)); empty elsewhere. */
export function residentParts(pid: number): Record<string, number> {
  try {
    const parts = { 'the C library’s first heap': 0, 'program and libraries (files)': 0 };
    let name = '';
    for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
      // ADDRESSES RIGHTS OFFSET DEVICE INODE NAME, then lines of "Word: number kB" about it.
      const [addresses = '', , , , , ...rest] = line.split(/ +/);
      if (addresses.includes('-')) name = rest.join(' ');
      const bytes = 1024 * Number(/^Rss: +(\d+) kB/.exec(line)?.[1] ?? 0);
      if (name === '[heap]') parts['the C library’s first heap'] += bytes;
      else if (name.startsWith('/')) parts['program and libraries (files)'] += bytes;
    }
    return parts;
  } catch {
    return {};
  }
}

/** Fields of /proc/PID/stat from the third on: state, parent, … (Linux, proc(5)). */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');

/** Seconds that a process has computed (Linux: fields 14 and 15, in hundredths), else NaN. */
export function computingSeconds(pid: number): number {
  try {
    const fields = statOf(pid);
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** The same of its children that have ended, and theirs (fields 16 and 17). */
export function endedChildrenSeconds(pid: number): number {
  try {
    const fields = statOf(pid);
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return Number.NaN;
  }
}

/** A process and those that it and its children started (Linux), itself first. */
export function processTree(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = Number(statOf(Number(name))[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** Seconds that a process and all that it started have computed, those that have ended counted. */
export const treeSeconds = (pid: number): number =>
  processTree(pid)
    .map((one) => computingSeconds(one) + endedChildrenSeconds(one))
    .reduce((sum, seconds) => sum + (Number.isNaN(seconds) ? 0 : seconds), 0);

/** The most memory that one process of a tree has held so far (Linux: VmHWM), bytes. */
export const largestOfTree = (pid: number): number =>
  Math.max(
    ...processTree(pid).map((one) => {
      try {
        return 1024 * Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0);
      } catch {
        return 0;
      }
    }),
  );
