import { onPapers } from '../../lexicon/languages/index.ts';

/**
 * Labels of payslip figures: one list for extraction and arithmetic checks. Syntax as in `values/text/label-list.ts`: a number after `~` is the weight of an ambiguous word.
 */

/** Pay before deductions. */
export const GROSS_PAY = `
  Gross {Remuneration,Emoluments} | ${onPapers('grossPay')} | Total Gross Salary | Gross Amount | Total Pay | Total Payments | Total Salary | Gross Wage | Gross Wages
  Gross Monthly Pay | Gross per month | Monthly Gross | Gross Cash | Gross Cash Pay | Gross Cash Earnings | Gross Pension
  Wages Earned | {Pension,Wages} Before {Tax,Deductions} | Before Tax~0.8 | Salary Earned | Pay Earned | Amount Earned | Total Wages | Total Wage | Gross Monthly Wage | Gross Monthly Earnings | Monthly Gross Pay | Monthly Gross Salary | Monthly Gross Income | Gross Earnings per month | Gross Income per month | Sum of Payments | Sum of Earnings | {Total,Gross} Pension | {Total,Gross} Pension Paid | Total Earned | Total Entitlement | Total Entitlements | Total Receivable | Total Before Deductions | Pay Before Deductions | Salary Before Tax | Pay Before Tax | Income Before Tax | Earnings Before Tax | Earnings Before Deductions | Income Before Deductions | Salary Before Deductions | Total Credits~0.7 | Gross Total | Gross Payable | Gross Payments | Gross Monthly Remuneration | Monthly Gross Remuneration | Monthly Gross Earnings | Total Monthly Income | Total Monthly Earnings | Total Monthly Pay | Total Monthly Salary | Total Monthly Remuneration | Total Earnings per month | Full Pay~0.8 | Moputso otlhe wa kgwedi | Tuelo yotlhe | Lotseno lotlhe | Average Gross Earnings | Average Gross Income | You earned | Earned~0.7 | Pay earned this month | Total Credits~0.8 | Gross of all months | Gross this month | Earned this month | Cash Emoluments~0.7
`;

/** Pay after deductions. */
export const NET_PAY = `
  Net {Remuneration,Emoluments} | {Salary,Pay,Income,Wage,Wages,Earnings,Remuneration} {Net,Nett} of {Tax,PAYE,Deductions} | ${onPapers('netPay')}
  Net Amount Payable | Net Payable | Take Home | Pay after Tax | Income after Tax | Amount Payable | Net Monthly Pay | Net per month
  Nett Amount | Paid {to,into} {bank,your bank,the bank,account,your account} | Left to {pay,you} | Left over to pay | Banked Amount | Amount Banked | Salary Payable | Net Payment | Moputso o o amogelwang | Actual {Pay,Payment,Amount Paid}
  Moputso morago ga lekgetho | Madi a a duelwang | Pay to Bank | Total Net Pay | Net Wages | Net Earnings | Net Paid
  Net Pension | Net Pension Payable | Net Amount Paid | Net Amount Paid to Bank | Net Pay Transferred | Balance Paid~0.8
  Balance Payable to Employee | Nett | Nett Pay | Nett Salary | Nett Wage | Nett Wages | Nett Income | Nett Earnings
  Nett Remuneration | Nett Pension | Nett Paid | Nett Payable | Nett Amount Payable | Nett Amount Paid
  Nett Amount Paid to Bank | Nett Pay to Bank | Cash in Hand | Cash in Envelope | Cash in Packet | Money in Envelope | Cash Paid | Paid in {Cash,Hand}~0.8 | Paid in cash today | Cash Received
  Amount Credited | Amount Deposited | Salary Credited | Paid to you | Amount due to you | Due to you~0.8 | Paid to Employee | To be Paid~0.8 | What we pay you | What you {receive,get,are paid,take home} | We pay you
  Bank Transfer~0.8 | Transfer to Bank~0.8 | Amount Transferred | You Received | Net Wage Paid | Nett Wage Paid | Net Monthly Income | Net Monthly Salary | Net Monthly Earnings | Net Monthly Wage | Monthly Net | Monthly Net Pay | Monthly Net Salary | Monthly Net Income | Net Income per month | Net Earnings per month | Disposable Income | Disposable Salary | Disposable Pay | Income After Deductions | Earnings After Deductions | Pay After Deductions | Salary After Deductions | Salary After Tax | Earnings After Tax | Net After Deductions | Net After Tax | Amount Taken Home | Taken Home | Home Pay | Take-home Amount | Money in hand | Pay Received | Pay in Hand | Cash Due | Net Due | Net Due to Employee | Net Disbursed | Amount Disbursed | Net Credited | Net Take-home | Net Take Home Pay | Net Settlement | Payout~0.8 | Net Payout | Amount Paid Out | Paid out~0.85 | Balance due to Employee | Balance due to Worker | Pay Due~0.8 | Salary Paid Out | Net Transferred | Net Amount Transferred | Net Banked | Net to Bank | Net Amount to Bank | Tse di amogelwang | Moputso o o amogetsweng | Average Net Earnings | Average Net Income | Balance Due~0.75 | Balance due to Guard | Net due to you | You get | You receive | You take home | To your account | Handed over~0.7 | Enclosed~0.75 | Amount Enclosed | Cash Enclosed | Amount reaching account | In your bank~0.6 | After everything~0.6 | You are paid
`;

/** Employee's pension contribution. */
export const PENSION = `
  ${onPapers('pension')} | Pension (Employee) | Employee Pension Contribution | Pension 5% | Pension Deduction | Staff Pension
  Retirement~0.8 | Retirement Fund~0.8 | Provident~0.8 | Pension Own | Penshene | Own Pension | Employee Contribution to Pension | Employee Pension Fund | Pension (Member) | Member Pension | Member Pension Contribution | Provident Fund Contribution | Provident Fund (Employee) | Contributory Pension | Pension Scheme | Employee Superannuation | Retirement Savings | Retirement Fund (Employee) | Fund Contribution~0.8 | Employee Retirement Contribution | Superannuation paid by Employee | Pension paid by Employee | Pension Withheld | Pension (Own) | You saved for retirement | Pension Saved | Provident (own) | Provident Fund (own) | Own Provident | Fund of all months
`;

/** Gross pay, as labelled on payslips. */
export const GROSS_OF_SLIP = `
  Gross Salary | Gross Pay | Gross Earnings | Total Earnings | Gross Income | Total Gross | Total Income
  Total Remuneration | Total Gross Pay | Earnings Total | Moputso otlhe | Gross | Taxable Gross~0.6
  ${GROSS_PAY} | Wages~0.7 | Total Allowances and Salary | Monthly Remuneration | Moputso wa kgwedi~0.75
  Moputso pele ga lekgetho | Lotseno | Total Emoluments | All Earnings | All Pay~0.8
`;

/** Total of deductions. */
export const TOTAL_DEDUCTIONS = `
  ${onPapers('totalDeductions')} | Total Deductions | Deductions Total | Total Deduction | Less Deductions | Sum of Deductions
  Total of Deductions | Total Ded | Total Deds | Tot. Deductions | Total Less | Diphokotso tsotlhe | Less Total Deductions | Tot Ded | Tot Deds | All Deductions | Total Taken Off | All Taken Off | Total Withheld | Deducted~0.7 | Total Debits~0.8 | We took | Total Recoveries | Total Stoppages | All Stoppages | Sum of Stoppages | Total Off~0.8 | Total Deducted | Total Subtractions | Ded~0.7 | Deds~0.7 | Deduct~0.6 | Deductions in Total | Total Amount Deducted | Tse di gogiwang
`;

/** Net pay, as labelled on payslips. */
export const NET_OF_SLIP = `
  Net Salary | Net Pay | Net Income | Take Home Pay | Take-home | Net Amount
  Net Pay to Bank | Amount Paid | Net Wage | Net | ${NET_PAY} | Cash~0.7 | Net / Madi a a amogetsweng
  Madi a a amogetsweng | Madi a a amogelwang | Net Salary Payable
  Balance Payable~0.85 | Balance Paid~0.85 | Balance to Employee | Balance to You
`;

/** Income tax. */
export const INCOME_TAX = `
  ${onPapers('incomeTax')} | PAYE | P.A.Y.E | Income Tax | PAYE Tax | PAYE/Income Tax | Income Tax (PAYE)
  PAYE (Income Tax) | Tax Deducted | Lekgetho | Employee Tax | Tax~0.9 | PAYE Deduction
  Tax (PAYE) | Withholding Tax | Income tax deducted | Income Tax PAYE | Lekgetho la moputso
  Makgetho~0.8 | Statutory Tax | Tax Amount | PAYE (BURS) | BURS PAYE | BURS Tax | Pay As You Earn | Income Tax (BURS) | Income Tax BURS | Employee Income Tax | Employees Tax | Employee's Tax | Tax BURS | Personal Income Tax | Tax Withheld | Salary Tax | Tax on Salary | Withholding | TDS | Tax Deducted at Source | Federal Income Tax | Federal Withholding | Federal Tax | Fed Income Tax | Fed Withholding | Werknemersbelasting | Inkomstebelasting
`;

/** Employee's pension contribution, as labelled on payslips. */
export const PENSION_OF_SLIP = `
  Pension | Pension Contribution | Pension Fund | Employee Pension | Pension (BPOPF) | BPOPF
  Pension Employee | Pension Contributions | Provident Fund | Retirement Fund | BPOPF Pension | Pension EE
  ${PENSION} | Pens | Pensn | Superannuation | Pension/Provident Fund | Pension and Provident Fund
  Contributions to Pension | Retirement Annuity | Retirement Fund Contributions
  Approved Fund Contributions | Approved Pension Fund | EPF | Employee Provident Fund | Employees Provident Fund | PF Contribution | 401(k) | 401k | 401(k) Contribution | 401k Contribution | Pensioenfonds
`;

/** Basic pay, from which other parts are computed. */
export const BASIC_PAY = `
  Basic Salary | Basic Pay | Basic | Basic Wage | Base Salary | Base Pay | Basic Wages | Moputso wa motheo
`;

/** "Totals" below two columns: earnings and deductions. */
export const TOTALS = `
  Total | Totals | ${onPapers('totals')} | Palogotlhe | Palo yotlhe | Tlhakanyo yotlhe
`;

/** Header of the list of deductions; also their total if it stands beside a figure and no total is named. */
export const DEDUCTIONS = `
  Deductions | Deduction | Less Deductions | Less Deduction | Diphokotso | Diphokotso tse dingwe~0.6 | ${onPapers('deductionHeads')}
`;

/** Figures of other periods and things whose labels contain words of this month's pay. */
export const NOT_OF_THE_MONTH = `
  {Gross,Net,Nett,Tax,PAYE,Pension,Deductions} {YTD,to Date,Year to Date} | YTD {Gross,Net,Nett,Tax,PAYE,Pension,Deductions}
  Tax Year to Date | Net {Assets,Weight,Book Value,Tax} | Nett {Weight,Tax} | Net Taxable {Pay,Income,Earnings,Salary}
  ${onPapers('otherPayFigures')} | Gross Weight | Total {Hours,Days,Units,Leave,Employer Contributions,Company Contributions,Cost to Company}
  Total {Paid In,Paid Out,Money In,Money Out}
`;

/** Words beside a label that assign its figure to the year or another month. */
export const OTHER_TIMES = `
  YTD | Y.T.D | Year to Date | Month to Date | Months to Date | To Date | Cumulative | Accumulated | Tax Year | Annual | Annually
  Annualised | Yearly | Per Annum | Per Year | A Year | Previous | Last Month | Prior | Ngwaga otlhe
`;
