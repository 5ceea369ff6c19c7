#!/usr/bin/env bash
# Guess: a resolution beyond what a scanner has is refused, or the nearest one that it has is taken.
# Truth: below 32,768 the nearest is taken, above it the least. SANE holds such values as 16.16 fixed-point numbers; scanimage wraps
#   what does not fit to -32,768, "rounds" that into the range from below, and ends with 0: a page of 3 × 3 pixels at 1 dpi. Widths and
#   heights wrap alike. Values that people type must be bounded before they are handed on; the exit status tells nothing.
# Seen: sane-utils 1.1.1 (sane-backends, "test" device of the package). Source: own run; SANE Standard 1.06, 4.2.2 (SANE_Fixed).
set -euo pipefail
command -v scanimage >/dev/null || { echo "needs Debian's sane-utils"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
scanimage --version
same=yes
# scan RESOLUTION WIDTH-EXPECTED: a page of 80 mm
scan() {
  local status=0 width
  scanimage -d test --resolution "$1" --format=png -o page.png 2>said || status=$?
  width=$((16#$(od -An -tx1 -j16 -N4 page.png | tr -d ' ')))
  printf '%6s dpi asked: exit %s, %s pixels wide; %s\n' "$1" "$status" "$width" "$(grep -o 'resolution from.*' said || echo 'nothing said')"
  [ "$status" = 0 ] && [ "$width" = "$2" ] || same=no
}
scan 300 944
scan 30000 3779
scan 32768 3
[ "$same" = yes ]
