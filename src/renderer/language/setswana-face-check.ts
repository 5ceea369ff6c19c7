import type { FaceCheckSentences } from '../face-check/sentences.ts';

/** The face check in Setswana: made by machine, waiting for review like setswana.ts. */
export const setswanaFaceCheck: FaceCheckSentences = {
  start: 'Tlhatlhobo ya sefatlhego',
  consent:
    'Khamera e tlhola gore motho yo o tshelang o fano. Ditshwantsho di nna mo motšhineng o. Rola diporele tsa letsatsi le maseke, o lebe kwa leseding.',
  flashNotice:
    'Sekirini se tla bontsha lesedi la mebala. Fa lesedi le le benyang le ka go tsenya mo kotsing, kopa tlhatlhobo e e se nang lone pele o simolola.',
  begin: 'Simolola',
  cancel: 'Khansela',
  positioning: 'Baya sefatlhego sa gago mo gare ga sediko o lebe khamera.',
  light: 'Nna o tsepame o lebe sekirini.',
  passed: 'Re a leboga. Tlhatlhobo ya sefatlhego e fetilwe.',
  failed: 'Tlhatlhobo ya sefatlhego ga e a fetwa. Tsweetswee kopa thuso.',
  cancelled: 'Tlhatlhobo ya sefatlhego e khansetswe.',
  cameraLost: 'Khamera ga e sa tlhole e le teng. E kopanye gape.',
  stationLost: 'Seteišene ga se arabe. Tsweetswee leta go le gonnye.',
  progress: (done, total) => `Kgato ${done} mo go di le ${total}`,
  challenges: {
    'turn-left': 'Retolosetsa tlhogo kwa molemeng, o bo o boa.',
    'turn-right': 'Retolosetsa tlhogo kwa mojeng, o bo o boa.',
    nod: 'Koma gangwe, kwa tlase le kwa godimo.',
    'blink-twice': 'Ponya matlho gabedi, ka bonya.',
    'open-mouth': 'Bula molomo thata, o bo o o tswala.',
    'close-eyes': 'Tswala matlho, bala go fitlha go bobedi, o a bule.',
  },
  hints: {
    'no-face': 'Ga go bonwe sefatlhego. Leba khamera.',
    'several-faces':
      'Go na le motho yo mongwe gaufi le khamera. Go tshwanetse go nna wena fela fa pele ga yone.',
    'come-closer': 'Atamela.',
    'move-back': 'Boela morago go le gonnye.',
    'centre-face': 'Suta o ye kwa gare ga sediko.',
    'look-straight': 'Leba khamera o tlhamaletse.',
    'more-light': 'Lesedi mo sefatlhegong sa gago le lennye thata.',
    'lens-covered': 'Lense e khurumeditswe.',
    'hold-still': 'Nna o tsepame.',
    'other-way': 'Eo e ne e le ntlha e nngwe. A re leke gape.',
    'too-slow': 'Go tsere lobaka. A re leke gape.',
  },
  camera: {
    denied: 'Khamera ga e a letlelelwa. E letlelele mo boraoseng o bo o bula lomao gape.',
    missing: 'Ga go a bonwa khamera.',
    busy: 'Lenaneo le lengwe le dirisa khamera.',
    disconnected: 'Khamera e ntshitswe.',
  },
  refused: {
    LIVENESS_SESSION_EXPIRED: 'Nako ya tlhatlhobo e e fedile. Kopa e ntšha.',
    LIVENESS_SESSION_NOT_FOUND: 'Tlhatlhobo e ga e yo.',
    UNAUTHORIZED: 'Lomao lo lo kile lwa dirisiwa. Kopa le lesha.',
    LIVENESS_UNAVAILABLE: 'Tlhatlhobo ya sefatlhego ga e yo jaanong.',
    UNREACHABLE: 'Seteišene ga se arabe.',
    other: 'Tlhatlhobo ya sefatlhego ga e a kgona go tswelela. Kopa e ntšha.',
  },
};
