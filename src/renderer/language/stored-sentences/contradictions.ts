import type { SentencePair } from './pairs.ts';

/** What a paper said against itself (src/engine/forensics/contradictions and logic), in cases stored before it spoke by key. Setswana made by machine, to be reviewed. */
export const contradictionSentences: readonly SentencePair[] = [
  ['“{a}” is written in words as “{b}”.', '“{a}” e kwadilwe ka mafoko e le “{b}”.'],
  [
    'The amount in words is “{a}”, but {b} stands nowhere on the page in figures.',
    'Madi a a kwadilweng ka mafoko ke “{a}”, mme {b} ga e yo ka dipalo mo tsebeng.',
  ],
  // Of cases that were stored by earlier versions.
  [
    'The amount in words is “{a}” pula, but {b} stands nowhere on the page in figures.',
    'Madi a a kwadilweng ka mafoko ke dipula di le “{a}”, mme {b} ga e yo ka dipalo mo tsebeng.',
  ],
  ['{a} was a {b}, but the page says {c}.', '{a} e ne e le {b}, mme tsebe ya re {c}.'],
  ['There is no such day as {a}.', 'Ga go na letsatsi le le jaaka {a}.'],
  [
    'The {part} number is {a} in one place and {b} in another.',
    'Nomoro ya {part} ke {a} fa lefelong le lengwe le {b} fa go le lengwe.',
  ],
  ['The {part}, {a}, comes before the {part2}, {b}.', '{part}, {a}, e tla pele ga {part2}, {b}.'],
  ['From {a} to {b} are not {count} months.', 'Go tswa ka {a} go ya go {b} ga se dikgwedi di le {count}.'],
  ['From {a} to {b} are not {count} years.', 'Go tswa ka {a} go ya go {b} ga se dingwaga di le {count}.'],
  [
    'Somebody born on {a} was not {age} years old on any day that the page names.',
    'Motho yo o tsetsweng ka {a} o ne a se na dingwaga di le {age} ka letsatsi lepe le tsebe e le umakang.',
  ],
  [
    'The paper is headed by the name {a}, but speaks of {b}.',
    'Lokwalo lo na le leina {a} kwa tlhogong, mme lo bua ka {b}.',
  ],
  ['{a} less {b} is {c}, but the page says {d}.', '{a} go ntshiwa {b} ke {c}, mme tsebe ya re {d}.'],
  [
    'The {count} lines above add up to {a}, but the total says {b}.',
    'Mela e le {count} e e fa godimo e dira {a}, mme palogotlhe e re {b}.',
  ],
  [
    'VAT of {rate} % on {a} is {b}, which fits the total, but the page says {c}.',
    'VAT ya {rate} % mo go {a} ke {b}, mme e dumalana le palogotlhe, mme tsebe ya re {c}.',
  ],
  [
    'VAT of {a} is more than {rate} % of any amount on the page.',
    'VAT ya {a} e feta {rate} % ya madi ape a a mo tsebeng.',
  ],
  ['{a} × {b} is {c}, but the row says {d}.', '{a} × {b} ke {c}, mme mola o re {d}.'],
  [
    'From {a} to {b} the meter went on by {c}, but the page says {d}.',
    'Go tswa go {a} go ya go {b} mitara e tsamaile ka {c}, mme tsebe ya re {d}.',
  ],
  [
    '{a} of {b} shares are {c} %, but the row says {d} %.',
    'Dišere di le {a} mo go di le {b} ke {c} %, mme mola o re {d} %.',
  ],
  [
    'The page before ends with {a}, but {b} is brought forward.',
    'Tsebe e e fetileng e felela ka {a}, mme go tlisitswe {b}.',
  ],
  ['The period ends on {a}, but a row is of {b}.', 'Paka e fela ka {a}, mme mola ke wa {b}.'],
  ['What begins on {a} ends before it, on {b}.', 'Se se simololang ka {a} se fela pele ga foo, ka {b}.'],
  [
    'The day of {part} is {a} in one place and {b} in another.',
    'Letsatsi la {part} ke {a} fa lefelong le lengwe le {b} fa go le lengwe.',
  ],
  ['incorporation', 'go tlhomiwa ga kompone'],
  ['death', 'loso'],
  ['account', 'akhaonto'],
  ['policy', 'pholisi'],
  ['certificate', 'setifikeiti'],
  ['invoice', 'inbhoise'],
  ['receipt', 'rasiti'],
  ['property', 'thoto'],
  ['member', 'tokololo'],
  ['employee', 'mmereki'],
  ['customer', 'moreki'],
  ['omang', 'Omang'],
  ['passport', 'phasepoto'],
  ['permit', 'teseletso'],
  ['licence', 'laesense'],
  ['company', 'kompone'],
  ['tax', 'lekgetho'],
  ['contract', 'konteraka'],
  ['date of birth', 'letsatsi la matsalo'],
  ['date of issue', 'letsatsi la go ntshiwa'],
  ['date of registration', 'letsatsi la kwadiso'],
  ['date of expiry', 'letsatsi la go fela'],
  ['date of joining', 'letsatsi la go tsena'],
  ['date of death', 'letsatsi la loso'],
  ['date of marriage', 'letsatsi la lenyalo'],
  ['date of incorporation', 'letsatsi la go tlhomiwa ga kompone'],
  ['day of admission', 'letsatsi la go amogelwa'],
  ['day of discharge', 'letsatsi la go gololwa'],
  ['first instalment', 'tuelo ya ntlha'],
  ['last instalment', 'tuelo ya bofelo'],
  ['pay period', 'paka ya tuelo'],
  ['pay date', 'letsatsi la tuelo'],
  ['statement period', 'paka ya setatamente'],
  ['statement date', 'letsatsi la setatamente'],
  [
    'The {count} lines above add up to {a}, which fits the other figures, but the total says {b}.',
    'Mela e le {count} e e fa godimo e dira {a}, mme e dumelana le dipalo tse dingwe, mme palogotlhe e re {b}.',
  ],
  [
    'The lines taken off add up to {a}, but the total says {b}.',
    'Mela ya tse di gogiwang e dira {a}, mme palogotlhe e re {b}.',
  ],
  [
    'The lines earned add up to {a}, but the total says {b}.',
    'Mela ya tse di amogetsweng e dira {a}, mme palogotlhe e re {b}.',
  ],
  [
    'The lines add up to {a}, but the total that fits the other figures is {b}: one of the lines was changed.',
    'Mela e dira {a}, mme palogotlhe e e dumelanang le dipalo tse dingwe ke {b}: mongwe wa mela o fetotswe.',
  ],
  [
    'The rows of the statement come to {a}, but its summary says {b}.',
    'Mela ya setatamente e dira {a}, mme tshobokanyo ya yone e re {b}.',
  ],
  [
    'The rows of the statement ended with {a}, but the balance under them says {b}.',
    'Mela ya setatamente e feletse ka {a}, mme madi a a kwadilweng kwa tlase ga yone a re {b}.',
  ],
  [
    'The rows of the statement began from {a}, but the balance over them says {b}.',
    'Mela ya setatamente e simolotse ka {a}, mme madi a a kwadilweng kwa godimo ga yone a re {b}.',
  ],
  [
    'The charges add up to {a}, but the VAT fits {b}: one of the charges was changed.',
    'Ditshenyegelo di dira {a}, mme VAT e dumelana le {b}: tshenyegelo nngwe e fetotswe.',
  ],
  [
    'The foot of this page says {a}, other pages of the same paper say {b}.',
    'Bokwa-tlase jwa tsebe e bo re {a}, ditsebe tse dingwe tsa lekwalo le lengwe fela leo di re {b}.',
  ],
  [
    'The page before says {label}: {a} and does not end, this page says {b} and does not begin.',
    'Tsebe e e kwa pele e re {label}: {a} mme ga e fele, tsebe e e re {b} mme ga e simolole.',
  ],
  [
    'The charges add up to {a}, and so says their VAT, but the sum before VAT says {b}.',
    'Ditshenyegelo di dira {a}, mme le VAT ya tsone e rialo, mme palogotlhe pele ga VAT e re {b}.',
  ],
  [
    'This page says it is page {a} of {b}, but the page before it has no number and does not end.',
    'Tsebe e e re ke tsebe ya {a} ya tse {b}, mme tsebe e e kwa pele ga yone ga e na palo e bile ga e fele.',
  ],
  [
    '{a} a month are {b} a year, but the paper says {c}.',
    '{a} ka kgwedi ke {b} ka ngwaga, mme lekwalo le re {c}.',
  ],
];
