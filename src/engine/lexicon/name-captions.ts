/** Labels of the surname: English, Setswana. */
export const SURNAME_CAPTIONS = 'surname|last name|family name|sefane';

/** Labels of given names. */
export const FORENAME_CAPTIONS = 'forenames?|first names?|given names?|other names?|maina';
