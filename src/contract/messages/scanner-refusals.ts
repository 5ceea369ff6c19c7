import type { Room } from '../message-text.ts';

/** Obstacles to a scan (src/station/scanners). */
export const scannerRefusals = {
  busy: {
    en: 'The scanner is busy. Wait until it is done, then scan again.',
    tn: 'Sekena se santse se dira. Leta go fitlha se fetsa, o bo o sekena gape.',
  },
  coverOpen: {
    en: "The scanner's cover is open. Close it, then scan again.",
    tn: 'Sekhurumelo sa sekena se bulegile. Se tswale, o bo o sekena gape.',
  },
  feederEmpty: {
    en: "There is no paper in the scanner's feeder. Put it in, then scan again.",
    tn: 'Ga go na pampiri mo sekeneng. E tsenye, o bo o sekena gape.',
  },
  jammed: {
    en: 'Paper is stuck in the scanner. Take it out, then scan again.',
    tn: 'Pampiri e kgotletse mo sekeneng. E ntshe, o bo o sekena gape.',
  },
  denied: {
    en: 'This computer may not use the scanner. Ask the administrator for access to it.',
    tn: 'Khomphiutha e ga e a letlelelwa go dirisa sekena. Kopa motsamaisi tetla ya go se dirisa.',
  },
  wrongSettings: {
    en: 'The scanner does not take these settings. Choose another resolution or colour.',
    tn: 'Sekena ga se tseye dithulaganyo tse. Tlhopha bophepa kgotsa mmala o sele.',
  },
  gone: { en: 'The scanner is not there any more.', tn: 'Sekena ga se sa tlhole se le teng.' },
  stopped: { en: 'The scanner stopped.', tn: 'Sekena se emile.' },
  noSuchScanner: { en: 'There is no such scanner.', tn: 'Ga go na sekena se se ntseng jalo.' },
  noWatchedFolder: { en: 'There is no watched folder.', tn: 'Ga go na foldara e e lebeletsweng.' },
  watchedFolderGone: {
    en: 'The watched folder is not there any more.',
    tn: 'Foldara e e lebeletsweng ga e sa tlhole e le teng.',
  },
} as const satisfies Room;
