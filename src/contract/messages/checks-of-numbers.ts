import type { Room } from '../message-text.ts';

/** What zones, numbers and sums of a document say against each other (src/engine/documents/checks). */
export const numberChecks = {
  zoneDigits: {
    en: 'All check digits of the machine-readable zone hold.',
    tn: 'Dinomoro tsotlhe tsa tlhatlhobo tsa karolo e e balwang ke motšhini di nepile.',
  },
  zoneDigitsFail: {
    en: 'Check digits of the machine-readable zone fail for: {{of, fields}}. A character was misread or changed.',
    tn: 'Dinomoro tsa tlhatlhobo tsa karolo e e balwang ke motšhini ga di nepe mo go: {{of, fields}}. Tlhaka e badilwe phoso kgotsa e fetotswe.',
  },
  zoneAgrees: {
    en: 'The machine-readable zone and the printed {{field, field}} agree.',
    tn: 'Karolo e e balwang ke motšhini le {{field, field}} e e gatisitsweng di a dumelana.',
  },
  zoneAgreesWrongly: {
    en: 'The machine-readable zone and the printed {{field, field}} agree, but the check digits for it fail: they were misread, or both places were changed.',
    tn: 'Karolo e e balwang ke motšhini le {{field, field}} e e gatisitsweng di a dumelana, mme dinomoro tsa tlhatlhobo tsa yone ga di nepe: di badilwe phoso, kgotsa go fetotswe mo mafelong a mabedi.',
  },
  zoneDiffers: {
    en: 'The machine-readable zone and the printed {{field, field}} differ.',
    tn: 'Karolo e e balwang ke motšhini le {{field, field}} e e gatisitsweng ga di dumelane.',
  },
  zoneOfOther: {
    en: 'The machine-readable zone is not that of this kind of document: {{document, document}}.',
    tn: 'Karolo e e balwang ke motšhini ga se ya mofuta o wa lokwalo: {{document, document}}.',
  },
  zoneDay: {
    en: 'The {{field, field}} in the machine-readable zone is no day of the calendar.',
    tn: '{{field, field}} e e mo meleng ya motšhini ga se letsatsi la khalentara.',
  },
  zoneState: {
    en: 'A state code in the machine-readable zone is none that ICAO Doc 9303 lists.',
    tn: 'Khoutu ya naga e e mo meleng ya motšhini ga e yo mo lenaaneng la ICAO Doc 9303.',
  },
  zoneSpecimen: {
    en: 'The state code UTO in the machine-readable zone is that of specimens, and of no state.',
    tn: 'Khoutu ya naga ya UTO mo meleng ya motšhini ke ya dikao, ga se ya naga epe.',
  },
  zoneName: {
    en: 'The name in the machine-readable zone holds something other than letters.',
    tn: 'Leina le le mo meleng ya motšhini le na le sengwe se e seng ditlhaka.',
  },
  zoneNobody: {
    en: 'The machine-readable zone names nobody.',
    tn: 'Karolo e e balwang ke motšhini ga e na leina la ope.',
  },
  zoneNumber: {
    en: 'The machine-readable zone has no document number.',
    tn: 'Karolo e e balwang ke motšhini ga e na nomoro ya lokwalo.',
  },
  ofBirth: {
    en: 'The identity number begins with the date of birth.',
    tn: 'Nomoro ya bosupi e simolola ka letlha la matsalo.',
  },
  notOfBirth: {
    en: 'The identity number does not begin with the date of birth.',
    tn: 'Nomoro ya bosupi ga e simolole ka letlha la matsalo.',
  },
  sexFits: {
    en: 'The {{figure, term}} fits the printed sex.',
    tn: 'Bong jo bo gatisitsweng bo dumelana le {{figure, term}}.',
  },
  sexDiffers: {
    en: 'The {{figure, term}} is {{digit}}, but the printed sex is {{sex}}.',
    tn: 'Bong jo bo gatisitsweng ke {{sex}}, mme {{figure, term}} ke {{digit}}.',
  },
  difference: {
    en: '{{whole, field}} less {{minus, field}} is {{rest, field}}.',
    tn: '{{whole, field}} go ntshiwa {{minus, field}} ke {{rest, field}}.',
  },
  noDifference: {
    en: '{{whole, field}} {{a}} less {{minus, field}} {{b}} is {{c}}, but {{rest, field}} is {{d}}.',
    tn: '{{whole, field}} {{a}} go ntshiwa {{minus, field}} {{b}} ke {{c}}, mme {{rest, field}} ke {{d}}.',
  },
  inWords: {
    en: '{{field, field}} is the same in words and in figures.',
    tn: '{{field, field}} e tshwana ka mafoko le ka dipalo.',
  },
  otherInWords: {
    en: '{{field, field}} is {{figures}} in figures, but {{words}} in words.',
    tn: '{{field, field}} ke {{figures}} ka dipalo, mme ke {{words}} ka mafoko.',
  },
  listTotal: {
    en: 'The {{lines}} lines of {{of, field}} add up to {{total, field}}.',
    tn: 'Mela e le {{lines}} ya {{of, field}} e dira {{total, field}}.',
  },
  listDiffers: {
    en: 'The {{lines}} lines of {{of, field}} that were read add up to {{sum}}, {{total, field}} is {{printed}}; a line may be unread.',
    tn: 'Mela e le {{lines}} ya {{of, field}} e e badilweng e dira {{sum}}, {{total, field}} ke {{printed}}; mola mongwe o ka tswa o sa balwa.',
  },
  refunded: {
    en: '{{field, field}}: {{amount}} was paid back, not deducted.',
    tn: '{{field, field}}: {{amount}} e busitswe, ga e a phokotswa.',
  },
  incomeTax: {
    en: 'The income tax fits the table in force.',
    tn: 'Lekgetho la lotseno le dumelana le lenaane le le dirang.',
  },
  otherIncomeTax: {
    en: 'The table in force gives {{expected}} a month on this pay; {{paid}} was deducted. Averaging over the year, a bonus or untaxed allowances can explain a difference.',
    tn: 'Lenaane le le dirang le naya {{expected}} ka kgwedi mo tuelong e; go gogilwe {{paid}}. Palogare ya ngwaga, bonase kgotsa ditlatsa tse di sa lekgethisiweng di ka tlhalosa pharologano.',
  },
  closing: {
    en: 'Opening balance and transactions give the closing balance.',
    tn: 'Madi a tshimologo le ditiro di naya madi a bofelo.',
  },
  otherClosing: {
    en: 'Opening balance and the {{rows}} transactions read give {{sum}}; the closing balance is {{closing}}.',
    tn: 'Madi a tshimologo le ditiro di le {{rows}} tse di badilweng di naya {{sum}}; madi a bofelo ke {{closing}}.',
  },
  sheetsMissing: {
    en: 'Opening balance and the {{rows}} transactions read give {{sum}}; the closing balance is {{closing}}. Page {{pages, list}} of the statement is not in the file: its transactions are missing.',
    tn: 'Madi a tshimologo le ditiro di le {{rows}} tse di badilweng di naya {{sum}}; madi a bofelo ke {{closing}}. Tsebe {{pages, list}} ya setatamente ga e yo mo faeleng: ditiro tsa yone di a tlhoka.',
  },
  running: {
    en: 'Every running balance follows from the one before it.',
    tn: 'Madi a mola mongwe le mongwe a tswa mo go a a fetileng.',
  },
  notRunning: {
    en: 'The running balance does not follow in row {{rows, list}}.',
    tn: 'Madi ga a tswe mo go a a fetileng mo moleng {{rows, list}}.',
  },
  notRunningMore: {
    en: 'The running balance does not follow in row {{rows, list}} and others.',
    tn: 'Madi ga a tswe mo go a a fetileng mo moleng {{rows, list}} le e mengwe.',
  },
  sortCode: {
    en: 'The branch code has the form used by this bank.',
    tn: 'Khoutu ya lekala e na le sebopego sa banka e.',
  },
  otherSortCode: {
    en: 'The branch code does not have the form seen for this bank.',
    tn: 'Khoutu ya lekala ga e na sebopego se se itsegeng sa banka e.',
  },
  account: {
    en: 'The account number has the form {{bank}} uses.',
    tn: 'Nomoro ya akhaonto e na le sebopego sa {{bank}}.',
  },
  otherAccount: {
    en: 'The account number does not have the form known for {{bank}}.',
    tn: 'Nomoro ya akhaonto ga e na sebopego se se itsegeng sa {{bank}}.',
  },
  usualForm: {
    en: '{{field, field}} has the usual form.',
    tn: '{{field, field}} e na le sebopego se se tlwaelegileng.',
  },
  unusualForm: {
    en: '{{field, field}} does not have the usual form: {{usual, term}}.',
    tn: '{{field, field}} ga e na sebopego se se tlwaelegileng: {{usual, term}}.',
  },
  form: { en: '{{usual, term}}', tn: '{{usual, term}}' },
} as const satisfies Room;
