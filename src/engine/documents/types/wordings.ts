import { onPapers } from '../../lexicon/languages/index.ts';
import { ID_NAME } from '../../packs/country-words.ts';
import { packs } from '../../packs/index.ts';

/** Labels common to several document types, for use in `labelList` lists: a word added here is known to all of them. */

/** Date of a document of any type. */
export const DATED = `
  Date of Statement | Date of Invoice | Date of Letter | Issue date | Issued~0.8 | Tax Date
  Document Date | Letlha la molato | Letlha la go ntshiwa | Today's Date | Date of Note | Date Made | Made on | Made out on | Drawn up | Drawn up on | Drawn on | Date of Agreement | Date of Signature | Date of Signing | Date Signed | Date Agreed | Date we agreed | Date of Contract | E saenilwe ka | Place and Date | Date and Place
  Written on | Advice dated | Letter dated
`;

/** Print date. */
export const PRINTED = `
  Date {Printed,Generated,Produced,Prepared,Compiled} | {Bill,Billing,Statement,Invoice} Run | {Bill,Billing,Statement} Run Date | Generated on~0.8 | Date of Print | Date of Printing | Bill Issue Date | Issued Date | Run Date | Print~0.7
`;

/** Last day of validity. */
export const VALID_UNTIL = `
  Good Until | Letlha la go fela | Letlha la phelelo | E fela ka | E dira go fitlha | Expiration Date
  {Card,Permit,Licence,Document,Passport} {Expires,Expiry,Ends,Valid Until} | Not Valid After | Expires | Exp~0.8 | Exp Date
  End of Validity | Valid till | Expiration~0.8 | Lapses on | Letlha la phelo
  To Date | Valid Up To | Valid Up To and Including | Valid To and Including
  Ends on | Terminating | Terminating on | Terminates on | Lapses | Date of Lapse | Date of Lapsing | Renewal Due | Renewable by | Renewable~0.8 | Due for Renewal | Renew by | Renew before | Finishes~0.8 | Lasts {until,to} | Finishes on | Finish Date | End~0.8 | {Good,Valid} for use {until,to,up to} | Expires at | Expiring Date | Last Day of Validity | In force until | In force to | Remains in force until | Effective until | Effective to | Permit lapses on | Licence expires on | E fela | Last Day | Runs to | Runs until | Runs up to | Good to | {Good,Valid} for~0.8
  Expiry Date | Expiry | Expires on | Expiring | Expiring on | Valid Until | Valid To | Valid Thru
  {Card,Document,Permit,Licence,Passport} {Life,Validity,Validity Period} | Valid Through | Good Through | Runs out | Runs out on | Ceases on | Ceases~0.8 | Ends~0.8 | End Date | Termination Date
  Terminates | Termination~0.8 | Renewable on | Validity~0.8 | May be relied on up to | Next Renewal | Next Renewal Date | Certificate lapses on
  Letlha la bofelo
  E felelwa ke nako ka | Letlha la go felelwa ke nako | E khutla ka | {Good,Valid} as far as~0.8
`;

/** First day of validity. */
export const EFFECTIVE_FROM = `
  Effective Date | Effective Date of Registration | Effective from | Effective on | Effective~0.85 | Date of Effect | With effect from | W.e.f. | Takes effect on | In force from
  Commencement Date | Commencement~0.9 | Commencing | Commences on | Commenced on | Starting on | Start Date | Starts on
  Liability Date | Liability~0.7 | Liable from | Liable since | Date liable | Date of becoming liable | Date vendor became liable
  Vendor since | Vendor from | {VAT,Liable for VAT} {since,from,as from} | Since~0.75 | {Charge,Charges,Must charge,To charge,May charge} {VAT,tax} from | Has effect from | Starts~0.75 | Date taxpayer became liable | Date on which liability arose | E simolola ka | Letlha la tshimologo
`;

/** Date of registration. */
export const REGISTERED_ON = `
  Date of Registration | Registered on | Registered from | Registered since | Registered as from | Registered with effect from
  Registered~0.8 | Date of Reg. | Date of Entry | Date Entered | Enrolled on | Enrolled from | Enrolled with effect from
  Enrolment Date | Re-registered on | Letlha la kwadiso | Letlha la go kwadisiwa
`;

/** Other dates on certificates: of applications, payments, birth or incorporation. */
export const OTHER_DAYS = `
  Request Date | Requested on | Date of Request | Date Requested | Application Date | Applied on | Date of Application | Date Applied
  Date Received | Received on | Date of Receipt | Date Lodged | Lodged on | Date of Payment | Payment Date | Date Paid | Date of Birth
  Date of Incorporation | Next Review | Review Date | Date of Inspection | Inspection Date | Inspected on | Date of Previous Certificate
`;

/** Trading name of a business. */
export const TRADING_NAME = `
  {Business,Trade} {carried on,conducted} {as,under} | {Carries on,Carrying on} business {as,under} | Trading {under,under the name of,under the style}
  Trading Name | Trade Name | Trading As | Trades as | T/A | Trading Style | Trade Style | Business Style | Style~0.7 | Doing Business As | DBA
  Deals under the name | Trade name if any | Trading name if any | Business name if other | Business name if different | Other trading name | Known as~0.8
`;

/** Address of delivery or supply. */
export const WHERE_SUPPLIED = `
  {Service,Supply,Delivery,Installation,Connection,Site,Physical,Street,Premises,Property} {Address,Location} | Site~0.8
  {Location,Address} of {Premises,Property,Plot,Supply,Service,Meter,Connection,Installation} | Connected at | Connection at
  Where {power,water,electricity,the service} is supplied | {We deliver,Services} {at,to} | Line installed at | Delivered to~0.8 | Service delivered to | Situated at | Where the property is | Where supplied | Where we supply you | Where we supply | Service Point | Supply Point | Point of Supply | Supplied at | Property Served | Service at | Installed at | Install Address
  {Supply point,Service point,Point of supply} address | Installation at | Installation~0.8 | Supply~0.85 | Physical address of premises
`;

/** A person's residence. */
export const WHERE_SOMEBODY_LIVES = `
  {Living,Lives,Lodging,Staying,Stays,Residing,Resides,Currently residing,Presently residing,Dwelling} at
  Address of {Residence,Abode,Resident} | Place of {Residence,Abode} | Bodulo~0.8 | Lefelo~0.8 | Aterese ya bonno | Aterese ya ntlo | Lefelo la bonno | Motse~0.8 | Where I live | Home~0.7 | Home address
`;

/** Customer number. */
export const CUSTOMER_NUMBER = `
  Account {No,ID,Code,Ref,Reference} | {Customer,Consumer,Client,Subscriber,Debtor,User,Member,Payer,Ratepayer,Owner,Occupier} {A/C,Account}
  {Customer,Consumer,Client,Subscriber,Debtor,User,Member,Payer,Ratepayer,Owner,Occupier} {No,ID,Code,Ref,Reference}~0.9
  Your {Number,No,Account,Account No,Customer No} with us | Your Number~0.8 | Your Account No
  Contract Acc | {Cust No,Cust Number,Cust ID,Client Number}~0.9 | Acct | Service Number~0.65
  Service ID~0.8 | Nomoro ya moreki | Nomoro ya akhaonte | Akhaonto | ${onPapers('customerNumber')}
  Folio | Folio {No,Number} | {Levy,Rates,Ratepayer} {Ref,Reference,No,Number,Account,A/C}
`;

/** Payment due date. */
export const PAY_BY = `
  {Pay,Payable,Payment,Settle,Due,To be paid,To be settled,Please settle,Pay this bill} {by,before,on,on or before,not later than,no later than,latest by,until}
  {To,Must} reach {us,our office,our cash office} {by,before,not later than,on or before} | When to pay | Settlement Date | Payment Date~0.75 | Last Day~0.8 | Latest Payment Date | {Final,Last} Date~0.8 | {Rates,Charges} fall due | Letlha la bofelo~0.8 | Deadline~0.8 | Letlha la go duela
  Duela ka~0.8 | Letlha la bofelo la go duela | Due Date | Payment Due Date | Payment Due | Please Pay By | Payment Deadline | Last Day to Pay | Last Date to Pay
  Last Day of Payment | Last Day for Payment | Last Date for Payment | Last Date of Payment | Final Date for Payment | Final Date of Payment | Not Later Than | Duela pele ga
  {Due,Payment} Day | {Bill,Account,Amount,Date,Invoice} Due~0.9 | E duelwe {pele ga,ka} | Tuelo pele ga | E tshwanetse go duelwa {ka,pele ga}
  ${onPapers('payBy')}
`;

/** Other dates on bills: of the next bill, the billing cycle, a debit order. */
export const OTHER_BILL_DAYS = `
  {Next,Following} {Billing,Bill,Invoice,Statement,Account,Reading,Meter Reading} {Date,Day,on} | Next {Bill,Billing,Reading,Invoice}
  {Billing,Bill,Statement,Invoice} {Day,Cycle Day,Cycle Date} | {Debit,Debit Order,Direct Debit,Collection,Cut-off,Disconnection} {Date,Day,on}
`;

/** A person's name on a form. */
export const NAME_IN_FULL = `
  Name and Surname | Full Name and Surname | Full Names and Surname | Full Name(s) | Name in Full | Names and Surname | Initials and Surname | Applicant~0.8 | Name of Occupant | Occupant~0.8
`;

/** A resident or paying customer. */
export const RESIDENT = `
  Resident Name | Leina ka botlalo | Leina le sefane | Leina la gago | Moreki | Moduedi
  Leina la mong
`;

/** A person's full name, surname first; `find/labels/labelled.ts` puts the forenames first. */
export const SURNAME_AND_NAMES = `
  Surname and Names | Surname and Name | Surname and Forenames
  Surname and First Names | Surname and Other Names | Surname and Given Names
  Surname and Full Names | Sefane le Maina | Sefane le Leina | Surname & Initials | Surname and Initials | Surname and Inits
  {Last,Family} Name, {First,Given} Name | {Last,Family} Name, {First,Given} {Name,Names}, Middle Name | Last Name, First Name, MI
  Surname, First Name | Surname, First Name, Middle Name
`;

/** Employee. */
export const EMPLOYEE = `
  ${SURNAME_AND_NAMES}
  Name & Surname | Name and Surname | Full Name of Employee | Staff Name | Staff Member | Team Member
  Initials and Surname | ${onPapers('employee')}
  Worker~0.8 | {Given,Handed,Paid out} to | Issued to | Granted to~0.8 | Names of Employee | Name of Worker | Leina la mothapiwa | Mothapiwa
  Pensioner | Name of Pensioner | Recipient~0.8 | Recipient of Salary | Payee~0.8 | Deductee~0.8 | Name of Staff Member | Crew Member | Earner~0.8 | Wage Earner | Incumbent | Name of Incumbent | Associate~0.8 | Person Employed | Name of Person Employed | Person~0.7 | Person Paid | Member of Staff | Hireling | Name (in full)
  Received by~0.7
`;

/** Employee number. */
export const EMPLOYEE_NUMBER = `
  Employee # | Emp # | Empl~0.8 | Payroll # | Employee Ref | Personnel Number | Staff Code | Works Number
  Payroll Ref | Nomoro ya mothapiwa | Computer Number | Computer No | Teacher No | Officer No | Badge No | Worker No | Worker Number | Nomoro~0.7 | File No | Pension Number~0.65
  Pensioner No | Pensioner Number | Clock~0.8 | Worker ID | Worker Code | Worker Ref | Staff Ref | Crew Number | Employee Identification~0.8 | Member of Staff No | Company Number of Employee | Work Number | Clock Card No | Clock Card | Time Card No | Man No | Man Number | Mine Number | Industrial Number | Service Number | Employment Code | Employment ID | Payroll Code | Wages No | Wage No | Associate ID | Associate Number | Personnel File | Personnel File No | Personnel Reference | Tag Number | Works Ticket | Ticket No | Badge~0.8 | Personnel ID | Nomoro ya faele | Payslip Employee No
  Staff Card | Staff Card No | Employee Card No | ${onPapers('employeeNumber')} | EE ID | EC Number
`;

/** Employer. */
export const EMPLOYER = `
  ${onPapers('employer')} | Institution~0.8 | Business Name | Leina la mothapi | Leina la khamphani | Khamphani~0.8
  Employing Company | Employer's name and address | Employer's full name and address
  Name and address of employer | Employer name and address | Paying Entity | Name of Paying Entity | Payer~0.8 | Deductor~0.8 | Withholding Agent | Office of Payment | Paying Office | Employing Entity | Employing Office | Employing Department | Mohiri | Leina la mohiri | Employed at | Works for | Contractor~0.7 | Engaged by | Name of Deductor | By whom employed | Employing Firm | Firm~0.8 | Hirer~0.8 | Paid through~0.6 | Organisation~0.8
`;

/** Job title. */
export const POST = `
  ${onPapers('post')} | Work to be Done | Work~0.8 | Employed as | Post and Grade | Position and Grade | Rank and Grade | Post and Scale | Work to be Performed | Work Done~0.8 | Job~0.8 | Role~0.8 | Appointment~0.8 | Job Description | Job Grade Title | Position Title | Maemo a tiro
  Tiro~0.8 | Mmereko | Occupation / Job title | Post Held | Rank/Position | Currently serving as | Serving as | Works as | Working as | Trade or Occupation | Trade~0.7 | Duty~0.7 | Duties~0.7 | Appointed as | Engaged as | Hired as | Grade and Post | Job Function | Function~0.8 | Present Post | Present Position | Substantive Post | Type of Job | Kind of Job | Job Category | Role Title | Profession~0.8 | Job/Position | Position in Company | Position in the Company | Does the work of | Title of Role | Title of Post | Post Title | Role Held | Nature of Duties | Job to be done | Capacity~0.7 | {Capacity,Position,Post,Occupation} in which {employed,engaged}
`;

/** Month of payment. */
export const PAY_PERIOD = `
  ${onPapers('payPeriod')} | For the Period | For the Month | For~0.6 | Payment Period | Wage Period | Period Covered | Period Paid | Remuneration Period | Processing Period
  Cycle~0.8 | Pay Cycle | Kgwedi ya moputso | Month of~0.8 | Payroll Month | Paid for | Month Ended
  Period End | Period End Date | Month End~0.8 | Wages for | Pay for~0.8 | Month Worked | Pay Run | Payroll Run | Payroll Date Range | Wage Month | Wages Month | Salary Period | Earnings Period | Period Worked | Period of Pay | Period of Payment | Pay Week | Week~0.7 | Wk Ending | Week End | For Month | Month/Year | Pay Ending | Statement for the Month of | Month of Payment~0.8 | Month of Salary | Month of Pay | Kgwedi ya tuelo | Remuneration Month | Settlement for | Fortnight to | Week to | Month to | Period to | Trip Month | Work Month | Month Paid | Salary details for | Pay details for | Earnings for
  Salary of~0.8 | Wages of~0.8 | {Salary,Wages,Pay} for the month of
`;

/** Company name. */
export const COMPANY = `
  Name of Enterprise | Firm~0.8 | Organisation~0.8 | Full Name of Company
  Registered Company Name | Leina la khamphani | Khamphani~0.8 | Name of Firm | Name of {Establishment,the Establishment,Concern} | Legal Name
  Corporate Name | Enterprise~0.8 | Undertaking~0.8 | Name of Undertaking | Name of the Undertaking | Business Entity | Name of Society | Society~0.8 | Registered Society | Corporation~0.8 | Name of Corporation | Legal Entity | Legal Entity Name | Entity Legal Name | Registered Entity | Registered Business | Registered Business Name | Registered Name of Company | Company or Business | Company/Business Name | Business/Company Name | Full Legal Name | Full Name of Enterprise | Full Name of Business | In the Company | Kgwebo~0.8 | Style~0.7 | Company Style | Corporate Style | Full Style | Full Style of Company | Style of Company | Styled~0.7 | Proprietor and Style | Subject Company | Company Title
  Trading Entity | Name of Organisation | Organisation Name | Name of Institution
`;

/** Registration number. */
export const REGISTERED_NUMBER = `
  Registered Number~0.8 | Registered No | Registration Ref | Incorporation No | File Number | Entity Number
  Entity No~0.8 | Register Number | Regd Number | Identifier~0.8 | Registry Number | Number in the Register | No. in Register | Register Entry No | Registration Code | Entry Number | Registration Identifier | Allotted Number | Number Allotted | Number Here | Register ID | Registry ID | Entry~0.6
`;

/** Company number. */
export const COMPANY_NUMBER = `
  Nomoro ya khamphani | Nomoro ya UIN | Cert of Inc. No | CIPA Number | CIPA UIN | CIPA Registration Number | CIN | Corporate {Identification,Identity} Number | RC {No,Number} | Enterprise Number | Enterprise No | Company Identification Number | Company Identifier | Company ID | Corporate Number | Company Code | Unique Number | Unique ID
  CIPA Registration | CIPA Ref | Unique Identifier | Entity ID | Business Registration | Company Registration
`;

/** Number of the document itself. */
export const SERIAL_NUMBER = `
  Document Number~0.8 | Document No~0.8 | Serial~0.8 | Serial # | Ref. No | Number of this Certificate | No. of Certificate | Certificate Code | Certificate Serial | Certificate Serial Number | Scrip Number | Scrip~0.8 | Slip No
`;

/** Certified status. */
export const STANDING = `
  Status | Compliance~0.8 | State~0.8 | Standing~0.8 | Compliance Standing | Maemo~0.8 | Current Status
  Tax Compliance
`;

/** Taxpayer or licensee. */
export const TAXPAYER = `
  {Your,The} name {on,in} {our,the} {register,registry,books,records} | Name {on,in} {our,the} {register,registry,books,records} | Name of Registrant | Registrant~0.8 | Client~0.8 | Client Name | Name of Client | Name of Taxpayer/Company
  Name of Entity | Entity~0.8 | Person~0.8 | Trader~0.8 | Issued to | Granted to | Issued in favour of
  Leina la mokgethi | Mokgethi | Leina la moduedi | Moduedi~0.8 | Leina la kgwebo | Holder~0.8 | Name of Trader | Name of Operator | Operator~0.8
  Person registered | Enrolled person | Style or name | Name or style | Vendor's legal name | Names~0.8 | Full Names | Names in full | Name in full
  Registered Supplier | Registered Operator | Name of Person | Person named | Assessee | Name of Assessee | Full legal name | Certificate Holder
`;

/** Taxpayer number. */
export const TIN = `
  TIN: | Tax Number | Tax Reference | Tax Identification | Taxpayer Identification | Tax Payer Number | Tax PIN
  BURS Number | BURS TIN | Taxpayer Reference Number | Nomoro ya mokgethi | TPIN | BP Number | Business Partner Number | BPN
  Tax Registration | Tax Registration Number | Tax Account No | Income Tax Reference | Unique Taxpayer Reference
  TIN allocated | Allocated TIN | Your TIN | TIN Assigned | Number given~0.8 | Client PIN
`;

/** VAT number. */
export const VAT_NUMBER = `
  VAT ID | VAT Registration | VAT Account No | VAT Account | Vendor Number | Vendor No | VAT Vendor No | VAT Reference
  Operator No | GST Number | GSTIN | Number for VAT | VAT Ref No
`;

/** National ID number, by any name. */
export const NATIONAL_ID = `
  ID Number | ID Card No | Identity Number | Identity Card No | Identity Document No | Identity Document
  National {ID,ID No,ID Number,Identity,Identity No,Identity Number,Identity Card No,Identification Number,Registration No,No,Number} | Personal ID | Citizen ID
`;

/** The same with the names used in the installed countries. */
export const ID_LABELS = [...packs.flatMap(({ nationalId }) => nationalId.labels), NATIONAL_ID].join(' | ');

/** The same on forms that accept a passport number instead. */
export const ID_OR_PASSPORT_LABELS = `{${ID_NAME},ID}/Passport | {${ID_NAME},ID}/Passport No`;
