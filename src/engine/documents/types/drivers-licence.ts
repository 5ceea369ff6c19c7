import { letteredLicence } from '../checks/lettered-licence.ts';
import { phraseCuesOf } from './composed.ts';
import { UNTIL } from '../../lexicon/until.ts';
import { message } from '../../../contract/messages/message.ts';
import { REPUBLICS } from '../../packs/country-words.ts';
import { labelList, words } from '../../values/text/label-list.ts';
import { ageBetween, inOrder, inThePast, notExpired, oldEnough } from '../checks/days.ts';
import { sexFigure } from '../checks/identity.ts';
import { oneHolder } from '../checks/one-holder.ts';
import { ghostShowsHolder } from '../checks/portraits.ts';
import { anywhere } from '../find/anywhere.ts';
import { cardNameLines } from '../find/people/card-name.ts';
import { sentence } from '../find/sentence.ts';
import {
  hasAmericanAddress,
  isOfOwnCountry,
  numberAbroad,
  numberOfAmerica,
  numberOfHolder,
  numberOfLicence,
  unlessAmerican,
  unlessAmericanCard,
} from '../find/north-america/american-licence.ts';
import { birthdayTerm, issuedBetween } from '../find/north-america/birthday-term.ts';
import { captionedAsLicence } from '../find/north-america/captioned-card.ts';
import { nameOverAddress, wholeNameOverAddress } from '../find/north-america/name-over-address.ts';
import { numberOverName } from '../find/north-america/number-over-name.ts';
import { numberedAsLicence, numberedItem } from '../find/numbered-item.ts';
import { behindCaption } from '../find/short-captions.ts';
import { codedAs } from '../find/zones/aamva.ts';
import { fromLicenceRow, rowOfLicence } from '../find/zones/licence-row.ts';
import { date } from '../../values/date.ts';
import { endDate, startDate } from '../../values/date-range.ts';
import { licenceNumber } from '../../values/licence-number.ts';
import { nationalIdNumber } from '../../values/national-id.ts';
import { identitySurname } from '../../values/identity-name.ts';
import { text } from '../../values/words.ts';
import type { ValueKind } from '../../values/kind.ts';
import type { DocumentType, Finder } from '../document-type.ts';
import {
  dateOfBirth,
  forenames,
  forenamesOfName,
  genderField,
  joinedName,
  nationalityField,
  printedFullName,
  soleNameInPrint,
  surname,
  surnameOfName,
} from './shared.ts';
import { ID_LABELS, VALID_UNTIL } from './wordings.ts';
import { insteadOf } from './instead-of.ts';

/** Titles in other countries of the region and in other languages of Europe. */
const TITLES_ABROAD = words(`
  Permis de conduire | Führerschein | Fuhrerschein | Permiso de conducción | Permiso de conducir | Licencia de conducir
  Patente di guida | Carta de condução | Carteira de habilitação | Rijbewijs | Körkort | Førerkort | Forerkort | Kørekort
  Ajokortti | Prawo jazdy | Řidičský průkaz | Vodičský preukaz | Vezetői engedély | Permis de conducere | Vozačka dozvola
  Vozniško dovoljenje | Juhiluba | Vairuotojo pažymėjimas | Vadītāja apliecība | Ceadúnas Tiomána | Liċenzja tas-Sewqan
  Ökuskírteini | Leje drejtimi | Sürücü belgesi | Bestuurslisensie | Rybewys | Leseni ya udereva | Operator License
`);

/**
 * On domestic licences two lines, one below the other, are the name. Not for cards with numbered items, and doubtful
 * for foreign cards, where a title, a state or a description ("HAIR / BLONDE") may be in the same place.
 */
const unlabelledName =
  (which: 'surname' | 'forenames'): Finder =>
  (view, field) => {
    if (numberedAsLicence(view) !== null || hasAmericanAddress(view)) return [];
    const found = cardNameLines(which)(view, field);
    return isOfOwnCountry(view) ? found : found.map((one) => ({ ...one, doubt: NO_CAPTION }));
  };
const NO_CAPTION = message('notes.noCaption');

/** "12 RESTRICTIONS  9a END L": the next numbered item is not a restriction. */
const restriction: ValueKind = {
  ...text,
  parse: (printed, context) =>
    /^\d{1,2}[a-d]?\s+\p{L}{3}/u.test(printed) ? null : text.parse(printed, context),
};

/** What a card says of its holder, not of what may be driven. */
const OF_HOLDER = 'ORGAN|TISSUE|DONORS?|VETERAN|MILITARY|DIABETIC|DUPLICATE|SPECIMEN|SAMPLE|VOID|UNDER 21';
/** Classes have a letter, or are one or two digits. "15-239-1250" beside a speck read as item 9 is another number. */
const NO_CLASSES = new RegExp(String.raw`^(?!.*\p{L}).*\d{3}|^(?:(?:${OF_HOLDER})\b\s?)+$`, 'iu');
/** "B DONOR". */
const HOLDER_BEHIND = new RegExp(String.raw`(?:\s+(?:${OF_HOLDER}))+$`, 'iu');
const vehicleClasses: ValueKind = {
  ...text,
  parse(printed, context) {
    const classes = printed.trim();
    return NO_CLASSES.test(classes) ? null : text.parse(classes.replace(HOLDER_BEHIND, ''), context);
  },
};

/** Labels of the licence number on North American cards (AAMVA DL/ID card design standard, annex A; states differ). */
const NUMBER_CAPTIONS = '(?:DL|OL|LIC(?:EN[CS]E)?\\.?) ?(?:N[O0]|NUMBER)|DLN?|OLN|LIC ?(?=#)';
/** Labels without "licence", used if no other label names the licence number. */
const NUMBER_ALONE = 'NUMBER|N[O0](?=[.:#]|\\s*[A-Z]?\\d)';
const OF_THE_LICENCE = /\b(?:DLN?|OLN|LIC)(?![A-Z]{2})|\bLICEN[CS]E (?:N[O0]|NUMBER)\b/i;

/** Driving licence of DRTS: names are unlabelled, the validity is printed in months (docs/facts/documents.md). */
export const driversLicence: DocumentType = {
  documentType: 'DRIVERS_LICENCE',
  title: "driver's licence",
  category: 'IDENTITY',
  ofCategory: true,
  configuredType: () => 'OTHER',
  letter: 'never',
  phraseCues: [
    { phrase: 'Licence to Drive', weight: 2.6 },
    ...phraseCuesOf('Vehicle Category | First Issue', 0.8),
    ...phraseCuesOf('SADC | Validity Period', 0.5),
    ...phraseCuesOf('Vehicle Class | Learner', 0.6),
    ...phraseCuesOf('Professional Driving Permit | Road Transport and Safety | Driver Restriction', 1.4),
    ...phraseCuesOf(
      "Driving Licence | Driver's Licence | Driver's License | Drivers Licence | Driver License",
      3.2,
    ),
    ...phraseCuesOf("Driver Licence | Driving License | Operator's License", 3),
    ...phraseCuesOf('Veh. Restr | PrDP', 1.2),
    { phrase: 'Licence Number', weight: 0.4 },
    { phrase: 'Laesense ya go kgweetsa', weight: 2.5 },
    ...TITLES_ABROAD.map((phrase) => ({ phrase, weight: 3 })),
  ],
  knowsLayouts: true,
  looks: [numberedAsLicence, captionedAsLicence, rowOfLicence, codedAs('DL', 'a driving licence')],
  fields: [
    {
      name: 'idNumber',
      kind: nationalIdNumber,
      labels: labelList(`
        ${ID_LABELS} | ID
      `),
      finders: [numberOfHolder, unlessAmerican(anywhere(0.55))],
      weight: 1,
    },
    {
      ...surname,
      kind: identitySurname,
      labels: [...surname.labels!, 'Surname and Initials', 'Initials and Surname', 'LN'],
      finders: [
        numberedItem('1'),
        fromLicenceRow('surname'),
        behindCaption('LN'),
        nameOverAddress('1'),
        unlabelledName('surname'),
      ],
    },
    {
      ...forenames,
      labels: [...forenames.labels!, 'FN'],
      finders: [numberedItem('2'), behindCaption('FN'), nameOverAddress('2'), unlabelledName('forenames')],
    },
    {
      ...printedFullName,
      labels: [
        ...printedFullName.labels!,
        ...labelList('Name of Driver | Licensee~0.8 | {Licence,Lic,Card} Holder | {Issued,Granted} to~0.9'),
      ],
      finders: [...(printedFullName.finders ?? []), wholeNameOverAddress],
    },
    {
      ...dateOfBirth,
      labels: [...dateOfBirth.labels!, ['Birth', 0.8]],
      finders: [...dateOfBirth.finders!, numberedItem('3'), behindCaption('D[O0]B'), birthdayTerm('birth')],
    },
    { ...genderField, finders: [...genderField.finders!, numberedItem('15'), behindCaption('SEX')] },
    nationalityField,
    {
      name: 'licenceNumber',
      kind: licenceNumber,
      labels: labelList(`
        Licence Number | License Number | Driving Licence No | DL No | DLN | DL
        Licence # | No. of Licence | Card No | Customer Identifier | Customer ID | OLN
      `),
      finders: [
        numberOfLicence,
        fromLicenceRow('licenceNumber'),
        numberOfAmerica,
        behindCaption(NUMBER_CAPTIONS),
        behindCaption(NUMBER_ALONE, { unlessElsewhere: OF_THE_LICENCE }),
        numberOverName,
      ],
      weight: 0.4,
    },
    {
      name: 'licenceClass',
      kind: vehicleClasses,
      labels: labelList(
        'Class | Classes | {Class,Classes,Codes,Categories} {held,authorised,entitled} | {Vehicles of Class,For Vehicles of Class,Vehicle Groups} | Groups~0.9 | Vehicle {Classes,Codes,Categories} | Cat~0.9 | Class of Vehicle | Class of Licence | Licence Code | Category | Categories | Codes | Code',
      ),
      finders: [numberedItem('9')],
      weight: 0.1,
    },
    {
      name: 'expiryDate',
      kind: endDate,
      labels: labelList(`
        Expires {at end of,end of,at the end of} | Validity Period | Validity | Valid | Valid Until | Valid To | Expiry Date | Expires
        Expiry | Exp | Valid From - To | Valid Thru | Valid Through | ${VALID_UNTIL}
      `),
      finders: [
        numberedItem('4b'),
        fromLicenceRow('expiryDate'),
        behindCaption('EXP'),
        birthdayTerm('expiry'),
        sentence(`valid\\s*(?:from)?:?\\s*[^.\\n]{6,14}?\\s*(?:${UNTIL}|[–-])\\s*(?:the )?<>`),
      ],
      weight: 0.4,
    },
    {
      name: 'dateOfIssue',
      kind: startDate,
      labels: labelList(`
        Date of Issue | Issue Date | Issued | Date Issued | Valid From | Letlha la go ntshiwa
        Letlha la tshimologo | Date of Issuance | Iss
      `),
      finders: [numberedItem('4a'), behindCaption('ISS'), issuedBetween],
      weight: 0,
    },
    {
      name: 'validFrom',
      kind: startDate,
      labels: labelList(
        'Validity Period | Validity | Valid | Valid From | Validity From | Start of Validity',
      ),
      weight: 0,
    },
    {
      name: 'firstIssue',
      kind: date,
      labels: labelList(
        'First Issue | Date of First {Issue,Licence,Licensing} | First {Issued,Licensed,Licence} | Date First {Issued,Licensed,Obtained} | Licensed since | First Licence {Granted,Issued} | First {Obtained,Granted,Given,Taken Out,Acquired} | {Obtained,Licensed} first | Original Issue Date | {Driving,Driver,Holder} since | Since~0.8',
      ),
      weight: 0,
    },
    {
      name: 'driverRestriction',
      kind: restriction,
      labels: ['Driver Restriction', 'Driver Restr', 'Restrictions'],
      weight: 0,
    },
    {
      name: 'vehicleRestriction',
      kind: text,
      labels: ['Veh. Restr', 'Vehicle Restriction', 'Veh Restriction'],
      weight: 0,
    },
    { name: 'endorsement', kind: text, labels: ['Endorsement', 'Endorsements'], weight: 0 },
    {
      name: 'professionalPermit',
      kind: text,
      labels: ['PrDP', 'PDP', 'Professional Driving Permit'],
      weight: 0,
    },
  ],
  derivations: [
    surnameOfName,
    forenamesOfName,
    joinedName,
    soleNameInPrint,
    numberAbroad,
    insteadOf('dateOfIssue', 'validFrom', {
      source: 'joined',
      note: message('inferredValues.startOfValidity'),
    }),
  ],
  otherLabels: words(
    `Issuing Authority | ${REPUBLICS} | Address | Restr | Rest | End | Hgt | Wgt | Eyes | Hair | DD | Previous Type`,
  ),
  keys: ['licenceNumber', 'idNumber'],
  holder: ['surname', 'dateOfBirth'],
  sides: 2,
  mostWords: 120,
  checks: [
    unlessAmericanCard(sexFigure('idNumber', 'gender')),
    letteredLicence('licenceNumber', 'idNumber'),
    oneHolder('idNumber', ['fullName', 'dateOfBirth']),
    ghostShowsHolder,
    notExpired('expiryDate'),
    inThePast('dateOfBirth'),
    inThePast('firstIssue'),
    inOrder('dateOfBirth', 'firstIssue'),
    oldEnough('dateOfBirth', 'firstIssue', 14),
    inOrder('firstIssue', 'expiryDate'),
    inOrder('dateOfIssue', 'expiryDate'),
    ageBetween('dateOfBirth', 16, 110),
  ],
};
