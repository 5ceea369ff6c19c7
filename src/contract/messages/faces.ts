import type { Room } from '../message-text.ts';

/** What whoever decides should know of compared faces (src/station/faces). */
export const comparedFaces = {
  otherPeople: {
    en: 'Other people are seen in the selfie. The most prominent face was compared; make sure that it is the right person.',
    tn: 'Batho ba bangwe ba bonala mo setshwantshong sa sefatlhego. Go bapisitswe sefatlhego se se tlhagelelang thata; netefatsa gore ke sa motho yo o tshwanetseng.',
  },
  samePicture: {
    en: 'Both pictures are the same file. A picture compared with itself says nothing of who stands at the counter.',
    tn: 'Ditshwantsho tse pedi ke faele e le nngwe. Setshwantsho se se bapisiwang le sone ka bosone ga se bolele sepe ka motho yo o emeng fa khaontareng.',
  },
  copy: {
    en: 'The faces agree so closely as copies of one picture do. A picture compared with its copy says nothing of who stands at the counter.',
    tn: 'Difatlhego di tshwana jaaka dikhopi tsa setshwantsho se le sengwe. Setshwantsho se se bapisiwang le khopi ya sone ga se bolele sepe ka motho yo o emeng fa khaontareng.',
  },
  poorPictures: {
    en: 'One of the pictures is small, dark, blurred or turned away: the same person may score low. Take it again before you decide.',
    tn: 'Se sengwe sa ditshwantsho se sennye, se lefifi, ga se phepa kgotsa sefatlhego se lebile kwa thoko: motho a le mongwe fela a ka bona maduo a a kwa tlase. Se tseye gape pele o tsaya tshwetso.',
  },
} as const satisfies Room;
