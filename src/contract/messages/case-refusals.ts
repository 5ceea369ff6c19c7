import type { Room } from '../message-text.ts';

/** Why a change to a case is not taken (src/station/cases, retention, assessment, drafts). */
export const caseRefusals = {
  sayWhy: { en: 'Say why in a few words.', tn: 'Tlhalosa lebaka ka mafoko a le mmalwa.' },
  noteLength: {
    en: 'A note has between 1 and {{most}} characters.',
    tn: 'Temoso e na le ditlhaka tse di magareng ga 1 le {{most}}.',
  },
  noSuchCase: { en: 'There is no such case.', tn: 'Ga go na kgetse e e ntseng jalo.' },
  noSuchDocument: {
    en: 'This case has no such document.',
    tn: 'Kgetse e ga e na lokwalo lo lo ntseng jalo.',
  },
  noSuchField: {
    en: 'Documents of this type have no such field.',
    tn: 'Dikwalo tsa mofuta o ga di na karolo e e ntseng jalo.',
  },
  noSuchFile: {
    en: 'The case has no such file. Its images may have been removed when their time was over.',
    tn: 'Kgetse ga e na faele e e ntseng jalo. Ditshwantsho tsa yone di ka tswa di ntshitswe fa nako ya tsone e fedile.',
  },
  noValidDate: {
    en: 'This is not a valid date between {{first}} and {{last}}.',
    tn: 'Se ga se letlha le le nepagetseng le le magareng ga {{first}} le {{last}}.',
  },
  waitsForSecond: {
    en: 'This case waits for a second person, who decides on it as it is. It can be changed when they have sent it back.',
    tn: 'Kgetse e e letile motho wa bobedi, yo o swetsang ka yone jaaka e ntse. E ka fetolwa fa a e busitse.',
  },
  decided: {
    en: 'This case is decided; nothing can be added to it any more. Open a new case for what came later.',
    tn: 'Kgetse e e sweditswe; ga go sa tlhole go ka tsenngwa sepe mo go yone. Bula kgetse e ntšhwa ya se se tlileng morago.',
  },
  erased: {
    en: 'Papers of this case were erased; nothing can be added to it any more. Open a new case.',
    tn: 'Dipampiri tsa kgetse e di phimotswe; ga go sa tlhole go ka tsenngwa sepe mo go yone. Bula kgetse e ntšhwa.',
  },
  decidedAlready: {
    en: 'This case has been decided already. Look at it again to see by whom.',
    tn: 'Kgetse e e setse e sweditswe. E lebe gape go bona gore ke mang.',
  },
  waitsForNoApproval: {
    en: 'This case does not wait for an approval.',
    tn: 'Kgetse e ga e a leta tumelelo.',
  },
  stillRead: {
    en: 'The documents of this case are still being read. Try again when they are.',
    tn: 'Dikwalo tsa kgetse e di santse di balwa. Leka gape fa di badilwe.',
  },
  onlyUnreadPutAway: {
    en: 'Only an open case of which nothing was read can be put away.',
    tn: 'Go ka beelwa thoko fela kgetse e e bulegileng e go sa balwang sepe mo go yone.',
  },
  readAlready: { en: 'This case was read, or is being read.', tn: 'Kgetse e e badilwe, kgotsa e a balwa.' },
  filesGone: {
    en: 'The files of this case are not kept any more. Photograph the documents anew in a new case.',
    tn: 'Difaele tsa kgetse e ga di sa tlhole di bolokilwe. Tsaya ditshwantsho tsa dikwalo gape mo kgetseng e ntšhwa.',
  },
  faceCheckNotPassed: {
    en: 'The face check has not been passed. Repeat it first.',
    tn: 'Tlhatlhobo ya sefatlhego ga e a fetwa. E boelele pele.',
  },
  heldAlready: { en: 'The case is under legal hold already.', tn: 'Kgetse e setse e tshwerwe ka molao.' },
  notHeld: { en: 'The case is not under legal hold.', tn: 'Kgetse ga e a tshwarwa ka molao.' },
  ownReferral: {
    en: 'You referred this case: another person has to settle it.',
    tn: 'O rometse kgetse e: motho o sele o tshwanetse go e rarabolola.',
  },
  ownDecision: {
    en: 'The one who decided cannot approve as well: another person has to look at it.',
    tn: 'Yo o sweditseng ga a kake a dumela gape: motho o sele o tshwanetse go e leba.',
  },
  noUndo: { en: 'This decision can no longer be undone.', tn: 'Tshwetso e ga e sa tlhole e ka busediwa.' },
  nothingToSettle: {
    en: 'There is nothing of this kind to settle any more. Look again.',
    tn: 'Ga go sa tlhole go na le sepe sa mofuta o se se ka rarabololwang. Leba gape.',
  },
  publishedAlready: {
    en: 'This version was published already; a new wording needs a new version.',
    tn: 'Mofuta o o setse o phasaladitswe; mafoko a masha a tlhoka mofuta o mosha.',
  },
  neverPublished: {
    en: 'This consent text was never published on this station.',
    tn: 'Mafoko a tumelelo a ga a ise a phasaladiwe mo seteišeneng se.',
  },
  noSuchConsent: {
    en: 'There is no such consent, or it was withdrawn already.',
    tn: 'Ga go na tumelelo e e ntseng jalo, kgotsa e setse e gogetswe morago.',
  },
  fileOffTable: {
    en: 'This file is not on your table any more.',
    tn: 'Faele e ga e sa tlhole e le mo tafoleng ya gago.',
  },
  unknownCursor: {
    en: 'The cursor is not one that this station gave.',
    tn: 'Sesupi se ga se a neelwa ke seteišene se.',
  },
} as const satisfies Room;
