#!/usr/bin/env bash
# Guess: a TIFF decoder in plain JavaScript that paints 1, 2, 8 and 16 bits a sample paints a scan of 16 greys (4 bits, a mode of many document scanners), or throws.
# Truth: UTIF and utif2 decode such a page rightly, whatever its compression, but the step to RGBA has no case for 4 bits where 0 is black (PhotometricInterpretation 1): every pixel comes out black and opaque, with a right width and height
#   and no error. The same page with 0 as white is painted rightly, so one of two scanners works. To a text reader behind it the page is blank; take sharp, or look at t258 and t262 and unpack the samples from `ifd.data`.
# Seen: utif 3.1.0, utif2 4.1.0, sharp 0.35.5. Source: own run; TIFF 6.0, section 4 (grey pictures of 4 bits are baseline).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund utif@3.1.0 utif2@4.1.0 sharp@0.35.5
cat > probe.mjs <<'JS'
import sharp from 'sharp';
import UTIF from 'utif';
import UTIF2 from 'utif2';

const [width, height] = [64, 8];
const places = [0, 16, 32, 48, 63];
const ramp = Buffer.from(Array.from({ length: width * height }, (_, at) => Math.round(((at % width) / (width - 1)) * 15) * 17));
const grey = () => sharp(ramp, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
const painted = (library, tiff) => {
  const [page] = library.decode(tiff);
  library.decodeImage(tiff, page);
  const rgba = library.toRGBA8(page);
  return places.map((x) => rgba[x * 4]).join(' ');
};
const seen = [];
for (const bitdepth of [1, 2, 4])
  for (const compression of ['none', 'lzw', 'deflate']) {
    const tiff = await grey().tiff({ bitdepth, compression, predictor: 'none' }).toBuffer();
    const { data, info } = await sharp(tiff).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    const answers = [painted(UTIF, tiff), painted(UTIF2, tiff), places.map((x) => data[x * info.channels]).join(' ')];
    console.log(`${bitdepth} bits, ${compression}: utif ${answers[0]}; utif2 ${answers[1]}; sharp ${answers[2]}`);
    seen.push(answers.join('/'));
  }
const reversed = await grey().tiff({ bitdepth: 4, compression: 'none', miniswhite: true }).toBuffer();
console.log(`4 bits, 0 is white: utif2 ${painted(UTIF2, reversed)}`);
const two = '0 85 170 170 255';
const black = '0 0 0 0 0/0 0 0 0 0/0 68 136 187 255';
const as = [...Array(3).fill('0 0 255 255 255/0 0 255 255 255/0 0 255 255 255'), ...Array(3).fill(`${two}/${two}/${two}`), ...Array(3).fill(black)];
process.exit(seen.join() === as.join() && painted(UTIF2, reversed) === '0 68 136 187 255' ? 0 : 1);
JS
node probe.mjs
