import type { Words } from '../english.ts';
import type { tasksWords } from '../english/tasks.ts';

/** Screening, register, onboarding, face check. MADE BY MACHINE, waits for review by a native speaker. */
export const tasksSetswana: Pick<Words, keyof typeof tasksWords> = {
  screening: {
    title: 'Tlhatlhoba leina',
    lead: 'Go bapisiwa le dikotlhao, maemo a setšhaba le manane a lona.',
    type: 'Mang',
    person: 'Motho',
    company: 'Khamphani',
    name: 'Leina',
    born: 'Letsatsi la botsalo',
    country: 'Boagi kgotsa naga',
    start: 'Tlhatlhoba',
    again: 'Tlhatlhoba gape',
    bornHint: 'Letsatsi, kgwedi kgotsa ngwaga: 14/03/1987, 03/1987 kgotsa 1987',
    bornWrong: 'Neela letsatsi (14/03/1987), kgwedi (03/1987) kgotsa ngwaga (1987).',
    outcomes: { CLEAR: 'Phepa', REVIEW: 'Maina a a tlhokang go lebelelwa', MATCH: 'Go a tshwana' },
    next: {
      REVIEW:
        'Bolela ka mongwe le mongwe gore a ke moreki yo: tshwantshanya letsatsi la botsalo, naga le nomoro le dipampiri.',
      MATCH: 'Se tswelele le moreki yo pele ga motlhokomedi kgotsa motlhankedi wa go obamela molao a dumela.',
    },
    lists: 'Go dirisitswe:',
    listUsed: '{{title}} ({{date}}, maina: {{entries}})',
    notThis: 'Motho yo mongwe',
    isThis: 'Motho yo o le mongwe',
    remembered:
      'Tshwetso ya gago le lebaka la yone di a bolokwa. Di nna teng go fitlha leina le le mo lenaaneng le fetoga.',
    decided: { 'true-match': 'motho yo o le mongwe', 'false-positive': 'motho yo mongwe' },
    earlier:
      'Ka motho yo o nang le leina le le tshwanang go rilwe: {{decision}} ({{author}}, {{at}}). Yo e ka nna motho yo mongwe.',
  },
  alerts: {
    title: 'Maina a masha a a bonweng mo manaaneng',
    lead: 'Bareki ba ba kileng ba tlhatlhobiwa ba ba bonweng mo lenaaneng le lesha. Ba tlhatlhobe gape mme o tseye tshwetso.',
    empty: 'Ga go na maina a masha',
    emptyText: 'Fa lenaane le sena go tsenngwa, bareki ba ba bonweng mo go lone ba tlhaga fano.',
    entry: 'Mo lenaaneng ke',
    since: 'Le bonwe',
    score: 'Go tshwana',
    handled: 'Tlosa',
    handledText:
      'Le tswa mo lenaaneng le, mme buka ya ditiragalo e boloka gore le tlositswe ke mang. Le a boa fa leina le le mo lenaaneng le fetoga.',
    older_one:
      'Le lengwe la bogologolo le le {{older}} le tla tlhaga fa a a tlositswe kgotsa a tseetswe tshwetso.',
    older_other:
      'A mangwe a bogologolo a le {{older}} a tla tlhaga fa a a tlositswe kgotsa a tseetswe tshwetso.',
    waiting_one: 'Leina le lesha le bonwe mo lenaaneng: le lebelele',
    waiting_other: 'Maina a masha a bonwe mo manaaneng: a lebelele',
  },
  registry: {
    title: 'Batla khamphani',
    lead: 'E bapisiwa le khopi ya lona ya rejisetara ya dikhamphani.',
    number: 'Nomoro ya kwadiso',
    name: 'Leina la khamphani',
    start: 'Batla',
    field: 'Ntlha',
    given: 'E e neetsweng',
    registered: 'Mo khoping',
    outcomes: {
      VERIFIED: 'E bonwe, mme tsotlhe di a dumalana',
      NOT_ACTIVE: 'E bonwe, mme ga e dire',
      STATUS_UNCLEAR: 'E bonwe, mme maemo a yone ga a utlwale sentle',
      DIFFERS: 'E bonwe, go na le dipharologano',
      AMBIGUOUS: 'Go na le di le mmalwa tsa leina kgotsa nomoro e',
      NOT_IN_COPY: 'Ga e mo khoping',
    },
    next: {
      NOT_ACTIVE: 'Kopa setifikeiti sa gompieno, o bo o fetisetsa kgetse.',
      STATUS_UNCLEAR: 'Kopa setifikeiti sa gompieno se se bolelang gore a khamphani e a dira.',
      DIFFERS:
        'Tshwantshanya tse di farologanang le dipampiri tsa khamphani; se se kwadilweng phoso se batle gape.',
      AMBIGUOUS: 'E batle ka nomoro ya kwadiso ya yone.',
      NOT_IN_COPY: 'Tshwantshanya leina le nomoro le setifikeiti, kgotsa kopa sa gompieno.',
    },
    comparisons: {
      match: 'e a dumalana',
      differs: 'e farologane',
      'not-in-copy': 'ga e mo khoping',
      'not-given': 'ga e a neelwa',
    },
    alike: 'Maina a a tshwanang:',
  },
  onboarding: {
    personTitle: 'Moreki yo mosha',
    companyTitle: 'Khamphani e ntšha',
    text: 'Kgato nngwe le nngwe e a bolokwa fa e dirilwe. O ka ema nako nngwe le nngwe o bo o tswelela morago go tswa mo kgetseng.',
    begin: 'Simolola',
    do: 'Dira se',
    again: 'Dira gape',
    back: 'Boela kwa dikgatong',
    openCase: 'Bula kgetse',
    steps: {
      identity: 'Lokwalo lwa boitshupo',
      liveness: 'Motho yo o tshelang',
      'face-match': 'Sefatlhego se le sengwe',
      address: 'Bosupi jwa aterese',
      income: 'Bosupi jwa letseno',
      entity: 'Kwadiso ya khamphani',
      registry: 'Rejisetara ya dikhamphani',
      compliance: 'Lokwalo lwa go obamela molao',
      screening: 'Dikotlhao le maemo a setšhaba',
    },
  },
  faceScreen: {
    lead: 'Retolosetsa sekirini kwa morekeng. Go tsaya metsotswana e ka nna lesome le botlhano.',
    consent: 'Botsa gore a moreki o dumela tlhatlhobo. Ditshwantsho di nna mo khomputareng e.',
    glasses: 'A rolwe diporele tsa letsatsi, dihutshe le dimaseke.',
    light: 'Lesedi le tswe kwa pele, e seng kwa morago.',
    still: 'Go sa sutise tlhogo, mo mothong yo o sa kgoneng go retolosa tlhogo',
    dim: 'Go se na lesedi la mebala, mo mothong yo o amegang ke lesedi le le benyang',
    passed: 'Motho yo o tshelang o fano',
    passedText: 'Tlhatlhobo e fetilwe.',
    failedText: 'Kopa moreki go leka gape mo leseding le le botoka, kgotsa bapisa sefatlhego ka bowena.',
    cancelledText: 'Ga go a swediwa sepe ka ga sefatlhego.',
    cameraDenied:
      'Khamera ga e a letlelelwa fano. Botsa motsamaisi wa gago, kgotsa bapisa sefatlhego ka bowena.',
    ends: {
      decided: 'Ga e a fetwa',
      refused: 'Tlhatlhobo e paletswe ke go dirwa',
      camera: 'Khamera e paletswe ke go dirisiwa',
      cancelled: 'E khansetswe',
    },
    compare: 'Bapisa le lokwalo',
  },
};
