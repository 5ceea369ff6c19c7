import type { NamedPapers } from '../find/issuers/named-paper.ts';

const EXPLAINS =
  '(?:(?:an? )?(?:\\p{L}+ )?guide to(?: (?:reading|understanding))?|how to (?:read|understand)|understanding)';
const EXPLAINED =
  "(?:your|an?|the) (?:[\\p{L}'’-]+ ){0,4}(?:statements?|bills?|invoices?|accounts?|pay ?slips?|certificates?|letters?)";
/** Headings that only guides have. "Reading" is excluded: it is a town, and what a meter shows. */
export const GUIDE_HEADING = new RegExp(`^${EXPLAINS} ${EXPLAINED}$`, 'iu');
/** "Example of an acceptable payslip": whatever follows is nobody's, however completely it is filled in. */
export const EXAMPLE_HEADING = new RegExp(`^(?:an? )?example of ${EXPLAINED}$`, 'iu');
/** Guides about documents: their example values are nobody's. */
export const GUIDES: NamedPapers = [
  ['GUIDE', GUIDE_HEADING],
  ['GUIDE', new RegExp(`^(?:reading|making sense of) ${EXPLAINED}$`, 'iu')],
  ['GUIDE', new RegExp(`^${EXPLAINED} explained$`, 'iu')],
];

/** Documents of unsupported kinds by their usual names in English and Setswana, the surest first. */
export const OTHER_PAPERS: NamedPapers = [
  ['LEVY_STATEMENT', /\b(?:levy|levies) (?:statement|invoice)\b|\b(?:statement|invoice) of lev(?:y|ies)\b/i],
  ['DEATH_CERTIFICATE', /\bdeath certificate\b|\bcertificate of death\b|\bsetifikeiti sa loso\b/i],
  [
    'MARRIAGE_CERTIFICATE',
    /\bmarriage certificate\b|\bcertificate of marriage\b|\bmarriage act\b|\bsetifikeiti sa lenyalo\b/i,
  ],
  [
    'FINANCIAL_STATEMENTS',
    /\bfinancial statements\b|\bstatement of financial position\b|\bbalance sheet\b|\bmanagement accounts\b|\bauditor['’]?s['’]? report\b/i,
  ],
  [
    'FINANCIAL_STATEMENTS',
    /\bstatement of (?:(?:other )?comprehensive income|profit (?:or|and) loss|cash ?flows?|changes in equity)\b|\b(?:income|cash ?flow) statement\b/i,
  ],
  ['SHARE_REGISTER', /\bregister of (?:members|shareholders|shares)\b|\bshare register\b/i],
  ['DIVORCE_ORDER', /\b(?:decree|order) of divorce\b|\bdivorce order\b/i],
  [
    'MEDICAL_CERTIFICATE',
    /\bmedical (?:certificate|report|note)\b|\bsick (?:leave|note)\b|\bdoctor['’]?s note\b/i,
  ],
  ['PRESCRIPTION', /\bprescription\b/i],
  ['VACCINATION_CARD', /\b(?:vaccination|immuni[sz]ation) (?:card|certificate|record)\b/i],
  ['SCHOOL_REPORT', /\b(?:school|progress|term|pupil|student)['’]?s? report\b|\breport card\b/i],
  ['ACADEMIC_TRANSCRIPT', /\b(?:academic )?transcript\b|\bstatement of results\b/i],
  [
    'ACADEMIC_CERTIFICATE',
    /\b(?:diploma|degree)\b|\b(?:certificate of (?:secondary|education|achievement|attendance|completion))\b|\b(?:BGCSE|JCE|PSLE)\b/i,
  ],
  [
    'ENROLMENT_CONFIRMATION',
    /\b(?:confirmation|proof|certificate|letter|verification) of (?:enroll?ment|admission|studentship)\b|\b(?:enroll?ment|admission) (?:letter|confirmation)\b/i,
  ],
  [
    'APPLICATION_FORM',
    /^(?:\p{L}+ ){0,3}application(?: form)?$|^application (?:form|for (?:employment|credit|a loan|membership|admission))\b/iu,
  ],
  ['APPLICATION_FORM', /^(?:\p{L}+ ){1,4}(?:form|mandate)$/iu],
  ['TIME_SHEET', /^(?:\p{L}+ )?time ?sheet$/iu],
  ['CURRICULUM_VITAE', /\bcurriculum vitae\b|\br[eé]sum[eé]\b/i],
  ['VEHICLE_REGISTRATION', /\b(?:motor )?vehicle (?:registration|licen[cs]e)\b|\bblue ?book\b/i],
  ['DEBIT_ORDER_MANDATE', /\b(?:debit|stop|standing) order (?:mandate|instruction|authori[sz]ation|form)\b/i],
  ['SCHOOL_FEES', /\b(?:school|tuition|boarding|examination) fees?\b/i],
  ['KNOW_YOUR_CUSTOMER_FORM', /\bknow your (?:customer|client)\b|\bkyc\b|\bcustomer due diligence\b/i],
  [
    'INSURANCE_POLICY',
    /\binsurance (?:policy|certificate|schedule)\b|\bpolicy (?:schedule|document|wording)\b/i,
  ],
  [
    'INSURANCE_CLAIM',
    /\bclaim form\b|^(?:(?:motor|vehicle|accident|funeral|death|medical|insurance)\s)+claim(?:s form)?$/i,
  ],
  ['INSURANCE_PROPOSAL', /\b(?:insurance|vehicle|cover) proposal\b|\bproposal form\b/i],
  ['VEHICLE_HIRE', /\b(?:car|vehicle|equipment) (?:hire|rental) (?:agreement|contract|form)\b/i],
  ['ACCIDENT_REPORT', /\b(?:accident|incident) report\b/i],
  [
    'PAYROLL',
    /^(?:\p{L}+ )?(?:payroll (?:summary|register|journal|reconciliation)|(?:salaries|wages) (?:register|journal))\b/iu,
  ],
  [
    'HOUSE_RULES',
    /^(?:(?:house|hostel|estate|tenants?['’]?|tenancy|yard) rules|rules (?:for|of) (?:the |our )?(?:house|tenants|residents|lodgers|hostel|estate))\b/i,
  ],
  ['HANDBOOK', /^(?:\p{L}+ ){0,3}(?:handbook|manual)$/iu],
  ['ADVERTISEMENT', /^(?:\p{L}+ ){0,3}(?:to let|for rent)$/iu],
  ['CHECKLIST', /\bchecklist\b|\bwhat (?:to bring|you need)\b|\blist of required documents\b/i],
  ['POLICY', /^(?:hr|staff|leave|human resources|personnel) policy\b/i],
  [
    'PENSION_STATEMENT',
    /\b(?:pension|provident|retirement)(?: fund)?(?: member)?(?: benefit)? statement\b|\bbenefit statement\b/i,
  ],
  ['TITLE_DEED', /\btitle deed\b|\bdeed of (?:transfer|grant)\b|\bland board certificate\b/i],
  ['TRUST_DEED', /\btrust deed\b|\bdeed of trust\b/i],
  ['POWER_OF_ATTORNEY', /\bpower of attorney\b/i],
  ['SOURCE_OF_FUNDS', /\bsource of (?:funds|wealth)\b/i],
  ['COURT_ORDER', /\bcourt order\b|\bsummons\b|\bin the (?:high|magistrate['’]?s?) court\b/i],
  ['POLICE_CLEARANCE', /\bpolice clearance\b|\bcriminal record\b/i],
  ['BOARDING_PASS', /\bboarding pass\b/i],
  ['TICKET', /\b(?:e-?)?ticket\b|\bbooking (?:confirmation|reference)\b|\bitinerary\b/i],
  [
    'VOTER_CARD',
    /\bvoter(?:['’]?s)? (?:registration )?(?:card|certificate|slip)\b|\belectoral commission\b/i,
  ],
  ['VISA', /\bvisa\b(?! card)/i],
  ['INVITATION', /\binvitation\b|\binvites? you\b|\btaletso\b/i],
  ['FUNERAL_PROGRAMME', /\bfuneral (?:programme|service|notice)\b|\bphitlho\b/i],
  ['BAPTISM_CERTIFICATE', /\bbaptism(?:al)?\b|\bkolobetso\b/i],
  [
    'EXAMINATION_PAPER',
    /\b(?:assignment|examination|exam|test) (?:\d{1,2}|paper|question)\b|\bquestion paper\b/i,
  ],
  ['PROGRAMME', /\b(?:order of service|programme of (?:events|the day)|wedding programme)\b/i],
  ['ADVERTISEMENT', /\b(?:vacanc(?:y|ies)|classifieds|for sale)\b/i],
  ['NOTICE', /\b(?:public )?notice\b|\bkitsiso\b/i],
  ['APPLICATION_FORM', /\bapplication (?:form|for)\b|\bfoomo ya (?:kopo|ikwadiso)\b/i],
  ['LOAN_AGREEMENT', /\bloan (?:agreement|contract)\b|\bcredit agreement\b/i],
  ['WILL', /\blast will\b|\btestament\b/i],
  ['MEMBERSHIP_CARD', /\bmembership (?:card|certificate)\b|\bmember card\b/i],
  [
    'IDENTITY_CARD',
    /^(?:national )?(?:identity|registration) card$|^national registration$|\b(?:student|staff|employee) (?:identity |id )?card\b/i,
  ],
  ['BANK_CARD', /\b(?:debit|credit) card\b|\bvalid thru\b/i],
  ['MENU', /\bmenu\b/i],
  ['TIMETABLE', /\btime ?table\b/i],
];
