import { inProse } from './languages/index.ts';

/** Labels of the surname. */
export const SURNAME_CAPTIONS = `surname|last name|family name|sefane|${inProse('surnameCaptions')}`;

/** Labels of given names. */
export const FORENAME_CAPTIONS = `forenames?|first names?|given names?|other names?|maina|${inProse('forenameCaptions')}`;

/** Labels of both in other languages: "Nom, prénoms". */
export const FULL_NAME_ABROAD = inProse('fullNameCaptions');
