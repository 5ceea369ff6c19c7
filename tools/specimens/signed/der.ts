/** Writes ASN.1 for the signed specimens; nothing of the product is used, so that its reader is tested by another hand. */
export const bytes = (...parts: Uint8Array[]): Buffer => Buffer.concat(parts);

/** One element of definite length. */
export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = bytes(...content);
  const length = body.length.toString(16);
  const octets = Buffer.from(length.padStart(length.length + (length.length % 2), '0'), 'hex');
  return bytes(
    body.length < 128 ? Buffer.from([tag, body.length]) : Buffer.from([tag, 0x80 + octets.length, ...octets]),
    body,
  );
}

/** One element of indefinite length, as streaming writers send it. */
export const streamed = (tag: number, ...content: Uint8Array[]): Buffer =>
  bytes(Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0]));

export const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
export const set = (...parts: Uint8Array[]): Buffer => der(0x31, ...parts);
export const octets = (value: Uint8Array): Buffer => der(0x04, value);
/** An octet string in two pieces. */
export const inPieces = (value: Uint8Array): Buffer =>
  streamed(0x24, octets(value.subarray(0, 5)), octets(value.subarray(5)));
export const bitString = (value: Uint8Array): Buffer => der(0x03, Buffer.from([0]), value);
export const explicit = (number: number, ...parts: Uint8Array[]): Buffer => der(0xa0 + number, ...parts);
export const NULL = der(0x05);
export const text = (value: string): Buffer => der(0x0c, Buffer.from(value));

export function integer(value: number | Uint8Array): Buffer {
  const raw = typeof value === 'number' ? Buffer.from(value.toString(16).padStart(8, '0'), 'hex') : value;
  const first = raw.findIndex((octet) => octet !== 0);
  const short = first < 0 ? Buffer.from([0]) : raw.subarray(first);
  return der(0x02, (short[0]! & 0x80) !== 0 ? bytes(Buffer.from([0]), short) : short);
}

export function oid(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number);
  const arc = (value: number): number[] => {
    const digits = [value & 0x7f];
    for (let more = Math.floor(value / 128); more > 0; more = Math.floor(more / 128))
      digits.unshift(0x80 | (more & 0x7f));
    return digits;
  };
  return der(0x06, Buffer.from([...arc(first! * 40 + second!), ...rest.flatMap(arc)]));
}

export const utcTime = (date: Date): Buffer =>
  der(
    0x17,
    Buffer.from(
      `${date
        .toISOString()
        .replace(/[-:T]|\.\d+/g, '')
        .slice(2)}`,
    ),
  );
export const generalizedTime = (date: Date): Buffer =>
  der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')));
