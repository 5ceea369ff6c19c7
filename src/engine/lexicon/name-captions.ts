/** Captions of the surname on forms: English, Setswana. */
export const SURNAME_CAPTIONS = 'surname|last name|family name|sefane';

/** Of what goes before it. */
export const FORENAME_CAPTIONS = 'forenames?|first names?|given names?|other names?|maina';
