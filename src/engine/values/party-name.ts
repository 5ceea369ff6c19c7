import { companyKey, companyName, IN_TEXT } from './company-name.ts';
import type { Parsed, ValueKind } from './kind.ts';
import { ENDS_IN_FORM } from './legal-form.ts';
import { COMPANY_WORD } from './not-a-person.ts';
import { PREMISES } from '../lexicon/premises.ts';
import { CIVIL_TITLE, IN_CAPITALS, WRITTEN } from '../lexicon/forms-of-address.ts';
import { PARTICLES_IN_TEXT } from '../lexicon/name-particles.ts';
import { TITLE } from './name-as-printed.ts';
import { personName, surnameFollows, sortedWords } from './person-name.ts';

/** "Friends of the Delta": a name of several words; a person "of the Republic" has a surname before it. */
const OF_THE = /^\s*\p{L}+ of (?:the )?\p{Lu}(?!\.)/u;

/** "Kago Example of Plot 12, Maun": where the party lives is no part of its name. */
const NAMED_OF =
  /^(?:\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){1,4}|\p{Lu}{2}[\p{Lu}'’-]*(?: \p{Lu}[\p{Lu}'’.-]*){1,4})(?=,? of )/u;
const HOME = new RegExp(
  String.raw`^,? of (?:(?:the |tribal |farm )?(?:${PREMISES})\b|p\.? ?o\.? box|no\.? ?\d|\d)`,
  'i',
);

/** "N. Sample, General Manager" signs for a party, and is not the party itself because of the label. */
const MORE_BEHIND = /,\s*\p{Lu}/u;

/** A company or a person: taxpayer, holder of an account or a licence. */
export const partyName: ValueKind = {
  get mention() {
    return companyName.mention!;
  },
  name: 'party-name',
  strict: false,
  lines: 2,
  continues: (soFar, next) => companyName.continues!(soFar, next) || surnameFollows(soFar, next),
  inText: String.raw`(?:(?:${WRITTEN}|${IN_CAPITALS})\.?\s*(?=\p{Lu}\.))?(?:(?:\p{Lu}[\p{L}'’-]+ )?(?:\p{Lu}\. ?){1,3}(?:\p{Lu} )?(?=\p{Lu}\p{L}))?(?:(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:(?:${PARTICLES_IN_TEXT}|di) )+(?=\p{Lu}))?${IN_TEXT}`,
  same: (a, b) => sortedWords(a) === sortedWords(b) || companyKey(a) === companyKey(b),
  parse(printed, context): Parsed | null {
    // "Mrs Neo Church", "Dr Ward": after a person's title stands a name, whatever else its words mean.
    const titled = CIVIL_TITLE.test(printed.trim()) ? personName.parse(printed, context) : null;
    if (titled) return titled;
    const named = NAMED_OF.exec(printed)?.[0] ?? '';
    const resident = HOME.test(printed.slice(named.length)) ? personName.parse(named, context) : null;
    if (resident) return resident;
    const ofCompany = COMPANY_WORD.test(printed) || ENDS_IN_FORM.test(printed.trim());
    if (ofCompany && !TITLE.test(printed.trim()))
      return (
        companyName.parse(printed, context) ?? (context.namedHere ? personName.parse(printed, context) : null)
      );
    // A party may be a company: words that are no names then count as evidence for one, whatever the label.
    const asPerson = personName.parse(printed, { ...context, namedHere: false });
    const person = asPerson && (MORE_BEHIND.test(printed) ? asPerson : personName.parse(printed, context));
    const whole = person && OF_THE.test(printed) ? companyName.parse(printed, context) : null;
    return whole ?? person ?? companyName.parse(printed, context) ?? personName.parse(printed, context);
  },
};

const NAMES: readonly string[] = [personName.name, companyName.name, partyName.name];

/** Is it a type of person or company names? */
export const namesSomebody = (kind: ValueKind): boolean => NAMES.includes(kind.name);
