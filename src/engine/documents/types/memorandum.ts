import { phraseCuesOf } from './composed.ts';
import { message } from '../../../contract/messages/message.ts';
import { inThePast } from '../checks/days.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { sentence } from '../find/sentence.ts';
import { peopleList } from '../find/people/people-list.ts';
import { withRole } from '../find/people/with-role.ts';
import { date } from '../../values/date.ts';
import { list } from '../../values/list.ts';
import {
  authorizedCapitalField,
  businessTypeField,
  companyTypeField,
  directorsField,
  incorporationDateField,
  incorporationSaid,
  registeredAddressField,
  registrationNumberField,
} from './company-fields.ts';
import { companyNameField } from './company-name-field.ts';
import type { DocumentType } from '../document-type.ts';
import { insteadOf } from './instead-of.ts';
import { isToBeFilledIn } from './sentence-cues.ts';

const FOUNDERS =
  'subscribers?|incorporators?|promoters?|founders?|founding members?|(?:first|founding|initial) (?:shareholders?|members?)';
/** Start of a sentence that names the subscribers: "The first shareholders are A and B". */
const SUBSCRIBERS_SENTENCE = new RegExp(
  String.raw`\b(?:${FOUNDERS})(?: of the company| to (?:the |this )?(?:memorandum|constitution))?(?: are:?| is:?| shall be:?)\s+`,
  'i',
);

const NAMES_OF = String.raw`(?:(?:full )?names?|signatures?)(?:,? (?:and )?(?:addresses|descriptions|occupations|signatures))* of (?:the )?`;
const WHO_SIGNED = String.raw`(?:subscribers?|signatories)(?: to (?:the |this )?(?:memorandum|constitution|articles)(?: of association)?)?`;
const WHO_FOUNDED =
  'incorporators?|promoters?|founders?|(?:founding|first|initial) (?:members?|shareholders?)';
const WE_WHO_SIGN = String.raw`^we,? (?:the )?(?:several |undersigned )?(?:subscribers\b|(?:persons,? )?whose names\b).*`;
const SUBSCRIBERS = new RegExp(
  String.raw`^(?:(?:${NAMES_OF})?(?:${WHO_SIGNED}|${WHO_FOUNDED})|shareholders?)\b\s*(?=:|$)|${WE_WHO_SIGN}`,
  'i',
);

/** Memorandum of association, or the constitution that replaced it under the Companies Act of 2003. */
export const memorandum: DocumentType = {
  documentType: 'MEMORANDUM',
  title: 'memorandum of association',
  category: 'ENTITY',
  ofCategory: true,
  configuredType: () => 'OTHER',
  subtype: (view) => (/\bconstitution\b/i.test(view.prose.text.slice(0, 400)) ? 'CONSTITUTION' : null),
  sentenceCues: [isToBeFilledIn],
  phraseCues: [
    { phrase: 'Founding Document', weight: 2.2 },
    ...phraseCuesOf('Memorandum | Constitution', 1.4),
    ...phraseCuesOf('Incorporators | Memoranda | of Association | liability of members | Subscribers', 1),
    ...phraseCuesOf('Founding Statement | Articles of Association | of Association of', 2),
    { phrase: 'Capital clause', weight: 0.8 },
    { phrase: 'Molaotheo wa kompone', weight: 2.6 },
    { phrase: 'Memorandum of Incorporation', weight: 3.2 },
    ...phraseCuesOf('Articles of Incorporation | Company Constitution', 2.8),
    ...phraseCuesOf(
      'Association Clause | The name of the company is | The objects for which | liability of the members',
      1.2,
    ),
    { phrase: 'Subscribers to the memorandum', weight: 1.6 },
    ...phraseCuesOf('share capital of the company | Objects', 0.6),
    ...phraseCuesOf('Association | Companies Act', 0.5),
    { phrase: 'liability', weight: 0.3 },
    ...phraseCuesOf('Memorandum of Association | Memorandum and Articles of Association', 3.4),
    { phrase: 'Constitution of', weight: 2.4 },
  ],
  fields: [
    {
      ...companyNameField,
      finders: [
        sentence(
          'name of the company (?:is|shall be)[:,]? ["“]?<>',
          '(?:memorandum|articles|constitution)(?: and articles)?(?: of (?:association|incorporation))? of (?!association|incorporation)<>',
        ),
        ...(companyNameField.finders ?? []),
      ],
    },
    { ...registrationNumberField, aliases: ['binNumber'], weight: 0.25 },
    {
      ...incorporationDateField,
      name: 'registrationDate',
      aliases: ['incorporationDate'],
      finders: incorporationSaid,
      labels: [
        ...incorporationDateField.labels!,
        'Registered Since',
        'Formed',
        'Date Entered',
        'Date of Entry',
        'Letlha la kwadiso',
        'Letlha la go kwadisiwa',
        'Re-registered on',
        'Date of Registration',
      ],
      weight: 0.25,
    },
    {
      name: 'issueDate',
      kind: date,
      labels: labelList('Dated | Date~0.9 | Date of Adoption | Adopted on | Date of Signature | Date Signed'),
      finders: [sentence('(?:dated|adopted|signed)[^.]{0,60}?(?:on |this )?(?:the )?<>')],
      weight: 0,
    },
    registeredAddressField,
    {
      ...businessTypeField,
      labels: [
        ...businessTypeField.labels!,
        'Objects',
        'Main Object',
        'Main Objects',
        'Principal Object',
        'Principal Business',
        'Business of the Company',
        ['Business', 0.8],
      ],
      finders: [
        sentence(
          '(?:main |principal |primary )?(?:object|business)s?(?: of the company| for which the company is established)?(?: is| are| shall be):?(?: to carry on(?: the)?(?: business(?: of)?)?| the business of)? (?:the business of )?<>(?=[.;\\n]| and anything| and to)',
          '\\b(?:may|shall|will|to) carry on (?!(?:the )?business\\b|any\\b)(?:the )?<>(?=[.;\\n]| and anything| and to)',
          'carry on (?:the )?business (?:of|as) <>(?=[.;,\\n]| and anything| and to)',
        ),
      ],
    },
    companyTypeField,
    authorizedCapitalField,
    {
      ...directorsField,
      finders: [
        ...directorsField.finders!,
        withRole(/\bdirector\b/i, peopleList({ headed: SUBSCRIBERS, of: 'person', columns: ['role'] })),
      ],
    },
    {
      name: 'subscribers',
      kind: list,
      finders: [
        peopleList({
          headed: SUBSCRIBERS,
          sentence: SUBSCRIBERS_SENTENCE,
          of: 'holder',
          columns: ['shares'],
        }),
      ],
      weight: 0,
    },
  ],
  derivations: [
    insteadOf('registrationDate', 'issueDate', {
      source: 'inferred',
      doubtful: true,
      note: message('inferredValues.registeredOnSigning'),
    }),
  ],
  otherLabels: words('Witnesses | Liability | Postal Address | Company Secretary'),
  keys: ['companyName'],
  checks: [inThePast('registrationDate')],
};
