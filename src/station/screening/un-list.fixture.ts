/** Somebody on a consolidated list of the United Nations, as its XML has them. */
export const person = (id: string, first: string, last: string, extra = ''): string =>
  `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${first}</FIRST_NAME><SECOND_NAME>${last}</SECOND_NAME><UN_LIST_TYPE>TEST</UN_LIST_TYPE><REFERENCE_NUMBER>${id}</REFERENCE_NUMBER>${extra}</INDIVIDUAL>`;
/** A whole list of the United Nations, of people made up. */
export const unList = (people: string, date = '2026-11-01'): string =>
  `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="${date}T00:00:00Z"><INDIVIDUALS>${people}</INDIVIDUALS><ENTITIES/></CONSOLIDATED_LIST>`;
/** What such a list may say of a person besides the names. */
export const EXTRA =
  '<GENDER>Male</GENDER><NATIONALITY><VALUE>Botswana</VALUE></NATIONALITY><INDIVIDUAL_DATE_OF_BIRTH><DATE>1970-05-06</DATE></INDIVIDUAL_DATE_OF_BIRTH><INDIVIDUAL_DOCUMENT><NUMBER>ZZ0001112</NUMBER></INDIVIDUAL_DOCUMENT>';
