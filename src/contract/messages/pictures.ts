import type { Room } from '../message-text.ts';

/** What could be better about a picture, of a paper or of a face, and why a reading is refused (src/engine, src/station/verification). */
export const pictures = {
  fewPixels: {
    en: 'The picture has {{width}} × {{height}} pixels, fewer than 1200 × 800. Move the camera closer or scan at a higher resolution.',
    tn: 'Setshwantsho se na le dipikisele tse {{width}} × {{height}}, tse di kwa tlase ga 1200 × 800. Atametsa khamera kgotsa o sekene ka boleng jo bo kwa godimo.',
  },
  smallText: {
    en: 'The text is very small. Move the camera closer or scan at a higher resolution.',
    tn: 'Mokwalo o monnye thata. Atametsa khamera kgotsa o sekene ka boleng jo bo kwa godimo.',
  },
  grainy: {
    en: 'The picture is grainy and the text is lost in it. Take it again in better light, with the camera closer.',
    tn: 'Setshwantsho se na le marothodinyana mme mokwalo o latlhegile mo go sone. Se tseye gape mo leseding le le botoka, khamera e le gaufi.',
  },
  blurred: {
    en: 'The picture is blurred. Hold the camera still and let it focus, then take the picture again.',
    tn: 'Setshwantsho ga se a tlhapa. Tshwara khamera e eme, e letle e tlhome matlho, o bo o tsaya gape.',
  },
  glare: {
    en: 'A reflection hides part of the page. Tilt the document or move the lamp, then take the picture again.',
    tn: 'Go benya go fitlha karolo ya tsebe. Sekamisa lokwalo kgotsa o sutise lobone, o bo o tsaya gape.',
  },
  tooDark: {
    en: 'The picture is too dark. Take it again in better light.',
    tn: 'Setshwantsho se lefifi thata. Se tseye gape mo leseding le le botoka.',
  },
  cutOff: {
    en: 'The document is cut off at the {{edges}}. Take the picture again with all four corners in it.',
    tn: 'Lokwalo lo kgaotswe fa {{edges}}. Tsaya setshwantsho gape ka dikhutlo tsotlhe di le nne.',
  },
  edge: { en: '{{edge, term}}', tn: '{{edge, term}}' },
  edges: { en: '{{edge, term}} and {{others}}', tn: '{{edge, term}} le {{others}}' },
  noText: {
    en: 'No text was found on this page. Check that the right side was photographed, in focus.',
    tn: 'Ga go a bonwa mokwalo mo tsebeng e. Netefatsa gore go tserwe letlhakore le le siameng, le tlhapile.',
  },
  hardlyLegible: {
    en: 'The text can hardly be read. Take the picture again: closer, in focus and in even light.',
    tn: 'Mokwalo o balega ka thata. Tsaya setshwantsho gape: gaufi, se tlhapile, ka lesedi le le lekanang.',
  },
  faceForPaper: {
    en: 'This picture shows a face and no document. Photograph the paper or card itself, all of it.',
    tn: 'Setshwantsho se se bontsha sefatlhego mme e seng lokwalo. Tsaya setshwantsho sa pampiri kgotsa karata ka boyone, yotlhe.',
  },
  nothingRead: {
    en: 'Nothing can be read on this document. Take the picture again.',
    tn: 'Ga go na se se ka balwang mo lokwalong lo. Tsaya setshwantsho gape.',
  },
  notRecognised: {
    en: 'No document of this kind was recognised.',
    tn: 'Ga go a lemogiwa lokwalo lwa mofuta o.',
  },
  seenAsOther: {
    en: 'The document is not of the kind that was asked for. It was taken for: {{seen, documents}}.',
    tn: 'Lokwalo ga se lwa mofuta o o kopilweng. Lo tserwe jaaka: {{seen, documents}}.',
  },
  unknownKind: {
    en: 'What kind of document this is cannot be made out.',
    tn: 'Ga go bonale gore lo ke lokwalo lwa mofuta ofe.',
  },
  lowConfidence: {
    en: 'The document could not be read with enough confidence.',
    tn: 'Lokwalo ga lo a kgona go balwa ka tshepo e e lekaneng.',
  },
  neededUnread: {
    en: '{{document, document}}: not read, or not surely: {{names, fields}}.',
    tn: '{{document, document}}: ga e a balwa, kgotsa ga e a balwa ka tlhomamo: {{names, fields}}.',
  },
  faceSmall: {
    en: 'The face is too small. Come closer or send a larger picture.',
    tn: 'Sefatlhego se sennye thata. Atamela kgotsa o romele setshwantsho se segolo.',
  },
  faceTurned: {
    en: 'The face is turned away. Look straight at the camera.',
    tn: 'Sefatlhego se retologile. Leba khamera.',
  },
  faceDark: {
    en: 'The face is too dark. Add light from the front.',
    tn: 'Sefatlhego se lefifi thata. Oketsa lesedi le le tswang pele.',
  },
  faceOverexposed: {
    en: 'The face is overexposed. Avoid direct light or flash.',
    tn: 'Sefatlhego se na le lesedi le lentsi. Tila lesedi le le tlhamaletseng kgotsa la flash.',
  },
  faceBlurred: {
    en: 'The face is blurred. Hold still and clean the lens.',
    tn: 'Sefatlhego ga se a tlhapa. Ema fela o bo o phimole lense.',
  },
  faceCovered: {
    en: 'Part of the face is covered. Remove mask, dark glasses or hand.',
    tn: 'Karolo ya sefatlhego e khurumetswe. Ntsha maseke, digalase tse dintsho kgotsa seatla.',
  },
  faceCutOff: {
    en: 'Part of the face is outside the picture. Take it again with the whole face in it.',
    tn: 'Karolo ya sefatlhego e kwa ntle ga setshwantsho. Se tseye gape sefatlhego sotlhe se le mo teng.',
  },
  noFace: {
    en: 'No face was found in the {{picture, term}}.',
    tn: 'Ga go a bonwa sefatlhego mo {{picture, term}}.',
  },
  inPicture: {
    en: 'In the {{picture, term}}: {{reasons, sentence}}',
    tn: 'Mo {{picture, term}}: {{reasons, sentence}}',
  },
  severalPeople: {
    en: 'Several people are in the {{picture, term}}. Only one may be seen.',
    tn: 'Go na le batho ba le mmalwa mo {{picture, term}}. Go tshwanetse go bonale a le mongwe fela.',
  },
  veryDark: { en: 'The picture is very dark.', tn: 'Setshwantsho se lefifi thata.' },
  overexposed: {
    en: 'The picture is overexposed.',
    tn: 'Setshwantsho se na le lesedi le lentsi thata.',
  },
} as const satisfies Room;
