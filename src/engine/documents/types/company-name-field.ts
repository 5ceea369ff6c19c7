import { COUNTRIES, ID_WORDS } from '../../packs/country-words.ts';
import { labelList } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { overItsNumber } from '../find/over-its-number.ts';
import { anywhere } from '../find/anywhere.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { sentence } from '../find/sentence.ts';
import { companyName } from '../../values/company-name.ts';
import { LEGAL_FORM, PRIVATE } from '../../values/legal-form.ts';
import type { ValueKind } from '../../values/kind.ts';
import type { FieldSpec } from '../document-type.ts';
import { COMPANY } from './wordings.ts';

/** Authorities that issue documents about companies; never the company itself. */
const AUTHORITY =
  /\b(?:cipa|authority|revenue service|registr(?:ar|y|ation)|ministry|department|council|republic|companies (?:act|house|office)|office)\b/i;

/** Words that only names of companies and other registered bodies contain. */
const REGISTERED_BODY = new RegExp(`${LEGAL_FORM.source}|\\b(?:corporation|trust)\\b`, 'i');
const OF_THE_COMPANY =
  '(?:company|business|corporate|supplier|organi[sz]ation(?:al)?) (?:extract|profile|search|overview|fact sheet|at a glance)';
const OF_ITS_BOARD =
  'minutes|metsotso ya (?:kopano|phuthego)(?: ya boto)? ya|tshwetso ya boto ya|board (?:meeting|resolution)|resolution';
const OF_THE_REGISTER =
  'memorandum|articles|certificate|registration (?:number|no)|republic of|share certificate|constitution|board of (?:directors|trustees|governors)';
const TITLE_OF_PAPER = new RegExp(
  String.raw`^(?:(?:certified )?(?:copy|extract)|${OF_THE_COMPANY}|introducing|${OF_ITS_BOARD}|${OF_THE_REGISTER})\b(?: (?:of|for)\b(?: the\b)?)?:?\s*`,
  'i',
);

/** Column headers of register tables. */
const HEAD_OF_COLUMN = new RegExp(
  String.raw`\b(?:address(?:es)?|nationality|appoint(?:ed|ment)|resigned|(?:${ID_WORDS})|passport|shares?|shareholding|percentage|capacity|position|designation|occupation|office|attendance|signature)\s*$`,
  'i',
);

/** Descriptions of a company's type, which are not names. */
const KIND_OF_COMPANY =
  /^(?:private|public|external|foreign|close) (?:company|corporation)(?: limited by (?:shares|guarantee))?\.?$/i;

/** A company name; the document's title before it is stripped, and is never a name itself. */
const nameOfCompany: ValueKind = {
  ...companyName,
  parse(printed, context) {
    const bare = printed.trim().replace(TITLE_OF_PAPER, '');
    if (
      /^(?:(?:board of )?directors'? )?(?:meetings?|minutes|held|date|venue|time)\b/i.test(bare) &&
      !REGISTERED_BODY.test(bare)
    )
      return null;
    if (ANOTHERS_OFFICE.test(bare)) return null;
    if (HEAD_OF_COLUMN.test(bare) && !REGISTERED_BODY.test(bare)) return null;
    if (KIND_OF_COMPANY.test(bare)) return null;
    if (bare === printed.trim()) return companyName.parse(printed, context);
    return REGISTERED_BODY.test(bare) ? companyName.parse(bare, context) : null;
  },
};

/** "Company | Secretary: Nata Consultancy (Pty) Ltd": an officer or service provider of the company. */
const ANOTHERS_OFFICE =
  /^(?:(?:company )?secretar(?:y|ies)|auditors?|bankers?|attorneys?|accountants?|accounting officers?|directors?)(?:\s*:|[_.\s]+(?=\p{Lu}))/iu;

const SERVANTS = 'secretar(?:y|ies)|auditors?|accounting officers?|bankers?|attorneys';
const OWNERS = 'directors?|share ?holders?|members|beneficial owners?|holding company';
/** Headings of lists of officers, service providers or owners. */
const OTHERS_NAMED = new RegExp(
  String.raw`^(?:\d{1,2}[.)]?\s+)?(?:(?:particulars|details|names?|list) of (?:the )?)?(?:company )?(?:${SERVANTS}|${OWNERS})(?: details)?:?$`,
  'i',
);

/** "Nata Tools (Pty) Ltd (UIN BW00000000001)": a line with the name and its number. */
export const besideItsNumber = anywhere(0.75, (line) =>
  /\S \((?:uin|cipa no|(?:company|registration|reg\.?) (?:number|no))\b[^)]{4,24}\)\.?$/i.test(line.trim()),
);

/** The same with the number on the next line. */
export const aboveItsNumber = overItsNumber(
  /^\((?:uin|cipa no|(?:company|registration|reg\.?) (?:number|no))\b/i,
);

export const companyNameField: FieldSpec = {
  name: 'companyName',
  kind: nameOfCompany,
  labels: labelList(`
    Name of Company | Company | Business Name
    Name of Entity | Registered Name | Leina la kgwebo | Name~0.85
    Trading Name~0.6 | Trading As~0.5 | Name under which business is carried on | Name under which the business is carried on | Registered as~0.7 | Name of Organisation | Applicant Company | Trader Name | Taxpayer / Trader Name | ${COMPANY}
  `),
  notUnder: OTHERS_NAMED,
  finders: [
    sentence(
      `(?:certify|certified|certifies) that (?:the company,? )?<>(?=,| (?:is|was|has|having|of|with|a company|bearing|whose|registered|\\((?!${PRIVATE}|(?:${COUNTRIES})))|\\s*\\((?!${PRIVATE}|(?:${COUNTRIES}))|\\n)`,
      '(?:hereby|this is to) certif(?:y|ies)(?: that)? <>',
      '(?:business|trade|trading) name(?: of)? <>(?= (?:has|is|was)\\b|[,.;\\n])',
      '<>,? \\(?(?:hereinafter |herein )?(?:referred to as |called )?(?:the )?["“”](?:the )?company["“”]',
      '<>,? \\((?:company|registration|reg\\.?) (?:number|no)\\b',
      'meeting of the (?:board of )?directors of <>',
      'board of directors of <>',
      'directors of <>',
      '(?:company|business|corporate|supplier|organi[sz]ation(?:al)?) (?:extract|profile|search|overview|fact sheet)(?: for| of)?:?[^\\S\\n]+<>(?=\\n)',
    ),
    besideItsNumber,
    aboveItsNumber,
    letterhead(0.6, 0.3, undefined, AUTHORITY),
    mentioned(0.45),
  ],
  weight: 1,
};
