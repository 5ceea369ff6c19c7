import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  endedChildrenSeconds,
  largestOfTree,
  processTree,
  residentBytes,
  residentParts,
  treeSeconds,
} from './processes.ts';

/** Computes for so many seconds of the processor. */
const busy = (seconds: number): string[] => [
  '-e',
  `while (process.cpuUsage().user < ${seconds * 1e6}) Math.random(); process.stdout.write('done'); process.stdin.resume();`,
];

describe.skipIf(process.platform !== 'linux')('a tree of processes', { timeout: 120_000 }, () => {
  it('holds what a process started, and counts what that computes', async () => {
    const child = spawn(process.execPath, busy(0.15), { stdio: ['pipe', 'pipe', 'inherit'] });
    const before = treeSeconds(process.pid);
    await once(child.stdout, 'data');
    expect(processTree(process.pid)).toContain(child.pid);
    expect(processTree(child.pid!)).toEqual([child.pid]);
    expect(treeSeconds(process.pid) - before).toBeGreaterThan(0.1);
    expect(largestOfTree(child.pid!)).toBeGreaterThan(10e6);
    child.stdin.end();
    await once(child, 'exit');
  });

  it('counts those that have ended', () => {
    const before = [treeSeconds(process.pid), endedChildrenSeconds(process.pid)];
    spawnSync(process.execPath, busy(0.15), { input: '' });
    expect(endedChildrenSeconds(process.pid) - before[1]!).toBeGreaterThan(0.1);
    expect(treeSeconds(process.pid) - before[0]!).toBeGreaterThan(0.1);
  });

  it('is resident in parts: what its C library holds, and its program', () => {
    const all = residentBytes(process.pid)!;
    const { 'the C library’s first heap': heap, 'program and libraries (files)': files } = residentParts(
      process.pid,
    );
    expect(heap).toBeGreaterThan(1e6);
    // Node's own program is some 100 MB, of which a part is resident.
    expect(files).toBeGreaterThan(10e6);
    expect(heap! + files!).toBeLessThan(all);
  });
});
