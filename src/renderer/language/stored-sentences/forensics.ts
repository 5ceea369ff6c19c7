import type { SentencePair } from './pairs.ts';

/** What forensics said (src/engine/forensics), in cases stored before it spoke by key. Setswana made by machine, to be reviewed. */
export const forensicSentences: readonly SentencePair[] = [
  [
    'Several traces are unusual for a file of this kind.',
    'Metlhala e mmalwa ga e a tlwaelega mo faeleng ya mofuta o.',
  ],
  [
    'Nothing was changed since, and no signs of editing were found.',
    'Ga go a fetolwa sepe fa e sa le, mme ga go a bonwa matshwao a diphetogo.',
  ],
  [
    'No signs of editing were found, but edits of {part} often leave none.',
    'Ga go a bonwa matshwao a diphetogo, mme diphetogo tsa {part} gantsi ga di tlogele epe.',
  ],
  [
    'No signs of editing were found. Of edited files of this kind, {count} in 100 showed signs when it was measured.',
    'Ga go a bonwa matshwao a diphetogo. Mo difaeleng tse 100 tsa mofuta o tse di fetotsweng, di le {count} di bontshitse matshwao fa go ne go lekanngwa.',
  ],
  [
    'This may be a misreading: compare the figures with the document itself.',
    'Se e ka tswa e le phoso ya go buisa: bapisa dipalo le lokwalo ka bolone.',
  ],
  ['No signs of editing were found, but {part}.', 'Ga go a bonwa matshwao a diphetogo, mme {part}.'],
  [
    'No signs of editing were found in the metadata and the structure of the file. Its pages were not looked at.',
    'Ga go a bonwa matshwao a diphetogo mo tshedimosetsong le mo popegong ya faele. Ditsebe tsa yone ga di a lebelelwa.',
  ],
  ['a PDF document', 'lokwalo lwa PDF'],
  ['a scanned PDF', 'PDF e e sekeniwileng'],
  ['a scanned page', 'tsebe e e sekeniwileng'],
  ['a photograph', 'senepe'],
  ['a picture that a messenger compressed', 'setshwantsho se se patikilweng ke molaetsa'],
  ['a screenshot', 'setshwantsho sa sekirini'],
  ['a file of unknown origin', 'faele e tshimologo ya yone e sa itsiweng'],
  ['the picture is too small to show any', 'setshwantsho se sennye thata go bontsha epe'],
  ['the document cannot be read', 'lokwalo ga lo balege'],
  [
    'A patch of the picture has exactly one colour, which paper under a camera or scanner never has.',
    'Karolo ya setshwantsho e na le mmala o le mongwe fela; pampiri fa tlase ga khamera kgotsa sekenara ga e nne jalo.',
  ],
  [
    'A patch of the paper is smoother than the paper around it, as after painting over it.',
    'Karolo ya pampiri e borethe go feta e e e dikologileng, jaaka morago ga go pentiwa.',
  ],
  [
    'Part of the picture was not compressed together with the rest of it.',
    'Karolo ya setshwantsho ga e a patikwa mmogo le tse dingwe.',
  ],
  [
    'A part of the picture was not compressed together with the rest of it, as a portrait laid over it.',
    'Karolo ya setshwantsho ga e a patikwa mmogo le tse dingwe, jaaka senepe se se beilweng mo godimo ga yone.',
  ],
  [
    'Part of the picture lacks the compression traces that the rest of it carries.',
    'Karolo ya setshwantsho ga e na metlhala ya patiko e tse dingwe di nang nayo.',
  ],
  [
    'The small preview stored in the file shows something else than the picture itself.',
    'Setshwantsho se sennye se se bolokilweng mo faeleng se bontsha sengwe se sele.',
  ],
  [
    'The closing balance says {a}, but no balance of the statement does; its last row says {b}.',
    'Madi a bofelo a re {a}, mme ga go madi ape a setatamente a a rialo; mola wa bofelo o re {b}.',
  ],
  [
    'The opening balance says {a}, but no balance of the statement does; its first row says {b}.',
    'Madi a tshimologo a re {a}, mme ga go madi ape a setatamente a a rialo; mola wa ntlha o re {b}.',
  ],
  [
    'Gross {a} less deductions {b} is {c}, but the net pay says {d}.',
    'Tuelo yotlhe {a} go ntshiwa digogo {b} ke {c}, mme tuelo ya bofelo e re {d}.',
  ],
  [
    'The line above says {a}, which fits the net pay, but the total says {b}.',
    'Mola o o fa godimo o re {a}, mme o dumelana le tuelo ya bofelo, mme palogotlhe e re {b}.',
  ],
  [
    'The {count} lines above add up to {a}, which fits the net pay, but the total says {b}.',
    'Mela e le {count} e e fa godimo e dira {a}, mme e dumelana le tuelo ya bofelo, mme palogotlhe e re {b}.',
  ],
  [
    'The lines add up to {a}, but the total that fits the net pay is {b}: one of the lines was changed.',
    'Mela e dira {a}, mme palogotlhe e e dumelanang le tuelo ya bofelo ke {b}: mongwe wa mela o fetotswe.',
  ],
  [
    'The balance goes from {a} to {b}, a change of {c}, but the row says {d}.',
    'Madi a tswa go {a} go ya go {b}, phetogo ya {c}, mme mola o re {d}.',
  ],
  [
    'Where the list has room for a row nothing is printed, and the balance goes from {a} to {b} there, which the next row does not explain.',
    'Fa lenaane le nang le phatlha ya mola ga go a kwalwa sepe, mme madi a tswa go {a} go ya go {b} foo, mme mola o o latelang ga o tlhalose seo.',
  ],
  [
    'Where the list has room for {count} rows nothing is printed, and the balance goes from {a} to {b} there, which the next row does not explain.',
    'Fa lenaane le nang le phatlha ya mela e le {count} ga go a kwalwa sepe, mme madi a tswa go {a} go ya go {b} foo, mme mola o o latelang ga o tlhalose seo.',
  ],
  [
    'A picture for experts: how much each part changes when it is compressed once more. It proves nothing.',
    'Setshwantsho sa baitseanape: gore karolo nngwe le nngwe e fetoga go le kana kang fa e patikwa gape. Ga se supe sepe.',
  ],
  [
    'A patch in the colour of the paper has none of its grain: it was painted over.',
    'Karolo e e mmala wa pampiri ga e na makgwakgwa a yone: e pentilwe mo godimo.',
  ],
  [
    'A patch of the picture is smoother than the paper around it: blurred or painted over.',
    'Karolo ya setshwantsho e borethe go feta pampiri e e e dikologileng: e sothilwe kgotsa e pentilwe.',
  ],
  [
    'A word or number was drawn in another font or by another program than the rest of the page.',
    'Lefoko kgotsa nomoro e kwadilwe ka ditlhaka tse dingwe kgotsa ka lenaneo le lengwe go na le tsebe e nngwe yotlhe.',
  ],
  [
    'A word or number of the picture is printed otherwise than what stands around it.',
    'Lefoko kgotsa nomoro ya setshwantsho e gatisitswe ka tsela e sele go na le tse di e dikologileng.',
  ],
  [
    'The picture shows a fine regular pattern, as a photograph of a screen or of a halftone print does.',
    'Setshwantsho se bontsha mothalo o mosesane o o boeletsang, jaaka setshwantsho sa sekirini kgotsa sa kgatiso ya marontho.',
  ],
  [
    'The figure that fits the others is {a}, but it is also given as {b}.',
    'Palo e e dumalanang le tse dingwe ke {a}, mme gape e neetswe e le {b}.',
  ],
  [
    'The charges with their VAT add up to {a}, but the total says {b}.',
    'Ditshenyegelo le VAT ya tsone di dira {a}, mme palogotlhe e re {b}.',
  ],
  [
    'The charges add up to {a}, but the total of {b} fits the VAT: one of the charges was changed.',
    'Ditshenyegelo di dira {a}, mme palogotlhe ya {b} e dumalana le VAT: tshenyegelo nngwe e fetotswe.',
  ],
  [
    'The charges add up to {a}, but the total is also given as {b}.',
    'Ditshenyegelo di dira {a}, mme palogotlhe gape e neetswe e le {b}.',
  ],
  [
    'The closing balance says {a}, but the rows of the statement end with {b}.',
    'Madi a bofelo a re {a}, mme mela ya setatamente e felela ka {b}.',
  ],
  [
    'The opening balance says {a}, but the rows of the statement begin from {b}.',
    'Madi a tshimologo a re {a}, mme mela ya setatamente e simolola ka {b}.',
  ],
];
