import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('accounts of councils and utilities', () => {
  it('a reference above the entries of a statement is not the number of the account', () => {
    const bill = readPrinted([
      [60, 60, 'FRANCISTOWN CITY COUNCIL'],
      [60, 100, 'Assessment rates and service levy - statement of account'],
      [60, 125, 'Estate Late M Example'],
      [60, 150, 'c/o Ms L Example'],
      [60, 175, 'Box 10477'],
      [60, 200, 'TATITOWN'],
      [600, 125, 'Rates ref'],
      [760, 125, ': FT/R/008812'],
      [60, 300, 'Date'],
      [250, 300, 'Particulars'],
      [550, 300, 'Ref'],
      [700, 300, 'Debit'],
      [850, 300, 'Balance'],
      [60, 340, '01 Jul 2026'],
      [250, 340, 'Rates first half'],
      [550, 340, 'J114'],
      [700, 340, '819.00'],
      [850, 340, '2,023.50'],
      [60, 380, '12 Aug 2026'],
      [250, 380, 'Payment'],
      [550, 380, 'R20871'],
      [700, 380, '1,000.00'],
      [850, 380, '1,203.50'],
      [600, 440, 'Amount outstanding P1,203.50'],
      [600, 480, 'Settle by 30 November 2026'],
    ]);
    expect(valueIn(bill, 'accountNumber')).toBe('FT/R/008812');
    expect(valueIn(bill, 'fullName')).toBe('Estate Late M Example');
    expect(valueIn(bill, 'amountDue')).toBe(1203.5);
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-30');
  });

  it('numbers of the entries are no number of the account where it has none', () => {
    const entry = (y: number, ref: string, sum: string): [number, number, string][] => [
      [60, y, 'Service levy'],
      [550, y, ref],
      [850, y, sum],
    ];
    const bill = readPrinted([
      [60, 60, 'SOUTHERN DISTRICT COUNCIL'],
      [60, 100, 'Rates Statement'],
      [60, 300, 'Details'],
      [550, 300, 'Ref'],
      [850, 300, 'Amount'],
      ...entry(340, 'J114', '62.50'),
      ...entry(380, 'J190', '45.00'),
    ]);
    expect(valueIn(bill, 'accountNumber') ?? null).toBeNull();
  });

  it('the short name of a corporation above its own does not make it the customer', () => {
    const bill = readPrinted([
      [60, 60, 'BPC'],
      [60, 90, 'Botswana Power Corporation'],
      [60, 120, 'Motlakase House, Macheng Way, P O Box 48, Gaborone'],
      [600, 60, 'TAX INVOICE'],
      [60, 300, 'EXAMPLE AUTO ELECTRICAL'],
      [60, 330, 'P O BOX 2205'],
      [60, 360, 'MAHALAPYE'],
      [600, 300, 'SUPPLY POINT'],
      [600, 330, 'Plot 1187, Madiba Ward, Mahalapye'],
      [60, 430, 'Contract account'],
      [300, 430, 'Bill issued'],
      [60, 460, '1100482216'],
      [300, 460, '03 Nov 2026'],
      [60, 520, 'Energy charge kWh'],
    ]);
    expect(valueIn(bill, 'fullName')).toBe('EXAMPLE AUTO ELECTRICAL');
  });

  it('a line printer sets names apart, numbers under each other, and a day into the label of the amount', () => {
    const bill = readPrinted([
      [60, 60, 'WATER UTILITIES CORPORATION'],
      [600, 60, '** WATER ACCOUNT **'],
      [600, 90, 'RUN DATE'],
      [750, 90, '30/10/26'],
      [60, 160, 'MRS S'],
      [130, 160, 'EXAMPLE'],
      [60, 185, 'BOX 91'],
      [60, 210, 'KANYE'],
      [600, 160, 'CUST NO'],
      [750, 160, '338104'],
      [600, 185, 'CONTRACT'],
      [750, 185, '471955'],
      [60, 280, 'PLOT: 2204 MAFIKANA WARD KANYE'],
      [60, 340, 'DATE'],
      [250, 340, 'DETAILS'],
      [700, 340, 'AMOUNT'],
      [60, 380, '30/09/26'],
      [250, 380, 'BALANCE B/FWD'],
      [700, 380, '612.40'],
      [60, 420, '30/10/26'],
      [250, 420, 'POTABLE 0-5 KL'],
      [700, 420, '23.00'],
      [250, 500, 'AMOUNT PAYABLE BY 20/11/26'],
      [700, 500, '378.51'],
    ]);
    expect(valueIn(bill, 'fullName')).toBe('S EXAMPLE');
    expect(valueIn(bill, 'accountNumber')).toBe('338104');
    expect(valueIn(bill, 'issueDate')).toBe('2026-10-30');
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-20');
    expect(valueIn(bill, 'amountDue')).toBe(378.51);
    expect(valueIn(bill, 'address')).toBe('Plot 2204 MAFIKANA WARD KANYE');
  });

  it('where a service is supplied, and what is to be paid below its day', () => {
    const bill = readPrinted([
      [60, 60, 'Botswana Telecommunications Corporation Limited'],
      [60, 100, 'Your telephone account'],
      [60, 160, 'Mr Kago Example'],
      [60, 185, 'P O Box 6610'],
      [60, 210, 'Ramotswa'],
      [600, 160, 'Account'],
      [760, 160, '300441829'],
      [600, 200, 'Service at'],
      [760, 200, 'Lot 188, Taung Ward, Ramotswa'],
      [60, 300, 'Last bill'],
      [300, 300, 'Paid'],
      [500, 300, 'This month'],
      [700, 300, 'To pay by 21 Nov 2026'],
      [60, 330, 'P 389.90'],
      [300, 330, 'P 389.90'],
      [500, 330, 'P 402.15'],
      [700, 330, 'P 402.15'],
      [60, 380, 'Line rental'],
    ]);
    expect(valueIn(bill, 'address')).toBe('Lot 188, Taung Ward, Ramotswa');
    expect(valueIn(bill, 'amountDue')).toBe(402.15);
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-21');
  });

  it('a client code of an invoice made with a spreadsheet', () => {
    const bill = readPrinted(
      lines(
        'Example Fibre (Pty) Ltd',
        'INTERNET INVOICE',
        'Client code: GAB0771',
        'Client: Kago Example',
        'Date: 1-Nov-26',
        'Due: 8-Nov-26',
      ),
    );
    expect(valueIn(bill, 'accountNumber')).toBe('GAB0771');
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-08');
  });

  it('what is to be paid for the whole year', () => {
    const bill = readPrinted(
      lines(
        'LOBATSE TOWN COUNCIL',
        'DEMAND NOTE - RATES FOR THE YEAR 2026/2027',
        'ACCOUNT NO: 004418-2',
        'RATES AT 0.0035: 1 400.00',
        'TOTAL FOR THE YEAR: 1 680.00',
      ),
    );
    expect(valueIn(bill, 'amountDue')).toBe(1680);
  });

  it('a plot with a label of its own below a box where post goes', () => {
    const bill = readPrinted([
      [300, 60, 'GABORONE CITY COUNCIL'],
      [60, 100, 'PROPERTY RATES BILL 2026 / 2027'],
      [60, 160, 'Bill to:'],
      [200, 160, 'Mr Kabo Example'],
      [60, 185, 'Rates account:'],
      [200, 185, 'P O Box 502233, Gaborone'],
      [60, 210, 'Plot:'],
      [200, 210, '23817, Block 6, Gaborone'],
    ]);
    expect(valueIn(bill, 'address')).toBe('Plot 23817, Block 6, Gaborone');
  });

  it('a bill that is a letter says what to pay and by when', () => {
    const bill = readPrinted(
      lines(
        'Subject: Your BPC e-bill for October 2026',
        'Dear Lesedi Example,',
        'Your bill for the electricity supplied at House 4, Plot 1290, Peleng, Lobatse is ready. Please pay BWP',
        '684.20 by 23 November 2026.',
        'Bill date: 2 November 2026',
        'Account: 2200714483',
        'Botswana Power Corporation',
      ),
    );
    expect(valueIn(bill, 'amountDue')).toBe(684.2);
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-23');
  });

  it('a bill in Setswana, where the water is used and by when to pay', () => {
    const bill = readPrinted([
      [60, 60, 'WUC Water Utilities Corporation'],
      [60, 100, 'Bili ya metsi / Water bill'],
      [60, 150, 'Leina / Name'],
      [300, 150, 'Rre Batshani Example'],
      [60, 190, 'Aterese ya tiriso/'],
      [300, 190, 'Lot 917, Goo-Tau Ward,'],
      [60, 212, 'Premise'],
      [300, 212, 'Maunatlala'],
      [60, 260, 'Duela pele ga / Pay before'],
      [500, 260, '18/11/2026'],
      [60, 300, 'Customer A/C: ZB-4417'],
    ]);
    expect(valueIn(bill, 'address')).toBe('Lot 917, Goo-Tau Ward, Maunatlala');
    expect(valueIn(bill, 'dueDate')).toBe('2026-11-18');
    expect(valueIn(bill, 'accountNumber')).toBe('ZB-4417');
  });

  it('where the supply of a reminder goes, not where its post goes', () => {
    const reminder = readPrinted([
      [60, 60, 'Botswana Power Corporation'],
      [60, 180, 'Mrs Gaolathe Example'],
      [60, 205, 'P O Box 1188'],
      [60, 230, 'Serowe'],
      [60, 300, 'REMINDER: ELECTRICITY ACCOUNT 1200 557 104 IN ARREARS'],
      [60, 340, 'We have not received payment for the supply to Lot 660, Palamaokuwe Ward, Serowe:'],
    ]);
    expect(valueIn(reminder, 'address')).toBe('Lot 660, Palamaokuwe Ward, Serowe');
  });
});
