import type { Room } from '../message-text.ts';

/** Why files of lists, of customers or of a register are not taken, and what is said of those that are (src/station/screening, registry). */
export const listImports = {
  nothingThere: {
    en: 'There is no file or folder at {{place}}.',
    tn: 'Ga go na faele kgotsa foldara mo go {{place}}.',
  },
  otherHash: {
    en: 'The files are not the announced ones: their SHA-256 differs. Nothing was changed.',
    tn: 'Difaele ga se tse di itsisitsweng: SHA-256 ya tsone e farologana. Ga go a fetolwa sepe.',
  },
  noEntries: {
    en: 'The list holds no entries; nothing was changed.',
    tn: 'Lenaane ga le na maina; ga go a fetoga sepe.',
  },
  notImported: {
    en: 'The list "{{list}}" has not been imported.',
    tn: 'Lenaane la "{{list}}" ga le a tsenngwa.',
  },
  severalLists: {
    en: 'These files hold several lists, and one identifier was given. Import them one by one. Nothing was changed.',
    tn: 'Difaele tse di na le manaane a le mmalwa, mme go neilwe leina le le lengwe fela. A tsenye ka bongwe ka bongwe. Ga go a fetoga sepe.',
  },
  sameList: {
    en: 'This is the same list as {{file}}, which was taken. Import it by itself if it is the newer one.',
    tn: 'Se ke lenaane le le tshwanang le {{file}}, e e tserweng. Le tsenye le le nosi fa e le le lesha.',
  },
  oldSpreadsheet: {
    en: 'This is a spreadsheet of Excel before 2007, or a protected one: save it as .xlsx without a password, or as CSV.',
    tn: 'Se ke sepereteshete sa Excel sa pele ga 2007, kgotsa se se sireleditsweng: se boloke jaaka .xlsx kwa ntle ga lefoko la sephiri, kgotsa jaaka CSV.',
  },
  notKnown: { en: 'This is no list that is known here.', tn: 'Se ga se lenaane le le itsiweng fano.' },
  folderInside: {
    en: 'This is a folder: import it by itself.',
    tn: 'Se ke foldara: e tsenye e le nosi.',
  },
  deadLink: {
    en: 'This is a link to a file that is not there: copy the file itself here, and import it again.',
    tn: 'Se ke kgolagano ya faele e e seyong: kopololela faele ka boyone fano, mme o e tsenye gape.',
  },
  notOpened: {
    en: 'This could not be opened ({{cause}}): let this account read it, or import a copy.',
    tn: 'Se ga se a kgona go bulwa ({{cause}}): letlelela akhaonto e go se bala, kgotsa o tsenye khopi.',
  },
  otherColumns: {
    en: "This is no list that is known here: a list of the bank's own does not have these columns: {{columns, list}}.",
    tn: 'Se ga se lenaane le le itsiweng fano: lenaane la banka ga le na dikholomo tse: {{columns, list}}.',
  },
  ofsiClosed: {
    en: 'This is the consolidated list of OFSI, which was closed on 28 January 2026. Import the UK Sanctions List (UK-Sanctions-List.csv or .xml) instead.',
    tn: 'Se ke lenaane la OFSI le le tswetsweng ka 28 Ferikgong 2026. Tsenya UK Sanctions List (UK-Sanctions-List.csv kgotsa .xml) mo boemong jwa lone.',
  },
  noneRecognised: {
    en: 'No screening list was recognised in these files.',
    tn: 'Ga go a bonwa lenaane la tlhatlhobo mo difaeleng tse.',
  },
  ofFile: { en: '{{file}}: {{why, sentence}}', tn: '{{file}}: {{why, sentence}}' },
  nothingChanged: { en: 'Nothing was changed.', tn: 'Ga go a fetolwa sepe.' },
  badDate: {
    en: 'The date: {{fault, sentence}} Nothing was changed.',
    tn: 'Letlha: {{fault, sentence}} Ga go a fetolwa sepe.',
  },
  undated: {
    en: "The files hold no date: {{day, date}} is when they were written here. Give the publisher's date, or the list passes for younger than it is.",
    tn: 'Difaele ga di na letlha: {{day, date}} ke letsatsi le di kwadilweng ka lone fano. Neelana ka letlha la mophasaladi, e seng jalo lenaane le tla tsewa e le lesha go feta ka fa le leng ka teng.',
  },
  noOtherNames: {
    en: '{{file}}, with the other names of those listed, is not among the files.',
    tn: '{{file}}, e e nang le maina a mangwe a ba ba mo lenaaneng, ga e yo mo difaeleng.',
  },
  amendment: {
    en: 'This is an amendment and not the whole Swiss list: those listed before are not in it.',
    tn: 'Se ke phetolo fela, ga se lenaane lotlhe la Switzerland: ba ba neng ba le mo go lone ga ba mo go yone.',
  },
  older: {
    en: 'What is in use is of {{current, date}}; this is of {{next, date}}, and older. Nothing was changed.',
    tn: 'Se se dirisiwang ke sa {{current, date}}; se ke sa {{next, date}}, mme se setsofetse go feta. Ga go a fetolwa sepe.',
  },
  fewerEntries: {
    en: 'There are only {{entries}} entries instead of {{entriesBefore}}: it may not be whole. Nothing was changed.',
    tn: 'Go na le maina a le {{entries}} fela mo boemong jwa a le {{entriesBefore}}: se ka tswa se sa felela. Ga go a fetolwa sepe.',
  },
  fewerNames: {
    en: 'There are only {{names}} names instead of {{namesBefore}}: it may not be whole. Nothing was changed.',
    tn: 'Go na le mefuta ya maina e le {{names}} fela mo boemong jwa e le {{namesBefore}}: se ka tswa se sa felela. Ga go a fetolwa sepe.',
  },
  fewerOfBoth: {
    en: 'There are only {{entries}} entries instead of {{entriesBefore}} and {{names}} names instead of {{namesBefore}}: it may not be whole. Nothing was changed.',
    tn: 'Go na le maina a le {{entries}} fela mo boemong jwa a le {{entriesBefore}} le mefuta ya one e le {{names}} mo boemong jwa e le {{namesBefore}}: se ka tswa se sa felela. Ga go a fetolwa sepe.',
  },
  cutOff: {
    en: '{{file}} ends in the middle: it was not copied whole.',
    tn: '{{file}} e felela fa gare: ga e a kopololwa yotlhe.',
  },
  damaged: {
    en: '{{file}} is damaged, or was changed with another program.',
    tn: '{{file}} e senyegile, kgotsa e fetotswe ka lenaneo le lengwe.',
  },
  damagedAt: {
    en: '{{file}} is damaged at line {{line}}, or was changed there with another program.',
    tn: '{{file}} e senyegile mo moleng wa {{line}}, kgotsa e fetotswe foo ka lenaneo le lengwe.',
  },
  getAgain: {
    en: 'Get the file again from where it came from, and import that one.',
    tn: 'Tsaya faele gape kwa e tswang teng, mme o tsenye eo.',
  },
  diskFails: {
    en: '{{file}} could not be read from its disk. Copy it onto this computer, and import that copy.',
    tn: '{{file}} ga e a kgona go balwa mo disiking ya yone. E kopololele mo khomphiutheng e, mme o tsenye khopi eo.',
  },
  unnamedRow: {
    en: 'In {{file}}, row {{row}} has no name. Write it there, or take the row out, and import the file again.',
    tn: 'Mo go {{file}}, mola wa {{row}} ga o na leina. Le kwale foo, kgotsa o ntshe mola, mme o tsenye faele gape.',
  },
  noRegisterFile: { en: 'There is no file at {{place}}.', tn: 'Ga go na faele mo go {{place}}.' },
  mapping: {
    en: 'The mapping file must name columns for known fields.',
    tn: 'Faele ya dikholomo e tshwanetse go bolela dikholomo tsa dintlha tse di itsiweng.',
  },
  companyRow: {
    en: 'Row {{row}} has no number or no name; nothing was changed.',
    tn: 'Mola wa {{row}} ga o na nomoro kgotsa leina; ga go a fetolwa sepe.',
  },
  noCompanies: {
    en: 'The file holds no companies; nothing was changed.',
    tn: 'Faele ga e na dikhamphani; ga go a fetolwa sepe.',
  },
  notACopy: {
    en: 'The file is neither CSV nor JSON that can be read whole; nothing was changed.',
    tn: 'Faele ga se CSV kgotsa JSON e e ka balwang yotlhe; ga go a fetolwa sepe.',
  },
  noRegister: {
    en: 'No copy of the companies register has been imported. Nothing can be said of any company.',
    tn: 'Ga go a tsenngwa khopi ya rejisetara ya dikhamphani. Ga go na se se ka buiwang ka khamphani epe.',
  },
  emptyNumber: {
    en: 'The number has neither digits nor letters.',
    tn: 'Nomoro ga e na dipalo le fa e le ditlhaka.',
  },
} as const satisfies Room;

/** Why a screening is not made, decided or gone on with (src/station/screening). */
export const screeningRefusals = {
  noScreening: { en: 'There is no such screening.', tn: 'Ga go na tlhatlhobo e e ntseng jalo.' },
  entryGone: {
    en: 'This entry is not on the list any more.',
    tn: 'Leina le ga le sa tlhole le le mo lenaaneng.',
  },
  noAlert: { en: 'There is no such open alert.', tn: 'Ga go na kitsiso e e bulegileng e e ntseng jalo.' },
  missingLists: {
    en: 'These lists have not been imported: {{lists, list}}. Nobody can be called clear.',
    tn: 'Manaane a ga a a tsenngwa: {{lists, list}}. Ga go ope yo o ka bidiwang yo o se nang molato.',
  },
  noLists: {
    en: 'No screening list has been imported. Nobody can be called clear.',
    tn: 'Ga go a tsenngwa lenaane lepe la tlhatlhobo. Ga go ope yo o ka bidiwang yo o se nang molato.',
  },
  oldLists: {
    en: 'The list {{lists, list}}; the policy allows {{days}} days. Import the current one.',
    tn: 'Lenaane {{lists, list}}; pholisi e letla malatsi a le {{days}}. Tsenya la jaanong.',
  },
  oldList: {
    en: '"{{list}}" is of {{day, date}} ({{days}} days old)',
    tn: '"{{list}}" ke la {{day, date}} (le na le malatsi a le {{days}})',
  },
  anotherPerson: {
    en: 'You have said that this is somebody else: another person has to confirm it.',
    tn: 'O rile yo ke motho o sele: motho yo mongwe o tshwanetse go go netefatsa.',
  },
  supervisor: {
    en: 'A colleague has said that this is somebody else: a supervisor has to confirm it.',
    tn: 'Modirimmogo o rile yo ke motho o sele: motlhokomedi o tshwanetse go go netefatsa.',
  },
  unknownLists: { en: 'Unknown list: {{lists, list}}.', tn: 'Lenaane le le sa itsiweng: {{lists, list}}.' },
  fileGone: { en: 'This file is not kept any more.', tn: 'Faele e ga e tlhole e bolokilwe.' },
  otherFileActive: {
    en: 'Another file of customers is being screened. Wait for it, or pause it.',
    tn: 'Go sa tlhatlhobiwa faele e nngwe ya bareki. E leta, kgotsa e emise ka nakwana.',
  },
  notScreenedYet: {
    en: 'This file has not been screened to its end yet.',
    tn: 'Faele e ga e ise e tlhatlhobiwe go fitlha kwa bokhutlong.',
  },
  noNameColumn: {
    en: 'The file has no column called name: its first line must name the columns.',
    tn: 'Faele ga e na kholomo e e bidiwang name: mola wa yone wa ntlha o tshwanetse go bolela maina a dikholomo.',
  },
  damagedCustomers: {
    en: 'The file of customers is damaged or cut off. Save it as CSV again.',
    tn: 'Faele ya bareki e senyegile kgotsa e kgaotswe. E boloke gape jaaka CSV.',
  },
  stopped: {
    en: 'The station could not go on with this file. Resume it, or restart the station.',
    tn: 'Seteišene se retetswe ke go tswelela ka faele e. E tsweledise, kgotsa o simolole seteišene sesha.',
  },
} as const satisfies Room;
