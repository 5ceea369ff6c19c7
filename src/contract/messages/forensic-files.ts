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
  outOfTurn: {
    en: '“{{text}}” was put on the page after all the other text, in the place of a value among its lines.',
    tn: '“{{text}}” e tsentswe mo tsebeng morago ga mafoko otlhe a mangwe, mo boemong jwa palo kgotsa lefoko mo gare ga mela ya yone.',
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

/** What digital signatures of a PDF say, and what was done after signing (src/engine/forensics/pdf-structure). */
export const signatureFindings = {
  savedAgain: {
    en: 'A digital signature of the file does not hold any more: the file was saved again or changed after it was signed.',
    tn: 'Mosaeno wa dijithale wa faele ga o sa tlhole o tshwara: faele e bolokilwe gape kgotsa e fetotswe morago ga go saenwa.',
  },
  takenOut: {
    en: 'A digital signature that the file once had was taken out of it.',
    tn: 'Mosaeno wa dijithale o faele e neng e na le one o ntshitswe mo go yone.',
  },
  leavesOut: {
    en: 'A digital signature leaves out part of the file that it should cover.',
    tn: 'Mosaeno wa dijithale o tlogela karolo ya faele e o tshwanetseng go e akaretsa.',
  },
  unreadable: { en: 'A digital signature cannot be read.', tn: 'Mosaeno wa dijithale ga o balege.' },
  unknownKind: {
    en: 'A digital signature is of a kind that cannot be checked here; it proves nothing.',
    tn: 'Mosaeno wa dijithale ke wa mofuta o o sa kgoneng go tlhatlhobiwa fano; ga o supe sepe.',
  },
  unnamedSigner: { en: 'an unnamed signer', tn: 'mosaeni yo o se nang leina' },
  digestBroken: {
    en: 'The file was changed after {{signer}} signed it: the signed digest does not fit the content.',
    tn: 'Faele e fetotswe morago ga {{signer}} a e saena: se se saennweng ga se dumelane le diteng.',
  },
  invalid: {
    en: 'The digital signature in the name of {{signer}} is not valid.',
    tn: 'Mosaeno wa dijithale ka leina la {{signer}} ga o dire.',
  },
  uncheckable: {
    en: 'The signature in the name of {{signer}} cannot be checked here; it proves nothing.',
    tn: 'Mosaeno ka leina la {{signer}} ga o kgone go tlhatlhobiwa fano; ga o supe sepe.',
  },
  timeStamped: { en: 'Time-stamped by {{signer}}.', tn: 'E gatisitswe nako ke {{signer}}.' },
  timeStampedOn: {
    en: 'Time-stamped by {{signer}} on {{day, date}}.',
    tn: 'E gatisitswe nako ke {{signer}} ka {{day, date}}.',
  },
  signed: { en: 'Signed by {{signer}}, {{trust}}.', tn: 'E saennwe ke {{signer}}, {{trust}}.' },
  signedOn: {
    en: 'Signed by {{signer}} on {{day, date}}, {{trust}}.',
    tn: 'E saennwe ke {{signer}} ka {{day, date}}, {{trust}}.',
  },
  trusted: { en: 'a trusted signer', tn: 'mosaeni yo o ikanyegang' },
  untrusted: {
    en: 'a signer that is not in the trust folder',
    tn: 'mosaeni yo o seng mo foldareng ya ba ba ikanyegang',
  },
  settingsChanged: {
    en: 'Settings of the document were changed after it was signed.',
    tn: 'Dithulaganyo tsa lokwalo di fetotswe morago ga lo saennwe.',
  },
  pagesCounted: {
    en: 'The document had {{before}} pages when it was signed and has {{now}} now.',
    tn: 'Lokwalo lo ne lo na le ditsebe di le {{before}} fa lo saenwa, jaanong lo na le di le {{now}}.',
  },
  pagesReordered: {
    en: 'The pages stand in another order than when the document was signed.',
    tn: 'Ditsebe di mo tatelanong e nngwe go na le fa lokwalo lo ne lo saenwa.',
  },
  pageCut: {
    en: 'The page was cut or turned after the document was signed.',
    tn: 'Tsebe e sega kgotsa e retolotswe morago ga lokwalo lo saennwe.',
  },
  addedAfter: {
    en: 'After the document was signed, “{{after}}” was added.',
    tn: 'Morago ga lokwalo lo saennwe, “{{after}}” e tsentswe.',
  },
  removedAfter: {
    en: 'After the document was signed, “{{before}}” was removed.',
    tn: 'Morago ga lokwalo lo saennwe, “{{before}}” e tlositswe.',
  },
  changedAfter: {
    en: 'After the document was signed, “{{before}}” was changed to “{{after}}”.',
    tn: 'Morago ga lokwalo lo saennwe, “{{before}}” e fetoletswe go “{{after}}”.',
  },
  drawnOver: {
    en: 'The page was drawn over after the document was signed.',
    tn: 'Go thadilwe mo godimo ga tsebe morago ga lokwalo lo saennwe.',
  },
  exchanged: {
    en: 'A font or picture of the page was exchanged after the document was signed.',
    tn: 'Ditlhaka kgotsa setshwantsho sa tsebe di ananngwe morago ga lokwalo lo saennwe.',
  },
  layersSwitched: {
    en: 'Layers of the document were switched on or off after it was signed.',
    tn: 'Dikarolo tsa lokwalo di tshubilwe kgotsa di timilwe morago ga lo saennwe.',
  },
  drawnAnew: {
    en: '“{{after}}” was drawn anew after the document was signed, and says the same.',
    tn: '“{{after}}” e thadilwe sesha morago ga lokwalo lo saennwe, mme e bua se se tshwanang.',
  },
  filledForbidden: {
    en: '“{{after}}” was filled in after the document was signed, which its signer did not allow.',
    tn: '“{{after}}” e tladitswe morago ga lokwalo lo saennwe, se mosaeni a sa se letlelelang.',
  },
  filledAllowed: {
    en: '“{{after}}” was filled in after the document was signed, which its signer allowed.',
    tn: '“{{after}}” e tladitswe morago ga lokwalo lo saennwe, se mosaeni a se letleletseng.',
  },
  refilled: {
    en: '“{{before}}” stood on the page when the document was signed, and “{{after}}” stands there now.',
    tn: '“{{before}}” e ne e le mo tsebeng fa lokwalo lo saenwa, mme jaanong go na le “{{after}}”.',
  },
  coveredAfter: {
    en: '“{{before}}” was covered after the document was signed.',
    tn: '“{{before}}” e khurumeditswe morago ga lokwalo lo saennwe.',
  },
  lostAfter: {
    en: 'Something that the page showed when the document was signed is no longer there.',
    tn: 'Sengwe se tsebe e neng e se bontsha fa lokwalo lo saenwa ga se sa tlhole se le teng.',
  },
  annotatedAfter: {
    en: 'Annotations were laid over the page after the document was signed.',
    tn: 'Go beilwe ditlhaloso mo godimo ga tsebe morago ga lokwalo lo saennwe.',
  },
  bytesAfter: {
    en: 'Bytes that belong to no save follow the signed part of the file.',
    tn: 'Morago ga karolo e e saennweng ya faele go na le dibaete tse e seng tsa poloko epe.',
  },
} as const satisfies Room;

/** What a file says of its own making (src/engine/forensics/metadata). */
export const metadataFindings = {
  pdf: { en: 'PDF {{parts, list}}.', tn: 'PDF: {{parts, list}}.' },
  writtenBy: { en: 'written by {{program}}', tn: 'e kwadilwe ka {{program}}' },
  producedBy: { en: 'produced by {{program}}', tn: 'e ntshitswe ka {{program}}' },
  created: { en: 'created {{at, date}}', tn: 'e dirilwe ka {{at, date}}' },
  modified: { en: 'modified {{at, date}}', tn: 'e fetotswe ka {{at, date}}' },
  saved_one: { en: 'saved once', tn: 'e bolokilwe gangwe' },
  saved_other: { en: 'saved {{count}} times', tn: 'e bolokilwe makgetlo a le {{count}}' },
  picture: {
    en: 'According to its metadata the picture was {{parts, list}}.',
    tn: 'Go ya ka tshedimosetso ya sone, setshwantsho: {{parts, list}}.',
  },
  madeWith: { en: 'made with {{device}}', tn: 'se dirilwe ka {{device}}' },
  savedBy: { en: 'saved by {{program}}', tn: 'se bolokilwe ka {{program}}' },
  taken: { en: 'taken {{day, date}}', tn: 'se tserwe ka {{day, date}}' },
  savedOn: { en: 'saved {{day, date}}', tn: 'se bolokilwe ka {{day, date}}' },
  credentialsUnreadable: {
    en: 'The file carries Content Credentials that cannot be read.',
    tn: 'Faele e na le Content Credentials tse di sa balegeng.',
  },
  credentialsBroken: {
    en: 'The file was changed after its Content Credentials were attached: their digest does not fit.',
    tn: 'Faele e fetotswe morago ga Content Credentials tsa yone di tsentswe: ga di dumelane.',
  },
  generated: {
    en: 'The Content Credentials of the file say that it was made by a generative program.',
    tn: 'Content Credentials tsa faele di re e dirilwe ke lenaneo le le itlhamelang.',
  },
  generatedFrom: {
    en: 'The Content Credentials of the file say that it was made from a picture of a generative program.',
    tn: 'Content Credentials tsa faele di re e dirilwe ka setshwantsho sa lenaneo le le itlhamelang.',
  },
  credentialsHold: {
    en: 'The Content Credentials of the file hold, signed by {{signer}}, a trusted signer.',
    tn: 'Content Credentials tsa faele di a tshwara, di saennwe ke {{signer}}, yo o ikanyegang.',
  },
  credentialsEdited: {
    en: 'The Content Credentials of the file hold, and say that it was edited.',
    tn: 'Content Credentials tsa faele di a tshwara, mme di re e fetotswe.',
  },
  credentialsUntrusted: {
    en: 'The file carries Content Credentials, but nobody in the trust folder signed them: they prove nothing.',
    tn: 'Faele e na le Content Credentials, mme ga go ope mo foldareng ya ba ba ikanyegang yo o di saennweng: ga di supe sepe.',
  },
} as const satisfies Room;
