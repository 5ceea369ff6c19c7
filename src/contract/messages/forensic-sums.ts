import type { Room } from '../message-text.ts';

/** What the figures of a page say against each other (src/engine/forensics/arithmetic and exact). */
export const sumFindings = {
  netPay: {
    en: 'Gross {{gross, money}} less deductions {{deducted, money}} is {{expected, money}}, but the net pay says {{net, money}}.',
    tn: 'Tuelo yotlhe {{gross, money}} go ntshiwa digogo {{deducted, money}} ke {{expected, money}}, mme tuelo ya bofelo e re {{net, money}}.',
  },
  netOfLines: {
    en: 'Gross {{gross, money}} with the {{lines}} lines below it and the net pay {{net, money}} do not agree: {{odd, money}} should be {{right, money}}.',
    tn: 'Tuelo yotlhe {{gross, money}} le mela e le {{lines}} e e kwa tlase ga yone ga di dumelane le tuelo ya bofelo {{net, money}}: {{odd, money}} e tshwanetse go nna {{right, money}}.',
  },
  balance: {
    en: 'The balance goes from {{before, money}} to {{after, money}}, a change of {{change, money}}, but the row says {{row, amounts}}.',
    tn: 'Madi a tswa go {{before, money}} go ya go {{after, money}}, phetogo ya {{change, money}}, mme mola o re {{row, amounts}}.',
  },
  meter: {
    en: 'From {{before}} to {{after}} the meter went on by {{used}}, but the page says {{printed}}.',
    tn: 'Go tswa go {{before}} go ya go {{after}} mitara e tsamaile ka {{used}}, mme tsebe ya re {{printed}}.',
  },
  broughtForward: {
    en: 'The page before ends with {{before, money}}, but {{taken, money}} is brought forward.',
    tn: 'Tsebe e e fetileng e felela ka {{before, money}}, mme go tlisitswe {{taken, money}}.',
  },
  tax: {
    en: 'VAT of {{rate}} % on {{subtotal, money}} is {{tax, money}}, which fits the total, but the page says {{printed, money}}.',
    tn: 'VAT ya {{rate}} % mo go {{subtotal, money}} ke {{tax, money}}, mme e dumalana le palogotlhe, mme tsebe ya re {{printed, money}}.',
  },
  taxTooHigh: {
    en: 'VAT of {{tax, money}} is more than {{rate}} % of any amount on the page.',
    tn: 'VAT ya {{tax, money}} e feta {{rate}} % ya madi ape a a mo tsebeng.',
  },
  linesFitNet_one: {
    en: 'The line above says {{sum, money}}, which fits the net pay, but the total says {{total, money}}.',
    tn: 'Mola o o fa godimo o re {{sum, money}}, mme o dumelana le tuelo ya bofelo, mme palogotlhe e re {{total, money}}.',
  },
  linesFitNet_other: {
    en: 'The {{count}} lines above add up to {{sum, money}}, which fits the net pay, but the total says {{total, money}}.',
    tn: 'Mela e le {{count}} e e fa godimo e dira {{sum, money}}, mme e dumelana le tuelo ya bofelo, mme palogotlhe e re {{total, money}}.',
  },
  lineChangedByNet: {
    en: 'The lines add up to {{sum, money}}, but the total that fits the net pay is {{total, money}}: one of the lines was changed.',
    tn: 'Mela e dira {{sum, money}}, mme palogotlhe e e dumelanang le tuelo ya bofelo ke {{total, money}}: mongwe wa mela o fetotswe.',
  },
  oddTwin: {
    en: 'The figure that fits the others is {{right, money}}, but it is also given as {{odd, money}}.',
    tn: 'Palo e e dumalanang le tse dingwe ke {{right, money}}, mme gape e neetswe e le {{odd, money}}.',
  },
  product: {
    en: '{{quantity}} × {{price}} is {{product, money}}, but the row says {{printed, money}}.',
    tn: '{{quantity}} × {{price}} ke {{product, money}}, mme mola o re {{printed, money}}.',
  },
  less: {
    en: '{{whole, money}} less {{taken, amounts}} is {{rest, money}}, but the page says {{printed, money}}.',
    tn: '{{whole, money}} go ntshiwa {{taken, amounts}} ke {{rest, money}}, mme tsebe ya re {{printed, money}}.',
  },
  charges: {
    en: 'The charges with their VAT add up to {{sum, money}}, but the total says {{total, money}}.',
    tn: 'Ditshenyegelo le VAT ya tsone di dira {{sum, money}}, mme palogotlhe e re {{total, money}}.',
  },
  chargeChanged: {
    en: 'The charges add up to {{sum, money}}, but the total of {{total, money}} fits the VAT: one of the charges was changed.',
    tn: 'Ditshenyegelo di dira {{sum, money}}, mme palogotlhe ya {{total, money}} e dumalana le VAT: tshenyegelo nngwe e fetotswe.',
  },
  totalTwice: {
    en: 'The charges add up to {{sum, money}}, but the total is also given as {{total, money}}.',
    tn: 'Ditshenyegelo di dira {{sum, money}}, mme palogotlhe gape e neetswe e le {{total, money}}.',
  },
  subtotal: {
    en: 'The charges add up to {{sum, money}}, and so says their VAT, but the sum before VAT says {{printed, money}}.',
    tn: 'Ditshenyegelo di dira {{sum, money}}, mme le VAT ya tsone e rialo, mme palogotlhe pele ga VAT e re {{printed, money}}.',
  },
  chargeChangedByTax: {
    en: 'The charges add up to {{sum, money}}, but the VAT fits {{right, money}}: one of the charges was changed.',
    tn: 'Ditshenyegelo di dira {{sum, money}}, mme VAT e dumelana le {{right, money}}: tshenyegelo nngwe e fetotswe.',
  },
  erasedRow_one: {
    en: 'Where the list has room for a row nothing is printed, and the balance goes from {{before, money}} to {{after, money}} there, which the next row does not explain.',
    tn: 'Fa lenaane le nang le phatlha ya mola ga go a kwalwa sepe, mme madi a tswa go {{before, money}} go ya go {{after, money}} foo, mme mola o o latelang ga o tlhalose seo.',
  },
  erasedRow_other: {
    en: 'Where the list has room for {{count}} rows nothing is printed, and the balance goes from {{before, money}} to {{after, money}} there, which the next row does not explain.',
    tn: 'Fa lenaane le nang le phatlha ya mela e le {{count}} ga go a kwalwa sepe, mme madi a tswa go {{before, money}} go ya go {{after, money}} foo, mme mola o o latelang ga o tlhalose seo.',
  },
  shares: {
    en: '{{held}} of {{total}} shares are {{share}} %, but the row says {{printed}} %.',
    tn: 'Dišere di le {{held}} mo go di le {{total}} ke {{share}} %, mme mola o re {{printed}} %.',
  },
  openingAndClosing: {
    en: 'With what came in and went out, the statement opening with {{opening, money}} closes with {{expected, money}}, but it says {{closing, money}}.',
    tn: 'Ka madi a a tseneng le a a duleng, setatamente se se simololang ka {{opening, money}} se felela ka {{expected, money}}, mme se re {{closing, money}}.',
  },
  oneFigureOff: {
    en: 'The {{lines}} lines above add up to {{sum, money}}, but the page says {{printed, money}}: one figure was changed.',
    tn: 'Mela e le {{lines}} e e fa godimo e dira {{sum, money}}, mme tsebe e re {{printed, money}}: palo e le nngwe e fetotswe.',
  },
  listTotal: {
    en: 'The {{lines}} lines above add up to {{sum, money}}, but the total says {{total, money}}.',
    tn: 'Mela e le {{lines}} e e fa godimo e dira {{sum, money}}, mme palogotlhe e re {{total, money}}.',
  },
  closingBalance: {
    en: 'The closing balance says {{printed, money}}, but the rows of the statement end with {{right, money}}.',
    tn: 'Madi a bofelo a re {{printed, money}}, mme mela ya setatamente e felela ka {{right, money}}.',
  },
  openingBalance: {
    en: 'The opening balance says {{printed, money}}, but the rows of the statement begin from {{right, money}}.',
    tn: 'Madi a tshimologo a re {{printed, money}}, mme mela ya setatamente e simolola ka {{right, money}}.',
  },
  rowsEnd: {
    en: 'The rows of the statement ended with {{right, money}}, but the balance under them says {{printed, money}}.',
    tn: 'Mela ya setatamente e feletse ka {{right, money}}, mme madi a a kwadilweng kwa tlase ga yone a re {{printed, money}}.',
  },
  rowsBegin: {
    en: 'The rows of the statement began from {{right, money}}, but the balance over them says {{printed, money}}.',
    tn: 'Mela ya setatamente e simolotse ka {{right, money}}, mme madi a a kwadilweng kwa godimo ga yone a re {{printed, money}}.',
  },
  summary: {
    en: 'The rows of the statement come to {{right, money}}, but its summary says {{printed, money}}.',
    tn: 'Mela ya setatamente e dira {{right, money}}, mme tshobokanyo ya yone e re {{printed, money}}.',
  },
  linesFitOthers: {
    en: 'The {{lines}} lines above add up to {{sum, money}}, which fits the other figures, but the total says {{total, money}}.',
    tn: 'Mela e le {{lines}} e e fa godimo e dira {{sum, money}}, mme e dumelana le dipalo tse dingwe, mme palogotlhe e re {{total, money}}.',
  },
  linesDeducted: {
    en: 'The lines taken off add up to {{sum, money}}, but the total says {{total, money}}.',
    tn: 'Mela ya tse di gogiwang e dira {{sum, money}}, mme palogotlhe e re {{total, money}}.',
  },
  linesEarned: {
    en: 'The lines earned add up to {{sum, money}}, but the total says {{total, money}}.',
    tn: 'Mela ya tse di amogetsweng e dira {{sum, money}}, mme palogotlhe e re {{total, money}}.',
  },
  lineChangedByOthers: {
    en: 'The lines add up to {{sum, money}}, but the total that fits the other figures is {{total, money}}: one of the lines was changed.',
    tn: 'Mela e dira {{sum, money}}, mme palogotlhe e e dumelanang le dipalo tse dingwe ke {{total, money}}: mongwe wa mela o fetotswe.',
  },
} as const satisfies Room;
