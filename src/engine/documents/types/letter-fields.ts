import { asSaidAbroad, onPapers } from '../../lexicon/languages/index.ts';
import { PARTY_OF_WORK } from '../../lexicon/defined-terms.ts';
import { PLAIN_POSITIONS, POSITIONS, POST_ITSELF } from '../../lexicon/job-titles.ts';
import { STAFF } from '../../lexicon/staff-numbers.ts';
import { UNTIL } from '../../lexicon/until.ts';
import { MANNERS_OF_CLOSING } from '../../lexicon/letter-closings.ts';
import { CIVIL_TITLES, MAYBE_TITLE } from '../../lexicon/forms-of-address.ts';
import { ID_FIELD, ID_NAME, ID_WORDS } from '../../packs/country-words.ts';
import { labelList } from '../../values/text/label-list.ts';
import { mentioned } from '../find/mentioned.ts';
import { letterhead } from '../find/issuers/heading.ts';
import { letterDate } from '../find/letters/letter-date.ts';
import { sentence, weighedSentence } from '../find/sentence.ts';
import { ofPresentWork, ofSubject } from '../find/people/other-people.ts';
import { subjectLine } from '../find/letters/subject.ts';
import { aboutAddressee } from '../find/people/written-to.ts';
import { date } from '../../values/date.ts';
import { reference } from '../../values/identifiers.ts';
import { nationalIdNumber } from '../../values/national-id.ts';
import type { ValueKind } from '../../values/kind.ts';
import { companyName } from '../../values/company-name.ts';
import { personName } from '../../values/person-name.ts';
import { isTitleOfPaper } from '../../values/titles.ts';
import { text } from '../../values/words.ts';
import type { FieldSpec } from '../document-type.ts';
import { AND, laterPost, postNow, withoutFirstPost, withoutPromotions } from './post-now.ts';
import {
  DATED,
  EMPLOYEE,
  EMPLOYEE_NUMBER,
  EMPLOYER,
  ID_LABELS,
  ID_OR_PASSPORT_LABELS,
  POST,
  PRINTED,
} from './wordings.ts';
import { CLOSING, notOfSigner } from './who-signs-letters.ts';

export const letterIssueDate: FieldSpec = {
  name: 'issueDate',
  kind: date,
  labels: labelList(`
    Date | Dated | Date of Issue | Issue Date | Date Issued | Letlha | Letsatsi | ${DATED} | ${PRINTED}
  `),
  finders: [
    letterDate(),
    // "… replaces ours dated 1 March" is the date of another letter.
    sentence(
      '(?:(?:^|\\n|[.;] )(?:dated|(?:thus )?(?:done|executed))(?: and \\p{L}+)?|thus dated|(?<!\\b(?:she|he|they|who|i) (?:\\p{L}+ )?)signed|issued|given|(?:letter|certificate|confirmation|note) (?:was|is) (?:prepared|written|made))[^.]{0,50}? (?:on )?(?:this )?(?:the )?<>',
    ),
    mentioned(0.36),
  ],
  weight: 0.5,
};

/** "staff number 118", "ID …": identifies the person whom a letter is about; colleagues are identified by their post. */
const NUMBERED = `(?!(?:our|my|your|his|her|their|the|who) )[^.,;()\\n]{0,20}\\b(?:${STAFF}|${ID_WORDS}|id|identity|passport)\\b[^.,;()\\n]{0,30}\\d[^,;()\\n]{0,20}`;
/** "Kago Example, staff number 118, …", "Kago Example (ID …) …": a number between a name and the verb. */
const NUMBER_BETWEEN = `(?:, ?${NUMBERED},|\\s?\\(${NUMBERED}\\))`;

/** The person whom a letter is about. */
export const subjectName: FieldSpec = {
  name: 'employeeName',
  kind: personName,
  ...notOfSigner,
  labels: labelList(`
    Name of Employee | Employee | Full Name | Full Names | Names~0.85 | Name~0.8 | RE~0.85
    Re: Confirmation of Employment | Leina | Maina ka botlalo | Employee Names | ${EMPLOYEE} | Name of person
    Name of person for whom the reference is given | Name of Applicant | Applicant~0.8 | Subject~0.8 | Client~0.8 | Client Name | Name of Client | Name of Officer~0.9 | Name of Member | Officer Named~0.7 | Our Employee | Our Worker | Our Member of Staff | About~0.7 | Concerning~0.7 | Whom it concerns | Person Concerned | Beneficiary~0.7 | Name of Beneficiary~0.8 | `),
  finders: [
    ofSubject(
      sentence(
        '(?:confirm(?:s|ed|ing|ation)?|certif(?:y|ies|ied|ying)|state[sd]?|to say|advise[sd]?|informed|inform you|notif(?:y|ies|ied)(?: you)?|let you know|note|verif(?:y|ies|ied)|attest(?:s|ed)?|declare[sd]?|acknowledge[sd]?|testif(?:y|ies))(?: (?:from|by|upon|on|after) (?:the|our) [^.,;\\n]{3,50}?)? that (?:our (?:employee|client|customer|member),? )?<>',
        '(?:confirm|certify|verify|introduce) <>(?=,? (?:as|is|was|has|works|holds|holder|who|whose)\\b)',
        '(?:confirm|certify|verify) (?:the )?(?:employment|income|salary|appointment) (?:of|for) <>',
        `(?<!\\b(?:our|your|my) )(?:re|ref|subject)\\s*:\\s*(?:[\\p{L} ]{0,45}?(?:of|for|[-–:])\\s+)?<>(?=\\s*(?:[,(\\n–−]|-\\s|(?:${ID_WORDS})|id))`,
        '(?:netefatsa|tlhomamisa|supa|bega|itsise) (?:gore|fa) (?:rre |mme )?<>',
        `(?:employs|employed|employing|engaging|appointed) ${MAYBE_TITLE}<>(?=,? (?:in|as|since|from|on|holder|(?:${ID_WORDS})|\\())`,
        // "KAGO EXAMPLE - ID 0000": a subject line without "Re:".
        `(?:^|\\n)(?:re:? )?<>\\s*[-–—,(]+\\s*(?:(?:${ID_WORDS})|id|identity|passport)\\b`,
        // "About our worker Kago Example, ID …"
        `\\b(?:our|my|your|the|(?:said|named|mentioned)) (?:employee|worker|staff member|member of staff|colleague|client|pensioner),? ${MAYBE_TITLE}<>(?=,| \\(| (?:${ID_WORDS})\\b| (?:who|is|was|has|joined|works)\\b|\\n)`,
        '(?:\\bthe bearer(?: of this letter)?,|(?:testimonial|reference|letter|certificate|statement)(?: is)?(?: given| issued| made)? (?:in respect of|on behalf of|concerning|about|for)) <>(?= who\\b|,|\\s?\\()',
      ),
      sentence(...asSaidAbroad('employee')),
      subjectLine(),
      weighedSentence(
        0.75,
        `(?:engaged|employed|appointed|known|employs|recommend) (?:${CIVIL_TITLES})\\.? <>`,
        'the employee,? <>',
        // Not after the closing phrase, where it is the signatory.
        `(?<!\\b(?:${MANNERS_OF_CLOSING}|regards|behalf)[^.]{0,40}|\\b(?:attention|attn|contact|call|cc|reports? to)\\W{1,3})(?:${CIVIL_TITLES}|nurse(?= \\p{Lu}\\S* \\p{Lu}))\\.? <>`,
        `(?:^|\\n|\\. )<>(?:${NUMBER_BETWEEN}|,)? (?:was|is|has been|has|joined|worked|works) (?:employed|engaged|worked|with|for|by|working|in our|under (?:my|our)|one of|an? |known)`,
        `(?:^|\\n)<>${NUMBER_BETWEEN} joined\\b`,
        `(?:^|\\n)(?:i|nna),? <>(?=,| (?:(?:${ID_WORDS})|of|holder|declare|hereby|do)\\b)`,
      ),
      mentioned(0.4, { from: 0.12, until: CLOSING }),
    ),
    aboutAddressee(),
  ],
  aliases: ['fullName'],
  weight: 1,
};

export const letterEmployer: FieldSpec = {
  name: 'employerName',
  kind: companyName,
  labels: labelList(`
    Employer | Name of Employer | Company | Mothapi | Name of Company
    Organisation Name | Paid by | ${EMPLOYER} | From~0.7 | Issued by~0.6
  `),
  finders: [
    ofPresentWork(
      letterhead(0.76),
      sentence(
        '(?:employed|engaged|employment) (?:by|with|at) <>(?= (?:as|since|in|on|from|and|under|effective|with)\\b|[,.;])',
        'work(?:s|ed|ing)? (?:for|at|with) (?!us\\b|our\\b|me\\b|the said)<>(?= (?:as|since|in|on|from|and|under)\\b|[,.;\\n])',
        'payroll(?: bureau| agents?| office)? (?:of|for|to) <>',
        'for and on behalf of <>',
        'employee of <>',
        // A company secretary writes for a client.
        '\\bour client\\s?[,:]? (?=[^.,;\\n]{3,60}\\b(?:ltd|limited|cc)\\b)<>',
      ),
      mentioned(0.45),
    ),
  ],
  aliases: ['employer'],
  weight: 0.6,
};

/** Words after "he is a …" that are not job titles. */
const NO_POST =
  '(?:permanent|temporary|full|part|member|resident|citizen|motswana|person|man|woman|customer|client|hard|honest|reliable|good|very|valued|confirmed|contract|casual|fixed|bona|student|daughter|son|sister|brother|mother|father|tenant|relative|friend|known|team|employee|worker|staff|trustworthy|dedicated|law|respect|male|female|single|married|widow|registered owner|owner)';

/** "appointed in the position of an": text before a job title in a sentence. */
const BEFORE_POST = new RegExp(
  String.raw`^.{0,60}?\b(?:appointed|employed|engaged|serve|work)(?: as| in the (?:${PLAIN_POSITIONS}|rank) of)?\s+(?:an?\s+|the\s+|our\s+)?(?=\p{Lu})`,
  'u',
);

const NO_OCCUPATION = new RegExp(
  String.raw`^(?:(?:${CIVIL_TITLES}|rra|mma)\b|(?:proof|evidence|confirmation|(?:authori[sz]ed )?signator(?:y|ies))\b|set out|follows?|soon|from|per|and|or|stated|described|well|such|agreed|provided|required|defined|discussed|if|at|at present|above|below|(?:${ID_WORDS})|identity|holder|passport|(?:${STAFF}) (?:no|number|id|code))\b|\d{3}`,
  'i',
);
const AND_MORE = String.raw`and (?:shall|(?:will |shall )?(?:reports?|is|has|was|earns|receives))`;
/** Text after a job title; but "community based care" and "financial reporting" are parts of one. */
const TOLD_NEXT = new RegExp(
  String.raw`(?:\.\s+\p{Lu}\p{Ll}+ .*|,? (?:reporting (?:\p{Ll}+ly )?to|who|based (?:at|in|near|on|here)|${AND_MORE}|on a|effective|with effect|between|during|until|since)\b.*)$`,
  'u',
);
/** A post without its sentence: "You are appointed as Data Analyst, reporting to …". */
const post: ValueKind = {
  ...text,
  parse(printed, context) {
    const said = printed
      .replace(BEFORE_POST, '')
      .replace(TOLD_NEXT, '')
      .replace(/^(?:is |was |as )?(?:(?:an?|the|our|my) )?(?=\p{L}{3})/iu, '')
      // "Survey Assistant at the Nata site": the place after the title.
      .replace(/(?<=\p{L}{3}) at (?:the|our) \p{Lu}?.*$/u, '')
      // "General labourer, road D4012": the workplace after the title.
      .replace(/(?<=\p{L}{4}),\s(?=[^,]*\d{3})[^,]*$/u, '');
    // "as set out in", "as follows": words of the sentence.
    const isNone = isTitleOfPaper(said) || NO_OCCUPATION.test(said) || PARTY_OF_WORK.test(said);
    return isNone ? null : text.parse(said, context);
  },
};

export const positionField: FieldSpec = {
  name: 'position',
  kind: post,
  ...notOfSigner,
  labels: labelList(`
    Position | Job Title | Designation~0.85 | Post | Occupation | Position Held | Current Position | Rank
    Maemo | Capacity~0.8 | ${POST} | Nature of Work | Type of Work | Kind of Work | Work Performed
    Position Offered | Position / Job Title | Title~0.75
  `),
  finders: [
    ofPresentWork(
      laterPost,
      withoutFirstPost(
        sentence(
          `\\b(?:introduce|recommend|confirm that|certify that) (?:${CIVIL_TITLES})\\.? [\\p{L}. -]{3,40}, (?:is )?our (?:[a-z]+ )?<>(?=,|\\s?\\(|[.;\\n]| (?:since|from|at|in)\\b)`,
          `(?:taught|worked|served|serves|works|teaches|trained|been) (?:with|for|under|at|among) (?:us|me|our [^.,;\\n]{3,30}?) as (?:an? |the |our )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|until)\\b|[.;\\n(])`,
          `(?:was|is|been|were) (?:appointed|employed|engaged|hired) as (?:an? |the |our )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by|of (?:the|this|that|our|said))\\b|[.;\\n(])`,
          `(?:employed|employment(?! (?:letter|certificate|contract|agreement))|payroll|our staff|engaged|engages|to serve|working|works|worked|serving|serves|served|service|appointed|hired|joined|employ(?!ment (?:letter|certificate|contract|agreement)))[^.;\\n]{0,110}?,? (?:as|(?:to|in) the (?:${PLAIN_POSITIONS}|rank) of|as an?) (?:an? |the |our )?(?:position of )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|based (?:at|in)|by|reporting to|of (?:the|this) company|a position|who|earning|earns)\\b|[.;\\n(])`,
          `(?:started|began|commenced|joined|taken on|recruited|hired|engaged|employed|appointed|works|worked|working|serving|served)(?:[^;\\n.]|\\.(?=\\d)){0,80}? as (?:an? |the |our )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by|of (?:the|this|our|said)|between|until|during)\\b|[.;\\n(])`,
          `(?:earns?|earning|receives?|receiving|is paid)(?:[^;\\n.]|\\.(?=\\d)){0,60}? as (?:an? |the |our )<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by|of (?:the|this|our|said))\\b|[.;\\n(])`,
          'appointment (?:as|[-–:]) (?:an? |the )?<>(?=\\n|,| (?:with|on|from|effective|at|under|in (?:the|our|this))\\b|[.;(])',
          `(?:${POST_ITSELF}) (?:is|was|being|as)(?: that of)? (?:an? |the |our )?(?!permanent|temporary)<>(?=,| (?:and (?:he|she|has|is|was|earns|his|her|the|we|they|works|currently|you|your)|since|from|with|on|in|at|effective|for|under|by)\\b|[.;\\n(])`,
          `appointment of [^.;\\n]{4,50}?[^\\S\\n]as (?:an? |the |our )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by|commencing|starting|beginning)\\b|[.;\\n(])`,
          `appoint(?:s|ed|ing)?(?: (?:you|him|her|the \\p{L}+))?(?: as| to (?:the )?(?:${POSITIONS}) of) (?:an? |the |our )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by|commencing|starting|beginning)\\b|[.;\\n(])`,
          '\\boffer you (?:work|employment|appointment|an? (?:job|position|post|appointment)|the (?:job|position|post)) as (?:an? |our )?<>(?=,| (?:from|on|with|starting|at|in|effective)\\b|[.;\\n(])',
          '(?:helping|assisting) us as (?:an? |our )?<>(?=,| (?:from|since|with|on|in|at)\\b|[.;\\n(])',
          `(?:${PLAIN_POSITIONS}|\\b(?:holds?|holding) the (?:${POSITIONS}|${POST_ITSELF})) of (?:an? |the )?<>(?=,| (?:since|from|with|on|in|at|effective|for|${AND}|under|by)\\b|[.;\\n(])`,
          '(?:thapilwe|bereka|dira)[^.\\n]{0,70}? (?:jaaka|e le|a le) <>(?= (?:go|ka|mo|kwa|fa|mme|e bile|ebile)\\b|[.,;\\n])',
        ),
        sentence(...asSaidAbroad('position')),
        postNow,
        weighedSentence(
          0.75,
          '(?:was|is|been|were) (?:re)?appointed (?!as\\b|on\\b|by\\b|with\\b|in\\b|at\\b|to\\b|under\\b|a member)<>(?= (?:of (?:the|this|that|our)|of [^.;\\n]{3,60}?\\b(?:ltd|limited|trust|council|school|hospital)|with effect|effective|from|on)\\b|[.;\\n(])',
          '(?:is|was) (?:currently|presently|now|still|at present|at the moment|today) (?:an? |the |our )(?!permanent|full|part|member|resident|\\p{Ll}+(?:ing|ed)\\b)<>(?=,| (?:in|at|with|since|on|of the|under|based (?:at|in))\\b|[.;\\n(])',
          `that (?:\\p{L}+\\.? ){1,4}?\\p{L}+, (?!holder|(?:${ID_WORDS})|of\\b|an? |id\\b|who|the)<>, (?:draws|earns|receives|is paid|has been)\\b`,
        ),
        // "Ms Kago Example (staff no 12), Dispensing Assistant, in our service since"
        weighedSentence(
          0.65,
          '\\), (?:an? |our |the )?(?=\\p{Lu})<>,? (?:with us|in our (?:service|employ(?:ment)?)|on our staff) (?:since|from)\\b',
          `\\), (?!(?:(?:${ID_WORDS})|id|holder|of|an?|the|who|has|is|was)\\b)<>, (?:(?:who )?(?:is |has been |was )?(?:in our (?:service|employ(?:ment)?)|employed|engaged|with us|on our staff))\\b`,
        ),
        weighedSentence(
          0.7,
          // "I have known Mr Kago Example for six years as Ward Orderly at this hospital"
          '\\bknown [^.;\\n]{4,70}? as (?:an? |the |our )?(?=\\p{Lu})<>(?= (?:at|in|with) (?:this|our|the)\\b)',
          // "Mr Example took up the post of Abattoir Manager on 17 July"
          `\\b(?:took up|assumed|filled|was given|accepted) the (?:${POSITIONS}) of (?:an? |the )?<>(?=,| (?:on|in|from|at|with|of (?:the|this))\\b|[.;\\n(])`,
          '(?:is|was) (?:an? |our )(?:full[- ]time|part[- ]time|permanent|temporary|casual) (?!employee|staff|member|contract|basis|and|worker)<>(?= (?:at|with|in|for|of the|since|on|here)\\b|[.,;\\n(])',
        ),
        weighedSentence(
          0.6,
          `\\b(?:${CIVIL_TITLES})\\.? (?:[\\p{L}.'-]+ ){1,3}(?:was|is) (?:an? |our |the )(?!${NO_POST})(?=\\p{Lu})<>(?=, (?:scale|grade|band|level)\\b|\\.(?:\\s|$))`,
          `\\b(?:was|is|has been) (?:an? |our |the )(?!${NO_POST})(?=\\p{Lu})<>(?= (?:at|with|in|here|for us|for (?:over |more than )?[\\p{L}\\d]+ (?:years?|months?)|under|since|from)\\b)`,
        ),
        weighedSentence(
          0.6,
          // "… and since 1 April 2022 has been our Stock Controller"
          `\\b(?:is|was|has been|became) (?:now |presently |currently )?our (?!${NO_POST})<>(?=,| (?:${AND}|in|at|with|since|from|under|based (?:at|in)|here)\\b|[.;\\n(])`,
          `\\b(?:he|she|and|who|currently|above|above[- ]named|above[- ]mentioned) is (?:an? |the |our )(?!${NO_POST})<>(?=,| (?:${AND}|in|at|with|since|of the|under|based (?:at|in)|here)\\b|[.;\\n(])`,
        ),
      ),
    ),
  ],
  weight: 0.25,
};

export const startDateField: FieldSpec = {
  name: 'dateOfEmployment',
  kind: date,
  labels: labelList(`
    ${onPapers('started')} | Date of Employment | Appointed~0.8 | Date of Engagement | Date Engaged
    Date of Reporting | Report for duty on | Start Date | {Begin,Begins,Beginning}~0.8 | Begins on | Commencement Date | Date of Appointment | Date Joined
    Date Employed | Date on which {the employment,employment} {began,begins,commenced,commences,started,starts} | Employed Since | Effective Date | Date of Joining
    Joined~0.8 | Start of Employment | First Day | Date Appointed | Employed from
    Employed on | Commencement of Employment
    Letlha la go simolola tiro | O simolotse ka | Service From | Date Hired | Hired~0.85 | Date of Hire | Hiring Date
    Date Started | Started~0.8 | Working since | Employment Start | Employment Start Date | Contract Start | Contract Start Date
    First Working Day | First Day of Work | Effective from | From~0.7 | Date of First Appointment | First Appointment | First Appointed | Date of Assumption of Duty | Starting Date | Since~0.8
    Assumed Duty | Date Assumed Duty | Assumed Duty on | Assumption of Duty | Duty Assumed on | Joined us on | Joined us | Date Joined us | With us since | With us from | In service since | In our service since | In employment since | Employed by us since | Commenced~0.8 | Commenced on | Commenced Employment | Commenced Work | Commenced Duty | Commencement~0.8 | Start of Contract | Start of Work | Start of Service | Start of Duty | {Appointed,Engaged,Employed,Employment,Engagement} with effect from | With effect from | Engagement Started | Taken on | Date Recruited | Date of Recruitment | Onboarded on | Service Commenced | Contract Commencement | Contract Commencement Date | Date of Start | Begin Date | Beginning Date | Began on | Entry into Service | Entered Service | Entered Service on | Date of Entry into Service | Took up Employment | Took up Duty | Took up Duty on | On our Books since | On the Books since | In Service from | Employee since | Working for us since | Contract Begins | Contract Starts | Contract Commences | Service Begins | Service Starts | First Day of Service | O tsenye mo tirong ka | Letsatsi la go simolola | Letsatsi la go thapiwa | O simolotse tiro | Season~0.7 | Term~0.6 | Period of Employment | Employment Period | Dates of Employment | Period of Service | Period Employed | Dates Employed
  `),
  finders: [
    withoutPromotions(
      sentence(
        `(?:first (?:working )?day(?: of (?:work|employment|duty))? (?:is|was|will be)|hired(?: on)?|in (?:our|my|its) (?:employ|employment|service)[^.;\\d]{0,40}? (?:from|since)|been (?:with us|with the company|here|employed|working|an? (?:employee|member of (?:our |the )?staff|worker))[^.;\\d]{0,60}? from|(?:years?|months?|term|period),? (?:commencing |starting |effective |with effect )?from|(?:${PLAIN_POSITIONS}|employed as|engaged as) [^.;\\n]{3,60}? from|(?<!\\b(?:19|20)\\d\\d,? and )since|with effect from|effective(?: from)?|commencing(?: on)?|beginning(?: on)?|commenced[^.]{0,40}? on|commence[^.]{0,40}? on|(?:takes?|took|taking|comes? into|with) (?:effect|force) (?:on|from)|start(?:ing|ed|s)?[^.\\d]{0,30}?(?: on)?|began[^.\\d]{0,30}? on|(?:entered|took up|began|started) (?:(?:the|our|its|his|her) )?(?:service|employment|post|position)[^.\\d]{0,50}? on|(?:service|employment|engagement|appointment) (?:(?:shall|will) )?(?:begins?|commences?) (?:on|from)|(?:has |have )?worked (?:for|with|at) [^.;\\d]{3,60}? (?:from|since)|(?:been|is) (?:with|at) the [^.;\\d]{3,30}? (?:from|since)|(?:assumed|took up|reported for) (?:duty|duties|work|office|(?:his|her) (?:duties|post|position))[^.\\d]{0,12}? on|joined(?:[^.]|\\b(?:No|NO)\\.(?= ?\\d)){0,40}? on|(?:post|position|role|job)[^.;\\d]{0,20}? took up on|came to (?:us|work (?:for|with) us)[^.;\\d]{0,60}? (?:on|in)|go simolola(?: ka)?|go tloga ka|(?:contract|employment|agreement)[^.\\d]{0,24}? (?:runs?|is|are|valid|effective)[^.\\d]{0,12}? from|(?:employed|engaged|taken on|recruited|appointed|appointment)[^.]{0,80}? (?:from|on)|as from|as of|date of (?:engagement|employment|appointment)[^.\\d]{0,15}) (?:the )?<>`,
      ),
      sentence(...asSaidAbroad('employedSince')),
      weighedSentence(
        0.8,
        '\\boffer you [^.;\\d]{3,80}? (?:from|on|starting) (?:the )?<>',
        `\\b(?:contract|agreement|engagement)(?: of employment)? from (?:the )?<>(?= (?:${UNTIL})\\b)`,
        '\\b(?:works|worked|working|serves|served|serving) (?:(?:with|for|under|at) (?:us|me|our [^.,;]{3,30}?) |here )?as [^.;\\d]{3,80}? (?:from|since) (?:the )?<>',
        '\\b(?:employs|engages|appoints|hires)(?: the employee| him| her)? as [^.;\\d]{3,80}? (?:with effect from|from|starting on) (?:the )?<>',
      ),
    ),
  ],
  weight: 0.4,
};

export const employeeIdField: FieldSpec = {
  name: 'employeeId',
  kind: reference,
  labels: labelList(`
    Employee No | Employee Number | Employee ID | Employee Code | Staff No | Staff Number | Staff ID
    Payroll Number | Force No | ${EMPLOYEE_NUMBER} | Number~0.6
  `),
  finders: [
    sentence(
      '\\bpf\\.? <>(?=[,;)])',
      // "Kago Example (Co. No. 44172, ID …)": mines label staff numbers like this.
      '\\(co(?:mpany|y)?\\.? (?:no|nr|number)[.:]*\\s*(?!bw)<>(?=[,;)])',
      `\\b(?:${STAFF}|worker|force|pf|badge|associate|man|mine|industrial|crew|service)\\.? (?:no|nr|number|id|code|file|ref(?:erence)?)[.:]*\\s*(?:with (?:us|the company) )?(?:is |will be |shall be )?<>`,
    ),
  ],
  weight: 0.1,
};

export const idNumberInText: FieldSpec = {
  name: ID_FIELD,
  kind: nationalIdNumber,
  labels: labelList(`
    ${ID_LABELS} | ${ID_OR_PASSPORT_LABELS} | Holder of ${ID_NAME}
  `),
  finders: [
    sentence(`(?:(?:${ID_WORDS})|identity|\\bid)(?: card)?(?: no| number)?[.:]*\\s*(?:\\(?\\w+\\)?\\s)?<>`),
    mentioned(0.5),
  ],
  aliases: ['idNumber'],
  weight: 0,
};
