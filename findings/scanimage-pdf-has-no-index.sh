#!/usr/bin/env bash
# Guess: a PDF with a broken cross-reference table was cut off, patched by hand or altered by a careless tool; a scan that comes
#   straight from the scanning program is in order.
# Truth: every PDF of scanimage is so: each entry of its table is offset 0, no number stands behind startxref, and the length of its
#   picture is wrong. Readers rebuild the table and show the page, so nobody notices. With --batch=page%d.pdf the files lack the trailer as
#   well, and qpdf and poppler open none of them. Structure alone is no sign of an edit where the producer says "sane".
# Seen: sane-utils 1.1.1, qpdf 11.3, poppler 22.12 (Debian 12). Source: own run with SANE's test device; ISO 32000-1, 7.5.4 and 7.5.5.
# Needs the Debian packages sane-utils, qpdf and poppler-utils.
set -euo pipefail
for tool in scanimage qpdf pdfinfo; do command -v "$tool" >/dev/null || { echo "needs Debian's sane-utils, qpdf and poppler-utils"; exit 77; }; done
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
echo test > dll.conf
export SANE_CONFIG_DIR="$work"
scan() { scanimage -d test:0 --test-picture Grid --resolution 75 -x 60 -y 40 --format=pdf "$@"; }
scan -o page.pdf
scan --batch=leaf%d.pdf --batch-count=2 2>/dev/null
checked() { local status=0; qpdf --check "$1" >said 2>&1 || status=$?; echo "$status"; }
status=$(checked page.pdf)
grep WARNING said | sed "s/^/one page:   /"
offsets=$(grep -acE '^[0-9]{10} 00000 n' page.pdf || true)
zeros=$(grep -acE '^0{10} 00000 n' page.pdf || true)
echo "one page:   $zeros of $offsets offsets are 0; pdfinfo: $(pdfinfo page.pdf 2>/dev/null | grep -E 'Producer|Page size' | tr -s ' ' | tr '\n' ' ')"
damaged=no; grep -q "can't find startxref" said && grep -q 'expected endstream' said && damaged=yes
leaf=$(checked leaf1.pdf)
echo "from batch: qpdf exits $leaf; $(tail -1 said)"
opens=yes; pdfinfo leaf1.pdf >/dev/null 2>&1 || opens=no
[[ "$status" = 3 && "$damaged" = yes && "$offsets" -gt 0 && "$zeros" = "$offsets" && "$leaf" = 2 && "$opens" = no ]]
