import type { Room } from '../message-text.ts';

/** What a report concludes from its findings (src/engine/forensics/verdict.ts). */
export const verdict = {
  both: { en: '{{first, sentence}} {{second, sentence}}', tn: '{{first, sentence}} {{second, sentence}}' },
  manyTraces: {
    en: 'Several traces are unusual for a file of this kind.',
    tn: 'Metlhala e mmalwa ga e a tlwaelega mo faeleng ya mofuta o.',
  },
  proved: {
    en: '{{proof, sentence}} Nothing was changed since, and no signs of editing were found.',
    tn: '{{proof, sentence}} Ga go a fetolwa sepe fa e sa le, mme ga go a bonwa matshwao a diphetogo.',
  },
  quick: {
    en: 'No signs of editing were found in the metadata and the structure of the file. Its pages were not looked at.',
    tn: 'Ga go a bonwa matshwao a diphetogo mo tshedimosetsong le mo popegong ya faele. Ditsebe tsa yone ga di a lebelelwa.',
  },
  quickText: {
    en: 'No signs of editing were found in the metadata, the structure and the text of the file. Its pages were not looked at.',
    tn: 'Ga go a bonwa matshwao a diphetogo mo tshedimosetsong, mo popegong le mo mafokong a faele. Ditsebe tsa yone ga di a lebelelwa.',
  },
  tooSmall: {
    en: 'No signs of editing were found, but the picture is too small to show any.',
    tn: 'Ga go a bonwa matshwao a diphetogo, mme setshwantsho se sennye thata go bontsha epe.',
  },
  unreadable: {
    en: 'No signs of editing were found, but the document cannot be read.',
    tn: 'Ga go a bonwa matshwao a diphetogo, mme lokwalo ga lo balege.',
  },
  lookAgain: {
    en: '{{doubt, sentence}} This may be a misreading: compare the figures with the document itself.',
    tn: '{{doubt, sentence}} Se e ka tswa e le phoso ya go buisa: bapisa dipalo le lokwalo ka bolone.',
  },
  noneMeasured: {
    en: 'No signs of editing were found. Of edited files of this kind, {{shown}} in 100 showed signs when it was measured.',
    tn: 'Ga go a bonwa matshwao a diphetogo. Mo difaeleng tse 100 tsa mofuta o tse di fetotsweng, di le {{shown}} di bontshitse matshwao fa go ne go lekanngwa.',
  },
  none: {
    en: 'No signs of editing were found, but edits of {{channel}} often leave none.',
    tn: 'Ga go a bonwa matshwao a diphetogo, mme diphetogo tsa {{channel}} gantsi ga di tlogele epe.',
  },
  bornDigitalPdf: { en: 'a PDF document', tn: 'lokwalo lwa PDF' },
  scannedPdf: { en: 'a scanned PDF', tn: 'PDF e e sekeniwileng' },
  scan: { en: 'a scanned page', tn: 'tsebe e e sekeniwileng' },
  camera: { en: 'a photograph', tn: 'senepe' },
  messenger: {
    en: 'a picture that a messenger compressed',
    tn: 'setshwantsho se se patikilweng ke molaetsa',
  },
  screenshot: { en: 'a screenshot', tn: 'setshwantsho sa sekirini' },
  unknown: { en: 'a file of unknown origin', tn: 'faele e tshimologo ya yone e sa itsiweng' },
} as const satisfies Room;

/** What is measured in a picture (src/engine/forensics/capture, glyph, jpeg and splice). */
export const pictureFindings = {
  thumbnail: {
    en: 'The small preview stored in the file shows something else than the picture itself.',
    tn: 'Setshwantsho se sennye se se bolokilweng mo faeleng se bontsha sengwe se sele.',
  },
  errorLevels: {
    en: 'A picture for experts: how much each part changes when it is compressed once more. It proves nothing.',
    tn: 'Setshwantsho sa baitseanape: gore karolo nngwe le nngwe e fetoga go le kana kang fa e patikwa gape. Ga se supe sepe.',
  },
  sharpRim: {
    en: 'A rectangle in the picture has a rim sharper than anything that was photographed or scanned.',
    tn: 'Khutlonne mo setshwantshong e na le ntlha e e bogale go feta sepe se se tserweng ka khamera kgotsa se se sekenilweng.',
  },
  whiteBox: {
    en: 'A white box was laid over the paper and something was typed in it.',
    tn: 'Lebokoso le lesweu le beilwe mo godimo ga pampiri mme sengwe sa kwalwa mo go lone.',
  },
  blackBar: {
    en: 'A black bar was drawn over a value: what stood there cannot be read.',
    tn: 'Mola o montsho o thadilwe mo godimo ga se se kwadilweng: se se neng se le foo ga se balege.',
  },
  blurredPrint: {
    en: 'Print was blurred here until it cannot be read, on a page whose other print is crisp.',
    tn: 'Kgatiso e e fano e sothilwe go fitlha e sa balege, mo tsebeng e kgatiso ya yone e nngwe e leng phepa.',
  },
  evenInGrain: {
    en: 'A patch in the colour of the paper has none of its grain: it was painted over.',
    tn: 'Karolo e e mmala wa pampiri ga e na makgwakgwa a yone: e pentilwe mo godimo.',
  },
  flatPatch: {
    en: 'A patch of the picture has exactly one colour, which paper under a camera or scanner never has.',
    tn: 'Karolo ya setshwantsho e na le mmala o le mongwe fela; pampiri fa tlase ga khamera kgotsa sekena ga e nne jalo.',
  },
  smoothPatch: {
    en: 'A patch of the picture is smoother than the paper around it: blurred or painted over.',
    tn: 'Karolo ya setshwantsho e borethe go feta pampiri e e e dikologileng: e sothilwe kgotsa e pentilwe.',
  },
  foreignBlock: {
    en: 'Part of the picture was not compressed together with the rest of it.',
    tn: 'Karolo ya setshwantsho ga e a patikwa mmogo le tse dingwe.',
  },
  withoutHistory: {
    en: 'A part of the picture was not compressed together with the rest of it, as a portrait laid over it.',
    tn: 'Karolo ya setshwantsho ga e a patikwa mmogo le tse dingwe, jaaka senepe se se beilweng mo godimo ga yone.',
  },
  withoutRinging: {
    en: 'A word or number of the picture was typed after the rest of the page had been compressed.',
    tn: 'Lefoko kgotsa nomoro ya setshwantsho e kwadilwe morago ga tsebe e nngwe yotlhe e patikilwe.',
  },
  oddWord: {
    en: 'A word or number of the picture is printed otherwise than what stands around it.',
    tn: 'Lefoko kgotsa nomoro ya setshwantsho e gatisitswe ka tsela e sele go na le tse di e dikologileng.',
  },
  screenPattern: {
    en: 'The picture shows a fine regular pattern, as a photograph of a screen or of a halftone print does.',
    tn: 'Setshwantsho se bontsha mothalo o mosesane o o boeletsang, jaaka setshwantsho sa sekirini kgotsa sa kgatiso ya marontho.',
  },
} as const satisfies Room;

/** Whether the pages of a file belong together (src/engine/forensics/pages). */
export const pageFindings = {
  follows: {
    en: 'This page says it is page {{number}} of {{of}}, but it follows page {{before}} of {{ofBefore}}.',
    tn: 'Tsebe e e bolela gore ke tsebe {{number}} ya {{of}}, mme e latela tsebe {{before}} ya {{ofBefore}}.',
  },
  missing: {
    en: 'Page {{pages, list}} of the paper is not in the file.',
    tn: 'Tsebe {{pages, list}} ya lokwalo ga e mo faeleng.',
  },
  onlyPicture: {
    en: 'This page is only a picture, although the other pages of the same paper are text and it was never printed.',
    tn: 'Tsebe e ke setshwantsho fela, le fa ditsebe tse dingwe tsa lokwalo lo e le mokwalo mme e ise e ke e gatisiwe.',
  },
  otherMaking: {
    en: 'This page was made by another program or from another template than the pages of the same paper.',
    tn: 'Tsebe e e dirilwe ka lenaneo le lengwe kgotsa sekao se sengwe go na le ditsebe tse dingwe tsa lokwalo lo.',
  },
  otherOwner: {
    en: 'The page before says {{label}}: {{before}}, this page of the same paper says {{after}}.',
    tn: 'Tsebe e e fetileng ya re {{label}}: {{before}}, tsebe e ya lokwalo lone loo ya re {{after}}.',
  },
  otherFoot: {
    en: 'The foot of this page says {{here}}, other pages of the same paper say {{elsewhere}}.',
    tn: 'Bokwa-tlase jwa tsebe e bo re {{here}}, ditsebe tse dingwe tsa lekwalo le lengwe fela leo di re {{elsewhere}}.',
  },
  noBeginning: {
    en: 'The page before says {{label}}: {{before}} and does not end, this page says {{after}} and does not begin.',
    tn: 'Tsebe e e kwa pele e re {{label}}: {{before}} mme ga e fele, tsebe e e re {{after}} mme ga e simolole.',
  },
  noEnd: {
    en: 'This page says it is page {{number}} of {{of}}, but the page before it has no number and does not end.',
    tn: 'Tsebe e e re ke tsebe ya {{number}} ya tse {{of}}, mme tsebe e e kwa pele ga yone ga e na palo e bile ga e fele.',
  },
  notCarriedOver: {
    en: 'The page before ends with a balance of {{balance, money}}, but the rows of this page do not go on from it.',
    tn: 'Tsebe e e fetileng e felela ka madi a le {{balance, money}}, mme mela ya tsebe e ga e tswelele go tswa mo go one.',
  },
} as const satisfies Room;

/** What the words of a page say against each other (src/engine/forensics/contradictions). */
export const textFindings = {
  age: {
    en: 'Somebody born on {{born}} was not {{age}} years old on any day that the page names.',
    tn: 'Motho yo o tsetsweng ka {{born}} o ne a se na dingwaga di le {{age}} ka letsatsi lepe le tsebe e le umakang.',
  },
  noSuchDay: { en: 'There is no such day as {{day}}.', tn: 'Ga go na letsatsi le le jaaka {{day}}.' },
  numberTwice: {
    en: 'The {{of, term}} number is {{first}} in one place and {{second}} in another.',
    tn: 'Nomoro ya {{of, term}} ke {{first}} fa lefelong le lengwe le {{second}} fa go le lengwe.',
  },
  otherName: {
    en: 'The paper is headed by the name {{head}}, but speaks of {{other}}.',
    tn: 'Lokwalo lo na le leina {{head}} kwa tlhogong, mme lo bua ka {{other}}.',
  },
  rowsOfOtherPeriod: {
    en: 'The statement runs from {{from, date}} to {{to, date}}, but the rows of another of its pages are of {{row}}.',
    tn: 'Setatamente se simolola ka {{from, date}} go ya go {{to, date}}, mme mela ya tsebe ya sona e nngwe ke ya {{row}}.',
  },
  rowAfterPeriod: {
    en: 'The period ends on {{end}}, but a row is of {{row}}.',
    tn: 'Paka e fela ka {{end}}, mme mola ke wa {{row}}.',
  },
  dayTwice: {
    en: 'The day of {{of, term}} is {{first}} in one place and {{second}} in another.',
    tn: 'Letsatsi la {{of, term}} ke {{first}} fa lefelong le lengwe le {{second}} fa go le lengwe.',
  },
  dayBefore: {
    en: 'The {{second, term}}, {{secondDay}}, comes before the {{first, term}}, {{firstDay}}.',
    tn: '{{second, term}}, {{secondDay}}, e tla pele ga {{first, term}}, {{firstDay}}.',
  },
  endsBefore: {
    en: 'What begins on {{first}} ends before it, on {{last}}.',
    tn: 'Se se simololang ka {{first}} se fela pele ga foo, ka {{last}}.',
  },
  otherWeekday: {
    en: '{{day}} was a {{was, term}}, but the page says {{printed}}.',
    tn: '{{day}} e ne e le {{was, term}}, mme tsebe ya re {{printed}}.',
  },
  inWords: {
    en: '“{{figures}}” is written in words as “{{words}}”.',
    tn: '“{{figures}}” e kwadilwe ka mafoko e le “{{words}}”.',
  },
  onlyInWords: {
    en: 'The amount in words is “{{words}}”, but {{amount, money}} stands nowhere on the page in figures.',
    tn: 'Madi a a kwadilweng ka mafoko ke “{{words}}”, mme {{amount, money}} ga e yo ka dipalo mo tsebeng.',
  },
  notMonths: {
    en: 'From {{first}} to {{last}} are not {{count}} months.',
    tn: 'Go tswa ka {{first}} go ya go {{last}} ga se dikgwedi di le {{count}}.',
  },
  notYears: {
    en: 'From {{first}} to {{last}} are not {{count}} years.',
    tn: 'Go tswa ka {{first}} go ya go {{last}} ga se dingwaga di le {{count}}.',
  },
  yearOfMonths: {
    en: '{{month, money}} a month are {{year, money}} a year, but the paper says {{printed, money}}.',
    tn: '{{month, money}} ka kgwedi ke {{year, money}} ka ngwaga, mme lekwalo le re {{printed, money}}.',
  },
} as const satisfies Room;
