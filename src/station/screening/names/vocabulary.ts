import { countryCode, isCountryCode } from '../countries.ts';

/** Words that carry little or no identity. Upper case, after transliteration. */

/** Articles and prepositions say nothing; “father of” and “servant of” are half of a name. */
export const PARTICLES: ReadonlyMap<string, number> = new Map([
  ...'AL EL UL AS AR AN AD BIN BEN IBN BINT OULD WALAD DE DEL DELA LA LE DA DOS DAS DI DU VAN VON DER DEN TER TEN MAC MC ST SAN SANTA Y E'
    .split(' ')
    .map((word) => [word, 0.3] as const),
  ...'ABD ABU UMM ABDUL'.split(' ').map((word) => [word, 0.6] as const),
]);

/** Legal forms, stripped from the comparison of companies. */
export const LEGAL_FORMS = new Set(
  'LTD LIMITED PTY PROPRIETARY CO COMPANY CORP CORPORATION INC INCORPORATED LLC LLP LP PLC SA SAS SARL SRL SPA GMBH GESMBH MBH UG AG KG BV NV OY AB AS ASA APS OOO OAO ZAO PAO AO TOO JSC PJSC OJSC CJSC LLP SDN BHD PTE PVT PRIVATE PT TBK STI AD DOO EV FZE FZCO FZC DMCC CC SL SLU LDA LTDA LIMITADA LTEE LIMITEE EIRL CIA COMPANIA CIE COMPAGNIE NA AKG PL PCL PTYLTD PVTLTD PTELTD COLTD PROPLTD AKTIENGESELLSCHAFT AKTIEBOLAG CV DE RL'.split(
    ' ',
  ),
);

/** Before the name of a company or group they say nothing. */
export const COMPANY_ARTICLES = new Set('THE LOS LAS EL LA LE LES'.split(' '));

/** Where a branch is: the English name of a country, or the word itself. */
export function isPlace(token: string): boolean {
  let place = places.get(token);
  if (place === undefined) {
    if (places.size >= MOST_PLACES) places.clear();
    place = REGIONS.has(token) || (token.length > 3 && isCountryCode(countryCode(token.toLowerCase())));
    places.set(token, place);
  }
  return place;
}
const REGIONS = new Set('BRANCH EUROPE AFRICA ASIA AMERICA OVERSEAS'.split(' '));
const places = new Map<string, boolean>();
const MOST_PLACES = 10_000;

/** Words so common in company names that sharing them says little. */
export const GENERIC_COMPANY_WORDS = new Set(
  'AND OF FOR BANK TRADING GENERAL INTERNATIONAL GLOBAL GROUP HOLDING HOLDINGS INDUSTRIES INDUSTRIAL INDUSTRY ENTERPRISE ENTERPRISES SERVICES SERVICE SHIPPING MARITIME MARINE AIRLINES AIR TRANSPORT LOGISTICS CONSTRUCTION ENGINEERING INVESTMENT INVESTMENTS DEVELOPMENT TECHNOLOGY TECHNOLOGIES SYSTEMS SOLUTIONS IMPORT EXPORT COMMERCIAL FOUNDATION ORGANIZATION ORGANISATION ASSOCIATION CENTER CENTRE INSTITUTE NATIONAL FINANCE FINANCIAL EXCHANGE CAPITAL MINING ENERGY PETROLEUM OIL GAS CHEMICAL MANAGEMENT FUND TRUST UNIVERSITY RESEARCH'.split(
    ' ',
  ),
);
