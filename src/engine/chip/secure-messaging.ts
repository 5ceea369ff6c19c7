import { message, type Message } from '../../contract/messages/message.ts';
import { timingSafeEqual } from 'node:crypto';
import { fromBigInt, toBigInt } from '../signing/ber.ts';
import { SUCCESS, type Answer, type Channel, type Command } from './apdu.ts';
import { ChipError } from './chip-error.ts';
import { pad, unpad, type SessionCipher } from './session-cipher.ts';
import { encodeTlv, readAll } from './tlv.ts';

/** Data objects of Doc 9303-11, 9.8.4. */
const TAG = { plain: 0x85, encrypted: 0x87, expected: 0x97, status: 0x99, mac: 0x8e } as const;
const PADDED = 1;

/** Doc 9303-11, 9.8: commands encrypted and authenticated, answers checked. One counter for both ways. */
export function secureChannel(inner: Channel, cipher: SessionCipher, start: Uint8Array): Channel {
  let counter = toBigInt(start);
  const next = (): Uint8Array => {
    counter = (counter + 1n) & ((1n << BigInt(8 * cipher.blockLength)) - 1n);
    return fromBigInt(counter, cipher.blockLength);
  };
  return {
    send: async (command) => {
      const { data, status } = await inner.send(protectCommand(command, cipher, next()));
      const answerCounter = next();
      // An error before the chip could protect its answer: 6987, 6988 and others come in the clear and end the session.
      if (data.length === 0 && status !== SUCCESS) return { data, status };
      return openAnswer(data, cipher, answerCounter);
    },
  };
}

/** @param counter send sequence counter of this command, a block long */
export function protectCommand(command: Command, cipher: SessionCipher, counter: Uint8Array): Command {
  const header = Uint8Array.of(command.cla | 0x0c, command.ins, command.p1, command.p2);
  const objects: Uint8Array[] = [];
  if (command.data && command.data.length > 0) {
    const cryptogram = cipher.encrypt(pad(command.data, cipher.blockLength), counter);
    // An odd instruction (B1) carries BER-TLV data, whose cryptogram has no padding indicator.
    objects.push(
      command.ins % 2 === 1
        ? encodeTlv(TAG.plain, cryptogram)
        : encodeTlv(TAG.encrypted, Buffer.concat([Uint8Array.of(PADDED), cryptogram])),
    );
  }
  if (command.le) objects.push(encodeTlv(TAG.expected, expectedLength(command.le)));
  const body = Buffer.concat(objects);
  const mac = cipher.mac(Buffer.concat([counter, pad(header, cipher.blockLength), body]));
  const data = Buffer.concat([body, encodeTlv(TAG.mac, mac)]);
  return {
    cla: header[0]!,
    ins: command.ins,
    p1: command.p1,
    p2: command.p2,
    data,
    le: command.le && command.le > 256 ? 0x10000 : 256,
  };
}

const expectedLength = (le: number): Uint8Array =>
  le > 256 ? Uint8Array.of((le >> 8) & 255, le & 255) : Uint8Array.of(le & 255);

/**
 * @param counter send sequence counter of this answer
 * @throws ChipError channel-broken: without status or checksum, or with a wrong one; whatever such an answer says is not believed
 */
export function openAnswer(bytes: Uint8Array, cipher: SessionCipher, counter: Uint8Array): Answer {
  const objects = readAll(bytes);
  const of = (tag: number): Uint8Array | undefined => objects.find((object) => object.tag === tag)?.value;
  const mac = of(TAG.mac);
  const status = of(TAG.status);
  const authenticated = objects.filter(({ tag }) => tag !== TAG.mac).map(({ raw }) => raw);
  if (mac?.length !== 8 || status?.length !== 2) return broken(message('chipFaults.unprotected'));
  // What is not in front of the checksum, or stands twice, is not covered by it as the standard says.
  const tags = objects.map(({ tag }) => tag);
  if (tags.at(-1) !== TAG.mac || new Set(tags).size !== tags.length)
    return broken(message('chipFaults.otherAnswer'));
  const expected = cipher.mac(Buffer.concat([counter, ...authenticated]));
  if (!timingSafeEqual(expected, mac)) return broken(message('chipFaults.wrongChecksum'));
  const cryptogram = of(TAG.encrypted)?.subarray(1) ?? of(TAG.plain);
  return {
    data: cryptogram ? clear(cryptogram, cipher, counter) : new Uint8Array(),
    status: status[0]! * 256 + status[1]!,
  };
}

function clear(cryptogram: Uint8Array, cipher: SessionCipher, counter: Uint8Array): Uint8Array {
  if (cryptogram.length === 0 || cryptogram.length % cipher.blockLength !== 0)
    return broken(message('chipFaults.halfBlock'));
  return unpad(cipher.decrypt(cryptogram, counter)) ?? broken(message('chipFaults.wrongPadding'));
}

function broken(says: Message): never {
  throw new ChipError('channel-broken', says);
}
