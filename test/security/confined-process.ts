/** A process that confines itself as an engine does, then tries what an engine must not; prints what came of it as JSON. */
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts } from 'node:net';
import { Worker } from 'node:worker_threads';
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
