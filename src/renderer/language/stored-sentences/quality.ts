import type { SentencePair } from './pairs.ts';

/** Pictures that could be better, and notes on readings, in results stored before they spoke by key. Setswana made by machine, to be reviewed. */
export const qualitySentences: readonly SentencePair[] = [
  [
    'The picture has {count} × {count2} pixels, fewer than 1200 × 800. Move the camera closer or scan at a higher resolution.',
    'Setshwantsho se na le dipikisele tse {count} × {count2}, tse di kwa tlase ga 1200 × 800. Atametsa khamera kgotsa o sekene ka boleng jo bo kwa godimo.',
  ],
  [
    'The text is very small. Move the camera closer or scan at a higher resolution.',
    'Mokwalo o monnye thata. Atametsa khamera kgotsa o sekene ka boleng jo bo kwa godimo.',
  ],
  [
    'The picture is blurred. Hold the camera still and let it focus, then take the picture again.',
    'Setshwantsho ga se a tlhapa. Tshwara khamera e eme, e letle e tlhome matlho, o bo o tsaya gape.',
  ],
  [
    'A reflection hides part of the page. Tilt the document or move the lamp, then take the picture again.',
    'Go benya go fitlha karolo ya tsebe. Sekamisa lokwalo kgotsa o sutise lobone, o bo o tsaya gape.',
  ],
  [
    'The picture is too dark. Take it again in better light.',
    'Setshwantsho se lefifi thata. Se tseye gape mo leseding le le botoka.',
  ],
  [
    'The document is cut off at the {part}. Take the picture again with all four corners in it.',
    'Lokwalo lo kgaotswe fa {part}. Tsaya setshwantsho gape ka dikhutlo tsotlhe di le nne.',
  ],
  [
    'No text was found on this page. Check that the right side was photographed, in focus.',
    'Ga go a bonwa mokwalo mo tsebeng e. Netefatsa gore go tserwe letlhakore le le siameng, le tlhapile.',
  ],
  [
    'The text can hardly be read. Take the picture again: closer, in focus and in even light.',
    'Mokwalo o balega ka thata. Tsaya setshwantsho gape: gaufi, se tlhapile, ka lesedi le le lekanang.',
  ],
  ['The page can hardly be read.', 'Tsebe e balega ka thata.'],
  [
    'This picture shows a face and no document. Photograph the paper or card itself, all of it.',
    'Setshwantsho se se bontsha sefatlhego mme e seng lokwalo. Tsaya setshwantsho sa pampiri kgotsa karata ka boyone, yotlhe.',
  ],
  ['top', 'godimo'],
  ['bottom', 'tlase'],
  ['left', 'molemeng'],
  ['right', 'mojeng'],
  ['{part} and {part2}', '{part} le {part2}'],
  ['The month is printed before the day.', 'Kgwedi e gatisitswe pele ga letsatsi.'],
  ['The year is printed with two digits.', 'Ngwaga o gatisitswe ka dipalo di le pedi.'],
  [
    'Only month and year are printed; the first day of the month is given.',
    'Go gatisitswe kgwedi le ngwaga fela; go filwe letsatsi la ntlha la kgwedi.',
  ],
  [
    'This is a postal address; where the person lives is not printed.',
    'E ke aterese ya poso; fa motho a nnang teng ga go a gatisiwa.',
  ],
  ['No place of this address is in the gazetteer.', 'Ga go lefelo la aterese e mo lenaaneng la mafelo.'],
  [
    'Not printed on this card: inferred as ten years before the expiry date.',
    'Ga e a gatisiwa mo karateng e: e badilwe e le dingwaga di le lesome pele ga letsatsi la go fela.',
  ],
  ['Some digits are masked.', 'Dipalo dingwe di fitlhilwe.'],
];
