import { notesOfBotswana } from '../packs/botswana.ts';
import type { Room } from '../message-text.ts';

/** Notes on values that were read: what is unusual or doubtful (src/engine/values, src/engine/documents). */
export const notes = {
  monthFirst: {
    en: 'The month is printed before the day.',
    tn: 'Kgwedi e gatisitswe pele ga letsatsi.',
  },
  shortYear: {
    en: 'The year is printed with two digits.',
    tn: 'Ngwaga o gatisitswe ka dipalo di le pedi.',
  },
  firstOfMonth: {
    en: 'Only month and year are printed; the first day of the month is given.',
    tn: 'Go gatisitswe kgwedi le ngwaga fela; go filwe letsatsi la ntlha la kgwedi.',
  },
  lastOfMonth: {
    en: 'Only month and year are printed; the last day of the month is given.',
    tn: 'Go gatisitswe kgwedi le ngwaga fela; go filwe letsatsi la bofelo la kgwedi.',
  },
  monthsOnly: {
    en: 'Only months are printed; first and last day are given.',
    tn: 'Go gatisitswe dikgwedi fela; go filwe letsatsi la ntlha le la bofelo.',
  },
  eitherOrder: {
    en: 'Nothing on the paper says whether the day or the month comes first.',
    tn: 'Ga go na sepe mo pampiring se se bolelang gore go simolola letsatsi kgotsa kgwedi.',
  },
  yearParted: {
    en: 'The year was read in two parts.',
    tn: 'Ngwaga o badilwe ka dikarolo di le pedi.',
  },
  digitMissing: {
    en: 'Day and month are not written alike; a digit may be missing.',
    tn: 'Letsatsi le kgwedi ga di a kwalwa ka go tshwana; palo nngwe e ka tswa e tlhaela.',
  },
  characterMissing: {
    en: 'The number has not the usual shape; a character may be missing.',
    tn: 'Nomoro ga e na sebopego se se tlwaelegileng; tlhaka nngwe e ka tswa e tlhaela.',
  },
  characterMistaken: {
    en: 'The number has not the usual shape; a character may be mistaken.',
    tn: 'Nomoro ga e na sebopego se se tlwaelegileng; tlhaka nngwe e ka tswa e badilwe phoso.',
  },
  unknownShape: {
    en: 'This number has none of the known shapes.',
    tn: 'Nomoro e ga e na sebopego sepe se se itsegeng.',
  },
  zeroAdded: {
    en: 'One digit fewer was read than a CIPA number has; a zero of the row of zeros was added.',
    tn: 'Go badilwe palo e le nngwe kwa tlase ga tsa nomoro ya CIPA; go okeditswe lefela mo moleng wa mafela.',
  },
  formerCompanyNumber: {
    en: 'This is a company number from before the re-registration of 2019; it cannot be matched with the register.',
    tn: 'E ke nomoro ya khamphani ya pele ga go kwadisiwa sesha ga 2019; ga e ka ke ya bapisiwa le rejisetara.',
  },
  letterAsZero: {
    en: 'The letter O of the number was read as a zero.',
    tn: 'Tlhaka ya O ya nomoro e badilwe e le lefela.',
  },
  otherCompanyForm: {
    en: 'A CIPA number is BW and eleven digits; this one has another form.',
    tn: 'Nomoro ya CIPA ke BW le dipalo di le lesome le bongwe; e e na le sebopego se sele.',
  },
  taxNumberLonger: {
    en: 'A taxpayer number usually has a letter and eleven digits; this one is longer.',
    tn: 'Nomoro ya molekgethisiwa gantsi e na le tlhaka e le nngwe le dipalo di le lesome le bongwe; e e telele go feta.',
  },
  taxNumberShorter: {
    en: 'A taxpayer number usually has a letter and eleven digits; this one is shorter.',
    tn: 'Nomoro ya molekgethisiwa gantsi e na le tlhaka e le nngwe le dipalo di le lesome le bongwe; e e khutshwane go feta.',
  },
  taxNumberOne: {
    en: 'The first character looks like 1; a taxpayer number begins with a letter, here I.',
    tn: 'Tlhaka ya ntlha e lebega e le 1; nomoro ya molekgethisiwa e simolola ka tlhaka, fano ke I.',
  },
  taxNumberLetter: {
    en: 'A taxpayer number usually begins with a letter.',
    tn: 'Nomoro ya molekgethisiwa gantsi e simolola ka tlhaka.',
  },
  masked: { en: 'Some digits are masked.', tn: 'Dipalo dingwe di fitlhilwe.' },
  likeYear: {
    en: 'Four figures like a year may be the end of a date.',
    tn: 'Dipalo di le nne tse di tshwanang le ngwaga e ka nna bokhutlo jwa letlha.',
  },
  smallLetter: {
    en: 'A small letter stands among capitals: it may be none.',
    tn: 'Tlhaka e nnye e fa gare ga ditlhaka tse ditona: e ka tswa e se tlhaka.',
  },
  digitInName: {
    en: 'A digit stands in this name: it is taken for the letter that it looks like.',
    tn: 'Go na le palo mo leineng le: e tserwe jaaka tlhaka e e tshwanang le yone.',
  },
  otherCurrency: { en: 'The amount is in {{currency}}.', tn: 'Madi a ka {{currency}}.' },
  dollar: {
    en: 'Several countries call their money dollar; none is named.',
    tn: 'Dinaga di le mmalwa di bitsa madi a tsone dolara; ga go a umakiwa epe.',
  },
  smallNumber: {
    en: 'A small whole number without a sign of money may count something else.',
    tn: 'Palo e nnye e e feletseng e e senang letshwao la madi e ka tswa e bala sengwe se sele.',
  },
  maybeCompany: {
    en: 'What stands beside the label may be the name of a company.',
    tn: 'Se se kwadilweng fa thoko ga setlhogo e ka nna leina la khamphani.',
  },
  titleAndWord: {
    en: 'Only a title and one word of the name stand here.',
    tn: 'Go kwadilwe sereto le lefoko le le lengwe la leina fela.',
  },
  goesOn: {
    en: 'The word below may be a part of this name.',
    tn: 'Lefoko le le fa tlase e ka nna karolo ya leina le.',
  },
  placeMended: {
    en: 'The place was read as “{{place}}”; the gazetteer spells it so.',
    tn: 'Lefelo le badilwe e le “{{place}}”; lenaane la mafelo le le kwala jalo.',
  },
  postal: {
    en: 'This is a postal address; where the person lives is not printed.',
    tn: 'E ke aterese ya poso; fa motho a nnang teng ga go a gatisiwa.',
  },
  noPlace: {
    en: 'No place of this address is in the gazetteer.',
    tn: 'Ga go lefelo la aterese e mo lenaaneng la mafelo.',
  },
  ...notesOfBotswana,
  partOfSentence: {
    en: 'The value is a part of a sentence whose other words were not read.',
    tn: 'Se se badilweng ke karolo ya polelo e mafoko a yone a mangwe a sa balwang.',
  },
  byShape: {
    en: 'The value was found by its shape, not beside a label of its own.',
    tn: 'Se bonwe ka sebopego sa sone, e seng fa thoko ga setlhogo sa sone.',
  },
  otherFits: {
    en: 'Another value on the page fits about as well.',
    tn: 'Go na le se sengwe mo tsebeng se se batlang se tshwanela ka go lekana.',
  },
  otherAmount: {
    en: 'The sentence says this of another time, or of what is left after something was taken off.',
    tn: 'Polelo e bua ka nako e sele, kgotsa ka se se setseng morago ga sengwe se ntshitswe.',
  },
  uncertainCharacter: {
    en: 'A character of it was read with little certainty.',
    tn: 'Tlhaka nngwe ya yone e badilwe ka tlhomamo e nnye.',
  },
  readersDiffer: {
    en: 'The two readers saw different characters.',
    tn: 'Dibadi di le pedi di bone ditlhaka tse di farologaneng.',
  },
  pageFaint: { en: 'The page can hardly be read.', tn: 'Tsebe e balega ka thata.' },
  sameAsOther: {
    en: 'The same name stands on the paper as that of somebody else.',
    tn: 'Leina le le tshwanang le mo pampiring e le la motho yo mongwe.',
  },
  nearestType: {
    en: 'The known type that the page resembles most.',
    tn: 'Mofuta o o itsegeng o tsebe e tshwanang le one go feta.',
  },
  untitledColumns: {
    en: 'Several columns of amounts stand beside the label, and no title says which of them is meant.',
    tn: 'Go na le dikholomo di le mmalwa tsa madi fa thoko ga setlhogo, mme ga go na setlhogo se se supang gore go tewa efe.',
  },
  noCaption: {
    en: 'No caption says that this is a name.',
    tn: 'Ga go na setlhogo se se reng se ke leina.',
  },
  numberOrLetter: {
    en: 'Its first letter may be the number printed before it.',
    tn: 'Tlhaka ya yone ya ntlha e ka tswa e le nomoro e e gatisitsweng fa pele ga yone.',
  },
  printHasMore: {
    en: 'The print has more of this name than the machine-readable zone.',
    tn: 'Se se gatisitsweng se na le go feta ga leina le go na le karolo e e balwang ke motšhini.',
  },
  printHasOther: {
    en: 'The print says another name than the machine-readable zone.',
    tn: 'Se se gatisitsweng se bolela leina le lengwe go na le karolo e e balwang ke motšhini.',
  },
  zoneUncertain: {
    en: 'The machine-readable zone could not be read for sure, and no check digit covers this.',
    tn: 'Karolo e e balwang ke motšhini ga e a kgona go balwa ka tlhomamo, mme ga go nomoro ya tlhatlhobo e e sireletsang se.',
  },
  otherMeaning: {
    en: 'The words of this name have another meaning as well.',
    tn: 'Mafoko a leina le a na le bokao jo bongwe gape.',
  },
  maybePlace: {
    en: 'What stands beside the number may be a place of work.',
    tn: 'Se se kwadilweng fa thoko ga nomoro e ka nna lefelo la tiro.',
  },
  othersInList: {
    en: 'Other names on the page may belong to the list, or some of these may not.',
    tn: 'Maina a mangwe mo tsebeng a ka tswa a le a lenaane le, kgotsa mangwe a one e ka se nne a lone.',
  },
  rowUnread: {
    en: 'A row of the list looks like one of a person and was not read.',
    tn: 'Mola mongwe wa lenaane o lebega o bua ka motho mme ga o a balwa.',
  },
  likeSupplier: {
    en: 'The name is like that of a supplier.',
    tn: 'Leina le tshwana le la motlamedi.',
  },
  checkDigit: {
    en: 'The check digit of the number does not hold.',
    tn: 'Nomoro ya tlhatlhobo ya nomoro e ga e nepe.',
  },
} as const satisfies Room;
