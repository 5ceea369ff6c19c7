import type { Room } from '../message-text.ts';

/** Why a file cannot be opened or read (src/engine/intake, forensics, faces, pool; contract/limits). */
export const documentRefusals = {
  // The first two are no longer given (contract/other-kinds.ts): refusals that were kept hold their keys.
  unknownContent: {
    en: 'The file is not a JPEG, PNG or PDF.',
    tn: 'Faele ga se JPEG, PNG kgotsa PDF.',
  },
  notAPicture: {
    en: 'The image is not a JPEG or PNG file.',
    tn: 'Setshwantsho ga se faele ya JPEG kgotsa PNG.',
  },
  large: { en: 'The file is larger than {{most}} MB.', tn: 'Faele e feta {{most}} MB.' },
  manyFiles: {
    en: 'At most {{most}} files may be verified at once.',
    tn: 'Go ka tlhatlhobiwa difaele di le {{most}} fela ka nako e le nngwe.',
  },
  manyPixels: {
    en: 'The image has too many pixels. Send one of at most {{most}} megapixels.',
    tn: 'Setshwantsho se na le dipikisele tse dintsi thata. Romela se se nang le dimegapikisele di le {{most}} fela.',
  },
  damagedPicture: {
    en: 'The image is damaged or incomplete. Send it again.',
    tn: 'Setshwantsho se senyegile kgotsa ga se a felela. Se romele gape.',
  },
  damagedFile: {
    en: 'The file is damaged or incomplete. Send it again.',
    tn: 'Faele e senyegile kgotsa ga e a felela. E romele gape.',
  },
  manyPages: {
    en: 'The PDF has {{pages}} pages; at most {{most}} are read.',
    tn: 'PDF e na le ditsebe di le {{pages}}; go balwa di le {{most}} fela.',
  },
  password: {
    en: 'The PDF is protected by a password. Send it without a password.',
    tn: 'PDF e sireleditswe ka lefoko la sephiri. E romele e se na lefoko la sephiri.',
  },
  damagedPdf: {
    en: 'The PDF is damaged and cannot be opened. Ask for it again.',
    tn: 'PDF e senyegile mme ga e bulege. E kope gape.',
  },
  pdfLimits: {
    en: 'The PDF needs too much time or memory to be opened.',
    tn: 'PDF e tlhoka nako kgotsa maatla a mantsi thata gore e bulege.',
  },
  unprocessed: {
    en: 'The document could not be processed.',
    tn: 'Lokwalo ga lo a kgona go dirisiwa.',
  },
  stopsEngine: {
    en: 'The document stopped the engine that was reading it, twice. Ask for it again in another form.',
    tn: 'Lokwalo lo emisitse enjene e e neng e lo bala, gabedi. Lo kope gape ka sebopego se sele.',
  },
  tookLong: {
    en: 'The document took too long to process. Try again later, or send fewer pages at a time.',
    tn: 'Lokwalo lo tsere nako e telele thata. Leka gape moragonyana, kgotsa o romele ditsebe di le mmalwa ka nako.',
  },
} as const satisfies Room;

/** Why the engines or the shared queue do not take a request (src/engine/pool, src/station/queue). */
export const engineRefusals = {
  shuttingDown: { en: 'The station is shutting down.', tn: 'Seteišene se a tswalwa.' },
  busy: { en: 'All engines are busy.', tn: 'Dienjene tsotlhe di tshwaregile.' },
  noProcess: {
    en: 'No engine process can be started.',
    tn: 'Ga go na enjene epe e e ka simololwang.',
  },
  stopped: { en: 'The engine stopped.', tn: 'Enjene e eme.' },
  cancelled: { en: 'The request was cancelled.', tn: 'Kopo e khansetswe.' },
  unknownCall: { en: 'Unknown engine call {{name}}', tn: 'Pitso ya enjene e e sa itsiweng: {{name}}' },
  noModel: {
    en: 'The model {{model}} is not installed.',
    tn: 'Motlolo wa {{model}} ga o a tsenngwa.',
  },
  otherModel: {
    en: 'The model {{model}} lacks {{missing, list}}.',
    tn: 'Motlolo wa {{model}} o tlhaela {{missing, list}}.',
  },
  noWorker: {
    en: 'No worker could finish this request.',
    tn: 'Ga go na modiri ope yo o kgonneng go fetsa kopo e.',
  },
  answerGone: { en: 'The answer of the worker is gone.', tn: 'Karabo ya modiri ga e sa tlhole e le teng.' },
  queueFails: { en: 'The shared queue could not be used.', tn: 'Molelelo o o abelanwang ga o a dirisega.' },
  noQueueHere: {
    en: 'This package holds no shared queue. Set queue to sqlite, or run the station from the repository.',
    tn: 'Sephuthelwana se ga se na molelelo o o abelanwang. Baya queue e nne sqlite, kgotsa o dirise seteišene go tswa mo repository.',
  },
  otherQueueKey: {
    en: 'A message of the queue was made with another key, or changed.',
    tn: 'Molaetsa wa molelelo o dirilwe ka senotlolo se sele, kgotsa o fetotswe.',
  },
  noQueueKey: {
    en: "There is no queue key at {{file}}. Copy queue.key from a station's data folder, mode 0600.",
    tn: 'Ga go na senotlolo sa molelelo mo go {{file}}. Kopolola queue.key mo foldareng ya tshedimosetso ya seteišene, ka mokgwa wa 0600.',
  },
  notAQueueKey: {
    en: '{{file}} is not a queue key: 32 bytes as base64.',
    tn: '{{file}} ga se senotlolo sa molelelo: dibaete di le 32 ka base64.',
  },
} as const satisfies Room;
