/**
 * The interface leaves the bodies of the workflow operations open. The documented names are those of the schemas; what
 * another operation of this interface calls the same thing is understood too, so that an answer can be sent on as it is.
 */

type Body = Readonly<Record<string, unknown>>;

const isBody = (sent: unknown): sent is Body =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/**
 * Parts of the name as screening calls them; `extractedData` of a scan as `fields`, or the fields by themselves beside `documentType` and `mrz`. The lines of a zone are
 * enough without fields, and may be one text.
 */
export function identityFields(given: unknown): unknown {
  const sent = askedFields(given);
  if (!isBody(sent) || !isBody(sent['fields'])) return sent;
  const { firstName, lastName, ...fields } = sent['fields'];
  const parts = {
    ...(firstName === undefined ? {} : { forenames: firstName }),
    ...(lastName === undefined ? {} : { surname: lastName }),
  };
  return { ...sent, fields: { ...parts, ...fields } };
}

function askedFields(sent: unknown): unknown {
  if (!isBody(sent)) return sent;
  const { documentType, mrz: zone, extractedData, fields: named, ...others } = sent;
  const mrz = typeof zone === 'string' ? zone.trim().split(/\s*\n\s*/) : zone;
  const alone = Object.keys(others).length > 0 ? others : undefined;
  const fields = named ?? extractedData ?? alone ?? (mrz === undefined ? undefined : {});
  const rest = {
    ...(documentType === undefined ? {} : { documentType }),
    ...(mrz === undefined ? {} : { mrz }),
  };
  // Other properties are no fields; they are passed on to be reported.
  return fields === alone ? { ...rest, fields } : { ...others, ...rest, fields };
}

/**
 * `sourceImage` (ID photo) and `targetImage` (selfie), the names of the comparison of faces; a session as its own answer and the
 * combined call name it.
 */
export function matchedImages(sent: unknown): unknown {
  if (!isBody(sent)) return sent;
  const { sourceImage, targetImage, sessionId, liveness_session_id: formSession, ...rest } = sent;
  const session = sessionId ?? formSession;
  return {
    ...(sourceImage === undefined ? {} : { idImage: sourceImage }),
    ...(targetImage === undefined ? {} : { selfieImage: targetImage }),
    ...(session === undefined ? {} : { livenessSessionId: session }),
    ...rest,
  };
}

/** A scan's answer, or its `extractedData`, in place of the fields; a field beside it takes precedence. */
function scannedFields(sent: unknown): unknown {
  if (!isBody(sent) || !isBody(sent['extractedData'])) return sent;
  const { extractedData, ...rest } = sent;
  return { ...extractedData, ...rest };
}

/**
 * What is said of a company, with the names that the configured document types have for the same, and directors as an extract
 * lists them: with the days of their appointment.
 */
export function statedCompany(given: unknown): unknown {
  const sent = scannedFields(given);
  if (!isBody(sent)) return sent;
  const { incorporationDate, companyRegistrationNumber, directors, ...rest } = sent;
  return {
    ...(incorporationDate === undefined ? {} : { registrationDate: incorporationDate }),
    ...(companyRegistrationNumber === undefined ? {} : { registrationNumber: companyRegistrationNumber }),
    ...rest,
    ...(directors === undefined
      ? {}
      : { directors: Array.isArray(directors) ? directors.map(nameOf) : directors }),
  };
}

const nameOf = (director: unknown): unknown =>
  isBody(director) && 'name' in director ? director['name'] : director;

const SUBJECT_TYPES: Readonly<Record<string, string>> = {
  individual: 'person',
  entity: 'company',
  business: 'company',
  organisation: 'company',
  organization: 'company',
  // Lists also contain ships and aircraft, which are no persons.
  vessel: 'company',
  ship: 'company',
  aircraft: 'company',
};

/** What clients call the numbers that they ask for: all that are given are searched. */
const NUMBER_NAMES: readonly string[] = [
  'documentNumber',
  'idNumber',
  'passportNumber',
  'companyRegistrationNumber',
  'registrationNumber',
  'binNumber',
  'taxNumber',
  'tinNumber',
  'imoNumber',
  'imo',
  'mmsi',
];
/** Between several numbers, as screening takes them. */
const NEXT_NUMBER = '; ';

/** Words for the parts of a person's name, in the order of a full name. */
const NAME_PARTS: readonly (readonly string[])[] = [
  ['firstName', 'forenames'],
  ['middleName'],
  ['lastName', 'surname'],
];

/** The different ones; what is no text stays, and the schema refuses it. */
const eachOnce = (values: readonly unknown[]): unknown[] =>
  values.filter((value, at) => values.findIndex((other) => plain(other) === plain(value)) === at);
const plain = (value: unknown): unknown => (typeof value === 'string' ? value.trim().toUpperCase() : value);

const GENDERS: Readonly<Record<string, string>> = { m: 'M', male: 'M', f: 'F', female: 'F' };

/**
 * The names of a person or company as the extracted data has them; types and genders in any case. Of several different names
 * the first is the name and the others are aliases: none is dropped.
 */
export function screenedSubject(given: unknown): unknown {
  const sent = scannedFields(given);
  if (!isBody(sent)) return sent;
  const { name, fullName, companyName, gender, aliases, ...others } = sent;
  const scanned = documentsOf(sent);
  const numbers = eachOnce(
    [others, ...scanned].flatMap((of) => NUMBER_NAMES.map((field) => of[field]).filter(isSaid)),
  );
  const parts = NAME_PARTS.flatMap((words) => words.map((word) => others[word]).find(isText) ?? []);
  const taken = [...NUMBER_NAMES, ...NAME_PARTS.flat()];
  const rest = Object.fromEntries(Object.entries(others).filter(([field]) => !taken.includes(field)));
  const ofPerson = [fullName, parts.length > 0 ? parts.join(' ') : undefined].filter(isGiven);
  const [first, ...further] = eachOnce(
    [name, ...ofPerson, companyName, ...scanned.flatMap((of) => NAMES.map((field) => of[field]))].filter(
      isSaid,
    ),
  );
  // "fullName" and "firstName" are words for people, "companyName" for companies; "name" says nothing.
  const isPerson = ofPerson.length > 0;
  const said =
    isGiven(name) || isPerson === isGiven(companyName) ? undefined : isPerson ? 'person' : 'company';
  const type = rest['type'] ?? said;
  const known = typeof type === 'string' ? type.toLowerCase() : type;
  const oneText = numbers.every(isText) ? numbers.join(NEXT_NUMBER) : numbers.find((one) => !isText(one));
  return {
    ...rest,
    ...(numbers.length === 0 ? {} : { documentNumber: oneText }),
    // "X", which passports print, says of nobody who they are.
    ...(gender === undefined || plain(gender) === 'X'
      ? {}
      : { gender: GENDERS[String(gender).trim().toLowerCase()] ?? gender }),
    ...(first === undefined ? {} : { name: first }),
    ...(further.length === 0
      ? isGiven(aliases) && { aliases }
      : {
          aliases:
            Array.isArray(aliases) || aliases === undefined ? [...(aliases ?? []), ...further] : aliases,
        }),
    ...(known === undefined
      ? {}
      : { type: typeof known === 'string' ? (SUBJECT_TYPES[known] ?? known) : known }),
  };
}

/** What was read of each document of a scan: of several, not all are about one person. */
const documentsOf = ({ documents }: Body): readonly Body[] =>
  (Array.isArray(documents) ? (documents as unknown[]) : [])
    .map((one) => (isBody(one) ? one['extractedData'] : null))
    .filter(isBody);
const NAMES = ['fullName', 'name', 'companyName'];

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const isGiven = (value: unknown): boolean => value !== undefined;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
