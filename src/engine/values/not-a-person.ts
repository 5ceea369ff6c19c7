import { COUNTRIES } from '../packs/country-words.ts';
import { inProse } from '../lexicon/languages/index.ts';
import { LIMITED, PRIVATE } from './legal-form.ts';

/** Words in names of companies, authorities and offices, but not of people. */
export const COMPANY_WORD = new RegExp(
  String.raw`(?<![\p{L}\d_])(?:${PRIVATE}|${LIMITED}|${inProse('companies')}|llp|inc|incorporated|cc|plc|llc|corporation|corp|company|holdings?|group|enterprises?|investments?|services|solutions|consult(?:ing|ants?|ancy)|council|ministry|department|authority|bank|university|college|school|hospital|clinic|trust|association|society|board|(?:${COUNTRIES})|government|partners?|trading|industries|motors|mine|mining|lodge|hotel|stores?|supermarket|(?:mini)?market(?! (?:street|road|avenue|square|day))|logistics|construction|agencies|agency|institute|service|secretarial|secretaries|advisory|police|railways|airways|estates?|properties|technologies|telecommunications|wireless|utilities|power|networks?|communications|tribal|administration|kgotla|court|office|constituency|secretariat|chambers|attorneys|pharmacy|textiles|computers|engineering|farms?|foods?|media|security|cleaning|print|works|hardware|stationers|drilling|safaris|tours|travel|airlines?|transport|insurance|broadband|internet|electrical|medical|academy|church|ministries|cooperative|union|fund|foundation|club|auditors|accountants|brokers|builders|bricks|developers|contractors|distributors|suppliers|supplies|dealers|brick ?works|(?:iron|steel|metal|wood|water)works|wholesalers|printers|publishers|brewer(?:y|ies)|beverages|bakery|bakeries|butchery|caterers|catering|restaurant|cafe|boutique|salon|garage|laundr(?:y|ies)|interiors|furnishers|crafts|civils|granite|quarr(?:y|ies)|produce|poultry|ranch(?:es|ing)?|hospitality|horticulture|forestry|haulage|exploration|aggregates|upholstery|joinery|carpentry|brewing|irrigation|day ?care|cash (?:and|&) carry|co-operative|(?:filling|service) station|feeds|mills?|millers|dairy|timbers?|plumbing|tyres|pharmaceuticals?|centre|center|creche|preschool|parish|diocese|embassy|high commission|shop|bookshop|packers|nursery|tavern|bar|liquorama|liquor|spaza|dealers?|kiosk|takeaways?|spares|ventures|bistro|resort|parlour|studios?|fashions|electronics|fisheries|traders|primary|secondary|laborator(?:y|ies)|breeders|growers|weavers|butchers|outfitters|rentals|freight|couriers|welding|milling|tanner(?:y|ies)|abattoir|surveys|surveyors|architects|optometrists|processors|makers|manufacturers|fabricators|assemblers|exporters|importers|retailers|dental|(?<!(?:of|in|my|the|own) )practice|surgery|physiotherapy|veterinary|nurseries|collier(?:y|ies)|factor(?:y|ies)|distiller(?:y|ies)|refiner(?:y|ies)|smelters?|sawmills?|orchards?|ferr(?:y|ies)|feedlots?|cannery)s?(?![\p{L}\d_])`,
  'iu',
);

/**
 * A month alone is no name: "Statement for June 2026". English names in full only, unlike months.ts: Jan, Phalane and
 * Moranang are people's names.
 */
export const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?$/i;
