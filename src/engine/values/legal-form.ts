/** Words of a legal form: only the registered name of a company has one. */
export const LEGAL_FORM = /\b(?:pty|proprietary|ltd|limited|cc|inc|incorporated|plc)\b/i;

/** What the name of a company ends with: ", (Pty) Ltd", " CC". */
const AT_END = /,?\s*(?:\(?(?:pty|proprietary)\.?\)?\s*)?(?:ltd|limited|cc|inc)\.?$/i;

/** @example withoutLegalForm('Nata Salt Works (Pty) Ltd') // 'Nata Salt Works' */
export const withoutLegalForm = (name: string): string => name.replace(AT_END, '');
