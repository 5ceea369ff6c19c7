#!/usr/bin/env bash
# Guess: the three letters of a state in a machine-readable zone are ISO 3166-1 alpha-3.
# Truth: Germany is the single letter D; British passports know six codes of their own; Kosovo prints RKS, for which the list has an
#   XKK of its own; stateless people and refugees are XXA and XXB, and the United Nations, the European Union and the
#   Order of Malta issue documents too. A list of countries refuses all of these people.
# Seen: i18n-iso-countries 7.14.0. Source: ICAO Doc 9303 part 3, section 5; own run.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts i18n-iso-countries@7.14.0
cat > probe.cjs <<'JS'
const countries = require('i18n-iso-countries');

const inZones = ['D', 'GBD', 'GBN', 'GBO', 'GBP', 'GBS', 'RKS', 'XXA', 'XXB', 'XXC', 'UNO', 'EUE', 'XOM', 'XPO'];
const unknown = inZones.filter((code) => !countries.isValid(code));
console.log(`${unknown.length} of ${inZones.length} are no countries: ${unknown.join(' ')}`);
console.log('Kosovo in the list:', countries.alpha2ToAlpha3('XK'));
process.exit(unknown.length === inZones.length && countries.alpha2ToAlpha3('XK') === 'XKK' ? 0 : 1);
JS
node probe.cjs
