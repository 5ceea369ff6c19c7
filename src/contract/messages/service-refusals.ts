import type { Room } from '../message-text.ts';

/** Why a job, a receiver, a measurement or a setting of the station is not taken (src/station). */
export const serviceRefusals = {
  stoppedEachTime: {
    en: 'The station stopped each time it worked on this request.',
    tn: 'Seteišene se eme nako le nako fa se dira ka kopo e.',
  },
  manyWaiting: {
    en: 'Too many documents of this client wait already. Send more when some are done.',
    tn: 'Dikwalo tsa lenaneo le tse di letileng di dintsi thata. Romela tse dingwe fa dingwe di weditswe.',
  },
  unknownReceiver: {
    en: 'The host name of the receiver cannot be resolved.',
    tn: 'Leina la motšhini wa moamogedi ga le bonwe.',
  },
  receiverNotAllowed: {
    en: 'This station may not send to that receiver. The setting webhooks.allowedReceivers names those that it may send to.',
    tn: 'Seteišene se ga se a letlelelwa go romelela moamogedi yoo. Thulaganyo ya webhooks.allowedReceivers e bolela ba se ka ba romelelang.',
  },
  notAUrl: { en: 'The address is not a URL.', tn: 'Aterese ga se URL.' },
  needsHttp: {
    en: 'The address must begin with http: or https:.',
    tn: 'Aterese e tshwanetse go simolola ka http: kgotsa https:.',
  },
  portZero: {
    en: 'Nobody can be reached at port 0.',
    tn: 'Ga go ope yo o ka fitlhelelwang kwa port 0.',
  },
  userInUrl: {
    en: 'The address must not contain a user name or password.',
    tn: 'Aterese e se ka ya nna le leina la modirisi kgotsa lefoko la sephiri.',
  },
  notAnOnboarding: { en: 'This case is not an onboarding.', tn: 'Kgetse e ga se ya go amogela moreki.' },
  picturesOff: {
    en: 'The setting measurement.exportPictures is off.',
    tn: 'Thulaganyo ya measurement.exportPictures e timilwe.',
  },
  picturesNameTaken: {
    en: 'A file with this name exists already. Choose another name.',
    tn: 'Go setse go na le faele e e nang le leina le. Tlhopha leina le lengwe.',
  },
  pictureFolder: {
    en: 'The folder exists already, or cannot be made.',
    tn: 'Foldara e setse e le teng, kgotsa ga e kake ya dirwa.',
  },
  unknownSetting: {
    en: '{{source}} sets "{{name}}", which is not a setting of this version.',
    tn: '{{source}} e baya "{{name}}", e e seng thulaganyo ya mofuta o.',
  },
  unreadable: {
    en: 'Cannot read {{source}}: {{file}} ({{cause}}).',
    tn: 'Ga go kgonege go bala {{source}}: {{file}} ({{cause}}).',
  },
  notAnObject: { en: '{{file}} is not a JSON object.', tn: '{{file}} ga se selo sa JSON.' },
  wrongSetting: {
    en: 'A setting of {{source}} is wrong: {{faults}}',
    tn: 'Thulaganyo ya {{source}} e phoso: {{faults}}',
  },
} as const satisfies Room;

/** Why a face check does not go on (src/station/liveness, src/api/operations/workflow.ts). */
export const faceCheckRefusals = {
  linkUsed: {
    en: 'This link was used before or is not complete.',
    tn: 'Kgokagano e dirisitswe pele kgotsa ga e a felela.',
  },
  lockedOut: {
    en: 'Too many face checks failed with signs of an attack. Wait before the next one.',
    tn: 'Ditlhatlhobo tsa sefatlhego tse dintsi thata di paletswe ka matshwao a tlhaselo. Leta pele ga e e latelang.',
  },
  frameLarge: { en: 'A frame may have at most {{most}} KB.', tn: 'Foreimi e ka nna {{most}} KB fela.' },
  frameType: { en: 'A frame must be a JPEG image.', tn: 'Foreimi e tshwanetse go nna setshwantsho sa JPEG.' },
  framesFast: { en: 'Frames arrive too fast.', tn: 'Diforeimi di tla ka bonako thata.' },
  framesOrder: {
    en: 'Frames must be sent in the order in which they were taken.',
    tn: 'Diforeimi di tshwanetse go romelwa ka tatelano e di tserweng ka yone.',
  },
  cameraChanges: { en: 'The camera changes too often.', tn: 'Khamera e fetoga gantsi thata.' },
  otherPage: {
    en: 'The face check was opened by another page.',
    tn: 'Tlhatlhobo ya sefatlhego e butswe ke tsebe e sele.',
  },
  noLiveFace: {
    en: 'The liveness session has no live face to compare.',
    tn: 'Tlhatlhobo ya sefatlhego ga e na sefatlhego se se tshelang se se ka bapisiwang.',
  },
} as const satisfies Room;

/** What a combined identity check came to (src/station/faces/identity-with-liveness.ts). */
export const combinedCheck = {
  passed: {
    en: 'The document was read, the person is live, and the faces match.',
    tn: 'Lokwalo lo badilwe, motho o a tshela, mme difatlhego di a tshwana.',
  },
  notLive: {
    en: 'The person was not shown to be live.',
    tn: 'Ga go a supiwa gore motho o a tshela.',
  },
  notCompared: {
    en: 'The faces were not compared, because there is no live face.',
    tn: 'Difatlhego ga di a bapisiwa, ka gonne ga go na sefatlhego se se tshelang.',
  },
  noPortrait: { en: 'The document shows no portrait.', tn: 'Lokwalo ga lo na setshwantsho sa sefatlhego.' },
  open: { en: '{{points, points}}', tn: '{{points, points}}' },
  otherFace: { en: 'The faces do not match.', tn: 'Difatlhego ga di tshwane.' },
} as const satisfies Room;

/** What a case shares with one of another visit (src/station/cases/duplicates.ts). */
export const alikeCases = {
  number: {
    en: 'The same number was read there ({{name, field}}).',
    tn: 'Nomoro e e tshwanang e badilwe koo ({{name, field}}).',
  },
  file: { en: 'The very same file was sent for this case.', tn: 'Faele yone eo e rometswe kgetse e.' },
  picture: {
    en: 'A copy of the same picture was sent for this case.',
    tn: 'Khopi ya setshwantsho se se tshwanang e rometswe kgetse e.',
  },
  face: {
    en: 'A very similar face is in this case (similarity {{similarity}} of 100).',
    tn: 'Sefatlhego se se tshwanang thata se mo kgetseng e (go tshwana {{similarity}} mo go 100).',
  },
} as const satisfies Room;

/** Why a case is not accepted or a point of it not settled (src/station/assessment). */
export const assessmentRefusals = {
  notYet: {
    en: 'This case cannot be accepted yet. {{points, points}}',
    tn: 'Kgetse e ga e ise e ka amogelwa. {{points, points}}',
  },
  notAlone: {
    en: 'This cannot be accepted by one person alone. {{points, points}}',
    tn: 'Se ga se kake sa amogelwa ke motho a le mongwe. {{points, points}}',
  },
  notByReason: {
    en: 'This is not settled by a reason alone: {{points, points}}',
    tn: 'Se ga se rarabololwe ka lebaka fela: {{points, points}}',
  },
} as const satisfies Room;

/** Why an update of the program is not installed or taken back (src/station/updates). */
export const updateRefusals = {
  otherKey: {
    en: 'The update is not signed with the key that this station trusts.',
    tn: 'Ntšhwafatso ga e a saenwa ka senotlolo se seteišene se se se ikanyang.',
  },
  otherFormat: {
    en: 'The update was made for another version of updating.',
    tn: 'Ntšhwafatso e diretswe mofuta o sele wa go ntšhwafatsa.',
  },
  notWhole: { en: 'The update is not whole.', tn: 'Ntšhwafatso ga e a felela.' },
  notAKey: {
    en: 'The key for updates is not an Ed25519 public key in PEM.',
    tn: 'Senotlolo sa dintšhwafatso ga se senotlolo sa Ed25519 ka PEM.',
  },
  notAnUpdate: {
    en: 'This file is not an update of Netefatsa.',
    tn: 'Faele e ga se ntšhwafatso ya Netefatsa.',
  },
  damagedAt: {
    en: 'The update is damaged at {{path}}. Nothing was changed.',
    tn: 'Ntšhwafatso e senyegile mo go {{path}}. Ga go a fetolwa sepe.',
  },
  otherPlatform: {
    en: 'The update is for {{platform}}, this machine is {{here}}.',
    tn: 'Ntšhwafatso ke ya {{platform}}, motšhini o ke {{here}}.',
  },
  older: {
    en: 'The update is version {{version}}, older than {{current}}.',
    tn: 'Ntšhwafatso ke mofuta wa {{version}}, o mogologolo go feta {{current}}.',
  },
  same: {
    en: 'Version {{version}} is installed already.',
    tn: 'Mofuta wa {{version}} o setse o tsentswe.',
  },
  noPrevious: {
    en: 'There is no earlier version to go back to.',
    tn: 'Ga go na mofuta wa pele o go ka boelwang kwa go one.',
  },
  previousChanged: {
    en: 'Version {{version}} is no longer as it was signed: {{what}}.',
    tn: 'Mofuta wa {{version}} ga o sa tlhole o ntse jaaka o saennwe: {{what}}.',
  },
  itsManifest: { en: 'its manifest', tn: 'lenaane la one la difaele' },
} as const satisfies Room;
