/** An office within an organisation, behind its name: "Lesedi College - Human Resources". */
const OFFICE =
  /\s+[-–—]\s+(?:the\s+)?(?:human resources?|hr|payroll|salar(?:y|ies)|finance|accounts|personnel|administration)(?:\s+(?:and|&)\s+\p{L}+)?(?:\s+(?:department|dept|office|section|unit|division|directorate))?$/iu;
/** What titles and sentences put before the name of a company. */
const BEFORE =
  /^(?:THE )?(?:BOARD OF )?DIRECTORS(?: OF)?\b\s*|^(?:about|welcome to|introducing|(?:company )?profile of|(?:a )?trad(?:e|ing) (?:name|style) of|constitution of|of association of|memorandum of association of)\s+/i;

/** The name of an organisation without what is printed around it on the same line. */
export const bareName = (text: string): string => text.replace(OFFICE, '').replace(BEFORE, '').trim();
