/** A damaged copy of a file and how it was made. */
export interface Mutation {
  readonly kind: string;
  readonly bytes: Buffer;
}

type Mutate = (bytes: Buffer, random: () => number) => Buffer;

const at = (bytes: Buffer, random: () => number): number => Math.floor(random() * bytes.length);

/** What happens to files on bad disks, in bad programs and in bad hands. */
const MUTATIONS: Readonly<Record<string, Mutate>> = {
  'bits flipped': (bytes, random) => {
    const out = Buffer.from(bytes);
    for (let i = 0; i < 1 + random() * 20; i++) out[at(out, random)]! ^= 1 << Math.floor(random() * 8);
    return out;
  },
  'header damaged': (bytes, random) => {
    const out = Buffer.from(bytes);
    for (let i = 0; i < 4; i++)
      out[Math.floor(random() * Math.min(512, out.length))] = Math.floor(random() * 256);
    return out;
  },
  'cut off': (bytes, random) => bytes.subarray(0, at(bytes, random)),
  'piece missing': (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.floor(random() * 2_000))]);
  },
  'piece repeated': (bytes, random) => {
    const from = at(bytes, random);
    const piece = bytes.subarray(from, from + Math.floor(random() * 5_000));
    return Buffer.concat([bytes.subarray(0, from), piece, piece, bytes.subarray(from)]);
  },
  'great numbers': (bytes, random) => {
    const out = Buffer.from(bytes);
    const where = at(out, random);
    out.fill(0xff, where, Math.min(out.length, where + 4));
    return out;
  },
  'digits changed': (bytes, random) => {
    const out = Buffer.from(bytes);
    for (let i = 0; i < out.length; i++)
      if (out[i]! >= 48 && out[i]! <= 57 && random() < 0.002) out[i] = 48 + Math.floor(random() * 10);
    return out;
  },
  'something appended': (bytes, random) =>
    Buffer.concat([
      bytes,
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n'.repeat(
          1 + Math.floor(random() * 20),
        ),
      ),
    ]),
  noise: (_bytes, random) =>
    Buffer.from(Array.from({ length: 200 + Math.floor(random() * 4_000) }, () => Math.floor(random() * 256))),
};

/** One of the mutations, drawn by `random`. */
export function mutate(bytes: Buffer, random: () => number): Mutation {
  const kinds = Object.keys(MUTATIONS);
  const kind = kinds[Math.floor(random() * kinds.length)]!;
  return { kind, bytes: MUTATIONS[kind]!(bytes, random) };
}
