#!/usr/bin/env bash
# Guess: the values of XMP are texts, as the specification has them, and a reader of XMP gives a text as it stands; a history of saves is a list, however many saves it has.
# Truth: exifr turns whatever JavaScript takes for a number into one. A document identifier 0012345 becomes 12345, a reference 12E4 becomes 120000 (as one of 120000 does, so that two references are one), a
#   title 12E4567 Infinity, and of an identifier of 21 digits the last are wrong. A history of one save is an object, of two a list; so are keywords a text or a list, and `history.some(...)` fails on the file
#   that was saved once. There is no switch; read such packets with an XML parser (sharp hands the packet over as it stands: metadata().xmp).
# Seen: exifr 7.1.3, sharp 0.35.5. Source: own run; ISO 16684-1, 6.3 (simple values are Unicode text) and 7.7 (arrays).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exifr@7.1.3 sharp@0.35.5
cat > probe.mjs <<'JS'
import exifr from 'exifr';
import sharp from 'sharp';

const identifiers = ['AB12345', '0012345', '12E4', '120000', '12E4567', '123456789012345678901'];
const packet = (identifier, saves) => `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
 xmlns:stEvt="http://ns.adobe.com/xap/1.0/sType/ResourceEvent#" dc:identifier="${identifier}"><xmpMM:History><rdf:Seq>
${'<rdf:li stEvt:action="saved" stEvt:softwareAgent="Example Editor"/>'.repeat(saves)}
</rdf:Seq></xmpMM:History></rdf:Description></rdf:RDF></x:xmpmeta>`;
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } }).jpeg();

const seen = [];
for (const written of identifiers) {
  const file = await picture.clone().withXmp(packet(written, 2)).toBuffer();
  const { identifier } = await exifr.parse(file, { xmp: true });
  const kept = (await sharp(file).metadata()).xmp.includes(`dc:identifier="${written}"`);
  console.log(`identifier ${written}: exifr ${typeof identifier} ${identifier}; in the packet as written: ${kept}`);
  seen.push(`${identifier}`, kept);
}
for (const saves of [1, 2]) {
  const { History } = await exifr.parse(await picture.clone().withXmp(packet('A1', saves)).toBuffer(), { xmp: true });
  console.log(`history of ${saves}: ${JSON.stringify(History)}`);
  seen.push(Array.isArray(History));
}
const expected = ['AB12345', '12345', '120000', '120000', 'Infinity', '123456789012345680000'].flatMap((value) => [value, true]);
process.exit(seen.join() === [...expected, false, true].join() ? 0 : 1);
JS
node probe.mjs
