import { PARTS_OF_ORGANISATIONS, TASKS_OF_OFFICES } from '../lexicon/parts-of-organisations.ts';

/** A department after the organisation's name: "Lesedi College - Human Resources". */
const OFFICE_BEHIND_NAME = new RegExp(
  String.raw`\s+[-–—]\s+(?:the\s+)?(?:${TASKS_OF_OFFICES})(?:\s+(?:and|&)\s+\p{L}+)?(?:\s+(?:${PARTS_OF_ORGANISATIONS}))?$`,
  'iu',
);
const OF_DIRECTORS = String.raw`(?:THE )?(?:BOARD OF )?DIRECTORS(?: OF)?\b\s*`;
const PAPER_OF =
  '(?:company )?profile of|(?:a )?trad(?:e|ing) (?:name|style) of|constitution of|of association of|memorandum of association of';
/** Words of titles and sentences before a company's name. */
const BEFORE = new RegExp(String.raw`^${OF_DIRECTORS}|^(?:about|welcome to|introducing|${PAPER_OF})\s+`, 'i');

/** An organisation's name without other text on its line. */
export const bareName = (text: string): string =>
  text.replace(OFFICE_BEHIND_NAME, '').replace(BEFORE, '').trim();
