import { spawn } from 'node:child_process';
import { environmentOfOthers } from '../../engine/engine-environment.ts';

export interface ProgramResult {
  readonly code: number | null;
  readonly output: Buffer;
  readonly errors: string;
}

export interface ProgramOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Added to the program's environment, which is ours without the station's variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Delay between SIGTERM and SIGKILL. */
const KILL_GRACE_MS = 2_000;

/** Runs a program without a shell; `code` is null when it is not installed, was aborted or took too long. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  { timeoutMs, signal, environment }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(program, [...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      env: { ...environmentOfOthers(), ...environment },
      ...(signal ? { signal } : {}),
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const end = (code: number | null): void =>
      resolve({ code, output: Buffer.concat(output), errors: Buffer.concat(errors).toString('utf8') });
    // Give up on a program that ignores SIGTERM, e.g. while it waits for a device.
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      end(null);
    }, timeoutMs + KILL_GRACE_MS).unref();
    child.once('error', () => end(null));
    child.once('close', (code) => {
      clearTimeout(late);
      end(code);
    });
  });
}
