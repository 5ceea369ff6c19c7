import { LANDLORDS, OWNERS } from '../../lexicon/tenancy.ts';
import { PREMISES, WAYS } from '../../lexicon/premises.ts';
import { RELATIVES, RELATIVES_IN_SETSWANA } from '../../lexicon/relatives.ts';
import { CIVIL_TITLES, MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { ID_WORDS } from '../../packs/country-words.ts';
import { labelList } from '../../values/text/label-list.ts';
import { addressAbove } from '../find/letters/address-above.ts';
import { isPlaceName } from '../../values/dictionaries.ts';
import { mentioned } from '../find/mentioned.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { closingDate, letterDate } from '../find/letters/letter-date.ts';
import { sentence, STOP, weighedSentence } from '../find/sentence.ts';
import { address } from '../../values/address.ts';
import { isPostal } from '../../values/address-words.ts';
import { place } from '../../values/place.ts';
import { villageKgotlaHouse } from '../find/places/village-kgotla.ts';
import { ofSubject } from '../find/people/other-people.ts';
import { subjectLine } from '../find/letters/subject.ts';
import { date } from '../../values/date.ts';
import { findDates } from '../../values/find-dates.ts';
import type { ValueKind } from '../../values/kind.ts';
import { companyName } from '../../values/company-name.ts';
import { partyName } from '../../values/party-name.ts';
import { personName } from '../../values/person-name.ts';
import { text } from '../../values/words.ts';
import type { FieldSpec } from '../document-type.ts';
import { DATED, NAME_IN_FULL, PRINTED, RESIDENT, WHERE_SOMEBODY_LIVES, WHERE_SUPPLIED } from './wordings.ts';

const END = `(?=${STOP}|, an? |, (?:i|we)\\b|(?<!,) to \\p{Lu}|,? (?:since|and|for|as|from|where|with|which|of which|of whom|in terms|at a|paying|who|whose|until|under|together|do hereby|hereby|do|make|states?|declares?|solemnly|say|is|to (?:${CIVIL_TITLES}|my|the)|has|was|am|because|confirms?|certif(?:y|ies)|o|mme|fa|go|ka)\\b)`;

/** "who live in Nata but own Plot 4, Tonota": where the owner lives, not what is let. */
const OF_OWNER = '[^.,;\\n]{3,40},? but (?:i |we )?(?:own|let|rent out)\\b';

/** "14 Acacia Road", "88 Broadhurst, Gaborone"; not "12 Brahman cattle at Nata" or "2 Toyota vehicles". */
const NUMBER_IN_WAY = `\\d{1,5} (?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:${WAYS})\\b|\\d{1,5} (?:\\p{Lu}[\\p{L}'’-]+ ){0,2}\\p{Lu}[\\p{L}'’-]+, \\p{Lu}`;

/** Start of a clause: "I own three houses and Kago Example rents one of them". */
const BEGINS_CLAUSE = '(?:^|\\n|[.;] |\\b(?:i|we) (?:am|are|own|have)\\b[^.;\\n]{3,80}? and )';
/** Phrases for a tenant of the writer; other people may rent elsewhere, earlier or from others. */
const OF_TENANT =
  '(?:is|has been) (?:currently )?(?:(?:my|our) (?:tenant|lodger)|an? (?:tenant|lodger) of (?:mine|ours))';

/** The person whose residence a letter or affidavit states. */
export const residentName: FieldSpec = {
  name: 'fullName',
  kind: personName,
  labels: labelList(`
    {Occupied,Rented} by | {Certificate,Letter} Holder | Person's Name | Ke nna~0.8 | Bearer~0.8 | Name of {Lodger,Occupant,Occupier,Boarder,Renter,Bearer} | Lodger~0.9 | Boarder~0.9 | Renter~0.9
    Name | Full Name | Full Names | Names | Name of Resident | Resident | Name of Tenant | Tenant
    Name of Deponent | Deponent | Declarant | Name of Declarant | RE~0.85 | Leina | Maina ka botlalo
    Leina la moagi | Name of Customer | Customer Names | Account Holder | ${NAME_IN_FULL} | ${RESIDENT}
  `),
  notWhoSigns: true,
  finders: [
    ofSubject(
      sentence(
        '(?:confirm(?:s|ed|ing|ation)?|certif(?:y|ies|ied|ying)|testif(?:y|ies|ied)|state[sd]?|verif(?:y|ies)|attests?|declares?|informed|inform you|let you know|note|advise[sd]?|notif(?:y|ied)(?: you)?) that (?:(?:the (?:bearer|above[- ]named|person)|my tenant|our tenant)[^,]{0,40}?,? )?<>',
        `(?:residence|residency|address|tenancy)(?: (?:of|for|in respect of)|\\s?[:–-]) <>(?=\\s*(?:[,(\\n–−]|-\\s|(?:${ID_WORDS})|id))`,
        '(?:residential|physical|home) address of <>(?= is\\b)',
        '(?:netefatsa|tlhomamisa|supa|paka) (?:fa|gore) <>',
        `\\bthat ${MAYBE_TITLE}(?!i\\b)<>,? (?:has |is |was |currently |been )*(?:rents|rented|renting|occup(?:ies|ied|ying)|lives|lived|living|resides|resided|residing|stays|stayed|staying|accommodated|a tenant|my tenant|our tenant)\\b`,
        `${BEGINS_CLAUSE}${MAYBE_TITLE}(?!(?:i|we|he|she)\\b)<>,? ${OF_TENANT}\\b`,
        'bearer,? (?:of this letter,? )?(?:namely )?<>',
        `(?:personally )?appeared(?: before me)?,? <>(?=,|\\s?\\(| (?:of|holder|who|(?:${ID_WORDS}))\\b)`,
        // "Kago Example, identity number 000000000, has been my tenant", "…, being duly sworn, says": the person named
        // at the start.
        `(?:^|\\n)${MAYBE_TITLE}<>,?\\s?\\(?(?:(?:${ID_WORDS})|identity|national|id\\b)[^.;\\n\\d]{0,24}[\\dA-Z/-]{5,20}\\)?,? (?:has|is|was|lives|resid|rents|stays|being|do(?:es)? (?:hereby )?(?:make|swear))`,
        '(?:^|\\n)<>,? (?:(?:an? )?adult[^.;\\n]{0,40}?,? )?(?:being|having been) (?:first )?duly sworn\\b',
        `(?:${LANDLORDS}|employer|guardian|parent) (?:of|to) <>(?=[,.\\n]|\\s?\\(| (?:who|of|holder|(?:${ID_WORDS})|and)\\b)`,
        `(?:my|our) (?:tenant|lodger|occupant)(?: \\p{L}+){1,3} is ${MAYBE_TITLE}<>(?=[,.;\\n(])`,
        '<>,? who (?:moved in|(?:has )?(?:rent|occup|lodg)\\p{Ll}*)\\b',
        `(?:my|our) (?:tenant|lodger|${RELATIVES}|employee|relative),? <>`,
      ),
      sentence(
        `(?:rent(?:s|ed|ing)?|let|letting|leas(?:e|es|ed|ing))(?: out)?[^.;\\n]{0,140}? to ${MAYBE_TITLE}(?!(?:${PREMISES})\\b)<>(?=[,.;\\n(]| (?:of|holder|(?:${ID_WORDS})|since|from|who|at|for)\\b)`,
        '(?:tenancy|residence|accommodation|lease|stay) (?:of|for) <>(?= (?:at|in|on)\\b)',
        `\\b(?:hired|rented|occupied|leased|taken|lived in)(?: out)? by ${MAYBE_TITLE}<>(?=[,.;\\n]|\\s?\\(| (?:of|holder|(?:${ID_WORDS})|since|from|who|at|for|and)\\b)`,
      ),
      subjectLine(),
      // "The room is taken: Kago Example, who has lived there for a year"; not "my agent Neo Sample, who lives next
      // door".
      weighedSentence(
        0.5,
        '(?<!\\b(?:agent|neighbou?r|friend|caretaker|manager|colleague|contact)\\b[^.;\\n]{0,20})<>,? who (?:has )?(?:live|stay)\\p{Ll}* (?:there|here|in (?:it|this|that|my|our|the))\\b',
      ),
      weighedSentence(
        0.7,
        `(?<!\\b(?:${RELATIVES}|${OWNERS}|${RELATIVES_IN_SETSWANA}|from|signed|sender),?\\s?:? )(?:${CIVIL_TITLES})\\.? <>`,
        'my tenant,? <>',
        'tenant,? <>',
      ),
      mentioned(0.4, { from: 0.1 }),
    ),
  ],
  aliases: ['name'],
  weight: 1,
};

/** Excludes places where oaths are taken. */
const home: ValueKind = {
  ...address,
  parse: (printed, context) =>
    /\b(?:police station|magistrate|courthouse|court office)\b/i.test(printed)
      ? null
      : address.parse(printed.replace(OWNER_BEFORE, ''), context),
};
/** "a tenant of the VDC at House No. 811": whose house it is, before the address. */
const OWNER_BEFORE = new RegExp(
  String.raw`^(?!.*\b(?:ward|kgotla)\b.* at )[^\d,;:\n]{2,40} at (?=(?:${PREMISES})\b)`,
  'i',
);

/** The person's residence, in the words of a letter. */
export const residenceAddress: FieldSpec = {
  name: 'address',
  kind: home,
  labels: labelList(`
    Residential Address | Residing at | Resident at | Rental Address | Rental Property Address | Rented Property | Plot/House Address
    {Premises,Property,House,Flat,Unit} {Address,Occupied,Let} | {Premises,Property,House,Flat,Unit,Room,Place} Rented | {Rented,Leased} {Premises,House,Flat,Unit,Room} | Address of {Unit,House,Flat,Premises} | {Present,Current,Usual} {Home,Yard,Abode,Residence} | Home~0.8 | Abode | I own~0.7
    Plot/House No | Place of Abode | Physical Address | Place of Residence | Residence
    Address of Property | Property | Home Address | Ward/Village | Village/Ward
    House~0.75 | Bonno | Aterese | Address~0.8 | Plot~0.7 | Plot No~0.7 | ${WHERE_SUPPLIED}
    ${WHERE_SOMEBODY_LIVES}
  `),
  finders: [
    sentence(
      `(?:(?:[oO0]|ke|a) nna|(?:[oO0]|ke) agile|(?:[oO0]|ke) dula|ntlo e e) (?:kwa|mo|wa):? (?:ntlo ya |(?:jarat(?:eng|a) ya |lolwapeng lwa |lwapeng la )(?=[Pp]lot|[Ll]ot|[Hh]ouse)|kgotleng ya (?:ga )?)?<>${END}`,
      `(?:moagi|monni) (?:kwa|mo|wa) (?!motseng|mo\\b)<>${END}`,
      `(?:resid(?:es?|ing|ent)|liv(?:es?|ing)|stay(?:s|ing)?|domiciled|dwell(?:s|ing)|lodg(?:es|ing)|rent(?:s|ing|ed)?|occup(?:y|ies|ying)|leas(?:es|ing)|tenants?)(?: \\p{L}+){0,8}? (?:at|of|in|on|from) (?!${OF_OWNER})(?:my |the |our |his |her )?(?:house (?!no\\b|\\d)|property |premises |address |rented |home )*(?:at |on |in |situated at |located at |known as |being |of )*<>${END}`,
      `(?:resid(?:es?|ing|ent)|liv(?:es?|ing)|stay(?:s|ing)?) with [^.;]{3,60}?,? (?:at|in|on) (?:(?:his|her|their|my|the) (?:homestead|home|house|yard|compound|place|residence)? ?(?:at|in|on)? ?)?<>${END}`,
      `(?:resid(?:es?|ing|ent)|liv(?:es?|ing)|stay(?:s|ing)?) (?:at|in|of) (?!${OF_OWNER})<>${END}`,
      `(?:resid(?:es?|ing|ent)|liv(?:es?|ing)|stay(?:s|ing)?) at the (?:following )?(?:physical |residential )?address(?: below)?:\\s+<>${END}`,
      `(?:[,)]|\\p{Lu}\\p{Ll}+|\\p{Lu}{3,}) (?:of|from) (?=(?:${PREMISES}|room)\\b|\\p{Lu}[\\p{L}-]+ ward\\b)<>${END}`,
      `(?:rent(?:s|ed|ing)?|occup(?:y|ies|ied|ying)|leas(?:es|ed|ing)|given|allocated)(?: an?| the| my| our)? (?=(?:${PREMISES}|room|apartment)\\b)<>${END}`,
      `(?:(?:residential|physical|home|the) address|place of (?:abode|residence)|abode|(?<!\\b(?:my|our) own )home)(?: of [\\p{L} .'’-]{3,40}?(?= is ))?(?: is| being|:)? (?:at |in )?<>${END}`,
      `(?:[oO0] nna|[oO0] agile|[oO0] dula|moagi|monni)(?: \\p{L}+){0,4}? (?:kwa|mo|wa) <>${END}`,
      `(?:tenancy|residence|accommodation|lease|stay)(?: of| for) [\\p{L} .'-]{3,40}? (?:at|in|on) <>${END}`,
      `\\b(?:ntlo|phaposi|kamore|jarata|matlo)(?: ya| e| ya me| ya rona| ya gagwe| nngwe| e nngwe){0,2} (?:e e |tse di )?(?:kwa|mo|ko|fa) <>${END}`,
      `mong wa (?:ntlo ?(?:ya|e)?(?: e)?|ntloemo|ntloeemo|lelwapa|jarata|plot)? ?(?=(?:${PREMISES}|ntlo|\\p{Lu}[\\p{L}-]+ ward)\\b)<>${END}`,
      `(?:property|house|premises)(?: \\p{L}+){0,5}? (?:at|situated at|located at|being|known as) <>${END}`,
      `(?:${OWNERS}|caretaker|own)(?: of)? (?:the )?(?:property |house |premises )?(?:at |situated at )?(?=(?:${PREMISES})\\b|${NUMBER_IN_WAY})<>${END}`,
    ),
    // For letters that state both the ward of origin and the residence.
    sentence(
      `(?:his|her|their|the) (?:(?:residential|physical|home) address|place of (?:abode|residence)) is <>${END}`,
    ),
    villageKgotlaHouse(),
    addressAbove(),
    mentioned(0.45, { from: 0.14 }),
  ],
  weight: 1,
};

/** The person's residence in letters about something else: only explicit statements. */
export const letterAddress: FieldSpec = {
  name: 'address',
  kind: address,
  labels: labelList('Residential Address | Physical Address | Home Address | Place of Residence'),
  finders: [
    sentence(
      `(?:residential|physical|home) address(?: \\p{L}+){0,5}?(?: is| being|:| as)? (?:at |in )?<>${END}`,
      `\\b(?:his|her|their) address (?:is|as)(?: at)? <>${END}`,
      `(?:resid(?:es?|ing)|liv(?:es?|ing)|stay(?:s|ing)?) (?:at|in|of) <>${END}`,
      // "gives Plot 16, Extension 9, Gaborone as address"
      `\\b(?:gives?|gave|states?|stated) <>(?= as (?:his |her |their |its |the )?(?:\\p{Ll}+ )?address\\b)`,
      // "Mrs Kago Example of Plot 16, Extension 9, Gaborone has held …"
      `(?:[,)]|\\p{Lu}\\p{Ll}+|\\p{Lu}{3,}) of (?=(?:${PREMISES}|h/no|no\\.)\\b|${NUMBER_IN_WAY})<>${END}`,
    ),
  ],
  weight: 0,
};

export const letterDateField: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: labelList(`
    Date | Dated | Date of Issue | Issue Date | Date Issued | Date Signed | Letlha | Letsatsi
    ${DATED} | ${PRINTED}
  `),
  finders: [
    letterDate(),
    sentence(
      '(?<!\\b(?:your|lease|agreement|contract|deed|tenancy) (?:\\p{L}+ ){0,4})(?:dated|signed(?= (?:at|on|this|by|before|and|in)\\b)|issued|given|sworn|declared|affirmed|thus done)[^.]{0,90}?(?:on|this|dated) (?:this )?(?:the )?<>',
    ),
    closingDate(0.55),
    mentioned(0.36),
  ],
  weight: 0.6,
};

/** The issuing office. */
export const officeIssuer: FieldSpec = {
  name: 'issuerName',
  kind: companyName,
  labels: labelList(`
    Issued by | Issuing Office | Issuing Authority | Issuer | Tribal Administration | Customary Court | Kgotla~0.8
    Name of Kgotla | Office~0.75 | E ntshitswe ke
  `),
  finders: [letterhead(0.8, 0.3, /tribal|kgotla|customary court|bogosi|kgosi/i)],
  weight: 0.25,
};

/** The signing person or company: the landlord. */
export const landlordIssuer = (find: FieldSpec['finders']): FieldSpec => ({
  name: 'issuerName',
  kind: partyName,
  labels: labelList(`
    Landlord | Name of Landlord | Owner | Property Owner | Lessor | From
  `),
  finders: find ?? [],
  aliases: ['landlordName'],
  weight: 0.25,
});

/** A ward; below the name of a kgotla a stamp has a date and a postal address, which are excluded. */
const wardName: ValueKind = {
  ...text,
  inText: place.inText!,
  parse: (printed, context) =>
    isPostal(printed) || findDates(printed, context).length > 0
      ? null
      : text.parse(withoutVillage(printed), context),
};

/** "Kgotla: Example, Ratholo": strips the village after the ward. */
function withoutVillage(printed: string): string {
  const [ward, village, ...more] = printed.split(/,\s*/);
  return village !== undefined && more.length === 0 && isPlaceName(village.trim()) ? ward! : printed;
}

export const wardField: FieldSpec = {
  name: 'ward',
  kind: wardName,
  labels: ['Ward', 'Kgotla', 'Kgotlana'],
  finders: [
    sentence(
      '\\b(?:belongs? to|of|in|at|from) <>(?= [Ww]ard\\b)',
      '\\b(?:resident|native) of \\p{Lu}[\\p{L}-]+, <>(?= [Ww]ard\\b)',
      '\\b(?:plot|lot) \\d[\\w/-]*, <>(?= [Ww]ard\\b)',
      ', <>(?= [Ww]ard, \\p{Lu}[\\p{L}-]+ village\\b)',
      '(?:moagi|monni) wa kgotla ya (?:ga )?<>(?=,| (?:mo|kwa)\\b|[.;\\n])',
      '(?:mo|kwa) kgotleng ya (?:ga )?<>(?=,| (?:mo|kwa)\\b|[.;\\n])',
    ),
  ],
  weight: 0,
};
