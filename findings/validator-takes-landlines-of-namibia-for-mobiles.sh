#!/usr/bin/env bash
# Guess: `isMobilePhone(number, 'en-NA')`, with a locale that the package lists, is true for mobile numbers of that country and false for others.
# Truth: validator's pattern for Namibia has one digit too few. A mobile number (0 or +264, then 81 or 85 and seven digits) is refused in both forms, every one of them; a landline of Windhoek (061 and six digits) is a mobile number.
#   For Botswana and Zambia it is right. libphonenumber, whose example numbers these are, calls the same numbers what they are; the locales of Lesotho, Benin, Guatemala and Afghanistan refuse its mobile number
#   in both forms, too, and three of these four call a landline mobile. A locale in the list is no promise: try a number of one's own before a client's telephone is refused.
# Seen: validator 13.15.35 (also behind class-validator and express-validator), google-libphonenumber 3.2.47. Source: own run; the national numbering plan as libphonenumber holds it.
set -euo pipefail
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT; cd "$work"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validator@13.15.35 google-libphonenumber@3.2.47
cat > probe.mjs <<'JS'
import phones from 'google-libphonenumber';
import validator from 'validator';

const { PhoneNumberFormat: Format, PhoneNumberType: Type, PhoneNumberUtil } = phones;
const util = PhoneNumberUtil.getInstance();
/** The plan's example of this kind, international and as dialled at home, digits alone. */
const forms = (country, type) => {
  const example = util.getExampleNumberForType(country, type);
  return [util.format(example, Format.E164), util.format(example, Format.NATIONAL).replace(/\D/g, '')];
};
const seen = [];
for (const locale of ['en-BW', 'en-ZM', 'en-NA', 'en-LS', 'fr-BJ', 'es-GT', 'fa-AF']) {
  const country = locale.slice(3);
  const mobile = forms(country, Type.MOBILE);
  const fixed = forms(country, Type.FIXED_LINE);
  const answers = [...mobile, ...fixed].map((number) => validator.isMobilePhone(number, locale));
  console.log(`${locale}: mobile ${mobile.join(' and ')} ${answers.slice(0, 2).join(', ')}; fixed ${fixed.join(' and ')} ${answers.slice(2).join(', ')}`);
  seen.push(`${locale} ${answers.map(Number).join('')}`);
}
const refused = ['81', '82', '85'].filter((operator) => !validator.isMobilePhone(`+264${operator}1234567`, 'en-NA'));
console.log(`Namibian operators whose numbers are refused: ${refused.join()}`);
process.exit(refused.length === 3 && seen.join() === 'en-BW 1100,en-ZM 1100,en-NA 0011,en-LS 0010,fr-BJ 0000,es-GT 0011,fa-AF 0011' ? 0 : 1);
JS
node probe.mjs
