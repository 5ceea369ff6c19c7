import { inThePast } from '../checks/identity.ts';
import { letterhead } from '../find/heading.ts';
import { sentence } from '../find/sentence.ts';
import { date } from '../kinds/date.ts';
import { companyNumber, reference, tin } from '../kinds/identifiers.ts';
import { partyName, personName } from '../kinds/names.ts';
import { text } from '../kinds/words.ts';
import type { DocumentType } from './document-type.ts';
import { letterIssueDate, officialStamp, omangInText, signatoryName, signatoryTitle } from './letter-fields.ts';

/** A company or person gives somebody power to act for it. */
export const authorisationLetter: DocumentType = {
  documentType: 'AUTHORISATION_LETTER',
  title: 'authorisation letter',
  category: 'COMPLIANCE',
  ofCategory: true,
  configuredType: () => 'OTHER',
  markers: [
    { phrase: 'Letter of Authority', weight: 3.4 },
    { phrase: 'Letter of Authorisation', weight: 3.6 },
    { phrase: 'Letter of Authorization', weight: 3.6 },
    { phrase: 'Authorisation Letter', weight: 3.6 },
    { phrase: 'Authorization Letter', weight: 3.6 },
    { phrase: 'Authority to Act', weight: 2.4 },
    { phrase: 'Authorisation to', weight: 1.6 },
    { phrase: 'Authorization to', weight: 1.6 },
    { phrase: 'Authority to', weight: 1 },
    { phrase: 'Power of Attorney', weight: 2.4 },
    { phrase: 'Mandate', weight: 0.6 },
    { phrase: 'hereby authorise', weight: 1.8 },
    { phrase: 'hereby authorize', weight: 1.8 },
    { phrase: 'authorise', weight: 0.8 },
    { phrase: 'authorize', weight: 0.8 },
    { phrase: 'to act on our behalf', weight: 1.2 },
    { phrase: 'on our behalf', weight: 0.8 },
    { phrase: 'on behalf of the company', weight: 0.6 },
    { phrase: 'To whom it may concern', weight: 0.3 },
    { phrase: 'Board Resolution', weight: -1.5 },
    { phrase: 'Resolution of', weight: -1.5 },
    { phrase: 'Resolved', weight: -1 },
    { phrase: 'Minutes', weight: -2 },
  ],
  fields: [
    { name: 'taxpayerName', kind: partyName, labels: ['Company Name', 'Company', 'Name of Company', 'On behalf of', 'Principal'], finders: [letterhead(0.8), sentence('\\b(?:we|i),? (?:the undersigned,? )?(?:directors? of |on behalf of )?<>,? (?:hereby|of|\\(|do hereby|holder|uin)', 'for and on behalf of <>', 'behalf of <>(?=[,.;\\n]| (?:in|to|for|with))')], also: ['companyName', 'issuerName'], weight: 0.8 },
    { name: 'authorisedPerson', kind: personName, labels: ['Authorised Person', 'Name of Authorised Person', 'Authorised Representative', 'Representative', 'Agent', 'Bearer', 'Name', 'Full Name'], finders: [sentence('(?:authori[sz]e|appoint|nominate|mandate|empower)s? <>', '(?:authori[sz]e|appoint|nominate|mandate|empower)s? (?:our |the )?(?:\\p{L}+,? ){0,4}<>')], also: ['fullName'], weight: 0.8 },
    omangInText,
    { name: 'registrationNumber', kind: companyNumber, labels: ['UIN', 'Company Number', 'Company No', 'Registration Number', 'Registration No', 'Company Registration No', 'Reg No'], finders: [sentence('(?:uin|registration (?:number|no)|company (?:number|no))[.:]* <>')], weight: 0 },
    { name: 'tinNumber', kind: tin, labels: ['TIN', 'TIN Number', 'Taxpayer Identification Number'], finders: [sentence('(?:tin|taxpayer identification number)[.:]* (?:number |no\\.? )?<>')], weight: 0 },
    { name: 'certificateNumber', kind: reference, labels: ['Reference', 'Our Ref', 'Ref', 'Reference No', 'Ref No', 'Our Reference'], weight: 0 },
    { name: 'purpose', kind: text, labels: ['Purpose', 'Authority Granted', 'Scope'], finders: [sentence('(?:authori[sz]e|appoint|empower)[^.]{3,140}? to <>(?=[.;\\n])')], weight: 0 },
    letterIssueDate,
    { name: 'expiryDate', kind: date, labels: ['Valid Until', 'Expiry Date', 'Expires', 'Valid To'], finders: [sentence('(?:valid|remain in force|expires?|effective)[^.]{0,60}?(?:until|to|on) (?:the )?<>')], weight: 0 },
    { name: 'status', kind: text, labels: ['Status'], weight: 0 },
    signatoryName,
    signatoryTitle,
    officialStamp,
  ],
  keys: ['taxpayerName', 'authorisedPerson'],
  checks: [inThePast('issueDate')],
};
