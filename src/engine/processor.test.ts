import { expect, it } from 'vitest';
import { message } from '../contract/messages/message.ts';
import { lacksInstructions, processorWarning, type ProcessorSource } from './processor.ts';

const machine = (
  told: Partial<ProcessorSource> & { cpuinfo?: string; features?: string },
): ProcessorSource => ({
  platform: 'linux',
  arch: 'x64',
  read: (file) => {
    if (file !== '/proc/cpuinfo' || told.cpuinfo === undefined) throw new Error('ENOENT');
    return told.cpuinfo;
  },
  ask: () => told.features ?? '',
  ...told,
});
const cpuinfo = (flags: string): string =>
  `processor\t: 0\nvendor_id\t: GenuineIntel\nmodel name\t: Celeron\nflags\t\t: ${flags}\nbugs\t\t:\n\nprocessor\t: 1\nflags\t\t: ${flags}\n`;

it('a processor without AVX is said in one sentence, one with AVX in none', () => {
  expect(processorWarning(machine({ cpuinfo: cpuinfo('fpu sse sse2 ssse3 sse4_1 sse4_2 aes') }))).toEqual(
    message('health.noAvx'),
  );
  expect(processorWarning(machine({ cpuinfo: cpuinfo('fpu sse2 avx f16c') }))).toBeNull();
  // AVX2 alone as a word does not mean AVX, and nothing else that begins so.
  expect(processorWarning(machine({ cpuinfo: cpuinfo('fpu avx512f') }))).not.toBeNull();
});

it('an Intel Mac is asked by sysctl', () => {
  const mac = { platform: 'darwin' } as const;
  expect(processorWarning(machine({ ...mac, features: 'FPU SSE4.2 AVX1.0\n' }))).toBeNull();
  expect(processorWarning(machine({ ...mac, features: 'FPU SSE4.2\n' }))).not.toBeNull();
});

it('says nothing where it cannot be told or does not matter', () => {
  expect(processorWarning(machine({}))).toBeNull();
  expect(processorWarning(machine({ cpuinfo: 'processor: 0\n' }))).toBeNull();
  expect(processorWarning(machine({ arch: 'arm64', cpuinfo: cpuinfo('fp asimd') }))).toBeNull();
  expect(processorWarning(machine({ platform: 'win32' }))).toBeNull();
  expect(processorWarning(machine({ platform: 'darwin', features: '' }))).toBeNull();
});

it('knows an engine that stopped at an unknown instruction', () => {
  expect(lacksInstructions('SIGILL')).toBe(true);
  expect(lacksInstructions('exit code 3221225501')).toBe(true);
  expect(lacksInstructions('exit code -1073741795')).toBe(true);
  expect(lacksInstructions('SIGKILL')).toBe(false);
});
