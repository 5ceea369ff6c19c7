import type { Room } from '../message-text.ts';

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
