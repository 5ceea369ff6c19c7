import type { SentencePair } from './pairs.ts';

/** Kinds of numbers (src/station/screening/identifiers/kinds.ts). */
const NUMBERS: readonly SentencePair[] = [
  [
    'An organisation of this very name is listed: screen it as a company.',
    'Go na le mokgatlho wa leina le tota mo lenaaneng: o batlisise jaaka setlamo.',
  ],
  [
    'A person of this very name is listed: screen it as a person.',
    'Go na le motho wa leina le tota mo lenaaneng: mmatlisise jaaka motho.',
  ],
  ['passport number', 'Nomoro ya pasepoto'],
  ['identity number', 'Nomoro ya boitshupo'],
  ['driving licence number', 'Nomoro ya laesense ya go kgweetsa'],
  ['tax number', 'Nomoro ya lekgetho'],
  ['company number', 'Nomoro ya khamphani'],
  ['legal entity identifier', 'Nomoro ya LEI'],
  ['bank identifier code', 'Khoutu ya banka'],
  ['IMO number', 'Nomoro ya IMO'],
  ['MMSI number', 'Nomoro ya MMSI'],
  ['call sign', 'Letshwao la radio'],
  ['aircraft number', 'Nomoro ya sefofane'],
  ['virtual currency address', 'Aterese ya madi a inthanete'],
  ['securities number', 'Nomoro ya diabe'],
  ['document number', 'Nomoro ya lokwalo'],
];

/** Why a file of customers could not go on (src/station/screening/batch), in runs that stopped before faults had keys. */
const CUSTOMER_FILES: readonly SentencePair[] = [
  [
    'The file of customers is damaged or cut off. Save it as CSV again.',
    'Faele ya bareki e senyegile kgotsa e kgaotswe. E boloke gape jaaka CSV.',
  ],
  [
    'The station could not go on with this file. Resume it, or restart the station.',
    'Seteišene se retetswe ke go tswelela ka faele e. E tsweledise, kgotsa o simolole seteišene sesha.',
  ],
  [
    'The file has no column called name: its first line must name the columns.',
    'Faele ga e na kholomo e e bidiwang name: mola wa yone wa ntlha o tshwanetse go bolela maina a dikholomo.',
  ],
];

/** What screening, the register and compared faces said, in results stored before they spoke by key. Setswana made by machine, to be reviewed. */
export const serviceSentences: readonly SentencePair[] = [
  ...CUSTOMER_FILES,
  ['No match at or above {score} in {lists}.', 'Ga go a bonwa ope ka {score} kgotsa go feta mo go {lists}.'],
  [
    'One entry to decide, the best at {score}, in {lists}.',
    'Go na le a le mongwe go swetsa ka ene, yo o gaufi go gaisa ka {score}, mo go {lists}.',
  ],
  [
    '{count} entries to decide, the best at {score}, in {lists}.',
    'Go na le ba le {count} go swetsa ka bone, yo o gaufi go gaisa ka {score}, mo go {lists}.',
  ],
  [
    'No list of politically exposed persons was searched.',
    'Ga go a batliwa mo lenaaneng lepe la batho ba ba mo dipolotiking.',
  ],
  ['Listed name – {part}.', 'Leina le le mo lenaaneng – {part}.'],
  ['Alias – {part}.', 'Leina le lengwe – {part}.'],
  ['Weak alias – {part}.', 'Leina le lengwe le le sa tlhomamang – {part}.'],
  ['{part}; {part2}', '{part}; {part2}'],
  ['the same: {words}', 'a a tshwanang: {words}'],
  ['{word} and {word2} are forms of one name', '{word} le {word2} ke mekwalo ya leina le le lengwe'],
  ['{word} and {word2} differ by one letter', '{word} le {word2} di farologana ka tlhaka e le nngwe'],
  ['{word} sounds like {word2}', '{word} e utlwala jaaka {word2}'],
  ['{word} is similar to {word2}', '{word} e batla e tshwana le {word2}'],
  ['{word} may stand for {word2}', '{word} e ka emela {word2}'],
  ['not given: {words}', 'a a sa newang: {words}'],
  ['not on the list: {words}', 'a a seyong mo lenaaneng: {words}'],
  ['no word agrees', 'ga go lefoko lepe le le dumalanang'],
  ['The birth date is the same.', 'Letsatsi la botsalo le a tshwana.'],
  ['The birth year agrees.', 'Ngwaga wa botsalo o a dumalana.'],
  ['The birth year agrees, the day does not.', 'Ngwaga wa botsalo o a dumalana, letsatsi ga le dumalane.'],
  [
    'The birth year differs from every listed one ({text}).',
    'Ngwaga wa botsalo o farologana le mengwe le mengwe e e mo lenaaneng ({text}).',
  ],
  ['A country is the same.', 'Naga e a tshwana.'],
  [
    'None of the listed countries ({text}) was given.',
    'Ga go naga epe e e mo lenaaneng ({text}) e e filweng.',
  ],
  [
    'The birth year is {count} years from the nearest listed one ({text}).',
    'Ngwaga wa botsalo o farologana ka dingwaga di le {count} le yo o gaufi mo lenaaneng ({text}).',
  ],
  [
    'Facts alone do not clear a listed name: they take no more than this together.',
    'Dintlha fela ga di phimole leina le le mo lenaaneng: tsotlhe di fokotsa fela go lekana jaana.',
  ],
  ...NUMBERS.map(([english, setswana]): SentencePair => [
    `The ${english} is the same: {text}.`,
    `${setswana} e a tshwana: {text}.`,
  ]),
  ['It is listed under another name.', 'E mo lenaaneng ka leina le sele.'],
  ['No name was given.', 'Ga go a newa leina.'],
  // Of screenings made before numbers had kinds.
  [
    'The document number is the same, under another name.',
    'Nomoro ya lokwalo e a tshwana, mme leina le sele.',
  ],
  ['The gender differs.', 'Bong bo a farologana.'],
  ['The document number is the same.', 'Nomoro ya lokwalo e a tshwana.'],
  [
    'No copy of the companies register has been imported.',
    'Ga go a tsenngwa khopi ya rejisetara ya dikhamphani.',
  ],
  [
    'Not in the copy of {date}. That does not mean that the company does not exist.',
    'Ga e yo mo khoping ya {date}. Seo ga se reye gore khamphani ga e yo.',
  ],
  ['This number is not in the copy of {date}.', 'Nomoro e ga e yo mo khoping ya {date}.'],
  [
    'A company of this name has another number in it.',
    'Khamphani ya leina le e na le nomoro e sele mo go yone.',
  ],
  ['The copy is {days} days old: ask for a newer one.', 'Khopi e na le malatsi a le {days}: kopa e ntšha.'],
  [
    'Found in the copy of {date}; these differ: {fields}.',
    'E bonwe mo khoping ya {date}; tse di a farologana: {fields}.',
  ],
  [
    'Found in the copy of {date}; what was given agrees, but the company is not active.',
    'E bonwe mo khoping ya {date}; se se neilweng se a dumalana, mme khamphani ga e dire.',
  ],
  [
    'Found in the copy of {date}; what was given agrees, but its status does not say that it is active.',
    'E bonwe mo khoping ya {date}; se se neilweng se a dumalana, mme maemo a yone ga a bolele gore e a dira.',
  ],
  [
    'Several companies in the copy of {date} have this name or number.',
    'Go na le dikhamphani di le mmalwa mo khoping ya {date} tsa leina kgotsa nomoro e.',
  ],
  ['Give what tells them apart.', 'Neelana ka se se di farologanyang.'],
  ['The copy does not say whether it is active.', 'Khopi ga e bolele gore a e a dira.'],
  ['The copy of {date} holds another legal form.', 'Khopi ya {date} e na le mofuta o sele wa khamphani.'],
  [
    '{field} is nearly, but not quite, that in the copy of {date}.',
    '{field} e batla e tshwana le e e mo khoping ya {date}, mme ga e tshwane gotlhelele.',
  ],
  [
    'Found in the copy of {date}; what was given agrees.',
    'E bonwe mo khoping ya {date}; se se neilweng se a dumalana.',
  ],
  ['Its status is {status}.', 'Maemo a yone ke {status}.'],
  ['{field} was not given.', '{field} ga e a newa.'],
  ['The copy of {date} holds no {field}.', 'Khopi ya {date} ga e na {field}.'],
  ['{field} agrees with the copy of {date}.', '{field} e dumelana le khopi ya {date}.'],
  ['{field} differs from the copy of {date}.', '{field} e farologana le khopi ya {date}.'],
  ['No directors were given.', 'Ga go a newa bakaedi.'],
  ['The copy of {date} holds no directors.', 'Khopi ya {date} ga e na bakaedi.'],
  [
    'Every given director is in the copy of {date}.',
    'Mokaedi mongwe le mongwe yo o neilweng o mo khoping ya {date}.',
  ],
  [
    '{a} of {b} given directors are not in the copy of {date}.',
    'Bakaedi ba le {a} ba ba {b} ba ba neilweng ga ba yo mo khoping ya {date}.',
  ],
  [
    'Other people are seen in the selfie. The most prominent face was compared; make sure that it is the right person.',
    'Batho ba bangwe ba bonala mo setshwantshong sa sefatlhego. Go bapisitswe sefatlhego se se tlhagelelang thata; netefatsa gore ke sa motho yo o tshwanetseng.',
  ],
  [
    'One of the pictures is small, dark, blurred or turned away: the same person may score low. Take it again before you decide.',
    'Se sengwe sa ditshwantsho se sennye, se lefifi, ga se phepa kgotsa sefatlhego se lebile kwa thoko: motho a le mongwe fela a ka bona maduo a a kwa tlase. Se tseye gape pele o tsaya tshwetso.',
  ],
];
