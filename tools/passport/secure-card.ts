import { SUCCESS, type Command } from '../../src/engine/chip/apdu.ts';
import { pad, unpad, type SessionCipher } from '../../src/engine/chip/session-cipher.ts';
import { encodeTlv, readAll } from '../../src/engine/chip/tlv.ts';
import { fromBigInt, toBigInt } from '../../src/engine/signing/ber.ts';

/** The card's end of secure messaging (Doc 9303-11, 9.8): opens commands, protects answers. */
export class SecureCard {
  readonly #cipher: SessionCipher;
  #counter: bigint;

  constructor(cipher: SessionCipher, start: Uint8Array) {
    this.#cipher = cipher;
    this.#counter = toBigInt(start);
  }

  #next(): Uint8Array {
    this.#counter += 1n;
    const length = this.#cipher.blockLength;
    return fromBigInt(BigInt.asUintN(8 * length, this.#counter), length);
  }

  /** Null where the checksum is wrong or missing: the card ends the session. */
  open(command: Command): Command | null {
    const counter = this.#next();
    const objects = readAll(command.data ?? new Uint8Array());
    const of = (tag: number): Uint8Array | undefined => objects.find((object) => object.tag === tag)?.value;
    const body = Buffer.concat(objects.filter(({ tag }) => tag !== 0x8e).map(({ raw }) => raw));
    const header = Uint8Array.of(command.cla, command.ins, command.p1, command.p2);
    const mac = this.#cipher.mac(Buffer.concat([counter, pad(header, this.#cipher.blockLength), body]));
    if (Buffer.compare(mac, of(0x8e) ?? new Uint8Array()) !== 0) return null;
    const cryptogram = of(0x87)?.subarray(1) ?? of(0x85);
    const data = cryptogram && unpad(this.#cipher.decrypt(cryptogram, counter));
    const le = of(0x97);
    const expected = le ? (le.length === 1 ? le[0]! || 256 : le[0]! * 256 + le[1]! || 0x10000) : 0;
    return {
      cla: command.cla & ~0x0c,
      ins: command.ins,
      p1: command.p1,
      p2: command.p2,
      ...(data ? { data } : {}),
      le: expected,
    };
  }

  protect({ data, status = SUCCESS }: { data?: Uint8Array; status?: number }, odd = false): Uint8Array {
    const counter = this.#next();
    const objects: Uint8Array[] = [];
    if (data && data.length > 0) {
      const cryptogram = this.#cipher.encrypt(pad(data, this.#cipher.blockLength), counter);
      objects.push(
        odd ? encodeTlv(0x85, cryptogram) : encodeTlv(0x87, Buffer.concat([Uint8Array.of(1), cryptogram])),
      );
    }
    objects.push(encodeTlv(0x99, Uint8Array.of(status >> 8, status & 255)));
    const mac = this.#cipher.mac(Buffer.concat([counter, ...objects]));
    return Buffer.concat([...objects, encodeTlv(0x8e, mac)]);
  }
}
