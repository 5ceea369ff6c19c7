#!/usr/bin/env bash
# Guess: a tool that takes the pictures out of a PDF gives a black-and-white scan as the page shows it, so that a text reader can be fed with it.
# Truth: a scan of one bit may stand in a PDF as a picture in grey or as a stencil (ImageMask), through which the page's colour is painted; scanners that part a page into layers write stencils. Both tools give a stencil's bits as greys, and
#   paint is 0 where white is 1: mutool extract writes the negative of every stencil, white letters on black. pdfimages looks past /Decode as well, so that of two stencils with the same bits and opposite meaning it writes one picture,
#   right for one of them. As grey pictures the same bits come out right in all ways, and `pdfimages -list` says "stencil" of the others, with no word on which of them is turned. Draw the page (pdftoppm) or turn by hand and compare.
# Seen: poppler 22.12, mupdf-tools 1.21.1 (Debian 12), sharp 0.35.5. Source: own run; ISO 32000-1, 8.9.6.2 (stencil masking: 0 paints, unless Decode is [1 0]).
# Needs the Debian packages poppler-utils and mupdf-tools.
set -euo pipefail
for tool in pdftoppm pdfimages mutool; do command -v "$tool" >/dev/null || { echo "needs Debian's poppler-utils and mupdf-tools"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** A page of one picture, 16 by 8 bits: four by four bits of 1 at its top left, elsewhere 0. */
const page = (kind) => {
  const bits = Buffer.from(Array.from({ length: 8 }, (_, y) => (y < 4 ? [0xf0, 0] : [0, 0])).flat());
  const stream = (keys, data) => Buffer.concat([Buffer.from(`<<${keys}/Length ${data.length}>>stream\n`), data, Buffer.from('\nendstream')]);
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 160 80]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>'),
    stream('', Buffer.from('0 g q 160 0 0 80 0 0 cm /I Do Q')),
    stream(`/Type/XObject/Subtype/Image/Width 16/Height 8/BitsPerComponent 1${kind}`, bits),
  ];
  const parts = [Buffer.from('%PDF-1.4\n')];
  const offsets = objects.map((object, at) => {
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = parts.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, Buffer.from(`xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)]);
};
const colour = (grey) => (grey < 128 ? 'black' : 'white');
const shown = async (file) => {
  const { data } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  return `${colour(data[0])} on ${colour(data.at(-1))}`;
};
const run = (tool, cwd, ...options) => execFileSync(tool, options, { cwd, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
const KINDS = {
  'stencil': '/ImageMask true', 'stencil, Decode [1 0]': '/ImageMask true/Decode[1 0]',
  'grey': '/ColorSpace/DeviceGray', 'grey, Decode [1 0]': '/ColorSpace/DeviceGray/Decode[1 0]',
};
const seen = [];
for (const [at, [name, keys]] of Object.entries(KINDS).entries()) {
  const folder = `page-${at}`;
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'a.pdf'), page(keys));
  run('pdftoppm', folder, '-r', '72', '-png', 'a.pdf', 'drawn');
  run('pdfimages', folder, '-png', 'a.pdf', 'taken');
  run('mutool', folder, 'extract', 'a.pdf');
  const extracted = readdirSync(folder).find((file) => file.startsWith('image-'));
  const type = run('pdfimages', folder, '-list', 'a.pdf').trim().split('\n').at(-1).trim().split(/\s+/)[2];
  const answers = await Promise.all(['drawn-1.png', 'taken-000.png', extracted].map((file) => shown(path.join(folder, file))));
  console.log(`${name} (listed as ${type}): the page shows ${answers[0]}; pdfimages ${answers[1]}, mutool ${answers[2]}`);
  seen.push([type, ...answers].join('/'));
}
const [BW, WB] = ['black on white', 'white on black'];
process.exit(seen.join() === [`stencil/${WB}/${BW}/${BW}`, `stencil/${BW}/${BW}/${WB}`, `image/${WB}/${WB}/${WB}`, `image/${BW}/${BW}/${BW}`].join() ? 0 : 1);
JS
node probe.mjs
