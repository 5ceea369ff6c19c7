import type { SentencePair } from './pairs.ts';

/** What screening, the register and onboarding say (src/station). Setswana made by machine, to be reviewed. */
export const serviceSentences: readonly SentencePair[] = [
  ['No match at or above {score} in {lists}.', 'Ga go a bonwa ope ka {score} kgotsa go feta mo go {lists}.'],
  [
    'One entry to decide, the best at {score}, in {lists}.',
    'Go na le a le mongwe go swetsa ka ene, yo o gaufi go gaisa ka {score}, mo go {lists}.',
  ],
  [
    '{count} entries to decide, the best at {score}, in {lists}.',
    'Go na le ba le {count} go swetsa ka bone, yo o gaufi go gaisa ka {score}, mo go {lists}.',
  ],
  ['A country is the same.', 'Naga e a tshwana.'],
  [
    'None of the listed countries ({text}) was given.',
    'Ga go naga epe e e mo lenaaneng ({text}) e e filweng.',
  ],
  ['The gender differs.', 'Bong bo a farologana.'],
  ['The document number is the same.', 'Nomoro ya lokwalo e a tshwana.'],
  ['{field} was not given.', '{field} ga e a newa.'],
  ['The copy of {date} holds no {field}.', 'Khopi ya {date} ga e na {field}.'],
  ['{field} agrees with the copy of {date}.', '{field} e dumelana le khopi ya {date}.'],
  ['{field} differs from the copy of {date}.', '{field} e farologana le khopi ya {date}.'],
  ['No directors were given.', 'Ga go a newa batsamaisi.'],
  ['The copy of {date} holds no directors.', 'Khopi ya {date} ga e na batsamaisi.'],
  [
    'Every given director is in the copy of {date}.',
    'Motsamaisi mongwe le mongwe yo o neilweng o mo khoping ya {date}.',
  ],
  [
    '{a} of {b} given directors are not in the copy of {date}.',
    'Batsamaisi ba le {a} ba ba {b} ba ba neilweng ga ba yo mo khoping ya {date}.',
  ],
  [
    'Every step is done and nothing speaks against it.',
    'Dikgato tsotlhe di dirilwe mme ga go sepe se se ganetsang.',
  ],
  ['{part} is still to come.', '{part}: go ise go dirwe.'],
  ['{part} was read and its checks hold.', '{part}: go badilwe mme ditlhatlhobo di nepile.'],
  ['Identity document', 'Lokwalo lwa boitshupo'],
  ['Living person', 'Motho yo o tshelang'],
  ['Same face', 'Sefatlhego se le sengwe'],
  ['Proof of address', 'Bosupi jwa aterese'],
  ['Proof of income', 'Bosupi jwa lotseno'],
  ['Company registration', 'Kwadiso ya khamphani'],
  ['Companies register', 'Rejistara ya dikhamphani'],
  ['Compliance document', 'Lokwalo lwa go obamela molao'],
  ['Sanctions and PEP screening', 'Tlhatlhobo ya dikotlhao le ba maemo'],
  ['The face check is still to come.', 'Tlhatlhobo ya sefatlhego e ise e dirwe.'],
  ['A living person was there.', 'Go ne go na le motho yo o tshelang.'],
  [
    'The face has not been compared with the document.',
    'Sefatlhego ga se ise se tshwantshanngwe le lokwalo.',
  ],
  ['The face is the one on the document ({part}).', 'Sefatlhego ke sone se se mo lokwalong ({part}).'],
  ['The faces differ ({part}).', 'Difatlhego di a farologana ({part}).'],
  ['similarity {a}, threshold {b}', 'go tshwana {a}, selekanyo {b}'],
  ['The company has not been looked up in the register.', 'Khamphani ga e ise e batlwe mo rejistareng.'],
  ['The name has not been screened.', 'Leina ga le ise le tlhatlhobiwe.'],
  ['The same number was read there ({field}).', 'Nomoro e e tshwanang e badilwe koo ({field}).'],
  ['The very same file was sent for this case.', 'Faele yone eo e rometswe kgetse e.'],
  [
    'A very similar face is in this case (similarity {a} of 100).',
    'Sefatlhego se se tshwanang thata se mo kgetseng e (go tshwana {a} mo go 100).',
  ],
];
