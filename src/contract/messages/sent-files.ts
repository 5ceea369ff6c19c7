import type { Room } from '../message-text.ts';

/** Why files of a request are not taken (src/api/uploads, src/api/operations). */
export const sentFiles = {
  sendAs: { en: 'Send the file as {{types}}.', tn: 'Romela faele jaaka {{types}}.' },
  formOrJson: {
    en: 'multipart/form-data, or in base64 as application/json',
    tn: 'multipart/form-data, kgotsa ka base64 jaaka application/json',
  },
  noFile: { en: 'No file was sent.', tn: 'Ga go a romelwa faele.' },
  noDocument: { en: 'No document was sent.', tn: 'Ga go a romelwa lokwalo.' },
  empty: { en: 'The file is empty.', tn: 'Faele ga e na sepe.' },
  twice: {
    en: 'The part is sent twice with different values.',
    tn: 'Karolo e rometswe gabedi ka boleng jo bo farologaneng.',
  },
  manyFields: { en: 'The form has too many fields.', tn: 'Foromo e na le dikarolo tse dintsi thata.' },
  malformed: {
    en: 'The multipart body is incomplete or malformed.',
    tn: 'Mmele wa multipart ga o a felela kgotsa o dirilwe ka phoso.',
  },
  noBoundary: {
    en: 'The Content-Type header names no multipart boundary.',
    tn: 'Content-Type ga e bolele molelwane wa multipart.',
  },
  longField: { en: 'The field is too long.', tn: 'Karolo e telele thata.' },
  large: { en: 'A file may have at most {{most}} MB.', tn: 'Faele e ka nna {{most}} MB fela.' },
  many_one: {
    en: 'At most {{count}} file may be sent.',
    tn: 'Go ka romelwa faele e le {{count}} fela.',
  },
  many_other: {
    en: 'At most {{count}} files may be sent.',
    tn: 'Go ka romelwa difaele di le {{count}} fela.',
  },
  manyDocuments: {
    en: 'At most {{most}} documents may be sent.',
    tn: 'Go ka romelwa dikwalo di le {{most}} fela.',
  },
  partOfItsOwn: {
    en: 'Send each file in a part of its own.',
    tn: 'Romela faele nngwe le nngwe ka karolo ya yone.',
  },
  needsName: {
    en: 'This part must be a file with a file name.',
    tn: 'Karolo e e tshwanetse go nna faele e e nang le leina.',
  },
  otherPart: {
    en: 'Files belong in the form part "{{part}}".',
    tn: 'Difaele di tsena mo karolong ya foromo ya "{{part}}".',
  },
  noneInPart: {
    en: 'No file was sent in this part.',
    tn: 'Ga go a romelwa faele ka karolo e.',
  },
  unreadablePart: {
    en: 'A part of the form has no readable name: its header Content-Disposition is missing or malformed.',
    tn: 'Karolo ya foromo ga e na leina le le balegang: Content-Disposition ya yone ga e yo kgotsa e dirilwe ka phoso.',
  },
  otherDataUri: {
    en: 'The data URI names another kind of file.',
    tn: 'URI ya tshedimosetso e bolela mofuta o sele wa faele.',
  },
  notBase64: { en: 'The value is not base64.', tn: 'Boleng ga se base64.' },
  frameType: { en: 'A frame is sent as image/jpeg.', tn: 'Foreimi e romelwa jaaka image/jpeg.' },
} as const satisfies Room;

/** What was sent in the place of a JPEG, PNG or PDF (src/contract/other-kinds.ts). */
export const otherKinds = {
  unknown: { en: 'The file is not {{accepted}}.', tn: 'Faele ga se {{accepted}}.' },
  known: {
    en: 'The file is {{kind}}, not {{accepted}}.',
    tn: 'Faele ke {{kind}}, ga se {{accepted}}.',
  },
  document: { en: 'a JPEG, PNG or PDF', tn: 'JPEG, PNG kgotsa PDF' },
  picture: { en: 'a JPEG or PNG picture', tn: 'setshwantsho sa JPEG kgotsa PNG' },
  heic: { en: 'a HEIC picture', tn: 'setshwantsho sa HEIC' },
  avif: { en: 'an AVIF picture', tn: 'setshwantsho sa AVIF' },
  video: { en: 'a video', tn: 'bidio' },
  webp: { en: 'a WebP picture', tn: 'setshwantsho sa WebP' },
  tiff: { en: 'a TIFF picture', tn: 'setshwantsho sa TIFF' },
  gif: { en: 'a GIF picture', tn: 'setshwantsho sa GIF' },
  bmp: { en: 'a BMP picture', tn: 'setshwantsho sa BMP' },
  jpeg2000: { en: 'a JPEG 2000 picture', tn: 'setshwantsho sa JPEG 2000' },
  jpegXl: { en: 'a JPEG XL picture', tn: 'setshwantsho sa JPEG XL' },
  svg: { en: 'an SVG drawing', tn: 'sethalo sa SVG' },
  webPage: { en: 'a web page', tn: 'tsebe ya webosaete' },
  word: { en: 'a Word document', tn: 'lokwalo lwa Word' },
  excel: { en: 'an Excel workbook', tn: 'buka ya Excel' },
  zip: { en: 'a ZIP archive', tn: 'sephuthelwana sa ZIP' },
  oldOffice: {
    en: 'a document of an older Office program',
    tn: 'lokwalo lwa lenaneo la kgale la Office',
  },
  rtf: { en: 'an RTF document', tn: 'lokwalo lwa RTF' },
  postScript: { en: 'a PostScript document', tn: 'lokwalo lwa PostScript' },
  pdf: { en: 'a PDF', tn: 'PDF' },
  dataUri: { en: 'a data URI', tn: 'URI ya tshedimosetso' },
  base64: { en: 'base64 text', tn: 'mokwalo wa base64' },
  exportAsPdf: { en: 'Export it as PDF.', tn: 'E ntshe jaaka PDF.' },
  convert: { en: 'Save it as JPEG, PNG or PDF.', tn: 'E boloke jaaka JPEG, PNG kgotsa PDF.' },
  convertToPicture: { en: 'Save it as JPEG or PNG.', tn: 'E boloke jaaka JPEG kgotsa PNG.' },
  sendBytes: {
    en: 'Send the bytes themselves as the file.',
    tn: 'Romela dibaete ka botsone jaaka faele.',
  },
  saveAsJpeg: {
    en: 'Save it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
    tn: 'E boloke jaaka JPEG; iPhone e tsaya JPEG ka Settings, Camera, Formats, Most Compatible.',
  },
  printAsPdf: { en: 'Print it as PDF.', tn: 'E gatise jaaka PDF.' },
  sendInside: { en: 'Send the files in it.', tn: 'Romela difaele tse di mo go yone.' },
} as const satisfies Room;
