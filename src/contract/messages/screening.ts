import type { Room } from '../message-text.ts';

/** What a screening found, why, and why it was not made (src/station/screening). */
export const screening = {
  none: {
    en: 'No match at or above {{score, share}} in {{lists, list}}.',
    tn: 'Ga go a bonwa ope ka {{score, share}} kgotsa go feta mo go {{lists, list}}.',
  },
  toDecide_one: {
    en: 'One entry to decide, the best at {{score, share}}, in {{lists, list}}.',
    tn: 'Go na le a le mongwe go swetsa ka ene, yo o gaufi go gaisa ka {{score, share}}, mo go {{lists, list}}.',
  },
  toDecide_other: {
    en: '{{count}} entries to decide, the best at {{score, share}}, in {{lists, list}}.',
    tn: 'Go na le ba le {{count}} go swetsa ka bone, yo o gaufi go gaisa ka {{score, share}}, mo go {{lists, list}}.',
  },
  listUsed: { en: '{{list}} ({{day, date}})', tn: '{{list}} ({{day, date}})' },
  noPepList: {
    en: 'No list of politically exposed persons was searched.',
    tn: 'Ga go a batliwa mo lenaaneng lepe la batho ba ba mo dipolotiking.',
  },
  listedAsCompany: {
    en: 'An organisation of this very name is listed: screen it as a company.',
    tn: 'Go na le mokgatlho wa leina le tota mo lenaaneng: o tlhatlhobe jaaka khamphani.',
  },
  listedAsPerson: {
    en: 'A person of this very name is listed: screen it as a person.',
    tn: 'Go na le motho wa leina le tota mo lenaaneng: mmatlisise jaaka motho.',
  },
  unknownCountry: {
    en: '“{{country}}” names no single country that the station knows; it was not compared.',
    tn: '“{{country}}” ga se leina la naga e le nngwe e seteišene se e itseng; ga le a bapisiwa.',
  },
  noLetters: { en: 'The name has no letters.', tn: 'Leina ga le na ditlhaka.' },
  lettersNotRead: {
    en: 'Names in these letters cannot be compared with the lists: write the name in Latin letters, as the passport does.',
    tn: 'Maina a a kwadilweng ka ditlhaka tse ga a kgone go bapisiwa le manaane: kwala leina ka ditlhaka tsa Selatine, jaaka pasporoto.',
  },
  shortNumber: {
    en: 'The number is too short to be looked up without a name.',
    tn: 'Nomoro e khutshwane thata go batlwa kwa ntle ga leina.',
  },
  notBorn: {
    en: 'The date of birth lies in the future.',
    tn: 'Letsatsi la botsalo le mo isagong.',
  },
} as const satisfies Room;

/** Which words of a listed name are taken for those of the name asked for. */
export const nameMatches = {
  listedName: { en: 'Listed name – {{why}}.', tn: 'Leina le le mo lenaaneng – {{why}}.' },
  alias: { en: 'Alias – {{why}}.', tn: 'Leina le lengwe – {{why}}.' },
  weakAlias: { en: 'Weak alias – {{why}}.', tn: 'Leina le lengwe le le sa tlhomamang – {{why}}.' },
  both: { en: '{{first}}; {{rest}}', tn: '{{first}}; {{rest}}' },
  same: { en: 'the same: {{words, list}}', tn: 'a a tshwanang: {{words, list}}' },
  respelt: {
    en: '{{asked}} and {{listed}} are forms of one name',
    tn: '{{asked}} le {{listed}} ke mekwalo ya leina le le lengwe',
  },
  misread: {
    en: '{{asked}} may be {{listed}} misread',
    tn: '{{asked}} e ka nna {{listed}} e e badilweng ka phoso',
  },
  'one-edit': {
    en: '{{asked}} and {{listed}} differ by one letter',
    tn: '{{asked}} le {{listed}} di farologana ka tlhaka e le nngwe',
  },
  'sounds-alike': { en: '{{asked}} sounds like {{listed}}', tn: '{{asked}} e utlwala jaaka {{listed}}' },
  similar: { en: '{{asked}} is similar to {{listed}}', tn: '{{asked}} e batla e tshwana le {{listed}}' },
  'other-name': {
    en: '{{asked}} resembles {{listed}}, which is another name',
    tn: '{{asked}} e batla e tshwana le {{listed}}, e e leng leina le sele',
  },
  blanks: {
    en: '{{asked}} is {{listed}} with other blanks',
    tn: '{{asked}} ke {{listed}} e e nang le diphatlha tse dingwe',
  },
  'cut-off': {
    en: '{{asked}} may be {{listed}} cut off',
    tn: '{{asked}} e ka nna {{listed}} e e kgaotsweng',
  },
  initial: { en: '{{asked}} may stand for {{listed}}', tn: '{{asked}} e ka emela {{listed}}' },
  notGiven: { en: 'not given: {{words, list}}', tn: 'a a sa newang: {{words, list}}' },
  notListed: { en: 'not on the list: {{words, list}}', tn: 'a a seyong mo lenaaneng: {{words, list}}' },
  noWord: { en: 'no word agrees', tn: 'ga go lefoko lepe le le dumalanang' },
  noName: { en: 'No name was given.', tn: 'Ga go a newa leina.' },
} as const satisfies Room;

/** What speaks for and against a listed entry beside its names. */
export const matchedFacts = {
  birthDate: { en: 'The birth date is the same.', tn: 'Letsatsi la botsalo le a tshwana.' },
  birthYear: { en: 'The birth year agrees.', tn: 'Ngwaga wa botsalo o a dumalana.' },
  birthYearOnly: {
    en: 'The birth year agrees, the day does not.',
    tn: 'Ngwaga wa botsalo o a dumalana, letsatsi ga le dumalane.',
  },
  birthYearsApart: {
    en: 'The birth year is {{years}} years from the nearest listed one ({{listed, list}}).',
    tn: 'Ngwaga wa botsalo o farologana ka dingwaga di le {{years}} le yo o gaufi mo lenaaneng ({{listed, list}}).',
  },
  country: { en: 'A country is the same.', tn: 'Naga e a tshwana.' },
  noCountry: {
    en: 'None of the listed countries ({{listed, list}}) was given.',
    tn: 'Ga go naga epe e e mo lenaaneng ({{listed, list}}) e e filweng.',
  },
  gender: { en: 'The gender differs.', tn: 'Bong bo a farologana.' },
  limit: {
    en: 'Facts alone do not clear a listed name: they take no more than this together.',
    tn: 'Dintlha fela ga di phimole leina le le mo lenaaneng: tsotlhe di fokotsa fela go lekana jaana.',
  },
  number: {
    en: 'The {{kind}} is the same: {{number}}.',
    tn: '{{kind}} e a tshwana: {{number}}.',
  },
  otherName: { en: 'It is listed under another name.', tn: 'E mo lenaaneng ka leina le sele.' },
} as const satisfies Room;

/** Kinds of listed numbers (src/station/screening/identifiers/kinds.ts); in Setswana they begin the sentence. */
export const numberKinds = {
  passport: { en: 'passport number', tn: 'Nomoro ya pasepoto' },
  identity: { en: 'identity number', tn: 'Nomoro ya boitshupo' },
  'driving-licence': { en: 'driving licence number', tn: 'Nomoro ya laesense ya go kgweetsa' },
  tax: { en: 'tax number', tn: 'Nomoro ya lekgetho' },
  company: { en: 'company number', tn: 'Nomoro ya khamphani' },
  lei: { en: 'legal entity identifier', tn: 'Nomoro ya LEI' },
  bic: { en: 'bank identifier code', tn: 'Khoutu ya banka' },
  imo: { en: 'IMO number', tn: 'Nomoro ya IMO' },
  mmsi: { en: 'MMSI number', tn: 'Nomoro ya MMSI' },
  'call-sign': { en: 'call sign', tn: 'Letshwao la radio' },
  aircraft: { en: 'aircraft number', tn: 'Nomoro ya sefofane' },
  crypto: { en: 'virtual currency address', tn: 'Aterese ya madi a inthanete' },
  security: { en: 'securities number', tn: 'Nomoro ya diabe' },
  document: { en: 'document number', tn: 'Nomoro ya lokwalo' },
} as const satisfies Room;
