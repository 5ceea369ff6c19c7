import { SaxesParser, type SaxesTagNS } from 'saxes';

/** What the XMP packet of a picture says about its origin, as written there (XMP specification, part 2). */
export interface Xmp {
  readonly make?: string;
  readonly model?: string;
  readonly software?: string;
  readonly creatorTool?: string;
  /** ISO 8601. */
  readonly taken?: string;
  readonly saved?: string;
  /** Of the IPTC's digital source types, whole or its last part. */
  readonly sourceType?: string;
}

/** By namespace and name: prefixes are the writer's to choose. The first that is found counts. */
const PROPERTIES: readonly (readonly [uri: string, name: string, as: keyof Xmp])[] = [
  ['http://ns.adobe.com/tiff/1.0/', 'Make', 'make'],
  ['http://ns.adobe.com/tiff/1.0/', 'Model', 'model'],
  ['http://ns.adobe.com/tiff/1.0/', 'Software', 'software'],
  ['http://ns.adobe.com/xap/1.0/', 'CreatorTool', 'creatorTool'],
  ['http://ns.adobe.com/exif/1.0/', 'DateTimeOriginal', 'taken'],
  ['http://ns.adobe.com/photoshop/1.0/', 'DateCreated', 'taken'],
  ['http://ns.adobe.com/xap/1.0/', 'CreateDate', 'taken'],
  ['http://ns.adobe.com/xap/1.0/', 'ModifyDate', 'saved'],
  ['http://iptc.org/std/Iptc4xmpExt/2008-02-29/', 'DigitalSourceType', 'sourceType'],
];
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** Packets of cameras and editors have some kilobytes; histories of editing more. */
export const MAX_XMP_BYTES = 512 * 1024;
const MAX_TEXT = 200;

/** What stands in a packet until it ends or stops being XML; properties are attributes, elements, or addresses that these point to. */
export function readXmp(packet: Uint8Array): Xmp {
  const found: Partial<Record<keyof Xmp, string>> = {};
  const ranks: Partial<Record<keyof Xmp, number>> = {};
  const take = (uri: string, name: string, text: string): void => {
    const rank = PROPERTIES.findIndex(([u, n]) => u === uri && n === name);
    const as = PROPERTIES[rank]?.[2];
    const value = text.trim().slice(0, MAX_TEXT);
    if (!as || value === '' || rank >= (ranks[as] ?? Infinity)) return;
    found[as] = value;
    ranks[as] = rank;
  };
  const parser = new SaxesParser({ xmlns: true });
  const open: { readonly tag: SaxesTagNS; text: string }[] = [];
  let broken = false;
  parser.on('error', () => void (broken = true));
  parser.on('opentag', (tag) => {
    if (broken) return;
    open.push({ tag, text: '' });
    for (const { uri, local, value } of Object.values(tag.attributes))
      if (uri === RDF && local === 'resource') take(tag.uri, tag.local, value);
      else take(uri, local, value);
  });
  parser.on('text', (text) => {
    const inner = open.at(-1);
    if (inner && inner.text.length < MAX_TEXT) inner.text += text;
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed && !broken) take(closed.tag.uri, closed.tag.local, closed.text);
  });
  parser.write(new TextDecoder().decode(packet.subarray(0, MAX_XMP_BYTES)));
  return found;
}
