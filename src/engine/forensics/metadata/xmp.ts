import { SaxesParser, type SaxesTagNS } from 'saxes';

/** What the XMP packet of a picture says about its origin, verbatim (XMP specification, part 2). */
export interface Xmp {
  readonly make?: string;
  readonly model?: string;
  readonly software?: string;
  readonly creatorTool?: string;
  /** ISO 8601. */
  readonly taken?: string;
  readonly saved?: string;
  /** All IPTC digital source types in the packet, as full URIs or their last part. */
  readonly sourceTypes?: readonly string[];
}

type Text = Exclude<keyof Xmp, 'sourceTypes'>;

/** Matched by namespace URI and name, since prefixes are arbitrary; earlier entries win. */
const PROPERTIES: readonly (readonly [uri: string, name: string, as: Text])[] = [
  ['http://ns.adobe.com/tiff/1.0/', 'Make', 'make'],
  ['http://ns.adobe.com/tiff/1.0/', 'Model', 'model'],
  ['http://ns.adobe.com/tiff/1.0/', 'Software', 'software'],
  ['http://ns.adobe.com/xap/1.0/', 'CreatorTool', 'creatorTool'],
  ['http://ns.adobe.com/exif/1.0/', 'DateTimeOriginal', 'taken'],
  ['http://ns.adobe.com/photoshop/1.0/', 'DateCreated', 'taken'],
  ['http://ns.adobe.com/xap/1.0/', 'CreateDate', 'taken'],
  ['http://ns.adobe.com/xap/1.0/', 'ModifyDate', 'saved'],
];
const SOURCE_TYPE = {
  uri: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  name: 'DigitalSourceType',
} as const;
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
/** Size limit: packets of cameras and editors have some kilobytes, editing histories more. */
const MAX_XMP_BYTES = 512 * 1024;
const MAX_TEXT = 200;

/** Reads a packet up to its end or the first XML error; properties are attributes, elements, or resource URIs. */
export function readXmp(packet: Uint8Array): Xmp {
  const found: Partial<Record<Text, string>> = {};
  const ranks: Partial<Record<Text, number>> = {};
  const sourceTypes = new Set<string>();
  const take = (uri: string, name: string, text: string): void => {
    const rank = PROPERTIES.findIndex(([u, n]) => u === uri && n === name);
    const as = PROPERTIES[rank]?.[2];
    const value = text.trim().slice(0, MAX_TEXT);
    if (uri === SOURCE_TYPE.uri && name === SOURCE_TYPE.name && value !== '') sourceTypes.add(value);
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
  return sourceTypes.size > 0 ? { ...found, sourceTypes: [...sourceTypes] } : found;
}
