import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { message, type Message } from '../contract/messages/message.ts';

/** Source of the processor's features; replaced in tests. */
export interface ProcessorSource {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  /** Text of a file. @throws when it cannot be read */
  read(file: string): string;
  /** Output of a command; empty if it fails. */
  ask(command: string, ...args: string[]): string;
}

const thisMachine: ProcessorSource = {
  platform: process.platform,
  arch: process.arch,
  read: (file) => readFileSync(file, 'utf8'),
  ask: (command, ...args) => spawnSync(command, args, { encoding: 'utf8', timeout: 2_000 }).stdout ?? '',
};

/** Windows' STATUS_ILLEGAL_INSTRUCTION as an exit code. */
const ILLEGAL_INSTRUCTION = ['SIGILL', `exit code ${0xc000001d}`, `exit code ${0xc000001d | 0}`];

/**
 * Warning if the processor lacks what the models need, else null. Windows needs native code to ask: there {@link
 * lacksInstructions} tells after an engine has stopped.
 */
export function processorWarning(source: ProcessorSource = thisMachine): Message | null {
  if (source.arch !== 'x64') return null;
  return hasAvx(source) === false ? message('health.noAvx') : null;
}

/** Whether an engine process ended at an illegal instruction; `why` is the pool's description. */
export const lacksInstructions = (why: string): boolean => ILLEGAL_INSTRUCTION.includes(why);

/** Null if unknown. */
function hasAvx(source: ProcessorSource): boolean | null {
  switch (source.platform) {
    case 'linux':
      try {
        const flags = /^flags\s*:(.*)$/m.exec(source.read('/proc/cpuinfo'))?.[1];
        return flags === undefined ? null : flags.split(/\s+/).includes('avx');
      } catch {
        return null;
      }
    case 'darwin': {
      const features = source.ask('/usr/sbin/sysctl', '-n', 'machdep.cpu.features').trim();
      return features === '' ? null : features.split(/\s+/).includes('AVX1.0');
    }
    default:
      return null;
  }
}
