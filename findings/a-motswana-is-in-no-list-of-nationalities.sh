#!/usr/bin/env bash
# Guess: a package of nationalities by country gives the word that a document prints for one holder, and finds the country of that word again.
# Truth: a citizen of Botswana is a Motswana and many are Batswana; passports and cards say MOTSWANA. i18n-nationality has the plural for Botswana and the singular for its neighbour Lesotho (Mosotho,
#   not Basotho), so that "Motswana" has no country. world-countries has the singular of both. The two say the same word for about 170 of 240 countries. In world-countries one word names two
#   countries (Congolese, Dominican), where the other puts the country in brackets, which no document prints. Look a printed nationality up among all the forms, and expect two countries or none.
# Seen: i18n-nationality 1.4.0, world-countries 5.1.0. Source: own run; CIA World Factbook, Botswana, "Nationality" (noun: Motswana, singular, Batswana, plural).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts i18n-nationality@1.4.0 world-countries@5.1.0
cat > probe.cjs <<'JS'
const nationality = require('i18n-nationality');
const countries = require('world-countries');

nationality.registerLocale(require('i18n-nationality/langs/en.json'));
const word = (code) => countries.find(({ cca2 }) => cca2 === code).demonyms.eng.m;
for (const code of ['BW', 'LS', 'CD', 'CG', 'DM', 'DO']) console.log(`${code}: i18n-nationality "${nationality.getName(code, 'en')}", world-countries "${word(code)}"`);
const back = Object.fromEntries(['Motswana', 'Batswana', 'Mosotho', 'Congolese', 'Dominican'].map((name) => [name, nationality.getAlpha2Code(name, 'en') ?? 'no country']));
console.log('i18n-nationality finds of', JSON.stringify(back));
const known = countries.filter(({ cca2 }) => nationality.getName(cca2, 'en'));
const same = known.filter(({ cca2 }) => nationality.getName(cca2, 'en') === word(cca2)).length;
console.log(`the same word for ${same} of ${known.length} countries`);
const plural = nationality.getName('BW', 'en') === 'Batswana' && nationality.getName('LS', 'en') === 'Mosotho' && word('BW') === 'Motswana';
const lost = back.Motswana === 'no country' && back.Congolese === 'no country' && back.Dominican === 'no country';
const shared = word('CD') === word('CG') && word('DM') === word('DO');
process.exit(plural && lost && shared && same < known.length * 0.8 ? 0 : 1);
JS
node probe.cjs
