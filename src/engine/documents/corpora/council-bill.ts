import type { Corpora, Paper } from './paper.ts';

const councilBills: readonly Paper[] = [
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
  {
    of: "the council's bank account in a sentence",
    printed: `
      Southern District Council                         Date                14 September 2026
      P O Box 1                                         Account no.         70120627

      To:
      Mrs Chipo Stone
      Plot 4410, Morula Close
      Kanye

      RATES STATEMENT 2026/2027
      Current rates                                                         P1,850.00

      Payable to the Council. Bank: Absa. Account name: Council Revenue Account. Account number
      1044099.
    `,
    says: { fullName: 'Chipo Stone', accountNumber: '70120627' },
  },
  {
    of: 'a demand for council tax',
    printed: `
      Rochdale Borough Council

      Account reference        76390809                 Date of bill        14 March 2026
      Valuation band           D                        Property reference  3637728

      Dr Ishmael Example
      115 Orchard Gardens
      Rochdale
      OL16 1AB

      Council Tax demand notice
      Council                                                               £1,204.00
      Amount due                                                            £1,098.11
    `,
    says: {
      fullName: 'Ishmael Example',
      address: '115 Orchard Gardens, Rochdale, OL16 1AB',
      issueDate: '2026-03-14',
    },
  },
];

export const corpora: Corpora = {
  COUNCIL_BILL: councilBills,
};
