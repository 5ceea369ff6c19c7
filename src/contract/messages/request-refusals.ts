import type { Room } from '../message-text.ts';

/** Why a request is not taken, whatever it asks (src/api/requests, src/api/operations, src/api/operator). */
export const requestRefusals = {
  nothingHere: { en: 'There is nothing at this address.', tn: 'Ga go na sepe mo atereseng e.' },
  noOperation: {
    en: 'There is nothing at this address. All addresses of this station are listed at /docs.',
    tn: 'Ga go na sepe mo atereseng e. Diaterese tsotlhe tsa seteišene se di mo lenaaneng kwa /docs.',
  },
  notUnderstood: { en: 'The request cannot be understood.', tn: 'Kopo ga e tlhaloganyesege.' },
  longHeaders: {
    en: 'The headers of the request are too long.',
    tn: 'Ditlhogo tsa kopo di telele thata.',
  },
  late: { en: 'The request did not arrive in time.', tn: 'Kopo ga e a goroga ka nako.' },
  otherMethod: {
    en: 'The method of the request is not one of HTTP.',
    tn: 'Mokgwa wa kopo ga se mongwe wa HTTP.',
  },
  notHttp: { en: 'The request is not one of HTTP.', tn: 'Kopo ga se ya HTTP.' },
  plainHttp: {
    en: 'This port speaks HTTPS. Begin the address with https: instead of http:.',
    tn: 'Port e e bua HTTPS. Simolola aterese ka https: e seng http:.',
  },
  noProxy: {
    en: 'This station is no proxy. Call its addresses directly.',
    tn: 'Seteišene se ga se proxy. Bitsa diaterese tsa sone ka tlhamalalo.',
  },
  severalHosts: {
    en: 'The request has more than one Host header.',
    tn: 'Kopo e na le Host di feta e le nngwe.',
  },
  noHost: { en: 'The request has no Host header.', tn: 'Kopo ga e na Host.' },
  otherHost: {
    en: 'This station does not answer to that host name. The setting server.allowedHosts names those that it answers to, besides localhost.',
    tn: 'Seteišene se ga se arabe leina leo la motšhini. Thulaganyo ya server.allowedHosts e bolela a se a arabang, kwa ntle ga localhost.',
  },
  methods: {
    en: 'This address answers {{methods, all}}.',
    tn: 'Aterese e e araba {{methods, all}}.',
  },
  tookLong: {
    en: 'The request took longer than {{seconds}} seconds.',
    tn: 'Kopo e tsere nako e e fetang metsotswana e le {{seconds}}.',
  },
  compressed: {
    en: 'Send the body as it is, not compressed.',
    tn: 'Romela mmele jaaka o ntse, o sa gatelelwa.',
  },
  large: {
    en: 'The request body is larger than {{most}}.',
    tn: 'Mmele wa kopo o mogolo go feta {{most}}.',
  },
  ended: {
    en: 'The request ended before its body was complete.',
    tn: 'Kopo e fedile pele mmele wa yone o felela.',
  },
  unreadable: {
    en: 'The request body could not be read.',
    tn: 'Mmele wa kopo ga o a kgona go balwa.',
  },
  wantsJson: {
    en: 'This operation takes a body of type application/json.',
    tn: 'Tiro e e tsaya mmele wa mofuta wa application/json.',
  },
  notUtf8: {
    en: 'The body is not UTF-8. Send JSON as UTF-8.',
    tn: 'Mmele ga se UTF-8. Romela JSON jaaka UTF-8.',
  },
  notJson: { en: 'The body is not valid JSON.', tn: 'Mmele ga se JSON e e nepagetseng.' },
  wantsForm: {
    en: 'The body must be application/x-www-form-urlencoded.',
    tn: 'Mmele o tshwanetse go nna application/x-www-form-urlencoded.',
  },
  parameterTwice: {
    en: 'The parameter is given more than once.',
    tn: 'Parametara e neilwe go feta gangwe.',
  },
  brokenEscape: {
    en: 'The address has a % that escapes nothing.',
    tn: 'Aterese e na le % e e sa emeleng sepe.',
  },
  manyUploads: {
    en: 'Too many large uploads at the same time.',
    tn: 'Go romelwa difaele tse dikgolo tse dintsi thata ka nako e le nngwe.',
  },
  idempotencyKey: {
    en: 'The key must have 1 to 200 visible ASCII characters.',
    tn: 'Senotlolo se tshwanetse go nna le ditlhaka tsa ASCII tse di bonalang tse 1 go ya go tse 200.',
  },
  keyReused: {
    en: 'This Idempotency-Key was used for another request.',
    tn: 'Idempotency-Key e e dirisitswe mo kopong e sele.',
  },
  noWebhookUrl: {
    en: 'webhookUrl is missing, and this client has no webhook endpoint.',
    tn: 'webhookUrl ga e yo, mme lenaneo le ga le na moamogedi wa webhook.',
  },
  bothModes: {
    en: 'forceBatch and forceSinglePass exclude each other.',
    tn: 'forceBatch le forceSinglePass ga di kake tsa dirisiwa mmogo.',
  },
  noCredential: { en: 'There is no such credential.', tn: 'Ga go na senotlolo se se ntseng jalo.' },
  noVerification: {
    en: 'There is no such verification at work.',
    tn: 'Ga go na tlhatlhobo e e ntseng jalo e e dirwang.',
  },
  noRequest: { en: 'There is no such request.', tn: 'Ga go na kopo e e ntseng jalo.' },
  notAnIdentityType: {
    en: 'This is not a type of identity document.',
    tn: 'O ga se mofuta wa lokwalo lwa boitshupo.',
  },
  field: { en: '{{name}}: {{fault, sentence}}', tn: '{{name}}: {{fault, sentence}}' },
} as const satisfies Room;

/** What is wrong with one value of a request (src/api/requests/issue-words.ts and the schemas of the contract). */
export const inputFaults = {
  required: { en: 'Required.', tn: 'E a tlhokega.' },
  text: { en: 'Must be text.', tn: 'E tshwanetse go nna mokwalo.' },
  number: { en: 'Must be a number.', tn: 'E tshwanetse go nna palo.' },
  wholeNumber: { en: 'Must be a whole number.', tn: 'E tshwanetse go nna palo e e feletseng.' },
  boolean: { en: 'Must be true or false.', tn: 'E tshwanetse go nna true kgotsa false.' },
  list: { en: 'Must be a list.', tn: 'E tshwanetse go nna lenaane.' },
  object: { en: 'Must be an object.', tn: 'E tshwanetse go nna selo sa JSON.' },
  day: { en: 'Must be a day as YYYY-MM-DD.', tn: 'E tshwanetse go nna letsatsi jaaka YYYY-MM-DD.' },
  dayToCome: { en: 'Must not be a day to come.', tn: 'E se ka ya nna letsatsi le le tlang.' },
  time: { en: 'Must be a time as in ISO 8601.', tn: 'E tshwanetse go nna nako jaaka mo go ISO 8601.' },
  dayOrTime: {
    en: 'Must be a day as YYYY-MM-DD, or a time as in ISO 8601 that ends in Z.',
    tn: 'E tshwanetse go nna letsatsi jaaka YYYY-MM-DD, kgotsa nako jaaka mo go ISO 8601 e e felelang ka Z.',
  },
  url: { en: 'Must be a URL.', tn: 'E tshwanetse go nna URL.' },
  uuid: { en: 'Must be a UUID.', tn: 'E tshwanetse go nna UUID.' },
  email: { en: 'Must be an e-mail address.', tn: 'E tshwanetse go nna aterese ya imeile.' },
  base64: { en: 'Must be base64.', tn: 'E tshwanetse go nna base64.' },
  otherForm: { en: 'Does not have the right form.', tn: 'Ga e na sebopego se se siameng.' },
  exactly: { en: 'Must be {{values, list}}.', tn: 'E tshwanetse go nna {{values, list}}.' },
  oneOf: {
    en: 'Must be one of {{values, list}}.',
    tn: 'E tshwanetse go nna nngwe ya tse: {{values, list}}.',
  },
  types: { en: 'One of {{values, list}}.', tn: 'Nngwe ya tse: {{values, list}}.' },
  notKnown: { en: 'Not known: {{names, list}}.', tn: 'Ga di itsiwe: {{names, list}}.' },
  mostCharacters_one: {
    en: 'Must have at most {{count}} character.',
    tn: 'E nne le tlhaka e le {{count}} fela.',
  },
  mostCharacters_other: {
    en: 'Must have at most {{count}} characters.',
    tn: 'E nne le ditlhaka di le {{count}} fela.',
  },
  leastCharacters_one: {
    en: 'Must have at least {{count}} character.',
    tn: 'E nne le bonnye tlhaka e le {{count}}.',
  },
  leastCharacters_other: {
    en: 'Must have at least {{count}} characters.',
    tn: 'E nne le bonnye ditlhaka di le {{count}}.',
  },
  mostEntries_one: {
    en: 'Must have at most {{count}} entry.',
    tn: 'E nne le selo se le {{count}} fela.',
  },
  mostEntries_other: {
    en: 'Must have at most {{count}} entries.',
    tn: 'E nne le dilo di le {{count}} fela.',
  },
  leastEntries_one: {
    en: 'Must have at least {{count}} entry.',
    tn: 'E nne le bonnye selo se le {{count}}.',
  },
  leastEntries_other: {
    en: 'Must have at least {{count}} entries.',
    tn: 'E nne le bonnye dilo di le {{count}}.',
  },
  mostBytes: { en: 'Must have at most {{bytes}} bytes.', tn: 'E nne le dibaete di le {{bytes}} fela.' },
  leastBytes: {
    en: 'Must have at least {{bytes}} bytes.',
    tn: 'E nne le bonnye dibaete di le {{bytes}}.',
  },
  most: { en: 'Must be at most {{value}}.', tn: 'E se ka ya feta {{value}}.' },
  least: { en: 'Must be at least {{value}}.', tn: 'E nne bonnye {{value}}.' },
  less: { en: 'Must be less than {{value}}.', tn: 'E tshwanetse go nna kwa tlase ga {{value}}.' },
  more: { en: 'Must be more than {{value}}.', tn: 'E tshwanetse go feta {{value}}.' },
  document: {
    en: 'Must be base64 text, or an object with content and fileName.',
    tn: 'E tshwanetse go nna mokwalo wa base64, kgotsa selo sa JSON se se nang le content le fileName.',
  },
  nameOrNumber: {
    en: 'Must be a name of at least 2 characters, or be left out where a document number is given.',
    tn: 'E tshwanetse go nna leina la ditlhaka tse pedi kgotsa go feta, kgotsa e tlogelwe fa nomoro ya lokwalo e neilwe.',
  },
  mrzOrCan: { en: 'Either mrz or can.', tn: 'mrz kgotsa can, e seng tsoo pedi.' },
  keyOrCase: {
    en: 'One of mrz, can and caseId is needed.',
    tn: 'Go tlhokega nngwe ya mrz, can le caseId.',
  },
  company: {
    en: 'Send companyName, registrationNumber or binNumber.',
    tn: 'Romela companyName, registrationNumber kgotsa binNumber.',
  },
  selfieOrSession: {
    en: 'Send either selfieImage or livenessSessionId.',
    tn: 'Romela selfieImage kgotsa livenessSessionId.',
  },
  guessedPassword: {
    en: 'This password is easily guessed. Choose another one.',
    tn: 'Lefoko le la sephiri le fopholetsega motlhofo. Tlhopha le lengwe.',
  },
  notImported: { en: 'Not an imported list.', tn: 'Ga se lenaane le le tsentsweng.' },
  sameAsBefore: { en: 'The same as before.', tn: 'E a tshwana le ya pele.' },
  groupOne: { en: 'group 1 is needed', tn: 'setlhopha sa 1 se a tlhokega' },
} as const satisfies Room;
