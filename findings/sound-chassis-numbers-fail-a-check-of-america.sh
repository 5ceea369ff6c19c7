#!/usr/bin/env bash
# Guess: a package that validates a vehicle identification number says true to the number of a sound registration book, and two that decode one agree on the country and the year of the vehicle.
# Truth: the check digit in the ninth place is a rule of North America; ISO 3779 has none there, and makers of Europe, Japan and South Africa write what they like (VW: Z). vin-validator calls most of their vehicles false, and of a row with a
#   digit there some true by chance; its readme says that it checks the digit, not who has one. The letter for the model year comes again after 30 years, and the seventh place tells which year is meant on American cars only.
#   universal-vin-decoder reads it so for all: a Golf of 2010 is of 1980, a Polo of 2016 of 1986, while car-vin-decoder always takes the later year. And car-vin-decoder, right with Germany and America, takes every number of South
#   Africa (AA to AH) for the United Kingdom. The numbers in the readmes show none of this. Check length and letters alone (no I, O, Q), and take neither year nor country of the vehicle from the number.
# Seen: vin-validator 1.0.0, universal-vin-decoder 1.0.0, car-vin-decoder 1.0.1; the numbers below have serial numbers of our own. Source: own run; ISO 3779:2009 (structure; no check digit) and ISO 3780 (AA to AH: South Africa); 49 CFR 565.15 (check digit; seventh and
#   tenth place, for vehicles made for the United States).
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vin-validator@1.0.0 universal-vin-decoder@1.0.0 car-vin-decoder@1.0.1
cat > probe.mjs <<'JS'
import car from 'car-vin-decoder';
import universal from 'universal-vin-decoder';
import validator from 'vin-validator';

const VEHICLES = [
  ['Volkswagen Golf, Germany, 2010', 'WVWZZZ1KZAW000417'],
  ['Volkswagen Polo, South Africa, 2016', 'AAVZZZ6RZGU000417'],
  ['Audi A4, Germany, 2011', 'WAUZZZ8K0BA000417'],
  ['Toyota, South Africa', 'AHTFB8CD403000417'],
  ['Ford, South Africa, 2023', 'AFAPXXMJ2PBA00417'],
  ['Honda, United States, 2003', '1HGCM82673A000417'],
];
const seen = VEHICLES.map(([what, number]) => {
  const valid = validator.validate(number);
  const [one, other] = [universal.decodeVIN(number).info, car.vinDecoder(number)];
  console.log(`${what}: ${number} ${valid}; universal-vin-decoder: ${one.country}, ${one.modelYear}; car-vin-decoder: ${other.country}, ${other.year}`);
  return [valid, one.country, one.modelYear, other.country, other.year].join();
});
// Of 110 serial numbers of one Polo, those that are true by chance
const serials = Array.from({ length: 110 }, (_, at) => `AAVZZZ6R0GU${String(at).padStart(6, '0')}`);
const lucky = serials.filter((number) => validator.validate(number)).length;
console.log(`of ${serials.length} numbers of one row with 0 in the ninth place, true by chance: ${lucky}`);
process.exit(
  lucky === 9 &&
    seen.join(' | ') ===
      'false,Germany,1980,Germany,2010 | false,South Africa,1986,United Kingdom,2016 | false,Germany,1981,Germany,2011 | false,South Africa,-,United Kingdom, | true,South Africa,2023,United Kingdom,2023 | true,United States,2003,United States,2003'
    ? 0
    : 1,
);
JS
node probe.mjs
