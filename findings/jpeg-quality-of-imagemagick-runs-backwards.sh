#!/usr/bin/env bash
# Guess: the quality that ImageMagick reports of a JPEG (`identify -format %Q`) says how strongly it was compressed, whoever wrote it:
#   a larger number is the finer picture, and it is near the number that the writer was given.
# Truth: it compares sums of the quantisation tables with those of the IJG's scale and takes the first that fits. Tables of another form,
#   as mozjpeg's own (which sharp writes with `mozjpeg: true` or `quantisationTable: 3`), give 92 for qualities 50 and 75, 50 for 80, and 76 for 90: the coarsest
#   picture is called the finest. Who reads a picture's history from it must look at the tables.
# Seen: ImageMagick 6.9.11-60 (Debian 12), sharp 0.35.5 (libvips with mozjpeg), Node 24.21.0. Source: own run; ImageMagick's documentation calls %Q an estimate.
# Needs the Debian package imagemagick.
set -euo pipefail
command -v identify >/dev/null || { echo 'Install the Debian package imagemagick first.'; exit 2; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sharp@0.35.5
identify --version | head -1
cat > probe.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const { data, info } = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
}).raw().toBuffer({ resolveWithObject: true });

const WRITERS = { "IJG's tables": {}, "mozjpeg's own": { mozjpeg: true }, 'table 3 alone': { quantisationTable: 3 } };
const GIVEN = [50, 75, 80, 90, 95];
const seen = {};
for (const [name, options] of Object.entries(WRITERS)) {
  seen[name] = [];
  const sizes = [];
  for (const quality of GIVEN) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, ...options }).toBuffer();
    writeFileSync('picture.jpg', jpeg);
    sizes.push(Math.round(jpeg.length / 1024));
    seen[name].push(Number(execFileSync('identify', ['-format', '%Q', 'picture.jpg']).toString()));
  }
  console.log(`${name.padEnd(14)} given ${GIVEN.join(', ')}: reported ${seen[name].join(', ')} (${sizes.join(', ')} KiB)`);
}
const [plain, moz] = [seen["IJG's tables"], seen["mozjpeg's own"]];
process.exit(plain.join() === GIVEN.join() && moz[0] === 92 && moz[1] === 92 && moz[2] < moz[1] ? 0 : 1);
JS
node probe.mjs
