#!/usr/bin/env bash
# Guess: a package that romanises Japanese names by Hepburn, and more so one with a system called `passport`, spells a name as the passport's zone has it.
# Truth: Japan's passport offices write no long vowel: Itō is ITO, Ōno ONO, Yūko YUKO (but TAKATOO at the end, and INOUE and MATSUURA, where two vowels only meet), N before B, M and P as M, CH doubled as TCH. kuroshiro's `passport` has the M
#   and the T, yet writes ITOU, OONO, YUUKO: long vowels stay as they are in kana, though the table that its page refers to leaves them out. hepburn and wanakana miss the M as well, and set an apostrophe (JUN'ICHI), which the zone leaves
#   out. @lazy-cjk/japanese writes a macron wherever vowels meet; without it Inoue, one of the commonest surnames, is INOE, and Matsuura MATSURA. Of 16 names 8, 4, 4 and 9 are those of a passport. Whoever compares a name kept in kana
#   with a passport has to leave oo, ou and uu out alike on both sides.
# Seen: kuroshiro 1.2.0, hepburn 1.3.0, wanakana 5.3.1, @lazy-cjk/japanese 1.2.37. Source: own run; the rules as published by passport offices of Japanese prefectures (long vowels, N, TCH); kuroshiro #47 and #51; ICAO Doc 9303 part 3 (apostrophes).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts kuroshiro@1.2.0 hepburn@1.3.0 wanakana@5.3.1 @lazy-cjk/japanese@1.2.37
cat > probe.mjs <<'JS'
import { romanize } from '@lazy-cjk/japanese';
import hepburn from 'hepburn';
import kuroshiro from 'kuroshiro';
import { toRomaji } from 'wanakana';

const { Util } = kuroshiro.default ?? kuroshiro;
const PACKAGES = {
  kuroshiro: (kana) => Util.kanaToRomaji(kana, 'passport'),
  hepburn: (kana) => hepburn.fromKana(kana),
  wanakana: (kana) => toRomaji(kana),
  '@lazy-cjk/japanese': (kana) => romanize(kana),
};
const PASSPORT = {
  いとう: 'ITO', おおの: 'ONO', ゆうこ: 'YUKO', こういち: 'KOICHI', しょうじ: 'SHOJI', こおり: 'KORI', おおうち: 'OUCHI', はっちょう: 'HATCHO',
  ほんま: 'HOMMA', なんば: 'NAMBA', さんぺい: 'SAMPEI', ほっち: 'HOTCHI', じゅんいち: 'JUNICHI', たかとお: 'TAKATOO', まつうら: 'MATSUURA', いのうえ: 'INOUE',
};
/** As it would be compared: capitals, and letters without their marks. */
const compared = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
const seen = Object.entries(PACKAGES).map(([name, read]) => {
  const spelt = Object.keys(PASSPORT).map((kana) => compared(read(kana)));
  const right = Object.values(PASSPORT).filter((passport, at) => passport === spelt[at]).length;
  console.log(`${name}: ${right} of ${spelt.length} as in a passport; ${spelt.join(' ')}`);
  return `${right} ${spelt.slice(0, 3).join(' ')}`;
});
process.exit(seen.join() === '8 ITOU OONO YUUKO,4 ITOU OONO YUUKO,4 ITOU OONO YUUKO,9 ITO ONO YUKO' ? 0 : 1);
JS
node probe.mjs
