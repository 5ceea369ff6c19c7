import openJpeg from '@cornerstonejs/codec-openjpeg/wasmjs';

const SRGB = 16;
const GREY = 17;

/** A codestream of JPEG 2000 of one colour, as portraits on chips are encoded. `colour`: a value for each component. */
export async function jpeg2000(
  width: number,
  height: number,
  colour: readonly number[],
): Promise<Uint8Array> {
  const { J2KEncoder } = await openJpeg({ print: () => undefined, printErr: () => undefined });
  const encoder = new J2KEncoder();
  const pixels = encoder.getDecodedBuffer({
    width,
    height,
    bitsPerSample: 8,
    componentCount: colour.length,
    isSigned: false,
  });
  for (let at = 0; at < pixels.length; at++) pixels[at] = colour[at % colour.length]!;
  encoder.encode();
  const encoded = Uint8Array.from(encoder.getEncodedBuffer());
  encoder.delete();
  return encoded;
}

/** The codestream in the boxes of a JP2 file (ISO 15444-1, annex I). */
export function inBoxes(
  codestream: Uint8Array,
  width: number,
  height: number,
  components: number,
): Uint8Array {
  const size = Buffer.alloc(14);
  size.writeUInt32BE(height, 0);
  size.writeUInt32BE(width, 4);
  size.writeUInt16BE(components, 8);
  // Eight bits a component, compressed by wavelets.
  size.set([7, 7, 0, 0], 10);
  const colour = Uint8Array.of(1, 0, 0, 0, 0, 0, components === 1 ? GREY : SRGB);
  return Buffer.concat([
    box('jP  ', Buffer.from('0d0a870a', 'hex')),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ', 'latin1')),
    box('jp2h', Buffer.concat([box('ihdr', size), box('colr', colour)])),
    box('jp2c', codestream),
  ]);
}

function box(type: string, content: Uint8Array): Uint8Array {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}
