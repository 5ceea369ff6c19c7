import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const SERVICE = '/usr/sbin/pcscd';
const DRIVER = '/usr/lib/pcsc/drivers/serial/libifdvpcd.so';
const SOCKET = '/run/pcscd/pcscd.comm';
/** Where vpcd waits for a card in its first slot. */
const PORT = 35_963;
const START_MS = 15_000;
/** Below the ports of vpcd's slots; whoever listens has the readers. */
const RESERVED_PORT = 35_962;
/** Longer than the tests of readers take on a busy machine. */
export const RESERVE_MS = 600_000;

/** Why the virtual reader cannot be had here; null where it can. */
export const readerMissing: string | null =
  existsSync(SERVICE) && existsSync(DRIVER)
    ? process.getuid?.() === 0
      ? null
      : 'only root starts pcscd'
    : 'the Debian packages pcscd and vsmartcard-vpcd are not installed';

/**
 * Waits until no other program uses the virtual reader: service and ports are the machine's, and two runs of the tests would lay
 * down each other's cards. The system gives the reservation back when the program ends, however it ends.
 */
export async function reserveReaders(): Promise<{ release(): void }> {
  for (const since = Date.now(); ; await wait(500)) {
    const held = await heldPort(RESERVED_PORT, '127.0.0.1');
    if (held) return { release: () => held.close() };
    if (Date.now() - since > RESERVE_MS) throw new Error('Another program keeps the virtual reader.');
  }
}

/** Runs pcscd with the virtual reader, unless it runs already. */
export async function startReaderService(): Promise<{ stop(): Promise<void> }> {
  if (await answers(SOCKET)) return { stop: () => Promise.resolve() };
  const service = spawn(SERVICE, ['--foreground'], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => service.once('exit', () => resolve()));
  for (const since = Date.now(); !(await answers(SOCKET)) || !(await listens(PORT)); await wait(100))
    if (Date.now() - since > START_MS) throw new Error('pcscd does not start.');
  return {
    stop: async () => {
      service.kill();
      await ended;
    },
  };
}

const answers = (address: string): Promise<boolean> => reaches(() => net.connect(address));
/** A connection would be a card that is laid down: only that somebody listens is looked at. */
async function listens(port: number): Promise<boolean> {
  const held = await heldPort(port);
  if (held) await new Promise((resolve) => held.close(resolve));
  return held === null;
}

/** Null where somebody listens there already. */
const heldPort = (port: number, host?: string): Promise<net.Server | null> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve(server));
    server.unref();
  });

const reaches = (connect: () => net.Socket): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect();
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
