/**
 * A class of words on papers. Labels and titles in the notation of `values/text/label-list.ts` (`|` between, `~` a weight
 * below 1); classes of prose are alternations in small letters, as elsewhere in the lexicon.
 */
export type PaperWords =
  // Payslips.
  | 'payslipTitles'
  | 'earningsHeads'
  | 'deductionHeads'
  | 'grossPay'
  | 'netPay'
  | 'basicPay'
  | 'totalDeductions'
  | 'incomeTax'
  | 'pension'
  | 'payDay'
  | 'payPeriod'
  | 'employee'
  | 'employeeNumber'
  | 'employer'
  | 'post'
  | 'otherNumbers'
  | 'payLinesHeldBack'
  // Statements.
  | 'statementTitles'
  | 'accountHolder'
  | 'accountNumber'
  | 'bank'
  | 'branchCode'
  | 'period'
  | 'currency'
  | 'openingBalance'
  | 'broughtForward'
  | 'earlierBalance'
  | 'closingBalance'
  | 'carriedForward'
  | 'laterBalance'
  | 'day'
  | 'description'
  | 'moneyOut'
  | 'moneyIn'
  | 'amount'
  | 'balance'
  // Bills.
  | 'councilBillTitles'
  | 'utilityBillTitles'
  | 'amountDue'
  | 'payBy'
  | 'billDay'
  | 'customerNumber'
  // Letters.
  | 'employmentTitles'
  | 'employmentPhrases'
  | 'started';

/** Classes that are matched inside patterns: alternations without a group around them. */
export type ProseWords =
  'titlesOfPeople' | 'salutations' | 'closings' | 'jobTitles' | 'until' | 'betweenDayAndMonth' | 'companies';

/** What a letter says, as sentences for `find/sentence.ts`: `<>` stands for the value. */
export type Said = 'employee' | 'employer' | 'position' | 'employedSince' | 'grossPay' | 'netPay';

/** A language of papers. Classes that it does not need are absent: words of its papers that others list already. */
export interface Language {
  readonly papers: Readonly<Partial<Record<PaperWords, string>>>;
  readonly prose: Readonly<Partial<Record<ProseWords, string>>>;
  readonly says: Readonly<Partial<Record<Said, readonly string[]>>>;
  /** January to December; names of a month separated by blanks, without accents. */
  readonly months: readonly string[];
}
