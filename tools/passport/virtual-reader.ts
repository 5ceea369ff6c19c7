import net from 'node:net';
import koffi from 'koffi';
import type { Card } from './card.ts';

/** What a reader asks of the card itself, in a frame of one octet (vsmartcard's vpcd). */
const CONTROL = { off: 0, on: 1, reset: 2, atr: 4 } as const;
/** T=1, as readers make it of a contactless card (PC/SC part 3, 3.1.3.2.3.1): 3B 88 80 01, eight octets, check. */
const ATR = Buffer.from('3b8880010031c173c840009092', 'hex');

/** Of netinet/in.h and netinet/tcp.h; Linux forgets the option with the next segments (tcp(7)). */
const IPPROTO_TCP = 6;
const TCP_QUICKACK = 12;
const INT_OCTETS = 4;

/** A card in vpcd's virtual reader, as if it were laid on a real one. */
export interface InsertedCard {
  remove(): void;
}

/**
 * Lays a card on the virtual reader of `vpcd`, which listens on a port per slot. An answer of no octets takes the card away in
 * the middle of its command.
 *
 * @throws Error where nothing listens
 */
export function insertCard(card: Card, port = 35_963): Promise<InsertedCard> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
    let received = Buffer.alloc(0);
    const send = (bytes: Uint8Array): void => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(bytes.length);
      socket.write(Buffer.concat([length, bytes]));
    };
    const answer = async (frame: Uint8Array): Promise<void> => {
      if (frame.length !== 1) {
        const bytes = await card.transmit(frame);
        if (bytes.length === 0) socket.destroy();
        else send(bytes);
      } else if (frame[0] === CONTROL.atr) send(ATR);
      else if (frame[0] !== CONTROL.on) card.reset();
    };
    let work = Promise.resolve();
    socket.on('data', (chunk: Buffer) => {
      acknowledge?.(socket);
      received = Buffer.concat([received, chunk]);
      while (received.length >= 2 && received.length >= 2 + received.readUInt16BE(0)) {
        const frame = received.subarray(2, 2 + received.readUInt16BE(0));
        received = received.subarray(2 + frame.length);
        work = work.then(() => answer(frame));
      }
    });
    socket.once('error', reject);
    socket.once('connect', () => resolve({ remove: () => void socket.destroy() }));
  });
}

/**
 * Acknowledges at once what a socket received. vpcd 3.3 writes the length of a command and the command apart, and the system holds
 * the second back until the first is acknowledged (RFC 896), which Linux does after 40 ms otherwise: 44 ms a command, 0.3 ms so.
 */
const acknowledge = process.platform === 'linux' ? quickAcknowledgement() : null;

function quickAcknowledgement(): (socket: net.Socket) => void {
  const setOption = koffi
    .load('libc.so.6')
    .func('int setsockopt(int socket, int level, int option, const int *value, uint32_t length)');
  return (socket) => {
    // The descriptor has no public name in Node; without it, commands are only slower.
    const descriptor = (socket as { _handle?: { fd?: number } })._handle?.fd;
    if (descriptor !== undefined && descriptor >= 0)
      setOption(descriptor, IPPROTO_TCP, TCP_QUICKACK, [1], INT_OCTETS);
  };
}
