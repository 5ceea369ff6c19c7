#!/usr/bin/env bash
# Guess: a package that turns Chinese characters into pinyin spells a name as the holder's passport has it, at least where the characters are a well-known surname.
# Truth: some surnames are read otherwise than the same character in a text, and the packages take the text's reading: 单 is DAN (passport SHAN), 仇 CHOU (QIU), 解 JIE (XIE), 尉迟 WEICHI (YUCHI), and for pinyin-pro 曾 is CENG (ZENG).
#   pinyin-pro has `surname: 'head'` for this, off as it comes; tiny-pinyin has nothing. And neither writes ü as passports have done since 2012: 吕 is LYU there, but LÜ, which is LU once the dots are dropped, or LV here. LU is another
#   surname (卢, 陆). A search for the holder of a passport by the name in the customer's file finds nobody, or the wrong family; ask for the readings of surnames, and look for LYU, LV and LU alike.
# Seen: pinyin-pro 3.29.4, tiny-pinyin 1.3.2. Source: own run; pinyin-pro's page (surname); GB/T 28039-2011, the Chinese standard for the spelling of names (ü is YU in capitals).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pinyin-pro@3.29.4 tiny-pinyin@1.3.2
cat > probe.mjs <<'JS'
import { pinyin } from 'pinyin-pro';
import tiny from 'tiny-pinyin';

const PASSPORT = { 曾: 'ZENG', 单: 'SHAN', 仇: 'QIU', 解: 'XIE', 查: 'ZHA', 区: 'OU', 尉迟: 'YUCHI', 吕: 'LYU' };
const WAYS = {
  'pinyin-pro': (name) => pinyin(name, { toneType: 'none' }),
  'pinyin-pro, surname': (name) => pinyin(name, { toneType: 'none', surname: 'head' }),
  'pinyin-pro, surname and v': (name) => pinyin(name, { toneType: 'none', surname: 'head', v: true }),
  'tiny-pinyin': (name) => tiny.convertToPinyin(name),
};
const seen = Object.entries(WAYS).map(([way, spell]) => {
  const spelt = Object.keys(PASSPORT).map((surname) => spell(surname).replaceAll(' ', '').toUpperCase());
  const right = Object.values(PASSPORT).filter((passport, at) => passport === spelt[at]).length;
  console.log(`${way}: ${right} of ${spelt.length} as in a passport (${Object.values(PASSPORT).join(' ')}); ${spelt.join(' ')}`);
  return `${right} ${spelt.at(-1)}`;
});
process.exit(seen.join() === '0 LÜ,7 LÜ,7 LV,1 LV' ? 0 : 1);
JS
node probe.mjs
