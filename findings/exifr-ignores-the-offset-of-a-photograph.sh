#!/usr/bin/env bash
# Guess: a photograph whose EXIF says 00:30 at offset +02:00 is the same instant on every machine.
# Truth: exifr takes DateTimeOriginal as local time of the machine that reads it, even where OffsetTimeOriginal stands beside it,
#   and answers a Date: seven hours later for a reader in New York than for one in Gaborone. As ISO text the correctly read
#   one carries the day before. Ask for the raw text (reviveValues: false) and apply the offset yourself.
# Seen: exifr 7.1.3, EXIF written by sharp 0.35.5. Source: own run; EXIF 2.31 (OffsetTimeOriginal).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts exifr@7.1.3 sharp@0.35.5
cat > probe.mjs <<'JS'
import exifr from 'exifr';
import sharp from 'sharp';

const photograph = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'grey' } })
  .withExif({ IFD2: { DateTimeOriginal: '2026:11:05 00:30:00', OffsetTimeOriginal: '+02:00' } })
  .jpeg()
  .toBuffer();
const { DateTimeOriginal, OffsetTimeOriginal } = await exifr.parse(photograph);
const raw = await exifr.parse(photograph, { reviveValues: false });
console.log(`${DateTimeOriginal.toISOString()} (offset ${OffsetTimeOriginal}, raw ${raw.DateTimeOriginal})`);
JS
seen=$(for zone in Africa/Gaborone America/New_York; do echo "read in $zone: $(TZ=$zone node probe.mjs)"; done)
echo "$seen"
[ "$seen" = "read in Africa/Gaborone: 2026-11-04T22:30:00.000Z (offset +02:00, raw 2026:11:05 00:30:00)
read in America/New_York: 2026-11-05T05:30:00.000Z (offset +02:00, raw 2026:11:05 00:30:00)" ]
