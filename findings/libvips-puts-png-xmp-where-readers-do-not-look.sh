#!/usr/bin/env bash
# Guess: XMP that sharp wrote into a PNG is found by a metadata reader that reads the XMP of PNGs.
# Truth: the XMP specification puts the packet in an iTXt chunk; libvips, under sharp, puts it in a compressed zTXt chunk of the
#   same keyword. exifr reads iTXt only and finds nothing, without an error. "No XMP" of a PNG is no proof that no editor was
#   named; sharp's own metadata() reads the packet, as it reads both.
# Seen: sharp 0.35.5, exifr 7.1.3. Source: own run; ISO 16684-1 with XMP Specification Part 3 (PNG), PNG 11.3.3 (text chunks).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5 exifr@7.1.3
cat > probe.mjs <<'JS'
import { crc32 } from 'node:zlib';
import exifr from 'exifr';
import sharp from 'sharp';

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Example Editor"/></rdf:RDF></x:xmpmeta>`;
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } }).png();
const headerEnd = 8 + 12 + 13; // signature, then the IHDR chunk

/** The picture with the packet in the chunk that the specification names. */
function standard(png) {
  const named = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(named.length - 4, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([png.subarray(0, headerEnd), ends.subarray(0, 4), named, ends.subarray(4), png.subarray(headerEnd)]);
}
function chunkOf(png) {
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 8, at + 25) === 'XML:com.adobe.xmp') return png.toString('latin1', at + 4, at + 8);
  return 'none';
}
const files = { 'by sharp': await picture.clone().withXmp(xmp).toBuffer(), 'by the specification': standard(await picture.clone().toBuffer()) };
const seen = [];
for (const [name, png] of Object.entries(files)) {
  const tool = (await exifr.parse(png, { xmp: true }))?.CreatorTool;
  const packet = (await sharp(png).metadata()).xmp?.includes('Example Editor') === true;
  console.log(`${name}: chunk ${chunkOf(png)}; exifr: ${tool}; sharp.metadata() has it: ${packet}`);
  seen.push(`${chunkOf(png)} ${tool} ${packet}`);
}
process.exit(seen.join() === 'zTXt undefined true,iTXt Example Editor true' ? 0 : 1);
JS
node probe.mjs
