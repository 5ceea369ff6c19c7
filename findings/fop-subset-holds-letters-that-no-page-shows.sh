#!/usr/bin/env bash
# Guess: a font that a PDF maker cut down to what the document uses holds the letters that its pages show; one more letter is a trace of text that was taken out.
# Truth: Apache FOP takes glyphs in the order in which its layout first measures them, and it measures a hyphen for every paragraph, to know how wide a broken word
#   would be, though no word is broken. Each of its subsets holds the hyphen, before the first letter of the text, and ToUnicode names it. An honest payslip without a
#   hyphen looks as if one had been removed; who looks for traces in subsets has to know what each maker puts there by itself.
# Seen: FOP 2.8, qpdf 11.3.0, poppler-utils 22.12.0 of Debian 12 (packages fop, qpdf, poppler-utils, fonts-dejavu-core). Source: own run.
set -euo pipefail
font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
for tool in fop qpdf pdftotext; do command -v "$tool" >/dev/null || { echo "needs Debian's fop, qpdf and poppler-utils"; exit 77; }; done
[ -f "$font" ] || { echo "needs Debian's fonts-dejavu-core"; exit 77; }
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
cat > page.fo <<'XML'
<fo:root xmlns:fo="http://www.w3.org/1999/XSL/Format">
  <fo:layout-master-set><fo:simple-page-master master-name="page" page-width="210mm" page-height="297mm"><fo:region-body margin="20mm"/></fo:simple-page-master></fo:layout-master-set>
  <fo:page-sequence master-reference="page"><fo:flow flow-name="xsl-region-body"><fo:block font-family="Sans">net pay 123</fo:block></fo:flow></fo:page-sequence>
</fo:root>
XML
cat > fop.xml <<XML
<fop version="1.0"><renderers><renderer mime="application/pdf"><fonts>
  <font embed-url="$font" embedding-mode="subset"><font-triplet name="Sans" style="normal" weight="normal"/></font>
</fonts></renderer></renderers></fop>
XML
fop -q -c fop.xml page.fo page.pdf 2>/dev/null
qpdf --qdf --object-streams=disable page.pdf plain.pdf
shown=$(pdftotext page.pdf - | tr -d '\n\f')
first=$(grep -aA4 beginbfchar plain.pdf | grep -aoE '^<[0-9a-f]{4}> <[0-9a-f]{4}>' | tr '\n' ' ')
echo "the page shows \"$shown\"; the font's table begins with: $first"
case "$shown" in *-*) exit 1 ;; esac
case "$first" in *'<002d> <006e>'* | *'> <002d>'*) exit 0 ;; *) exit 1 ;; esac
