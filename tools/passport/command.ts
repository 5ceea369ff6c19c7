import type { Command } from '../../src/engine/chip/apdu.ts';

/** Octets of a command as a card takes them apart (ISO 7816-4, 5.1). */
export function decodeCommand(bytes: Uint8Array): Command {
  const [cla = 0, ins = 0, p1 = 0, p2 = 0] = bytes;
  const head = { cla, ins, p1, p2 };
  const body = Buffer.from(bytes.subarray(4));
  if (body.length === 0) return head;
  if (body.length === 1) return { ...head, le: body[0]! || 256 };
  if (body[0] !== 0) {
    const data = body.subarray(1, 1 + body[0]!);
    const rest = body.subarray(1 + data.length);
    return { ...head, data, le: rest.length > 0 ? rest[0]! || 256 : 0 };
  }
  if (body.length === 3) return { ...head, le: body.readUInt16BE(1) || 0x10000 };
  const data = body.subarray(3, 3 + body.readUInt16BE(1));
  const rest = body.subarray(3 + data.length);
  return { ...head, data, le: rest.length === 2 ? rest.readUInt16BE(0) || 0x10000 : 0 };
}
