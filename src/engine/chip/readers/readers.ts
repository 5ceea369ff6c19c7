import type { Transmit } from '../apdu.ts';
import { ChipError, type ChipProblem } from '../chip-error.ts';
import { winscard, type ReaderState, type Winscard } from './winscard.ts';
import { message, type Message } from '../../../contract/messages/message.ts';

/** A reader as the system names it, and whether a card lies on it. */
export interface FoundReader {
  readonly name: string;
  readonly hasCard: boolean;
}

export interface ConnectedCard {
  readonly transmit: Transmit;
  /** Ends the use of the card, which forgets everything that was agreed with it. */
  release(): Promise<void>;
}

/** Statuses of winscard.h, the same on every system. */
const STATUS = {
  unknownReader: 0x80100009,
  noCard: 0x8010000c,
  inUse: 0x8010000b,
  readerGone: 0x80100017,
  noService: 0x8010001d,
  serviceStopped: 0x8010001e,
  noReaders: 0x8010002e,
  unresponsive: 0x80100066,
  unpowered: 0x80100067,
  reset: 0x80100068,
  removed: 0x80100069,
} as const;

const EXCLUSIVE = 1;
const T0_OR_T1 = 3;
const LEAVE_CARD = 0;
const RESET_CARD = 1;
const CARD_PRESENT = 0x20;
/** Largest extended answer, status included. */
const MOST_ANSWER = 65_538;
const SAID = {
  'no-readers': message('chipRefusals.noReaders'),
  'no-card': message('chipRefusals.noCard'),
  'reader-busy': message('chipRefusals.busy'),
  'card-gone': message('chipRefusals.left'),
} as const satisfies Partial<Record<ChipProblem, Message>>;

const problemOf = (status: number): keyof typeof SAID => {
  switch (status) {
    case STATUS.noCard:
    case STATUS.unresponsive:
    case STATUS.unpowered:
      return 'no-card';
    case STATUS.inUse:
      return 'reader-busy';
    case STATUS.unknownReader:
    case STATUS.readerGone:
    case STATUS.noService:
    case STATUS.serviceStopped:
    case STATUS.noReaders:
      return 'no-readers';
    default:
      // Removed, reset by somebody else, or an error of the reader: what was agreed with the card is lost either way.
      return 'card-gone';
  }
};

function done(status: number): void {
  if (status === 0) return;
  const problem = problemOf(status);
  throw new ChipError(problem, SAID[problem]);
}

/** Every reader that is there now; none where the system has no service for them. */
export async function listReaders(): Promise<FoundReader[]> {
  const library = winscard();
  if (!library) return [];
  try {
    return await withContext(library, (context) => readersOf(library, context));
  } catch (error) {
    if (error instanceof ChipError && error.problem === 'no-readers') return [];
    throw error;
  }
}

/**
 * Connects to the card on a reader, for this program alone.
 *
 * @param name as `listReaders` gives it; null: the one on which a card lies
 * @throws ChipError no-readers, no-card, reader-busy, card-gone
 */
export async function connectCard(name: string | null): Promise<ConnectedCard> {
  const library = winscard();
  if (!library) throw new ChipError('no-readers', SAID['no-readers']);
  const context = await establish(library);
  try {
    const readers = await readersOf(library, context);
    const reader =
      name === null ? readers.find(({ hasCard }) => hasCard) : readers.find((one) => one.name === name);
    if (!reader && (readers.length === 0 || name !== null))
      throw new ChipError('no-readers', SAID['no-readers']);
    if (!reader?.hasCard) throw new ChipError('no-card', SAID['no-card']);
    const [card, protocol]: [[number | null], [number | null]] = [[null], [null]];
    done(await library.connect(context, reader.name, EXCLUSIVE, T0_OR_T1, card, protocol));
    const handle = card[0]!;
    // What another program, or an earlier reading, left on the card ends here.
    const fresh = await library.reconnect(handle, EXCLUSIVE, T0_OR_T1, RESET_CARD, protocol);
    if (fresh !== 0) await library.disconnect(handle, LEAVE_CARD);
    done(fresh);
    return {
      transmit: transmitter(library, handle, protocol[0]!),
      release: async () => {
        // pcscd 1.9.9 misses the next card after the reset of one that has left; keys are gone with this program anyway.
        await library.disconnect(handle, LEAVE_CARD);
        await library.release(context);
      },
    };
  } catch (error) {
    await library.release(context);
    throw error;
  }
}

function transmitter(library: Winscard, card: number, protocol: number): Transmit {
  const header = { protocol, length: library.headerLength };
  const answer = Buffer.alloc(MOST_ANSWER);
  return async (command) => {
    const length: [number] = [answer.length];
    done(await library.transmit(card, header, command, answer, length));
    return Uint8Array.from(answer.subarray(0, length[0]));
  };
}

async function establish(library: Winscard): Promise<number> {
  const context: [number | null] = [null];
  done(await library.establish(context));
  return context[0]!;
}

async function withContext<T>(library: Winscard, use: (context: number) => Promise<T>): Promise<T> {
  const context = await establish(library);
  try {
    return await use(context);
  } finally {
    await library.release(context);
  }
}

async function readersOf(library: Winscard, context: number): Promise<FoundReader[]> {
  const length: [number] = [0];
  const status = await library.listReaders(context, null, length);
  if (status === STATUS.noReaders) return [];
  done(status);
  const names = Buffer.alloc(length[0]);
  done(await library.listReaders(context, names, length));
  // Names end with a zero, the list with one more.
  const found = names.toString('utf8', 0, length[0]).split('\0').filter(Boolean);
  const states = found.map((reader): ReaderState => ({
    reader,
    userData: null,
    currentState: 0,
    eventState: 0,
    atrLength: 0,
    atr: [],
  }));
  if (states.length > 0) done(await library.status(context, 0, states));
  return states.map(({ reader, eventState }) => ({
    name: reader,
    hasCard: (Number(eventState) & CARD_PRESENT) !== 0,
  }));
}
