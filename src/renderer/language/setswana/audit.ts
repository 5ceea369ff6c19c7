import type { Words } from '../english.ts';
import type { auditWords } from '../english/audit.ts';

/** The audit log. MADE BY MACHINE, waits for review by a native speaker. */
export const auditSetswana: Pick<Words, keyof typeof auditWords> = {
  audit: {
    title: 'Buka ya ditiragalo',
    lead: 'Kgato nngwe le nngwe ya batho, ditsamaiso le seteišene, ka tatelano e go seng ope yo o ka e fetolang ka sephiri.',
    export: 'Ntsha khopi',
    chain: 'Seemo sa keetane',
    checking: 'Rekoto nngwe le nngwe e a tlhatlhobiwa …',
    holds: 'Buka e netefaditswe',
    holdsText_one: 'Rekoto e le {{count}}, hash nngwe le nngwe e badilwe gape jaanong.',
    holdsText_other: 'Direkoto di le {{records}}, hash nngwe le nngwe e badilwe gape jaanong.',
    broken: 'Buka e kgaogile mo rekotong {{sequence}}',
    head: 'Mosaeno wa buka, {{time}}',
    records: 'Direkoto',
    show: 'Bontsha',
    families: {
      all: 'Tsotlhe',
      case: 'Dikgetse',
      verification: 'Dinetefatso',
      forensics: 'Diphetogo',
      liveness: 'Ditlhatlhobo tsa sefatlhego',
      faces: 'Dipapiso tsa difatlhego',
      screening: 'Tlhatlhobo ya maina',
      registry: 'Rejisetara ya dikhamphani',
      fraud: 'Bosupi jwa phetogo',
      operator: 'Batho',
      client: 'Ditiriso',
      setting: 'Dithulaganyo',
      report: 'Dipegelo',
      consent: 'Tumelelo',
      data: 'Go ntsha le go phimola',
      keys: 'Dinotlolo',
    },
    searchHint: 'Motho, tiragalo, #',
    from: 'Go tloga ka letsatsi',
    to: 'Go fitlha ka letsatsi',
    case: 'Kgetse',
    openCase: 'Bula kgetse',
    ofCase: 'Ditiragalo tsa kgetse {{reference}}',
    wholeLog: 'Bontsha buka yotlhe',
    who: 'Mang',
    what: 'Eng',
    outcome: 'Dipholo',
    outcomes: { success: 'Go dirilwe', failure: 'Go paletswe', refused: 'Go ganilwe' },
    prove: 'Bosupi',
    proofOf: 'Bosupi jwa rekoto {{sequence}}',
    proofText_one:
      'Rekoto e le hash e le {{count}} di isa kwa tlhogong e e saennweng. Mang le mang yo o nang le senotlolo sa setšhaba o ka e tlhola.',
    proofText_other:
      'Rekoto e le dihash di le {{count}} di isa kwa tlhogong e e saennweng. Mang le mang yo o nang le senotlolo sa setšhaba o ka e tlhola.',
    proofHow:
      'Fa bosupi bo bolokilwe mo faeleng, verify-audit.mjs e bo tlhola ka senotlolo seo mo khomphiutheng nngwe le nngwe e e nang le Node.',
    copyProof: 'Kopolola bosupi',
    none: 'Ga go na rekoto e e tsamaelanang',
    noneText:
      'Buka ga e na maina a bareki. Go bona direkoto tsa moreki, bula kgetse o bo o latela ditiragalo tsa yone.',
    older: 'Direkoto tsa bogologolo',
    newest: 'Boela kwa go tse disha',
  },
};
