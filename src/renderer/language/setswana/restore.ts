import type { Words } from '../english.ts';
import type { restoreWords } from '../english/restore.ts';

/** A whole station brought back from a backup. MADE BY MACHINE, waits for review by a native speaker. */
export const restoreSetswana: Pick<Words, keyof typeof restoreWords> = {
  restore: {
    title: 'Busetsa khopi ya poloko',
    begin: 'Busetsa khopi ya poloko',
    instead: 'Busetsa khopi ya poloko mo boemong jwa seo',
    insteadLead: 'Khomphiutha e e tsaya maemo a seteišene se sengwe.',
    back: 'Baakanya seteišene se sesha',
    replaces_one:
      'Se se emela kgetse e le {{count}} mo seteišeneng se, le batho ba sone, manaane le dithulaganyo. Tsotlhe di bolokwa malatsi a le {{days}}, morago di a phimolwa.',
    replaces_other:
      'Se se emela dikgetse di le {{count}} mo seteišeneng se, le batho ba sone, manaane le dithulaganyo. Tsotlhe di bolokwa malatsi a le {{days}}, morago di a phimolwa.',
    replacesNothing: 'Seteišene se ga se na dikgetse. Se se rulagantsweng mo go sone se a emelwa.',
    text: 'Khopi yotlhe e a tlhatlhobiwa pele. Go fitlha o tlhomamisa, ga go fetoge sepe mo seteišeneng se.',
    place: 'Foldara kgotsa faele mo khomphiutheng ya seteišene',
    placeHint: 'Leina ka botlalo, sekao /media/backup kgotsa D:\\Backup.',
    look: 'Batla dikhopi',
    which: 'Khopi ya poloko',
    opensWith: 'E bulwa ka',
    ways: {
      own: 'senotlolo sa seteišene se',
      passphrase: 'lefoko la sephiri',
      'key-file': 'faele ya senotlolo ya seteišene se se e dirileng',
    },
    keyFile: 'Faele ya senotlolo mo khomphiutheng ya seteišene',
    keyFileHint: 'Leina ka botlalo, sekao /media/stick/station.key.',
    check: 'Tlhatlhoba khopi e',
    checking: 'Khopi ya poloko e a tlhatlhobiwa',
    failed: 'Khopi e ga e ka ke ya dirisiwa.',
    whole: 'Khopi e tlhatlhobilwe mme e feletse.',
    cases: 'Dikgetse',
    people: 'Batho ba ba ka tsenang',
    records: 'Direkoto tsa buka',
    files: 'Difaele',
    damaged_one: 'Faele e le {{count}} e ne e senyegile fa khopi e dirwa mme ga e yo.',
    damaged_other: 'Difaele di le {{count}} di ne di senyegile fa khopi e dirwa mme ga di yo.',
    signIn:
      'Morago mongwe le mongwe o tsena ka leina le khunololamoraba tse a neng a na le tsone fa e dirwa.',
    typeDay: 'Kwala {{day}}, letsatsi la khopi, go tlhomamisa',
    confirm: 'Busetsa o bo o simolola gape',
    restarting: 'Seteišene se simolola gape ka khopi.',
    restartingText: 'O ka tsena mo bogaufing.',
    startAgain: 'Tswala lenaneo o bo o le simolola gape.',
    administrator: 'Motsamaisi o busetsa khopi fano. Ka taelo ya khomphiutha:',
  },
};
