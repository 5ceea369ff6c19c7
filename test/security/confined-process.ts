/** A process that confines itself as an engine does, then tries what an engine must not; prints what came of it as JSON. */
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts } from 'node:net';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';
import koffi from 'koffi';
import { confineThisProcess } from '../../src/engine/confinement.ts';

const codeOf = (thrown: unknown): string => (thrown as NodeJS.ErrnoException).code ?? String(thrown);
const results: Record<string, string> = {};
const connecting = async (options: NetConnectOpts): Promise<string> => {
  const [error] = await once(connect(options), 'error');
  return codeOf(error);
};

if (!confineThisProcess()) {
  process.stdout.write('"not confined"');
  process.exit();
}
results['program'] = codeOf(spawnSync('/bin/true').error);
try {
  process.kill(process.ppid, 0);
  results['another process'] = 'reached';
} catch (thrown) {
  results['another process'] = codeOf(thrown);
}
process.kill(process.pid, 0);
results['itself'] = 'reached';

/** Signal 0 looks whether a signal could be sent, and sends none. Numbers: src/engine/confinement.ts. */
const NO_SIGNAL = 0;
const SIGINFO_BYTES = 128;
const SI_CODE_AT = 8;
/** The kernel itself refuses codes of its own from one process to another; this one it lets pass (sigqueue(3)). */
const SI_QUEUE = -1;
const which = process.arch === 'x64' ? 0 : 1;
const TKILL = [200, 130][which];
const TGKILL = [234, 131][which];
const RT_SIGQUEUEINFO = [129, 138][which];
const RT_TGSIGQUEUEINFO = [297, 240][which];
const information = Buffer.alloc(SIGINFO_BYTES);
information.writeInt32LE(SI_QUEUE, SI_CODE_AT);
const libc = koffi.load('libc.so.6');
const systemCall = libc.func('long syscall(long, long, long, long, const void *)');
const systemCallOfThree = libc.func('long syscall(long, long, long, const void *)');
const raise = libc.func('int raise(int)');
const outcomeOf = (returned: number): string =>
  Number(returned) === 0
    ? 'reached'
    : (Object.entries(constants.errno).find(([, number]) => number === koffi.errno())?.[0] ?? 'failed');
const { pid, ppid } = process;
results['another process by tkill'] = outcomeOf(systemCallOfThree(TKILL, ppid, NO_SIGNAL, null));
results['another process by tgkill'] = outcomeOf(systemCall(TGKILL, ppid, ppid, NO_SIGNAL, null));
results['another process by sigqueue'] = outcomeOf(
  systemCallOfThree(RT_SIGQUEUEINFO, ppid, NO_SIGNAL, information),
);
results['a thread of another process by sigqueue'] = outcomeOf(
  systemCall(RT_TGSIGQUEUEINFO, ppid, ppid, NO_SIGNAL, information),
);
// Nothing is signalled: neither the file nor the socket is asynchronous.
const FCNTL = [72, 25][which];
const F_SETOWN = 8;
const F_SETOWN_EX = 15;
const IOCTL = [16, 29][which];
const FIOSETOWN = 0x8901;
const SIOCSPGRP = 0x8902;
const PRLIMIT = [302, 261][which];
const RLIMIT_CPU = 0;
const AF_UNIX = 1;
const SOCK_STREAM = 1;
const parent = Buffer.alloc(4);
parent.writeInt32LE(ppid);
// `struct f_owner_ex`: F_OWNER_PID and the process.
const owner = Buffer.alloc(8);
owner.writeInt32LE(1, 0);
owner.writeInt32LE(ppid, 4);
const file = openSync(import.meta.filename, 'r');
const socket = libc.func('int socket(int, int, int)')(AF_UNIX, SOCK_STREAM, 0) as number;
results['another process as owner of a file'] = outcomeOf(systemCall(FCNTL, file, F_SETOWN, ppid, null));
results['another process as owner of a file, by structure'] = outcomeOf(
  systemCallOfThree(FCNTL, file, F_SETOWN_EX, owner),
);
results['another process as owner of a socket'] = outcomeOf(
  systemCallOfThree(IOCTL, socket, FIOSETOWN, parent),
);
results['another process as group of a socket'] = outcomeOf(
  systemCallOfThree(IOCTL, socket, SIOCSPGRP, parent),
);
results['limits of another process'] = outcomeOf(systemCall(PRLIMIT, ppid, RLIMIT_CPU, 0, null));
results['limits of its own'] = outcomeOf(systemCall(PRLIMIT, 0, RLIMIT_CPU, 0, null));
results['own thread by tgkill'] = outcomeOf(systemCall(TGKILL, pid, pid, NO_SIGNAL, null));
results['itself by raise'] = outcomeOf(raise(NO_SIGNAL));
results['TCP over IPv4'] = await connecting({ port: 9, host: '127.0.0.1' });
results['TCP over IPv6'] = await connecting({ port: 9, host: '::1' });
const udp = createSocket('udp4');
udp.send('x', 9, '127.0.0.1');
results['UDP'] = codeOf((await once(udp, 'error'))[0]);
const server = createServer().listen(0, '127.0.0.1');
results['server'] = codeOf((await once(server, 'error'))[0]);
const thread = new Worker(
  `require('node:net').connect(9, '127.0.0.1').on('error', ({ code }) => require('node:worker_threads').parentPort.postMessage(code))`,
  { eval: true },
);
results['TCP in a thread'] = (await once(thread, 'message'))[0] as string;
results['socket of this machine'] = await connecting({ path: '/nowhere/a.socket' });
results['own files'] = readFileSync(import.meta.filename).length > 0 ? 'read' : 'empty';
process.stdout.write(JSON.stringify(results));
process.exit();
