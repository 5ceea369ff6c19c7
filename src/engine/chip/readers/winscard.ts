import koffi, { type KoffiFunc } from 'koffi';

/**
 * PC/SC as every system has it under the same names, with integers of its own width (winscard.h of Windows, of pcsc-lite and of
 * macOS). Windows' functions that take text have one for octets, with an A.
 */
export interface Platform {
  readonly library: string;
  readonly dword: string;
  readonly long: string;
  readonly handle: string;
  readonly suffix: string;
  /** Octets of an ATR in a reader's state. */
  readonly atr: number;
  /** Are structures without gaps? */
  readonly packed: boolean;
}

export const PLATFORMS: Partial<Record<NodeJS.Platform, Platform>> = {
  linux: {
    library: 'libpcsclite.so.1',
    dword: 'ulong',
    long: 'long',
    handle: 'long',
    suffix: '',
    atr: 33,
    packed: false,
  },
  darwin: {
    library: '/System/Library/Frameworks/PCSC.framework/PCSC',
    dword: 'uint32_t',
    long: 'int32_t',
    handle: 'int32_t',
    suffix: '',
    atr: 33,
    packed: true,
  },
  win32: {
    library: 'winscard.dll',
    dword: 'uint32_t',
    long: 'int32_t',
    handle: 'uintptr_t',
    suffix: 'A',
    atr: 36,
    packed: false,
  },
};

export interface ReaderState {
  readonly reader: string;
  readonly userData: null;
  readonly currentState: number;
  eventState: number;
  atrLength: number;
  atr: number[];
}

/** The functions that are used; each answers with a status (0: done). A list of one holds what a function gives out. */
export interface Winscard {
  /** Octets of a header of `transmit`, which says its own length. */
  readonly headerLength: number;
  establish(context: [number | null]): Promise<number>;
  release(context: number): Promise<number>;
  listReaders(context: number, names: Buffer | null, length: [number]): Promise<number>;
  status(context: number, timeout: number, states: ReaderState[]): Promise<number>;
  connect(
    context: number,
    reader: string,
    share: number,
    protocols: number,
    card: [number | null],
    protocol: [number | null],
  ): Promise<number>;
  reconnect(
    card: number,
    share: number,
    protocols: number,
    disposition: number,
    protocol: [number | null],
  ): Promise<number>;
  disconnect(card: number, disposition: number): Promise<number>;
  transmit(
    card: number,
    header: object,
    command: Uint8Array,
    answer: Buffer,
    length: [number],
  ): Promise<number>;
}

let loaded: Winscard | null | undefined;

/** Null where the system has no PC/SC. */
export function winscard(): Winscard | null {
  if (loaded === undefined) loaded = load(PLATFORMS[process.platform]);
  return loaded;
}

/** `SCARD_READERSTATE`. */
export function readerState({ dword, atr, packed }: Platform) {
  const fields = {
    reader: 'str',
    userData: 'void *',
    currentState: dword,
    eventState: dword,
    atrLength: dword,
    atr: koffi.array('uint8_t', atr),
  };
  return packed ? koffi.pack(fields) : koffi.struct(fields);
}

/** `SCARD_IO_REQUEST`. */
export const requestHeader = ({ dword }: Platform) => koffi.struct({ protocol: dword, length: dword });

function load(platform: Platform | undefined): Winscard | null {
  if (!platform) return null;
  const { dword, long, handle, suffix } = platform;
  try {
    const library = koffi.load(platform.library);
    const state = readerState(platform);
    const header = requestHeader(platform);
    const out = (type: string) => koffi.out(koffi.pointer(type));
    const inOut = (type: string) => koffi.inout(koffi.pointer(type));
    const bytes = koffi.pointer('uint8_t');
    const call = (name: string, types: Parameters<typeof koffi.out>[0][]) =>
      asynchronous(library.func(name, long, types));
    const connect = call(`SCardConnect${suffix}`, [handle, 'str', dword, dword, out(handle), out(dword)]);
    const establish = call('SCardEstablishContext', [dword, 'void *', 'void *', out(handle)]);
    const listReaders = call(`SCardListReaders${suffix}`, [handle, 'str', bytes, inOut(dword)]);
    const status = call(`SCardGetStatusChange${suffix}`, [
      handle,
      dword,
      koffi.inout(koffi.pointer(state)),
      dword,
    ]);
    const transmit = call('SCardTransmit', [
      handle,
      koffi.pointer(header),
      bytes,
      dword,
      'void *',
      bytes,
      inOut(dword),
    ]);
    return {
      headerLength: koffi.sizeof(header),
      establish: (context) => establish(SYSTEM_SCOPE, null, null, context),
      release: call('SCardReleaseContext', [handle]),
      listReaders: (context, names, length) => listReaders(context, null, names, length),
      status: (context, timeout, states) => status(context, timeout, states, states.length),
      connect,
      disconnect: call('SCardDisconnect', [handle, dword]),
      reconnect: call('SCardReconnect', [handle, dword, dword, dword, out(dword)]),
      transmit: (card, head, command, answer, length) =>
        transmit(card, head, command, command.length, null, answer, length),
    };
  } catch {
    // No such library: the station works without readers.
    return null;
  }
}

const SYSTEM_SCOPE = 2;

/** Runs outside the event loop; the status as an unsigned number, whatever its width. */
function asynchronous(call: KoffiFunc<(...given: unknown[]) => number>) {
  return (...given: unknown[]): Promise<number> =>
    new Promise((resolve, reject) => {
      call.async(...given, (error: Error | null, status: number) =>
        error ? reject(error) : resolve(Number(status) >>> 0),
      );
    });
}
