import type { SentencePair } from './pairs.ts';

/** What the cross-checks of documents say (src/engine/documents/checks). Setswana made by machine, to be reviewed. */
export const checkSentences: readonly SentencePair[] = [
  [
    'What was typed for {field} does not have the form that it has on such a document.',
    'Se se kwadilweng mo {field} ga se na sebopego se se nang le sone mo lokwalong lo lo ntseng jalo.',
  ],
  ['{documents} name the same person.', '{documents} di bua ka motho a le mongwe.'],
  [
    '{documents} name a person with a similar name; a name may be shortened or changed on marriage. Compare by eye.',
    '{documents} di bua ka motho yo o nang le leina le le tshwanang; leina le ka khutshwafadiwa kgotsa la fetoga fa motho a nyalwa. Tshwantshanya ka matlho.',
  ],
  ['{documents} name different persons.', '{documents} di bua ka batho ba ba farologaneng.'],
  ['{documents} bear the same Omang numbers.', '{documents} di na le nomoro ya Omang e le nngwe.'],
  [
    '{documents} bear different Omang numbers.',
    '{documents} di na le dinomoro tsa Omang tse di farologaneng.',
  ],
  ['{documents} belongs to the category asked for.', '{documents} e mo setlhopheng se se kopilweng.'],
  [
    '{documents} belongs to {category}; {wanted} was asked for.',
    '{documents} ke ya {category}; go kopilwe {wanted}.',
  ],
  [
    'All check digits of the machine-readable zone hold.',
    'Dinomoro tsotlhe tsa tlhatlhobo tsa mela ya motšhini di nepile.',
  ],
  [
    'Check digits of the machine-readable zone fail for: {list}. A character was misread or changed.',
    'Dinomoro tsa tlhatlhobo tsa mela ya motšhini ga di nepe mo go: {list}. Tlhaka e badilwe phoso kgotsa e fetotswe.',
  ],
  [
    'The machine-readable zone and the printed {field} agree.',
    'Mela ya motšhini le {field} e e gatisitsweng di a dumelana.',
  ],
  [
    'The machine-readable zone and the printed {field} agree, but the check digits for it fail: they were misread, or both places were changed.',
    'Mela ya motšhini le {field} e e gatisitsweng di a dumelana, mme dinomoro tsa tlhatlhobo tsa yone ga di nepe: di badilwe phoso, kgotsa go fetotswe mo mafelong a mabedi.',
  ],
  [
    'The machine-readable zone and the printed {field} differ.',
    'Mela ya motšhini le {field} e e gatisitsweng ga di dumelane.',
  ],
  ['The identity number begins with the date of birth.', 'Nomoro ya bosupi e simolola ka letlha la matsalo.'],
  [
    'The identity number does not begin with the date of birth.',
    'Nomoro ya bosupi ga e simolole ka letlha la matsalo.',
  ],
  [
    'The fifth digit of the Omang number fits the printed sex.',
    'Palo ya botlhano ya nomoro ya Omang e dumelana le bong jo bo gatisitsweng.',
  ],
  [
    'The fifth digit of the Omang number is {digit}, but the printed sex is {sex}.',
    'Palo ya botlhano ya nomoro ya Omang ke {digit}, mme bong jo bo gatisitsweng ke {sex}.',
  ],
  [
    'The {field} in the machine-readable zone is no day of the calendar.',
    '{field} e e mo meleng ya motšhini ga se letsatsi la khalentara.',
  ],
  [
    'A state code in the machine-readable zone is none that ICAO Doc 9303 lists.',
    'Khoutu ya naga e e mo meleng ya motšhini ga e yo mo lenaaneng la ICAO Doc 9303.',
  ],
  [
    'The name in the machine-readable zone holds something other than letters.',
    'Leina le le mo meleng ya motšhini le na le sengwe se e seng ditlhaka.',
  ],
  ['The machine-readable zone names nobody.', 'Mela ya motšhini ga e na leina la ope.'],
  ['The machine-readable zone has no document number.', 'Mela ya motšhini ga e na nomoro ya lokwalo.'],
  [
    '{documents}, page {pages}: could not be read with enough confidence ({percent} %).',
    '{documents}, tsebe {pages}: ga e a kgona go balwa ka tshepo e e lekaneng ({percent} %).',
  ],
  ['Valid until {date}.', 'E dira go fitlha ka {date}.'],
  ['Expired on {date}.', 'E fetile ka nako ka {date}.'],
  ['{date} or later', '{date} kgotsa morago ga yone'],
  ['{date} or earlier', '{date} kgotsa pele ga yone'],
  ['{field} lies in the past.', '{field} e mo nakong e e fetileng.'],
  ['{field} lies in the future.', '{field} e mo nakong e e tlang.'],
  ['{field} comes before {field2}.', '{field} e tla pele ga {field2}.'],
  ['{field} comes after {field2}.', '{field} e tla morago ga {field2}.'],
  ['Valid for no more than {years} years.', 'E dira dingwaga di sa fete {years}.'],
  [
    'Issued on {date} and valid until {date2}: such papers are valid for {years} years.',
    'E ntshitswe ka {date} mme e dira go fitlha ka {date2}: makwalo a a jalo a dira dingwaga di le {years}.',
  ],
  [
    'The holder was {age} years old when it was issued.',
    'Mong o ne a na le dingwaga di le {age} fa e ntshiwa.',
  ],
  [
    'The holder, born on {date}, would have been {age} years old on {date2}, when it was first issued.',
    'Mong yo o tsetsweng ka {date} o ka bo a ne a na le dingwaga di le {age} ka {date2}, fa e ntshiwa la ntlha.',
  ],
  ['The holder is {age} years old.', 'Mong o na le dingwaga di le {age}.'],
  [
    'The holder would be {age} years old; usual is {least} to {most}.',
    'Mong o ka bo a na le dingwaga di le {age}; go tlwaelegile {least} go ya go {most}.',
  ],
  [
    'The expiry date lies less than {years} years after birth, which is unusual.',
    'Letsatsi la go fela le fa tlase ga dingwaga di le {years} morago ga matsalo; ga go a tlwaelega.',
  ],
  [
    'The expiry date lies more than {years} years and 11 months ahead, which is unusual.',
    'Letsatsi la go fela le fa godimo ga dingwaga di le {years} le dikgwedi di le 11; ga go a tlwaelega.',
  ],
  [
    'The expiry date fits the birth date and the usual validity.',
    'Letsatsi la go fela le dumelana le letsatsi la matsalo le nako e e tlwaelegileng.',
  ],
  ['{field} less {field2} is {field3}.', '{field} go ntshiwa {field2} ke {field3}.'],
  [
    '{field} {a} less {field2} {b} is {c}, but {field3} is {d}.',
    '{field} {a} go ntshiwa {field2} {b} ke {c}, mme {field3} ke {d}.',
  ],
  ['The {count} lines of {field} add up to {field2}.', 'Mela e le {count} ya {field} e dira {field2}.'],
  [
    'The {count} lines of {field} that were read add up to {a}, {field2} is {b}; a line may be unread.',
    'Mela e le {count} ya {field} e e badilweng e dira {a}, {field2} ke {b}; mola mongwe o ka tswa o sa balwa.',
  ],
  ['The income tax fits the table in force.', 'Lekgetho la lotseno le dumelana le lenaane le le dirang.'],
  [
    'The table in force gives {a} a month on this pay; {b} was deducted. Averaging over the year, a bonus or untaxed allowances can explain a difference.',
    'Lenaane le le dirang le naya {a} ka kgwedi mo tuelong e; go gogilwe {b}. Palogare ya ngwaga, bonase kgotsa ditlatsa tse di sa lekgethisiweng di ka tlhalosa pharologano.',
  ],
  [
    'Opening balance and transactions give the closing balance.',
    'Madi a tshimologo le ditiro di naya madi a bofelo.',
  ],
  [
    'Opening balance and the {count} transactions read give {a}; the closing balance is {b}. Page {pages} of the statement is not in the file: its transactions are missing.',
    'Madi a tshimologo le ditiro di le {count} tse di badilweng di naya {a}; madi a bofelo ke {b}. Tsebe {pages} ya setatamente ga e yo mo faeleng: ditiro tsa yone di a tlhoka.',
  ],
  [
    'Opening balance and the {count} transactions read give {a}; the closing balance is {b}.',
    'Madi a tshimologo le ditiro di le {count} tse di badilweng di naya {a}; madi a bofelo ke {b}.',
  ],
  [
    'Every running balance follows from the one before it.',
    'Madi a mola mongwe le mongwe a tswa mo go a a fetileng.',
  ],
  [
    'The running balance does not follow in row {rows}.',
    'Madi ga a tswe mo go a a fetileng mo moleng {rows}.',
  ],
  ['The branch code has the form used by this bank.', 'Khoutu ya lekala e na le sebopego sa banka e.'],
  [
    'The branch code does not have the form seen for this bank.',
    'Khoutu ya lekala ga e na sebopego se se itsegeng sa banka e.',
  ],
  ['The account number has the form {bank} uses.', 'Nomoro ya akhaonto e na le sebopego sa {bank}.'],
  [
    'The account number does not have the form known for {bank}.',
    'Nomoro ya akhaonto ga e na sebopego se se itsegeng sa {bank}.',
  ],
  ['Issued on {date}, within {months} months.', 'E ntshitswe ka {date}, mo dikgweding di le {months}.'],
  [
    'Issued on {date}, more than {months} months ago.',
    'E ntshitswe ka {date}, go feta dikgwedi di le {months} tse di fetileng.',
  ],
  ['{field} has the usual form.', '{field} e na le sebopego se se tlwaelegileng.'],
  [
    '{field} does not have the usual form: {partForm}.',
    '{field} ga e na sebopego se se tlwaelegileng: {partForm}.',
  ],
  ['two letters and seven digits', 'ditlhaka di le pedi le dipalo di le supa'],
  ['BW and eleven digits', 'BW le dipalo di le lesome le bongwe'],
  ['a letter and eleven digits', 'tlhaka e le nngwe le dipalo di le lesome le bongwe'],
  [
    'A smaller face on this document does not look like the portrait. Compare them by eye.',
    'Sefatlhego se sennye mo lokwalong lo ga se tshwane le setshwantsho. Di tshwantshanye ka matlho.',
  ],
  [
    'The ghost image does not contradict the portrait.',
    'Setshwantsho se se bofefo ga se ganetsane le se segolo.',
  ],
  [
    'Two Omang numbers are printed. If these are two cards, send a picture of each.',
    'Go gatisitswe dinomoro tse pedi tsa Omang. Fa e le dikarata tse pedi, romela setshwantsho sa nngwe le nngwe.',
  ],
  [
    'Only the back of the card was given. The portrait and the name are on the front.',
    'Go filwe letlhakore la kwa morago fela. Setshwantsho le leina di kwa pele.',
  ],
  [
    'Only the front of the card was given. The date of expiry is on the back.',
    'Go filwe letlhakore la kwa pele fela. Letsatsi la go fela le kwa morago.',
  ],
  [
    'Only month and year are printed; the last day of the month is given.',
    'Go gatisitswe kgwedi le ngwaga fela; go filwe letsatsi la bofelo la kgwedi.',
  ],
  ['The first day of the validity period.', 'Letsatsi la ntlha la nako ya tiro.'],
  [
    '{field}: {count} more rows look like people and were not read.',
    '{field}: mela e mengwe e le {count} e lebega e bua ka batho mme ga e a balwa.',
  ],
  [
    'A row of the list looks like one of a person and was not read.',
    'Mola mongwe wa lenaane o lebega o bua ka motho mme ga o a balwa.',
  ],
  [
    'What stands beside the label may be the name of a company.',
    'Se se kwadilweng fa thoko ga setlhogo e ka nna leina la khamphani.',
  ],
  [
    'Several columns of amounts stand beside the label, and no title says which of them is meant.',
    'Go na le dikholomo di le mmalwa tsa madi fa thoko ga setlhogo, mme ga go na setlhogo se se supang gore go tewa efe.',
  ],
  [
    'Nothing on the paper says whether the day or the month comes first.',
    'Ga go na sepe mo pampiring se se bolelang gore go simolola letsatsi kgotsa kgwedi.',
  ],
  [
    'The same print, with day and month the other way round.',
    'Mokwalo o o tshwanang, letsatsi le kgwedi di ananyeditswe.',
  ],
  [
    'One deduction was paid back: the printed total is less than their sum by twice its amount.',
    'Phokotso e nngwe e busitswe: palogotlhe e e gatisitsweng e kwa tlase ga kopano ya tsone ka gabedi ga yone.',
  ],
  [
    'The paper says that there were no transactions.',
    'Pampiri e bolela gore go ne go se na ditiro tsa madi.',
  ],
  ['{field}: {amount} was paid back, not deducted.', '{field}: {amount} e busitswe, ga e a phokotswa.'],
];
