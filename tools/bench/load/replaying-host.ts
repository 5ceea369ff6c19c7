/**
 * An engine process for loads: it has a real engine answer what it was never asked, and gives that answer again whenever it is asked the
 * same. A station then gets its answers as from engines, as large and through the same pipe, and as fast as it can take them.
 */
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { childProcessStarter } from '../../../src/engine/child-process.ts';
import type { EngineProcess, FromEngine, ToEngine } from '../../../src/engine/protocol.ts';

type Call = Extract<ToEngine, { readonly kind: 'call' }>;
type Answer = Exclude<FromEngine, { readonly kind: 'ready' | 'resident' }>;

/** Messages of a call's answer by what was asked, serialised. */
const kept = new Map<string, readonly Buffer[]>();
const asked = new Map<number, { readonly key: string; readonly messages: Buffer[] }>();
const start = childProcessStarter();
let engine: EngineProcess | null = null;
const waiting: Call[] = [];

const tell = (message: FromEngine): void => void process.send?.(message);

/** The ends of parts of an answer carry the number of the call, which is another each time. */
const numbered = (message: Buffer, id: number): Answer => ({ ...(deserialize(message) as Answer), id });

function ask(call: Call): void {
  const key = createHash('sha256')
    .update(serialize([call.name, call.request]))
    .digest('hex');
  const answer = kept.get(key);
  if (answer) {
    for (const message of answer) tell(numbered(message, call.id));
    return;
  }
  asked.set(call.id, { key, messages: [] });
  if (engine) engine.send(call);
  else waiting.push(call);
}

function begin(): void {
  const begun = start();
  begun.onMessage((message) => {
    if (message.kind === 'ready') {
      engine = begun;
      for (const call of waiting.splice(0)) begun.send(call);
      return;
    }
    if (message.kind === 'resident') return;
    const call = asked.get(message.id);
    call?.messages.push(serialize(message));
    tell(message);
    if (message.kind === 'progress') return;
    asked.delete(message.id);
    if (call && message.kind === 'done') kept.set(call.key, call.messages);
  });
  begun.onExit((why) => {
    process.stderr.write(`the engine that is asked first ended: ${why}\n`);
    process.exit(1);
  });
  process.on('disconnect', () => {
    begun.kill();
    process.exit(0);
  });
}

process.on('message', (message: ToEngine) => {
  if (message.kind === 'call') ask(message);
});
begin();
tell({ kind: 'ready', pid: process.pid });
