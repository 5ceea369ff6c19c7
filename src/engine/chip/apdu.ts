import { ChipError } from './chip-error.ts';
import { message } from '../../contract/messages/message.ts';

/** A command of ISO 7816-4. `le`: answer octets asked for, 0 for none. */
export interface Command {
  readonly cla: number;
  readonly ins: number;
  readonly p1: number;
  readonly p2: number;
  readonly data?: Uint8Array;
  readonly le?: number;
}

export interface Answer {
  readonly data: Uint8Array;
  /** SW1 and SW2: 0x9000 is success. */
  readonly status: number;
}

/** Sends the octets of one command and gives those of its answer, status included. */
export type Transmit = (command: Uint8Array) => Promise<Uint8Array>;

/** Whatever takes commands: the plain channel, or one inside secure messaging. */
export interface Channel {
  send(command: Command): Promise<Answer>;
}

export const SUCCESS = 0x9000;
/** Most data octets of a short command, and most that a short answer can carry. */
const SHORT_DATA = 255;
const SHORT_ANSWER = 256;
/** A chip that goes on saying "more to come" is no chip: the longest answer that is asked for, in pieces of 64 octets. */
const MOST_PIECES = 128;
const CHAINED = 0x10;

/** ISO 7816-4, 5.1: cases 1 to 4, extended only where short does not do. */
export function encodeCommand({ cla, ins, p1, p2, data, le = 0 }: Command): Uint8Array {
  const head = [cla, ins, p1, p2];
  const length = data?.length ?? 0;
  const extended = length > SHORT_DATA || le > SHORT_ANSWER;
  const octets = (n: number): number[] => (extended ? [n >> 8, n & 255] : [n]);
  const lc = length > 0 ? [...(extended ? [0] : []), ...octets(length)] : [];
  const most = extended ? 0x10000 : SHORT_ANSWER;
  const expected = le > 0 ? [...(extended && length === 0 ? [0] : []), ...octets(le >= most ? 0 : le)] : [];
  return Buffer.concat([
    Uint8Array.from([...head, ...lc]),
    data ?? new Uint8Array(),
    Uint8Array.from(expected),
  ]);
}

/** @throws ChipError card-gone: fewer than two octets are no answer (a card that left in the middle) */
export function decodeAnswer(bytes: Uint8Array): Answer {
  if (bytes.length < 2) throw new ChipError('card-gone', message('chipRefusals.gone'));
  const status = bytes.at(-2)! * 256 + bytes.at(-1)!;
  return { data: bytes.subarray(0, -2), status };
}

/**
 * A channel without protection. Long commands are sent in a chain where the chip takes no extended length; answers that
 * come in pieces (61xx) are put together; a wrong Le (6Cxx) is put right once.
 */
export function plainChannel(transmit: Transmit, options: { extended: boolean }): Channel {
  const once = async (command: Command): Promise<Answer> => {
    const first = decodeAnswer(await transmit(encodeCommand(command)));
    const answer =
      first.status >> 8 === 0x6c
        ? decodeAnswer(await transmit(encodeCommand({ ...command, le: first.status & 255 || SHORT_ANSWER })))
        : first;
    return answer.status >> 8 === 0x61 ? collect(answer, command.cla) : answer;
  };
  const collect = async (first: Answer, cla: number): Promise<Answer> => {
    const parts = [first.data];
    let { status } = first;
    for (let piece = 0; status >> 8 === 0x61; piece++) {
      if (piece > MOST_PIECES) throw new ChipError('malformed', message('chipFaults.endlessAnswer'));
      const more: Command = {
        cla: cla & ~CHAINED,
        ins: 0xc0,
        p1: 0,
        p2: 0,
        le: status & 255 || SHORT_ANSWER,
      };
      const next = decodeAnswer(await transmit(encodeCommand(more)));
      parts.push(next.data);
      ({ status } = next);
    }
    return { data: Buffer.concat(parts), status };
  };
  return {
    send: async (command) => {
      const data = command.data ?? new Uint8Array();
      if (options.extended || data.length <= SHORT_DATA) return once(command);
      let at = 0;
      for (; data.length - at > SHORT_DATA; at += SHORT_DATA) {
        const part = data.subarray(at, at + SHORT_DATA);
        const { cla, ins, p1, p2 } = command;
        const answer = await once({ cla: cla | CHAINED, ins, p1, p2, data: part });
        if (answer.status !== SUCCESS) return answer;
      }
      return once({ ...command, data: data.subarray(at) });
    },
  };
}
