import type { Paper } from './paper.ts';

export const councilBills: readonly Paper[] = [
  {
    of: 'a table of the property right below the address',
    printed: `
      LOWVELD LOCAL MUNICIPALITY                        Account number      550198221
      Municipal account                                 Statement date      2026/09/14

      MS NOMSA EXAMPLE
      98 CHURCH ROAD
      RONDEBOSCH
      CAPE TOWN 7700

      Stand no          Valuation          Portion
      1204/R            R 1 250 000        0

      2026/09/14        Property rates                                      980.00
      2026/09/14        Refuse removal                                      240.15
                        Total due                                         1 220.15
      Bank: Example Bank. Account name: Municipal Main Account. Branch code 051001.
    `,
    says: { fullName: 'NOMSA EXAMPLE', address: '98 CHURCH ROAD, RONDEBOSCH, CAPE TOWN 7700' },
  },
  {
    of: 'a demand that greets by title and surname, with the title of the letter below the address',
    printed: `
      KWENENG DISTRICT COUNCIL
      3 August 2026
      Mr Thabo Trust
      Plot 2092, Kubu Street
      Mogoditshane

      DEMAND FOR SERVICE LEVY
      Account SL/40117

      Dear Mr Trust
      Our books show that service levy of P315.00 is outstanding on the above account.
    `,
    says: {
      fullName: 'Thabo Trust',
      address: 'Plot 2092, Kubu Street, Mogoditshane',
      issueDate: '2026-08-03',
    },
  },
];
