/** Labels of the surname: English, Setswana, French. */
export const SURNAME_CAPTIONS = "surname|last name|family name|sefane|nom(?: de famille| d[’']usage)?";

/** Labels of given names. */
export const FORENAME_CAPTIONS = 'forenames?|first names?|given names?|other names?|maina|pr[ée]noms?';

/** Labels of both in French: "Nom, prénoms". */
export const FULL_NAME_IN_FRENCH = 'noms?(?:,| et| &|\\(s\\) et)? pr[ée]nom(?:s|\\(s\\))?';
