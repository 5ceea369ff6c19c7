import type { Words } from '../english.ts';
import type { firstDayWords } from '../english/first-day.ts';

/** The guided set-up of a new station. MADE BY MACHINE, waits for review by a native speaker. */
export const firstDaySetswana: Pick<Words, keyof typeof firstDayWords> = {
  firstDay: {
    title: 'Baakanya seteišene se',
    lead: 'Dikgato di le thataro tse dikhutshwane. O ka tlogela nngwe le nngwe ya tsone go fitlha moragonyana.',
    steps: 'Dikgato',
    progress: 'Di le {{done}} mo go di le {{all}} di dirilwe',
    later: 'Tswelela moragonyana',
    putAway: 'Se tlhole o bontsha se',
    skip: 'Tlola kgato e',
    next: 'E e latelang',
    names: {
      administrator: 'Motsamaisi',
      people: 'Batho',
      lists: 'Manaane a tlhatlhobo',
      devices: 'Khamera le sekena',
      backup: 'Dikhopi tsa poloko',
      trial: 'Lokwalo lwa teko',
    },
    states: { done: 'E dirilwe', skipped: 'E tlotswe', open: 'E tshwanetse go dirwa' },
    texts: {
      administrator:
        'Ke wena o baakanyang seteišene se. Boloka khunololamoraba ya gago sentle: ga go ope yo o ka e batlang.',
      people:
        'Tsenya botlhe ba ba berekang fano. Kgetse e e nang le kotsi e tlhoka gore motho wa bobedi a e dumele.',
      lists:
        'Ga go ope yo o ka tlhatlhobiwang go sena lenaane. Tsenya difaele jaaka baphasalatsi ba di ntsha.',
      devices:
        'Tshwara karata ya boitshupo fa pele ga khamera. O tshwanetse go kgona go bala mokwalo o monnye.',
      backup:
        'Tlhopha foldara e e mo disiking e nngwe kgotsa mo neteweking. Kwa ntle ga khopi, disiki e e senyegileng e latlhegisa tsotlhe.',
      trial: 'Netefatsa karata ya gago, jaaka e kete ke ya moreki. Morago o ka boloka kgetse kwa thoko.',
    },
    youAre: 'Motsamaisi: {{name}}',
    missingList: '{{list}}: ga le yo. Ga go ope yo o ka tweng o phepa kwa ntle ga lone.',
    moreLists: 'Tse dingwe ka manaane',
    testCamera: 'Leka khamera',
    preview: 'Setshwantsho sa khamera',
    scanners: 'Disekena tse di bonweng: {{names}}',
    noScanner: 'Ga go a bonwa sekena. O ka se golaganya moragonyana.',
    scannersFailed: 'Seteišene ga se a kgona go batla disekena. O ka se golaganya moragonyana.',
    devicesWork: 'Khamera le sekena di a dira',
    tryDocument: 'Netefatsa lokwalo',
    ready: 'Seteišene se baakantswe',
    readyText: 'O ka fetola tsotlhe mo Dithulaganyong.',
    toCounter: 'Ya kwa khaontareng',
    goOn_one: 'kgato ya go baakanya e e setseng',
    goOn_other: 'dikgato tsa go baakanya tse di setseng',
  },
};
