import type { ErrorCode } from '../contract/errors/catalogue.ts';
import type { ErrorDetails } from '../contract/errors/station-error.ts';
import type { CallName, ChipProgress, Progress } from './calls.ts';

/** Station → engine process. */
export type ToEngine =
  | { readonly kind: 'call'; readonly id: number; readonly name: CallName; readonly request: unknown }
  /** The call was cancelled: it ends at its next step. */
  | { readonly kind: 'cancel'; readonly id: number }
  /** Sent once, when the process is ready. */
  | { readonly kind: 'memory-limit'; readonly bytes: number };

/** Engine process → station. */
export type FromEngine =
  /**
   * `confined`: the operating system denies it networks and other programs (confinement.ts). `filesConfined`: also all
   * files but those of program and system (file-confinement.ts).
   */
  | {
      readonly kind: 'ready';
      readonly pid: number;
      readonly confined?: boolean;
      readonly filesConfined?: boolean;
    }
  | { readonly kind: 'progress'; readonly id: number; readonly step: Progress | ChipProgress }
  /** Resident memory after a call, bytes. */
  | { readonly kind: 'resident'; readonly bytes: number }
  | { readonly kind: 'done'; readonly id: number; readonly response: unknown }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly error: { code: ErrorCode; message: string; details: ErrorDetails };
    };

/** One running engine process, whatever started it (child_process or Electron's utilityProcess). */
export interface EngineProcess {
  readonly pid: number | undefined;
  send(message: ToEngine): void;
  onMessage(listener: (message: FromEngine) => void): void;
  /** Called once, however the process ended. */
  onExit(listener: (description: string) => void): void;
  kill(): void;
}

export type StartEngineProcess = () => EngineProcess;
