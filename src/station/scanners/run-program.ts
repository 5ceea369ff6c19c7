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
  /** Added to this process's environment, of which the program does not see what is the station's. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Between asking a program to end and ending it. */
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
    // One that does not end when it is asked to, as programs do that wait for a device, is not waited for.
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
