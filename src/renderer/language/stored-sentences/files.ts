import type { SentencePair } from './pairs.ts';

/** What forensics said of a file's structure, signatures and origin, in cases stored before it spoke by key. Setswana made by machine, to be reviewed. */
export const fileSentences: readonly SentencePair[] = [
  [
    '“{before}” was changed to “{after}” after the document was first saved.',
    '“{before}” e fetoletswe go “{after}” morago ga lokwalo lo bolokilwe la ntlha.',
  ],
  [
    '“{before}” was taken off the page after the document was first saved.',
    '“{before}” e tlositswe mo tsebeng morago ga lokwalo lo bolokilwe la ntlha.',
  ],
  [
    '“{after}” was added to the page after the document was first saved. Filling in a form does this too.',
    '“{after}” e tsentswe mo tsebeng morago ga lokwalo lo bolokilwe la ntlha. Go tlatsa foromo le gone go dira se.',
  ],
  [
    'The document had {a} pages when it was signed and has {b} now.',
    'Lokwalo lo ne lo na le ditsebe di le {a} fa lo saenwa, jaanong lo na le di le {b}.',
  ],
  ['After the document was signed, {part}.', 'Morago ga lokwalo lo saennwe, {part}.'],
  ['“{after}” was added', '“{after}” e tsentswe'],
  ['“{before}” was removed', '“{before}” e tlositswe'],
  ['“{before}” was changed to “{after}”', '“{before}” e fetoletswe go “{after}”'],
  [
    'The page was drawn over after the document was signed.',
    'Go thadilwe mo godimo ga tsebe morago ga lokwalo lo saennwe.',
  ],
  [
    'A digital signature of the file does not hold any more: the file was saved again or changed after it was signed.',
    'Mosaeno wa dijithale wa faele ga o sa tlhole o tshwara: faele e bolokilwe gape kgotsa e fetotswe morago ga go saenwa.',
  ],
  [
    'A digital signature that the file once had was taken out of it.',
    'Mosaeno wa dijithale o faele e neng e na le one o ntshitswe mo go yone.',
  ],
  [
    'A digital signature is of a kind that cannot be checked here; it proves nothing.',
    'Mosaeno wa dijithale ke wa mofuta o o sa kgoneng go tlhatlhobiwa fano; ga o supe sepe.',
  ],
  [
    'The signature in the name of {signer} cannot be checked here; it proves nothing.',
    'Mosaeno ka leina la {signer} ga o kgone go tlhatlhobiwa fano; ga o supe sepe.',
  ],
  ['Time-stamped by {name} on {date}.', 'E gatisitswe nako ke {name} ka {date}.'],
  ['Time-stamped by {name}.', 'E gatisitswe nako ke {name}.'],
  [
    'The pages stand in another order than when the document was signed.',
    'Ditsebe di mo tatelanong e nngwe go na le fa lokwalo lo ne lo saenwa.',
  ],
  [
    'The page was cut or turned after the document was signed.',
    'Tsebe e sega kgotsa e retolotswe morago ga lokwalo lo saennwe.',
  ],
  [
    'A font or picture of the page was exchanged after the document was signed.',
    'Ditlhaka kgotsa setshwantsho sa tsebe di ananngwe morago ga lokwalo lo saennwe.',
  ],
  [
    'Layers of the document were switched on or off after it was signed.',
    'Dikarolo tsa lokwalo di tshubilwe kgotsa di timilwe morago ga lo saennwe.',
  ],
  [
    '“{after}” was filled in after the document was signed, which its signer did not allow.',
    '“{after}” e tladitswe morago ga lokwalo lo saennwe, se mosaeni a sa se letlelelang.',
  ],
  [
    '“{after}” was filled in after the document was signed, which its signer allowed.',
    '“{after}” e tladitswe morago ga lokwalo lo saennwe, se mosaeni a se letleletseng.',
  ],
  [
    '“{before}” stood on the page when the document was signed, and “{after}” stands there now.',
    '“{before}” e ne e le mo tsebeng fa lokwalo lo saenwa, mme jaanong go na le “{after}”.',
  ],
  [
    '“{before}” was covered after the document was signed.',
    '“{before}” e khurumeditswe morago ga lokwalo lo saennwe.',
  ],
  [
    '“{after}” was drawn anew after the document was signed, and says the same.',
    '“{after}” e thadilwe sesha morago ga lokwalo lo saennwe, mme e bua se se tshwanang.',
  ],
  [
    'Settings of the document were changed after it was signed.',
    'Dithulaganyo tsa lokwalo di fetotswe morago ga lo saennwe.',
  ],
  [
    'Something that the page showed when the document was signed is no longer there.',
    'Sengwe se tsebe e neng e se bontsha fa lokwalo lo saenwa ga se sa tlhole se le teng.',
  ],
  [
    'Bytes that belong to no save follow the signed part of the file.',
    'Morago ga karolo e e saennweng ya faele go na le dibaete tse e seng tsa poloko epe.',
  ],
  [
    'Annotations were laid over the page after the document was signed.',
    'Go beilwe ditlhaloso mo godimo ga tsebe morago ga lokwalo lo saennwe.',
  ],
  [
    '“{before}” was covered and “{after}” was written over it.',
    '“{before}” e khurumeditswe mme “{after}” e kwadilwe mo godimo ga yone.',
  ],
  ['“{after}” was printed over “{before}”.', '“{after}” e gatisitswe mo godimo ga “{before}”.'],
  ['“{before}” is still in the file but {part}.', '“{before}” e santse e le mo faeleng mme {part}.'],
  [
    'hidden under a box in the colour of the paper',
    'e fitlhilwe ka fa tlase ga lebokoso la mmala wa pampiri',
  ],
  ['covered by a picture', 'e khurumeditswe ke setshwantsho'],
  ['blacked out', 'e ntshofaditswe'],
  [
    'An annotation covers “{before}” and shows “{after}” in its place.',
    'Tlhaloso e khurumetsa “{before}” mme e bontsha “{after}” mo boemong jwa yone.',
  ],
  [
    'An annotation covers “{before}”, which is still in the file.',
    'Tlhaloso e khurumetsa “{before}”, e e santseng e le mo faeleng.',
  ],
  [
    'The digits of “{text}” are set in different fonts.',
    'Dipalo tsa “{text}” di kwadilwe ka mefuta ya ditlhaka e e farologaneng.',
  ],
  [
    'The digits of “{text}” are set in different sizes.',
    'Dipalo tsa “{text}” di na le bogolo jo bo farologaneng.',
  ],
  [
    '“{text}” is set in a font that the rest of the page does not use, and was put there after all other text.',
    '“{text}” e kwadilwe ka mofuta wa ditlhaka o o sa dirisiweng mo tsebeng yotlhe, mme e tsentswe morago ga mafoko otlhe a mangwe.',
  ],
  [
    'The page shows “{after}” where a hidden layer holds “{before}”.',
    'Tsebe e bontsha “{after}” fa letlhare le le fitlhegileng le nang le “{before}”.',
  ],
  [
    'The file holds “{before}”, which nobody can read on the page: programs are told something else than people.',
    'Faele e na le “{before}”, e go seng motho ope yo o ka e balang mo tsebeng: dikhomphiutha di bolelelwa se sele go na le batho.',
  ],
  [
    'The file holds “{before}”, which nobody can read on the page.',
    'Faele e na le “{before}”, e go seng motho ope yo o ka e balang mo tsebeng.',
  ],
  [
    'This page says it is page {a} of {b}, but it follows page {c} of {d}.',
    'Tsebe e e bolela gore ke tsebe {a} ya {b}, mme e latela tsebe {c} ya {d}.',
  ],
  ['Page {text} of the paper is not in the file.', 'Tsebe {text} ya lokwalo ga e mo faeleng.'],
  [
    'The page before says {text}: {before}, this page of the same paper says {after}.',
    'Tsebe e e fetileng ya re {text}: {before}, tsebe e ya lokwalo lone loo ya re {after}.',
  ],
  [
    'The page before ends with a balance of {before}, but the rows of this page do not go on from it.',
    'Tsebe e e fetileng e felela ka madi a le {before}, mme mela ya tsebe e ga e tswelele go tswa mo go one.',
  ],
  [
    'This page was made by another program or from another template than the pages of the same paper.',
    'Tsebe e e dirilwe ka lenaneo le lengwe kgotsa sekao se sengwe go na le ditsebe tse dingwe tsa lokwalo lo.',
  ],
  [
    'This page is only a picture, although the other pages of the same paper are text and it was never printed.',
    'Tsebe e ke setshwantsho fela, le fa ditsebe tse dingwe tsa lokwalo lo e le mokwalo mme e ise e ke e gatisiwe.',
  ],
  ['A hidden layer holds “{before}”.', 'Letlhare le le fitlhegileng le na le “{before}”.'],
  [
    '“{before}” was changed to “{after}”: the earlier page is still in the file.',
    '“{before}” e fetoletswe go “{after}”: tsebe ya pele e santse e le mo faeleng.',
  ],
  [
    'A picture that shows “{after}” was pasted over “{before}”.',
    'Setshwantsho se se bontshang “{after}” se kgomareditswe mo godimo ga “{before}”.',
  ],
  [
    'A box in the colour of paper was laid over the scan and “{after}” typed on it.',
    'Lebokoso la mmala wa pampiri le beilwe mo godimo ga sekene mme “{after}” ya kwalwa mo go lone.',
  ],
  [
    'A box in the colour of paper hides part of the scan.',
    'Lebokoso la mmala wa pampiri le fitlha karolo ya sekene.',
  ],
  [
    'A digital signature leaves out part of the file that it should cover.',
    'Mosaeno wa dijithale o tlogela karolo ya faele e o tshwanetseng go e akaretsa.',
  ],
  ['A digital signature cannot be read.', 'Mosaeno wa dijithale ga o balege.'],
  [
    'The file was changed after {name} signed it: the signed digest does not fit the content.',
    'Faele e fetotswe morago ga {name} a e saena: se se saennweng ga se dumelane le diteng.',
  ],
  [
    'The digital signature in the name of {name} is not valid.',
    'Mosaeno wa dijithale ka leina la {name} ga o dire.',
  ],
  ['Signed by {name} on {date}, {part}.', 'E saennwe ke {name} ka {date}, {part}.'],
  ['Signed by {name}, {part}.', 'E saennwe ke {name}, {part}.'],
  ['a trusted signer', 'mosaeni yo o ikanyegang'],
  ['a signer that is not in the trust folder', 'mosaeni yo o seng mo foldareng ya ba ba ikanyegang'],
  [
    'The file carries Content Credentials that cannot be read.',
    'Faele e na le Content Credentials tse di sa balegeng.',
  ],
  [
    'The file was changed after its Content Credentials were attached: their digest does not fit.',
    'Faele e fetotswe morago ga Content Credentials tsa yone di tsentswe: ga di dumelane.',
  ],
  [
    'The Content Credentials of the file say that it was made by a generative program.',
    'Content Credentials tsa faele di re e dirilwe ke lenaneo le le itlhamelang.',
  ],
  [
    'The Content Credentials of the file say that it was made from a picture of a generative program.',
    'Content Credentials tsa faele di re e dirilwe ka setshwantsho sa lenaneo le le itlhamelang.',
  ],
  [
    'The Content Credentials of the file hold, signed by {name}, a trusted signer.',
    'Content Credentials tsa faele di a tshwara, di saennwe ke {name}, yo o ikanyegang.',
  ],
  [
    'The Content Credentials of the file hold, and say that it was edited.',
    'Content Credentials tsa faele di a tshwara, mme di re e fetotswe.',
  ],
  [
    'The file carries Content Credentials, but nobody in the trust folder signed them: they prove nothing.',
    'Faele e na le Content Credentials, mme ga go ope mo foldareng ya ba ba ikanyegang yo o di saennweng: ga di supe sepe.',
  ],
  [
    'According to its metadata the picture was {part}.',
    'Go ya ka tshedimosetso ya sone, setshwantsho: {part}.',
  ],
  ['made with {piece}', 'se dirilwe ka {piece}'],
  ['saved by {piece}', 'se bolokilwe ka {piece}'],
  ['taken {piece}', 'se tserwe ka {piece}'],
  ['saved {piece}', 'se bolokilwe ka {piece}'],
  ['{part}, saved by {piece}', '{part}, se bolokilwe ka {piece}'],
  ['{part}, taken {piece}', '{part}, se tserwe ka {piece}'],
  ['{part}, saved {piece}', '{part}, se bolokilwe ka {piece}'],
  // Who wrote a PDF and when: any of the parts may be absent, and each is a sentence's part of its own.
  ['PDF {part}.', 'PDF: {part}.'],
  ['written by {piece}', 'e kwadilwe ka {piece}'],
  ['produced by {piece}', 'e ntshitswe ka {piece}'],
  ['created {piece}', 'e dirilwe ka {piece}'],
  ['modified {piece}', 'e fetotswe ka {piece}'],
  ['saved once', 'e bolokilwe gangwe'],
  ['saved {count} times', 'e bolokilwe makgetlo a le {count}'],
  ['{part}, produced by {piece}', '{part}, e ntshitswe ka {piece}'],
  ['{part}, created {piece}', '{part}, e dirilwe ka {piece}'],
  ['{part}, modified {piece}', '{part}, e fetotswe ka {piece}'],
  ['{part}, saved once', '{part}, e bolokilwe gangwe'],
  ['{part}, saved {count} times', '{part}, e bolokilwe makgetlo a le {count}'],
  ['{date} {hour}:{minute}', '{date} {hour}:{minute}'],
  ['{date}', '{date}'],
];
