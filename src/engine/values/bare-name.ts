import { PARTS_OF_ORGANISATIONS, TASKS_OF_OFFICES } from '../lexicon/parts-of-organisations.ts';

/** An office within an organisation, behind its name: "Lesedi College - Human Resources". */
const OFFICE = new RegExp(
  String.raw`\s+[-–—]\s+(?:the\s+)?(?:${TASKS_OF_OFFICES})(?:\s+(?:and|&)\s+\p{L}+)?(?:\s+(?:${PARTS_OF_ORGANISATIONS}))?$`,
  'iu',
);
const OF_DIRECTORS = String.raw`(?:THE )?(?:BOARD OF )?DIRECTORS(?: OF)?\b\s*`;
const PAPER_OF =
  '(?:company )?profile of|(?:a )?trad(?:e|ing) (?:name|style) of|constitution of|of association of|memorandum of association of';
/** What titles and sentences put before the name of a company. */
const BEFORE = new RegExp(String.raw`^${OF_DIRECTORS}|^(?:about|welcome to|introducing|${PAPER_OF})\s+`, 'i');

/** The name of an organisation without what is printed around it on the same line. */
export const bareName = (text: string): string => text.replace(OFFICE, '').replace(BEFORE, '').trim();
