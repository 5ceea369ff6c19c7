import type { Words } from '../english.ts';
import type { assessmentWords } from '../english/assessment.ts';

/** What the station concludes from a case. MADE BY MACHINE, waits for review by a native speaker. */
export const assessmentSetswana: Pick<Words, keyof typeof assessmentWords> = {
  assessment: {
    document: {
      notRead: 'Lokwalo ga lo a ka lwa balega. Lo tseye setshwantsho kgotsa lo sekene gape.',
      nothingRead: 'Ga go ise go balwe lokwalo lope mo kgetseng e.',
      unknownType: 'Ga go a lemogiwa lokwalo lo seteišene se se lo itseng. Lo ipalele.',
      littleRead: 'Go badilwe go le gonnye fela ka tlhomamo mo go {{document}}. Bapisa le lokwalo lwa nnete.',
      sideMissing: '{{sentence}}',
      marked: 'Lokwalo lo tshwailwe {{mark}}: ga se lokwalo lwa nnete.',
      markInText: 'Lefoko {{mark}} le mo lokwalong. Netefatsa gore ke lokwalo lwa nnete.',
      pageUnread: 'Tsebe {{page}} ga e a ka ya balega.',
      complete: '{{document}} e badilwe.',
    },
    fields: {
      notFound: '{{field}} ga e a bonwa mo go {{document}}.',
      unsure: '{{field}} e tshwanetse go tlhatlhobiwa.',
      differ: '{{field}}: go bonwe tse pedi tse di farologaneng.',
      read: 'Diteng tsotlhe tse di tlhokegang di badilwe.',
      none: 'Ga go na diteng tse di itsiweng tsa lokwalo lo lo ntseng jaana.',
    },
    checks: {
      failed: '{{sentence}}',
      compare: '{{sentence}}',
      none: 'Ga go na tlhatlhobo e e lebaneng lokwalo lo.',
      hold_one: 'Tlhatlhobo e le {{count}} e siame.',
      hold_other: 'Ditlhatlhobo di le {{count}} di siame.',
    },
    forensics: {
      tampered: '{{sentence}}',
      suspicious: '{{sentence}}',
      compareOriginal: 'Bapisa le lokwalo lwa nnete.',
      notAnalysed: 'Faele ga e a tlhatlhobelwa diphetogo. Bapisa le lokwalo lwa nnete.',
      proved: '{{sentence}}',
      provedByChip: 'Chip e e saenilweng e supa se lokwalo lo se bontshang.',
    },
    chip: {
      notRead: 'Chip ga e ise e balwe.',
      proved: 'Tshedimosetso ya chip ke e puso e e saenneng ({{authority}}).',
      noCopy: 'Chip e na le senotlolo se puso e se saenneng: ga se khopi.',
      signatureBroken: 'Mosaeno wa chip ga o a siama.',
      dataChanged: 'Tshedimosetso ya chip ga se e puso e e saenneng.',
      dataNotSigned: 'Chip e na le tshedimosetso e e sa saeniwang ke ope.',
      copy: 'Chip ke khopi: ga e na senotlolo se puso e se saenneng.',
      accessWeakened: 'Chip ga e bulege ka mekgwa e puso e e saenneng. E ka tswa e fetotswe.',
      signerRevoked: 'Puso e phimotse setifikeiti se se saenneng chip e.',
      signerOfOtherKind: 'Setifikeiti se se saenneng chip e ga se sa go saena dikwalo.',
      signerNotValidThen: 'Setifikeiti se se saenneng chip e se ne se sa dire ka letsatsi leo.',
      issuerNotKnown:
        'Tshedimosetso e saenilwe, mme yo o e ntshitseng ga a itsiwe fano. Tsenya lenaane le lesha la bolaodi.',
      cannotBeVerified: 'Mosaeno wa chip o dirisa mokgwa o o sa itsiweng fano.',
      portraitNotRead: 'Puso e saenne setshwantsho se chip e sa se ntsheng.',
      copyNotExcluded:
        'Chip e ka tswa e le khopi ya e nngwe ya nnete. Bapisa le lokwalo lwa nnete, kgotsa tlhatlhoba sefatlhego.',
      copyOfHolder: 'Ga go a supiwa gore a chip ke khopi; motho ke yo puso e mo saennetseng.',
      otherDocument: 'Chip ke ya lokwalo lo sele, e seng lo lo badilweng. Di farologana mo go: {{fields}}.',
      noDocument: 'Chip ke ya lokwalo lo lo sa balwang mo kgetseng e. Tsenya tsebe ya lone.',
      differs: '{{field}}: lokwalo ga lo bue se chip ya lone e se buang.',
      unsure: '{{field}}: e badilwe ka bokoa, e bile e farologana le chip. Bapisa le lokwalo lwa nnete.',
      agrees_one: 'Tshedimosetso e le {{count}} e dumalana le chip.',
      agrees_other: 'Tshedimosetso di le {{count}} di dumalana le chip.',
      portraitMatches: 'Setshwantsho se se gatisitsweng ke se se mo chiping ({{similarity}} mo go 100).',
      portraitUnlike:
        'Setshwantsho se se gatisitsweng se tshwana go le gonnye le se se mo chiping ({{similarity}} mo go 100). Di bapise.',
      portraitDiffers: 'Setshwantsho se se gatisitsweng ga se se se mo chiping ({{similarity}} mo go 100).',
      portraitNotCompared:
        'Setshwantsho se se gatisitsweng ga se a kgona go bapisiwa le se se mo chiping. Di bapise.',
      faceMatches: 'Sefatlhego sa motho yo o teng ke se se mo chiping ({{similarity}} mo go 100).',
      faceDiffers: 'Sefatlhego sa motho yo o teng ga se se se mo chiping ({{similarity}} mo go 100).',
      faceNotCompared:
        'Sefatlhego sa motho yo o teng ga se a kgona go bapisiwa le se se mo chiping. Di bapise.',
    },
    duplicates: {
      otherFace: 'Nomoro e e badilwe mo kgetseng e nngwe ka sefatlhego se sengwe.',
      otherName: 'Nomoro e e badilwe mo kgetseng e nngwe ka leina le lengwe.',
      faceNotCompared: 'Nomoro e e badilwe mo kgetseng e nngwe. Bapisa difatlhego.',
      rejectedBefore: 'Kgetse e e nang le {{what}} e e tshwanang e ganilwe.',
      sameFace:
        'Sefatlhego se se tshwanang thata se mo kgetseng ya nomoro e nngwe ({{similarity}} mo go 100).',
      sameFile: 'Faele e e rometswe motho yo mongwe.',
      samePicture: 'Khopi ya setshwantsho se e rometswe motho yo mongwe.',
      known: 'Lokwalo lo lo kile lwa bonwa, ka motho yo o tshwanang.',
      none: 'Ga go na kgetse e nngwe e e nang le nomoro, faele kgotsa sefatlhego se se tshwanang.',
    },
    face: {
      notDone: 'Tlhatlhobo ya sefatlhego ga e ise e dirwe.',
      notCompared: 'Sefatlhego ga se ise se bapisiwe le lokwalo.',
      notLive: 'Tlhatlhobo ya sefatlhego ga e a feta.',
      differ: 'Sefatlhego ga se se se mo lokwalong ({{similarity}} mo go 100).',
      live: 'Motho yo o tshelang o ne a le teng.',
      match: 'Sefatlhego ke se se mo lokwalong ({{similarity}} mo go 100).',
      copy: 'Setshwantsho sa kwa khaontareng se tshwana le sa lokwalo jaaka khopi ya sone. Dira tlhatlhobo ya sefatlhego gape, o bona motho.',
    },
    screening: {
      notDone: 'Leina ga le ise le tlhatlhobiwe.',
      match: '{{name}} o mo go {{list}}: go netefaditswe.',
      hit: '{{name}} mo go {{list}} o tshwanetse go swetswa ({{score}} mo go 100).',
      waitsForSecond:
        '{{name}} mo go {{list}}: motho wa bobedi o tshwanetse go netefatsa gore ke motho o sele.',
      otherName: 'Go tlhatlhobilwe leina le lengwe, e seng le le mo lokwalong.',
      listsLeftOut: 'Ga go a batlwa mo mananeong otlhe a a tlhokegang.',
      otherKind: 'Mokgatlho kgotsa motho yo o mo lenaaneng o na le leina le tota. Mo tlhatlhobe le ene.',
      moreHits: 'Go bonwe maina a le mantsi go feta a a kwadilweng. Tlhatlhoba gape ka otlhe.',
      thresholdRaised: 'Leina le tlhatlhobilwe ka bogale jo bo kwa tlase ga jo seteišene se bo batlang.',
      newHit: 'Lenaane le lesha le tlisitse leina le go iseng go swetswe ka lone.',
      clear: 'Ga go na leina le le santseng le emetse tshwetso.',
    },
    registry: {
      notDone: 'Khamphani ga e ise e batlwe mo rejisetareng.',
      noCopy: 'Ga go na khopi ya rejisetara e khamphani e ka batlwang mo go yone.',
      notActive: '{{sentence}}',
      unclear: '{{sentence}}',
      verified: '{{sentence}}',
    },
    steps: {
      pending: '{{step}} e santse e tla.',
      otherPerson: '{{step}} e bolela motho yo mongwe, e seng yo o mo lokwalong lwa boitshupo.',
      done: 'Dikgato tsotlhe di dirilwe.',
    },
  },
};
