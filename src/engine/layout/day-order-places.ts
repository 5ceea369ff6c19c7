import { inProse } from '../lexicon/languages/index.ts';
import { MINOR, OWN_CODES, SIGNS, WORDS } from '../packs/currencies.ts';
import { COUNTRY_WORDS, TELEPHONES } from '../packs/country-words.ts';

/** Place words that tell a document's order of day and month. */
const phrases = (...lists: readonly string[]): string =>
  lists.flatMap((list) => list.split(/\s*\n\s*|,\s+/).filter(Boolean)).join('|');

const STATES = phrases(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas',
  'kentucky, louisiana, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada',
  'new (?:hampshire|jersey|mexico|york), north (?:carolina|dakota), ohio, oklahoma, oregon, pennsylvania, rhode island',
  'south (?:carolina|dakota), tennessee, texas, utah, vermont, virginia, wisconsin, wyoming',
);
const OFFICES = phrases(
  'U\\.?S\\.?A\\.?, united states, drivers? license, DMV, department of motor vehicles, social security',
);
/** "Springfield, IL 62704": state code before a ZIP code. */
const POSTAL_CODE = ',\\s[A-Z]{2}\\s\\d{5}(?:-\\d{4})?\\b';

/** Places and offices of the United States, where the month comes first; also the spelling "license". */
export const MONTH_FIRST_PLACE = new RegExp(`\\b(?:${OFFICES}|${STATES})\\b|${POSTAL_CODE}`, 'i');

const HERE = phrases(
  COUNTRY_WORDS.join(', '),
  [`${OWN_CODES}|${WORDS}`, MINOR].join('|').replaceAll('|', ', '),
  'gaborone, kgotla, sefane, leina, letlha, \\(?pty\\)? ltd, proprietary',
);
const PARTNERS = phrases(
  'south africa, rsa, zimbabwe, zambia, lesotho, eswatini, swaziland, malawi, mo[cç]ambique, mozambique, angola, tanzania, kenya',
  'united kingdom, england, ireland, france, germany, deutschland, portugal, spain, italy, netherlands, australia, new zealand, india',
);
/** A local telephone number, an amount in local currency, a post-office box. */
const FORMS = `(?:${TELEPHONES})\\b|\\b(?:${SIGNS})\\s?\\d{1,3}(?:,\\d{3})*\\.\\d{2}\\b|\\bprivate bag\\b`;

/** Installed countries, their neighbours and partners, where the day comes first, and languages of countries that do so. */
export const DAY_FIRST_PLACE = new RegExp(
  `\\b(?:${HERE}|${PARTNERS}|${inProse('dayFirst')})\\b|${FORMS}`,
  'i',
);
