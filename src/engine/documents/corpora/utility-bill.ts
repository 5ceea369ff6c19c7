import type { Corpora, Paper } from './paper.ts';

const utilityBills: readonly Paper[] = [
  ...[
    ['Make checks payable to Riverbend Power Company', 'Riverbend Power Company'],
    ['Please make your check payable to: Riverbend Light', 'RIVERBEND LIGHT'],
    ['Return this part with a check payable to Riverbend Supply', 'Riverbend Supply'],
    ['Payable to Riverbend District Services', 'Riverbend District Services'],
  ].map(([line, payee]): Paper => ({
    of: `a slip with the address of who is paid: ${line}`,
    printed: `
                                                          Account Number:       1234-5678-912
                                                          Statement Date:       December 28, 2025
        Service Address: 12 SAMPLE ST, ANYTOWN, NY 12018
        Electricity charges                                                     $384.71
        Meter reading 4411      kWh 312

        ${line}

                             ${payee}
                             P.O. BOX 847812
                             BOSTON, MA 02284-7812
      `,
    says: { address: '12 SAMPLE ST, ANYTOWN, NY 12018', accountNumber: '1234-5678-912' },
    held: ['fullName'],
  })),
  ...[
    'Correspondence should be sent to:',
    'By Mail:',
    'Write to us at',
    'Send payments to:',
    'Head Office',
  ].map((heading): Paper => ({
    of: `an address under a heading of where to write: ${heading}`,
    printed: `
        ESTUARY WATER LIMITED                             Bill Acct. No.        44010-2231
        WATER BILL                                        Bill Date             3 September 2026
                                                          Due Date              24 September 2026

        Consumption  17 kl                                                      P 310.20

        ${heading}
        Customer Office
        827 Sample Road
        Gaborone
      `,
    says: { issueDate: '2026-09-03' },
    held: ['fullName', 'address'],
  })),
  {
    of: 'a payment slip that names the supplier as whom to pay',
    printed: `
      Tati Valley Electric                              Account number      4401882097
      PO Box 881                                        Bill date           14 August 2026
                                                        Amount due          P 412.15
      Service for: Lindani Example
      Service address: 18 Acacia Grove, Harare

      Electricity charges                                                   P 412.15

      LINDANI EXAMPLE                                   Make cheques payable to:
      18 ACACIA GROVE                                   Tati Valley Electric
      HARARE                                            PO Box 881, Francistown
    `,
    says: { fullName: 'Lindani Example', accountNumber: '4401882097', issueDate: '2026-08-14' },
  },
  {
    of: "banking details with the supplier's own account name and number",
    printed: `
      ESTUARY WATER LIMITED
      WATER BILL

      Ms Ditiro Example                                 Account No          30114477
      Plot 6120, Phase 2                                Bill Date           3 September 2026
      Gaborone                                          Due Date            24 September 2026

      Consumption  17 kl                                                    P 310.20

      Banking details
      Account name: Estuary Water Limited
      Account number: 62004411887
      Branch code: 281467
    `,
    says: { fullName: 'Ditiro Example', issueDate: '2026-09-03' },
  },
  {
    of: 'a salutation with the surname alone beside the full name above the address',
    printed: `
      Northern Fen Energy Limited                       Account number      A-77120034
                                                        Bill date           11 September 2026
      Mr Osian Church
      Flat 4, 31 Mill Lane
      Norwich
      NR7 9LP

      Your electricity bill

      Dear Mr Church, here is your electricity statement.
      Energy used this period  312 kWh                                      £ 96.40
    `,
    says: { fullName: 'Osian Church', address: 'Flat 4, 31 Mill Lane, Norwich, NR7 9LP' },
  },
  {
    of: 'only a salutation: one word of a name is no name',
    printed: `
      Northern Fen Energy Limited
      Electricity bill
      Account number: 77120034
      Bill date: 11 September 2026

      Dear Dr Ward,
      we used 312 kWh to keep you warm this month, which is £96.40.
    `,
    held: ['fullName'],
  },
  {
    of: 'a heading right below the address, further away than its lines',
    printed: `
      Blue Mesa Broadband                               Account #           771-2003-44
                                                        Bill issued         08/14/2026
      MARISOL EXAMPLE
      4149 W MAGNOLIA BLVD APT 3B
      TUCSON, AZ 85701

      Internet bill at a glance
      Fiber 300 Mbps                                                        $79.99
    `,
    says: {
      fullName: 'MARISOL EXAMPLE',
      address: '4149 W MAGNOLIA BLVD APT 3B, TUCSON, AZ 85701',
      issueDate: '2026-08-14',
    },
  },
  {
    of: 'a house number with floor and cross, a postal code of six digits',
    printed: `
      SAHYADRI POWER DISTRIBUTION LIMITED
      Electricity Bill

      Consumer No.           4410093321
      Consumer Name          RUKMINI EXAMPLE
      Address                No. 50/2, 9th Cross, Anna Nagar, Chennai - 600040
      Bill Date              14-08-2026
      Due Date               29-08-2026
      Units consumed         251
    `,
    says: {
      fullName: 'RUKMINI EXAMPLE',
      address: 'No. 50/2, 9th Cross, Anna Nagar, Chennai - 600040',
      issueDate: '2026-08-14',
    },
  },
  {
    of: 'ways to pay with the account number of the supplier',
    printed: `
      Pennine Gas & Power Ltd                           Account number      7837571346
      Ms Goabaone Example                               Date of bill        23 October 2026
      175 Main Road                                     Bill number         9155293
      Sheffield
      S4 2XJ

      Gas and electricity                                                   £31.15

      Ways to pay
      Bank transfer: Pennine Gas & Power Ltd
      Account number 10445522
      Sort code 20-00-00
    `,
    says: { fullName: 'Goabaone Example', accountNumber: '7837571346', issueDate: '2026-10-23' },
  },
  {
    of: 'a statement of a supplier with opening and closing balance is a bill',
    printed: `
                     Botswana Power Corporation
                     Customer statement

      Names                    Tumelo Example
      Plot / Location          Plot 6635, Phase 2, Jwaneng
      Customer no.             40115502
      Statement date           14 September 2026
      Billing day              15th

      Opening balance                                                       P 310.00
      Payments                                                              P -310.00
      Charges for the month                                                 P 298.75
      Closing balance                                                       P 298.75
    `,
    says: {
      fullName: 'Tumelo Example',
      address: 'Plot 6635, Phase 2, Jwaneng',
      accountNumber: '40115502',
      issueDate: '2026-09-14',
    },
  },
  {
    of: 'a tax invoice of a supplier, whose slip names the payee',
    printed: `
      Tshiamo Water Board                               Invoice date        14 September 2026
      Private Bag X4, Rustenburg                        Customer account    105152984
                                                        Tax invoice         3344551
      Customer                 Ms Edith Example
      Supply address           30 Kloof Street, Sunnyside, Polokwane 0700

      Brought forward                                                       R 0.00
      Water 21 kl                                                           R 401.10
      VAT                                                                   R 60.17
      Amount payable                                                        R 461.27

      Remittance
      Payee: Tshiamo Water Board
      Bank: Example Bank 62001122334
    `,
    says: { fullName: 'Edith Example', accountNumber: '105152984', issueDate: '2026-09-14' },
  },
];

export const corpora: Corpora = {
  UTILITY_BILL: utilityBills,
};
