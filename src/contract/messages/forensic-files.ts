import type { Room } from '../message-text.ts';

/** What the structure of a PDF shows (src/engine/forensics/pdf-structure). */
export const pdfFindings = {
  changedInRevision: {
    en: '“{{before}}” was changed to “{{after}}” after the document was first saved.',
    tn: '“{{before}}” e fetoletswe go “{{after}}” morago ga lokwalo lo bolokilwe la ntlha.',
  },
  removedInRevision: {
    en: '“{{before}}” was taken off the page after the document was first saved.',
    tn: '“{{before}}” e tlositswe mo tsebeng morago ga lokwalo lo bolokilwe la ntlha.',
  },
  addedInRevision: {
    en: '“{{after}}” was added to the page after the document was first saved. Filling in a form does this too.',
    tn: '“{{after}}” e tsentswe mo tsebeng morago ga lokwalo lo bolokilwe la ntlha. Go tlatsa foromo le gone go dira se.',
  },
  lockedFieldChanged: {
    en: 'A locked field of the form said “{{before}}” when the document was first saved, and says “{{after}}” now.',
    tn: 'Lebala le le lotlegilweng la foromo le ne le re “{{before}}” fa lokwalo lo bolokwa la ntlha, mme jaanong le re “{{after}}”.',
  },
  fieldShowsOther: {
    en: 'A field of the form shows “{{shown}}”, but the value kept in it is “{{kept}}”.',
    tn: 'Lebala la foromo le bontsha “{{shown}}”, mme se se bolokilweng mo go lone ke “{{kept}}”.',
  },
  orphaned: {
    en: '“{{before}}” was changed to “{{after}}”: the earlier page is still in the file.',
    tn: '“{{before}}” e fetoletswe go “{{after}}”: tsebe ya pele e santse e le mo faeleng.',
  },
  toldOtherwise: {
    en: 'The page shows “{{shown}}”, but programs that read the file are told that it says “{{told}}”.',
    tn: 'Tsebe e bontsha “{{shown}}”, mme mananeo a a balang faele a bolelelwa gore e re “{{told}}”.',
  },
  untagged: {
    en: '“{{text}}” was put among the text of the page afterwards: the program that made the document did not write it.',
    tn: '“{{text}}” e tsentswe mo mafokong a tsebe moragonyana: lenaneo le le dirileng lokwalo ga le a e kwala.',
  },
  unseenFigures: {
    en: 'The page shows “{{shown}}”; on top of it stands “{{unseen}}” in letters that only programs see.',
    tn: 'Tsebe e bontsha “{{shown}}”; mo godimo ga yone go na le “{{unseen}}” ka ditlhaka tse di bonwang ke mananeo fela.',
  },
  coveredAndReplaced: {
    en: '“{{before}}” was covered and “{{after}}” was written over it.',
    tn: '“{{before}}” e khurumeditswe mme “{{after}}” e kwadilwe mo godimo ga yone.',
  },
  hiddenUnderBox: {
    en: '“{{before}}” is still in the file but hidden under a box in the colour of the paper.',
    tn: '“{{before}}” e santse e le mo faeleng mme e fitlhilwe ka fa tlase ga lebokoso la mmala wa pampiri.',
  },
  coveredByPicture: {
    en: '“{{before}}” is still in the file but covered by a picture.',
    tn: '“{{before}}” e santse e le mo faeleng mme e khurumeditswe ke setshwantsho.',
  },
  blackedOut: {
    en: '“{{before}}” is still in the file but blacked out.',
    tn: '“{{before}}” e santse e le mo faeleng mme e ntshofaditswe.',
  },
  pictureOverPicture: {
    en: 'Another picture was laid over a picture of this page, which is still in the file underneath.',
    tn: 'Setshwantsho se sengwe se beilwe mo godimo ga setshwantsho sa tsebe e, se se santseng se le mo faeleng ka fa tlase.',
  },
  annotationReplaces: {
    en: 'An annotation covers “{{before}}” and shows “{{after}}” in its place.',
    tn: 'Tlhaloso e khurumetsa “{{before}}” mme e bontsha “{{after}}” mo boemong jwa yone.',
  },
  annotationCovers: {
    en: 'An annotation covers “{{before}}”, which is still in the file.',
    tn: 'Tlhaloso e khurumetsa “{{before}}”, e e santseng e le mo faeleng.',
  },
  hiddenLayerDiffers: {
    en: 'The page shows “{{shown}}” where a hidden layer holds “{{hidden}}”.',
    tn: 'Tsebe e bontsha “{{shown}}” fa letlhare le le fitlhegileng le nang le “{{hidden}}”.',
  },
  hiddenLayer: {
    en: 'A hidden layer holds “{{hidden}}”.',
    tn: 'Letlhare le le fitlhegileng le na le “{{hidden}}”.',
  },
  digitsInFonts: {
    en: 'The digits of “{{text}}” are set in different fonts.',
    tn: 'Dipalo tsa “{{text}}” di kwadilwe ka mefuta ya ditlhaka e e farologaneng.',
  },
  digitsInSizes: {
    en: 'The digits of “{{text}}” are set in different sizes.',
    tn: 'Dipalo tsa “{{text}}” di na le bogolo jo bo farologaneng.',
  },
  illegibleValue: {
    en: 'The file holds “{{text}}”, which nobody can read on the page: programs are told something else than people.',
    tn: 'Faele e na le “{{text}}”, e go seng motho ope yo o ka e balang mo tsebeng: dikhomphiutha di bolelelwa se sele go na le batho.',
  },
  orderOfCodes: {
    en: 'Letters were changed near “{{text}}”: the file numbers its letters by first use, and there the order does not hold.',
    tn: 'Ditlhaka di fetotswe gaufi le “{{text}}”: faele e naya ditlhaka tsa yone dinomoro ka tatelano ya tiriso ya ntlha, mme foo tatelano e a senyega.',
  },
  outOfColumn: {
    en: '“{{text}}” stands in a column and does not end where {{count}} others end: it was put in the place of another text.',
    tn: '“{{text}}” e mo kholomong mme ga e felele fa tse dingwe di le {{count}} di felelang teng: e tsentswe mo boemong jwa mafoko a mangwe.',
  },
  offGap: {
    en: 'The words after “{{text}}” do not stand where a program would set them: another text was there.',
    tn: 'Mafoko a a latelang “{{text}}” ga a fa thoko e lenaneo le ka a bayang gone: go ne go na le mafoko a mangwe.',
  },
  otherAdvances: {
    en: 'Letters of “{{text}}” are spaced by another program than the one that set the page: something in it was exchanged.',
    tn: 'Ditlhaka dingwe tsa “{{text}}” di beilwe ke lenaneo le lengwe, e seng le le dirileng tsebe: go na le se se fetotsweng.',
  },
  otherPageBelow: {
    en: 'Below the page lies a part of another one of the same layout: “{{before}}” where it shows “{{after}}”.',
    tn: 'Ka fa tlase ga tsebe go na le karolo ya tsebe e nngwe ya popego e e tshwanang: “{{before}}” fa e bontshang “{{after}}” teng.',
  },
  offCentre: {
    en: '“{{text}}” stands among centred lines and is not centred: it was put in the place of another text.',
    tn: '“{{text}}” e mo gare ga mela e e beilweng mo gare mme yone ga e mo gare: e tsentswe mo boemong jwa mafoko a mangwe.',
  },
  offMargin: {
    en: 'The line “{{text}}” was stretched to a margin and does not end there: it had another text.',
    tn: 'Mola wa “{{text}}” o ne o gogetswe kwa ntlheng mme ga o felele teng: o ne o na le mafoko a mangwe.',
  },
  outOfTurn: {
    en: '“{{text}}” was put on the page after all the other text, in the place of a value among its lines.',
    tn: '“{{text}}” e tsentswe mo tsebeng morago ga mafoko otlhe a mangwe, mo boemong jwa palo kgotsa lefoko mo gare ga mela ya yone.',
  },
  rewrittenContent: {
    en: 'The text of the page was written anew by another program than the one that the file names as its maker: it may have been changed.',
    tn: 'Mafoko a tsebe a kwadilwe sesha ke lenaneo le lengwe, e seng le faele e reng le e dirile: a ka tswa a fetotswe.',
  },
  rewrittenAndTyped: {
    en: 'Text was taken off the page with another program than the one that made it, and “{{text}}” was put there afterwards.',
    tn: 'Mafoko a tlositswe mo tsebeng ka lenaneo le lengwe, e seng le le e dirileng, mme “{{text}}” e tsentswe foo moragonyana.',
  },
  unusedLetters: {
    en: 'The file brings letters that stand nowhere on its pages any more ({{letters}}): text was taken out or changed.',
    tn: 'Faele e na le ditlhaka tse di sa tlholeng di le gope mo ditsebeng tsa yone ({{letters}}): mafoko a ntshitswe kgotsa a fetotswe.',
  },
  illegibleText: {
    en: 'The file holds “{{text}}”, which nobody can read on the page.',
    tn: 'Faele e na le “{{text}}”, e go seng motho ope yo o ka e balang mo tsebeng.',
  },
  overprinted: {
    en: '“{{after}}” was printed over “{{before}}”.',
    tn: '“{{after}}” e gatisitswe mo godimo ga “{{before}}”.',
  },
  unlikeLayer: {
    en: 'The picture shows “{{shown}}” where the searchable text behind it, made when the page was scanned, says “{{layer}}”.',
    tn: 'Setshwantsho se bontsha “{{shown}}” fa mafoko a a batlisegang a a kwa morago ga sone, a a dirilweng fa tsebe e sekeniwa, a re “{{layer}}”.',
  },
  pictureOverText: {
    en: 'A picture that shows “{{shown}}” was pasted over “{{before}}”.',
    tn: 'Setshwantsho se se bontshang “{{shown}}” se kgomareditswe mo godimo ga “{{before}}”.',
  },
  typedOnBox: {
    en: 'A box in the colour of paper was laid over the scan and “{{text}}” typed on it.',
    tn: 'Lebokoso la mmala wa pampiri le beilwe mo godimo ga sekene mme “{{text}}” ya kwalwa mo go lone.',
  },
  boxOnScan: {
    en: 'A box in the colour of paper hides part of the scan.',
    tn: 'Lebokoso la mmala wa pampiri le fitlha karolo ya sekene.',
  },
  foreignFont: {
    en: '“{{text}}” is set in a font that the rest of the page does not use, and was put there after all other text.',
    tn: '“{{text}}” e kwadilwe ka mofuta wa ditlhaka o o sa dirisiweng mo tsebeng yotlhe, mme e tsentswe morago ga mafoko otlhe a mangwe.',
  },
} as const satisfies Room;
