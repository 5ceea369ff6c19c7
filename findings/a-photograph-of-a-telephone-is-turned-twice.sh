#!/usr/bin/env bash
# Guess: a photograph that lies on its side in the camera stands upright once it has been converted to or from HEIC, the format of iPhones: a converter carries the orientation over, or turns the pixels and says so.
# Truth: HEIC turns by a property of the picture (irot); Exif's orientation there is a remark that readers are not to follow. Telephones write both. heif-convert turns the pixels by irot and means to set the Exif to "upright", heif-enc means
#   to make an irot of the Exif; but in Debian 12 as updated neither finds the orientation any more. A test of the size of Exif's table, brought in by a security update, is the wrong way round, so that a table with anything behind it is
#   passed over. So the telephone's HEIC becomes a JPEG that every viewer turns once more: a page held upright lies on its other side. A JPEG made into HEIC has no irot, and sharp, heic-decode and heic-convert show it lying. Each mistake
#   hides the other: there and back again is right, and so is a test with pictures that stand upright. exifreader tells 6 of both files, and whoever turns decoded pixels by that turns the telephone's twice, too.
# Seen: libheif-examples 1.15.1-1+deb12u1 (Debian 12), sharp 0.35.5, heic-decode 2.1.0, heic-convert 2.1.0, exifreader 4.46.0. Source: own run; ISO/IEC 23008-12, image rotation and Exif; libheif #680 (what is meant), commits 730a9d80 (the
#   test) and e7c56499 (its mending, not in Debian 12). The red corner below stands for the top left one.
# Needs the Debian package libheif-examples.
set -euo pipefail
for tool in heif-enc heif-convert; do command -v "$tool" >/dev/null || { echo "needs Debian's libheif-examples"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 heic-decode@2.1.0 heic-convert@2.1.0 exifreader@4.46.0
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import ExifReader from 'exifreader';
import convert from 'heic-convert';
import decode from 'heic-decode';
import sharp from 'sharp';

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'];
const redCorner = (data, { width, height, channels }) =>
  CORNERS.find((_, at) => data[((at > 1 ? height - 5 : 4) * width + (at % 2 ? width - 5 : 4)) * channels + 1] < 128);
const shown = async (file) => {
  const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return redCorner(data, info);
};
const decoded = async (file) => {
  const { width, height, data } = await decode({ buffer: readFileSync(file) });
  return redCorner(data, { width, height, channels: 4 });
};
const orientation = (file) => ExifReader.load(readFileSync(file)).Orientation?.value;

/** The file with irot for its picture, as telephones write it: in quarters of a turn against the clock. */
const turned = (file, quarters) => {
  const from = (name) => file.indexOf(name, 0, 'latin1') - 4;
  const ends = from('ipco') + file.readUInt32BE(from('ipco'));
  let properties = 0;
  for (let at = from('ipco') + 8; at < ends; at += file.readUInt32BE(at)) properties++;
  const count = from('ipma') + 18;
  const last = count + 1 + file[count];
  const irot = Buffer.from([0, 0, 0, 9, ...Buffer.from('irot'), quarters]);
  const out = Buffer.concat([file.subarray(0, ends), irot, file.subarray(ends, last), Buffer.from([0x80 | (properties + 1)]), file.subarray(last)]);
  out[count + irot.length]++;
  for (const [name, more] of [['ipco', 9], ['ipma', 1], ['iprp', 10], ['meta', 10]]) {
    const at = out.indexOf(name, 0, 'latin1') - 4;
    out.writeUInt32BE(out.readUInt32BE(at) + more, at);
  }
  // iloc of version 0 with offsets, lengths and bases of 4 bytes: one extent for each item
  const iloc = out.indexOf('iloc', 0, 'latin1');
  for (let item = 0; item < out.readUInt16BE(iloc + 10); item++) {
    const at = iloc + 12 + item * 18 + 10;
    out.writeUInt32BE(out.readUInt32BE(at) + 10, at);
  }
  return out;
};

const [width, height] = [120, 80];
const pixels = Buffer.alloc(width * height * 3, 255);
for (let y = 0; y < 20; y++) for (let x = 0; x < 20; x++) pixels.set([255, 0, 0], (y * width + x) * 3);
const upright = await sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).withMetadata({ orientation: 6 }).toBuffer();
writeFileSync('photograph.jpg', upright);
const run = (tool, ...options) => execFileSync(tool, options, { stdio: 'ignore' });
run('heif-enc', '-q', '90', 'photograph.jpg', '-o', 'encoded.heic');
run('heif-enc', '-A', '-q', '80', 'photograph.jpg', '-o', 'encoded.avif');
run('heif-convert', 'encoded.heic', 'and-back.jpg');
writeFileSync('telephone.heic', turned(readFileSync('encoded.heic'), 3));
run('heif-convert', 'telephone.heic', 'converted.jpg');
const seen = {
  'the JPEG as it is to be shown': await shown('photograph.jpg'),
  'heif-enc, then heic-decode': await decoded('encoded.heic'),
  'heif-enc, then heic-convert': await shown(Buffer.from(await convert({ buffer: readFileSync('encoded.heic'), format: 'JPEG', quality: 0.9 }))),
  'heif-enc (AVIF), then sharp': await shown('encoded.avif'),
  'heif-enc, then heif-convert': await shown('and-back.jpg'),
  'a telephone, then heic-decode': await decoded('telephone.heic'),
  'a telephone, then heif-convert': await shown('converted.jpg'),
};
for (const [way, corner] of Object.entries(seen)) console.log(`${way}: red corner ${corner}`);
const told = ['encoded.heic', 'telephone.heic', 'converted.jpg'].map(orientation).join(' ');
console.log(`orientation in the Exif of both HEICs and of the converted JPEG: ${told}`);
const as = 'top right,top left,top left,top left,top right,top right,bottom right';
process.exit(Object.values(seen).join() === as && told === '6 6 6' ? 0 : 1);
JS
node probe.mjs
