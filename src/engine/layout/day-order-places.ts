import { MINOR, OWN_CODES, SIGNS, WORDS } from '../packs/currencies.ts';
import { COUNTRY_WORDS, TELEPHONES } from '../packs/country-words.ts';

/** Words of places that tell in which order a paper writes day and month. */
const phrases = (...lists: readonly string[]): string =>
  lists.flatMap((list) => list.split(/\s*\n\s*|,\s+/).filter(Boolean)).join('|');

const STATES = phrases(
  'alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas',
  'kentucky, louisiana, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada',
  'new (?:hampshire|jersey|mexico|york), north (?:carolina|dakota), ohio, oklahoma, oregon, pennsylvania, rhode island',
  'south (?:carolina|dakota), tennessee, texas, utah, vermont, virginia, wisconsin, wyoming',
);
const OFFICES = phrases(
  'U\\.?S\\.?A\\.?, united states, drivers? license, driver license, DMV, department of motor vehicles, social security',
);
/** "Springfield, IL 62704": a code of a state before a postal code. */
const POSTAL_CODE = ',\\s[A-Z]{2}\\s\\d{5}(?:-\\d{4})?\\b';

/** Papers of the United States, which write the month first; their spelling of a licence among them. */
export const MONTH_FIRST_PLACE = new RegExp(`\\b(?:${OFFICES}|${STATES})\\b|${POSTAL_CODE}`, 'i');

const HERE = phrases(
  COUNTRY_WORDS.join(', '),
  [`${OWN_CODES}|${WORDS}`, MINOR].join('|').replaceAll('|', ', '),
  'gaborone, kgotla, sefane, leina, letlha, \\(?pty\\)? ltd, proprietary',
);
const PARTNERS = phrases(
  'south africa, rsa, namibia, zimbabwe, zambia, lesotho, eswatini, swaziland, malawi, mo[cç]ambique, mozambique, angola, tanzania, kenya',
  'united kingdom, england, ireland, france, germany, deutschland, portugal, spain, italy, netherlands, australia, new zealand, india',
);
/** A telephone number, an amount in own money, a box at the post office. */
const FORMS = `(?:${TELEPHONES})\\b|\\b(?:${SIGNS})\\s?\\d{1,3}(?:,\\d{3})*\\.\\d{2}\\b|\\bprivate bag\\b`;

/** Papers of the installed countries and of their neighbours and partners, which write the day first. */
export const DAY_FIRST_PLACE = new RegExp(`\\b(?:${HERE}|${PARTNERS})\\b|${FORMS}`, 'i');
