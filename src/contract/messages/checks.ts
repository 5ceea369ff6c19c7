import type { Room } from '../message-text.ts';

/** What the cross-checks of documents say (src/engine/documents/checks, and the station about what was typed). */
export const checks = {
  typedForm: {
    en: 'What was typed for {{field, field}} does not have the form that it has on such a document.',
    tn: 'Se se kwadilweng mo {{field, field}} ga se na sebopego se se nang le sone mo lokwalong lo lo ntseng jalo.',
  },
  samePerson: {
    en: '{{document, document}} and {{other, document}} name the same person.',
    tn: '{{document, document}} le {{other, document}} di bua ka motho a le mongwe.',
  },
  similarPerson: {
    en: '{{document, document}} and {{other, document}} name a person with a similar name; a name may be shortened or changed on marriage. Compare by eye.',
    tn: '{{document, document}} le {{other, document}} di bua ka motho yo o nang le leina le le tshwanang; leina le ka khutshwafadiwa kgotsa la fetoga fa motho a nyalwa. Bapisa ka matlho.',
  },
  otherPerson: {
    en: '{{document, document}} and {{other, document}} name different persons.',
    tn: '{{document, document}} le {{other, document}} di bua ka batho ba ba farologaneng.',
  },
  sameNumber: {
    en: '{{document, document}} and {{other, document}} bear the same {{numbers, term}}.',
    tn: '{{document, document}} le {{other, document}} di na le {{numbers, term}} tse di tshwanang.',
  },
  otherNumber: {
    en: '{{document, document}} and {{other, document}} bear different {{numbers, term}}.',
    tn: '{{document, document}} le {{other, document}} di na le {{numbers, term}} tse di farologaneng.',
  },
  categoryAskedFor: {
    en: '{{document, document}} belongs to the category asked for.',
    tn: '{{document, document}} e mo setlhopheng se se kopilweng.',
  },
  otherCategory: {
    en: '{{document, document}} belongs to {{category}}; {{wanted}} was asked for.',
    tn: '{{document, document}} ke ya {{category}}; go kopilwe {{wanted}}.',
  },
  weakPart: {
    en: '{{document, document}}, page {{pages, list}}: could not be read with enough confidence ({{percent}} %).',
    tn: '{{document, document}}, tsebe {{pages, list}}: ga e a kgona go balwa ka tshepo e e lekaneng ({{percent}} %).',
  },
  validUntil: { en: 'Valid until {{day, date}}.', tn: 'E dira go fitlha ka {{day, date}}.' },
  expired: { en: 'Expired on {{day, date}}.', tn: 'E fetile ka nako ka {{day, date}}.' },
  orLater: { en: '{{day, date}} or later', tn: '{{day, date}} kgotsa morago ga yone' },
  orEarlier: { en: '{{day, date}} or earlier', tn: '{{day, date}} kgotsa pele ga yone' },
  orMore: { en: '{{least}} or more', tn: '{{least}} kgotsa go feta' },
  inPast: { en: '{{field, field}} lies in the past.', tn: '{{field, field}} e mo nakong e e fetileng.' },
  inFuture: { en: '{{field, field}} lies in the future.', tn: '{{field, field}} e mo nakong e e tlang.' },
  inOrder: {
    en: '{{earlier, field}} comes before {{later, field}}.',
    tn: '{{earlier, field}} e tla pele ga {{later, field}}.',
  },
  notInOrder: {
    en: '{{earlier, field}} comes after {{later, field}}.',
    tn: '{{earlier, field}} e tla morago ga {{later, field}}.',
  },
  age: { en: 'The holder is {{age}} years old.', tn: 'Mong o na le dingwaga di le {{age}}.' },
  unusualAge: {
    en: 'The holder would be {{age}} years old; usual is {{least}} to {{most}}.',
    tn: 'Mong o ka bo a na le dingwaga di le {{age}}; go tlwaelegile {{least}} go ya go {{most}}.',
  },
  expiryEarly: {
    en: 'The expiry date lies less than {{years}} years after birth, which is unusual.',
    tn: 'Letsatsi la go fela le fa tlase ga dingwaga di le {{years}} morago ga matsalo; ga go a tlwaelega.',
  },
  expiryLate: {
    en: 'The expiry date lies more than {{years}} years and 11 months ahead, which is unusual.',
    tn: 'Letsatsi la go fela le fa godimo ga dingwaga di le {{years}} le dikgwedi di le 11; ga go a tlwaelega.',
  },
  expiryFits: {
    en: 'The expiry date fits the birth date and the usual validity.',
    tn: 'Letsatsi la go fela le dumelana le letsatsi la matsalo le nako e e tlwaelegileng.',
  },
  validAtMost: {
    en: 'Valid for no more than {{years}} years.',
    tn: 'E dira dingwaga di sa fete {{years}}.',
  },
  validTooLong: {
    en: 'Issued on {{from, date}} and valid until {{until, date}}: such papers are valid for {{years}} years.',
    tn: 'E ntshitswe ka {{from, date}} mme e dira go fitlha ka {{until, date}}: dikwalo tse di jalo di dira dingwaga di le {{years}}.',
  },
  ageAtIssue: {
    en: 'The holder was {{age}} years old when it was issued.',
    tn: 'Mong o ne a na le dingwaga di le {{age}} fa e ntshiwa.',
  },
  tooYoungAtIssue: {
    en: 'The holder, born on {{born, date}}, would have been {{age}} years old on {{issued, date}}, when it was first issued.',
    tn: 'Mong yo o tsetsweng ka {{born, date}} o ka bo a ne a na le dingwaga di le {{age}} ka {{issued, date}}, fa e ntshiwa la ntlha.',
  },
  recent: {
    en: 'Issued on {{day, date}}, within {{months}} months.',
    tn: 'E ntshitswe ka {{day, date}}, mo dikgweding di le {{months}}.',
  },
  tooOld: {
    en: 'Issued on {{day, date}}, more than {{months}} months ago.',
    tn: 'E ntshitswe ka {{day, date}}, go feta dikgwedi di le {{months}} tse di fetileng.',
  },
  rowsUnread: {
    en: '{{field, field}}: {{rows}} more rows look like people and were not read.',
    tn: '{{field, field}}: mela e mengwe e le {{rows}} e lebega e bua ka batho mme ga e a balwa.',
  },
  twoHolders: {
    en: 'Two {{numbers, term}} are printed. If these are two cards, send a picture of each.',
    tn: 'Go gatisitswe {{numbers, term}} di le pedi. Fa e le dikarata tse pedi, romela setshwantsho sa nngwe le nngwe.',
  },
  otherFace: {
    en: 'A smaller face on this document does not look like the portrait. Compare them by eye.',
    tn: 'Sefatlhego se sennye mo lokwalong lo ga se tshwane le setshwantsho. Di bapise ka matlho.',
  },
  ghost: {
    en: 'The ghost image does not contradict the portrait.',
    tn: 'Setshwantsho se se bofefo ga se ganetsane le se segolo.',
  },
  frontMissing: {
    en: 'Only the back of the card was given. The portrait and the name are on the front.',
    tn: 'Go filwe letlhakore la kwa morago fela. Setshwantsho le leina di kwa pele.',
  },
  backMissing: {
    en: 'Only the front of the card was given. The date of expiry is on the back.',
    tn: 'Go filwe letlhakore la kwa pele fela. Letsatsi la go fela le kwa morago.',
  },
  rightForm: {
    en: '{{field, field}} has the right form.',
    tn: '{{field, field}} e na le sebopego se se siameng.',
  },
  wrongForm: {
    en: '{{field, field}} does not have the form of {{kind}}.',
    tn: '{{field, field}} ga e na sebopego sa {{kind}}.',
  },
  noDay: {
    en: '{{field, field}} is not a day between {{first}} and {{last}}. Write it as YYYY-MM-DD.',
    tn: '{{field, field}} ga se letsatsi le le magareng ga {{first}} le {{last}}. Le kwale jaaka YYYY-MM-DD.',
  },
  otherWholeName: {
    en: '{{part, field}} is no part of {{whole, field}}.',
    tn: '{{part, field}} ga se karolo ya {{whole, field}}.',
  },
  notChecked: {
    en: 'No rule checks these fields of this kind of document: {{fields}}.',
    tn: 'Ga go na molao o o tlhatlhobang tse tsa mofuta o wa lokwalo: {{fields}}.',
  },
  noZone: {
    en: 'The lines are not a machine-readable zone of any known format.',
    tn: 'Mela ga se karolo e e balwang ke motšhini ya sebopego sepe se se itsegeng.',
  },
  numberOfNoType: {
    en: '{{field}} has not the usual form of any identity document of this country. Check it, or name the document (documentType) or the nationality.',
    tn: '{{field}} ga e na sebopego se se tlwaelegileng sa lokwalo lepe la boitshupo la naga e. E tlhatlhobe, kgotsa o bolele lokwalo (documentType) kgotsa boagedi.',
  },
  nothingToCheck: {
    en: 'No field that could be checked was sent.',
    tn: 'Ga go a romelwa sepe se se ka tlhatlhobiwang.',
  },
  allHold: {
    en: 'Every rule that could be applied holds.',
    tn: 'Melao yotlhe e e ka dirisiwang e nepile.',
  },
} as const satisfies Room;
