import type { Corpora, Paper } from './paper.ts';

const bankStatements: readonly Paper[] = [
  {
    of: 'a name above an address on one line, in a block without labels',
    printed: `
      Rata Savings Bank

      Account statement

      LOIS EXAMPLE
      14 Mill Lane, Timaru 7910

      Account number                 04-1234-0567890-00
      Statement period               from 1 Mar 2026 to 31 Mar 2026
      Opening balance                $410.20
      Closing balance                $2,135.65

      Date      Transaction               Withdrawals    Deposits     Balance
      06 Mar    CARD GREEN GROCER               24.55                  385.65
      11 Mar    PAY EXAMPLE HOLDINGS                     1,750.00    2,135.65
    `,
    says: {
      accountHolder: 'LOIS EXAMPLE',
      openingBalance: 410.2,
      closingBalance: 2135.65,
    },
  },
  {
    of: 'rows with the month first and no year, below a period in words',
    printed: `
      First Prairie Bank                                May 1, 2026 through May 31, 2026
                                                        Account Number: 411421364
      CHANCE EXAMPLE
      5967 E 23RD ST
      BOISE, ID 83702

      CHECKING SUMMARY
      Beginning Balance                                                     $1,661.50
      Ending Balance                                                        $1,541.35

      DATE       DESCRIPTION                            AMOUNT              BALANCE
      05/02      Monthly fee                              -.15              1,661.35
      05/06      Transfer to Savings                   -100.00              1,561.35
      05/11      Card purchase                          -20.00              1,541.35
    `,
    says: {
      accountHolder: 'CHANCE EXAMPLE',
      statementPeriod: '2026-05-01 to 2026-05-31',
      openingBalance: 1661.5,
      closingBalance: 1541.35,
      transactions: [
        { date: '2026-05-02', description: 'Monthly fee', amount: -0.15, balance: 1661.35 },
        { date: '2026-05-06', description: 'Transfer to Savings', amount: -100, balance: 1561.35 },
        { date: '2026-05-11', description: 'Card purchase', amount: -20, balance: 1541.35 },
      ],
    },
    held: ['currency'],
  },
  {
    of: 'a period that stands alone on its line, money by its mark',
    printed: `
      Harbourside Bank plc                              Sort code           40-12-88
      Mrs Priya Church                                  Account number      44120098
      94 Queens Road
      Reading
      RG1 9LP

      Your Everyday Account
      1 August to 31 August 2026

      Balance on 1 August 2026                                              £1,000.00
      Balance on 31 August 2026                                             £950.00

      Date       Description               Money out          Money in      Balance
      4 Aug      Card purchase             50.00                            950.00
    `,
    says: {
      accountHolder: 'Priya Church',
      statementPeriod: '2026-08-01 to 2026-08-31',
      currency: 'GBP',
      openingBalance: 1000,
      closingBalance: 950,
    },
  },
  {
    of: 'holder, account and period in one sentence',
    printed: `
      NEDLANDS BANK LIMITED
      Statement for Zanele du Plessis, account 4410022991, 1 June 2026 to 30 June 2026.

      Date             Transaction               Amount             Balance
      2 June 2026      Card purchase             -50.00             950.00
      9 June 2026      Salary                    +400.00            1,350.00

      Opening balance                                               1,000.00
      Closing balance                                               1,350.00
    `,
    says: { statementPeriod: '2026-06-01 to 2026-06-30', openingBalance: 1000, closingBalance: 1350 },
  },
];

export const corpora: Corpora = {
  BANK_STATEMENT: bankStatements,
};
