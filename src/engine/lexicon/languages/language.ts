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
  /** Figures that are named like net pay or all deductions: taxable pay, pay before income tax, contributions alone. */
  | 'otherPayFigures'
  /** Heads of rates, bases and what the employer pays, beside amounts of pay. */
  | 'otherPayHeads'
  /** "Totals" below columns. */
  | 'totals'
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
  // People.
  | 'titlesOfPeople'
  | 'surnameCaptions'
  | 'forenameCaptions'
  /** Labels of surname and given names together. */
  | 'fullNameCaptions'
  | 'jobTitles'
  // Letters.
  | 'salutations'
  | 'closings'
  // Organisations.
  | 'companies'
  /** A state's name, as the heading of its papers begins it: before the country. */
  | 'republic'
  /** Forms that end a registered name, as printed. */
  | 'legalForms'
  /** Beginnings of a bank's name. */
  | 'banks'
  /** Headings above or beside directors, and those that end their list. */
  | 'managers'
  | 'besideManagers'
  /** Nouns with which a paper's title begins or ends. */
  | 'paperNouns'
  // Accounts.
  | 'account'
  /** Before the day of a balance; of one that is owed. */
  | 'balanceOn'
  | 'debtOn'
  // Streets: words that mean nothing else in English; those that follow a house's number, and those that begin the line.
  | 'ways'
  | 'waysAfterNumber'
  | 'waysBeforeNumber'
  // Time.
  | 'until'
  | 'betweenDayAndMonth'
  /** Heads of amounts of this period and of others, folded. */
  | 'thisPeriod'
  | 'otherPeriods'
  /** Words of papers whose countries write the day before the month. */
  | 'dayFirst';

/** What a letter says, as sentences for `find/sentence.ts`: `<>` stands for the value. */
export type Said = 'employee' | 'employer' | 'position' | 'employedSince' | 'grossPay' | 'netPay';

/** What a language adds to some document types. */
export interface TypeWords {
  /** The types, as the interface names them. */
  readonly on: readonly string[];
  /** Titles and phrases by weight, as in `PhraseCue`: lists for `labelList`. */
  readonly phraseCues?: Readonly<Record<number, string>>;
  /** Labels by field, each a list for `labelList`; types without such a field ignore it. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Sentences by field, as for `sentence`. */
  readonly sentences?: Readonly<Record<string, readonly string[]>>;
  /** Labels of no field, which end values: a list for `labelList`. */
  readonly otherLabels?: string;
}

/** A language of papers: data only. Classes that it does not need are absent: words of its papers that others list already. */
export interface Language {
  readonly papers: Readonly<Partial<Record<PaperWords, string>>>;
  readonly prose: Readonly<Partial<Record<ProseWords, string>>>;
  readonly says: Readonly<Partial<Record<Said, readonly string[]>>>;
  /** January to December; names of a month separated by blanks, without accents. */
  readonly months: readonly string[];
  /** Words of single document types; what several users need is a class. */
  readonly types?: readonly TypeWords[];
}
