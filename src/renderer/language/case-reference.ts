/** The start of a case's id: enough to say which one, to type and to search for. */
export const caseReference = (caseId: string): string => caseId.slice(0, 8);
