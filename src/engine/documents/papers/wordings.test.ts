import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words that issuers use for pay', () => {
  it('a slip that calls nothing by its usual name', () => {
    const slip = readLines(
      'Nata Gem Works',
      'Remuneration Statement',
      'Statement for the month of: October 2026',
      'Works No: EX-552',
      'Staff member: Kago Example',
      'Sum of payments 10,465.00',
      'BURS tax 255.63',
      'Sum of stoppages 1,213.13',
      'Net remuneration 9,251.87',
      'Funds will reach your bank on 30 October 2026.',
    );
    expect(slip.documentType).toBe('PAYSLIP');
    expect(valueIn(slip, 'employeeId')).toBe('EX-552');
    expect(valueIn(slip, 'grossSalary')).toBe(10465);
    expect(valueIn(slip, 'totalDeductions')).toBe(1213.13);
    expect(valueIn(slip, 'payDate')).toBe('2026-10-30');
  });

  it('the identification of a taxpayer is no amount of tax', () => {
    const slip = readLines(
      'Nata Consulting',
      'Payslip',
      'Employee: Kago Example',
      'Tax Identification: I77120044',
      'Pay period: October 2026',
      'Pay As You Earn 2,193.75',
      'Net pay 18,256.25',
    );
    expect(valueIn(slip, 'taxAmount')).toBe(2193.75);
  });

  it('pay before and after deductions in one line, each named behind its amount', () => {
    const letter = readLines(
      'Nata Quarries (Pty) Ltd',
      '19 August 2026',
      'Attestation of employment',
      'Name: Kago Example',
      'Pay: P13,200 per month (gross), P10,980 (net)',
    );
    expect(valueIn(letter, 'grossSalary')).toBe(13200);
    expect(valueIn(letter, 'netSalary')).toBe(10980);
    const accountant = readLines(
      'NATA ACCOUNTANTS',
      '11 May 2026',
      'Confirmation of Income',
      'We confirm that Kago Example has an income which averaged P27,600.00 a month gross, and P21,300.00 net.',
    );
    expect(valueIn(accountant, 'grossSalary')).toBe(27600);
    expect(valueIn(accountant, 'netSalary')).toBe(21300);
  });

  it('the day work begins is not the day of the contract', () => {
    const contract = readLines(
      'Work Agreement',
      'Boss: Nata Farming Syndicate',
      'Helper: Kago Example',
      'Job to be done: Herding goats',
      'Begin date: 1 Oct 2025',
      'Date we agreed: 28 Sept 2025',
    );
    expect(valueIn(contract, 'position')).toBe('Herding goats');
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2025-10-01');
    expect(valueIn(contract, 'issueDate')).toBe('2025-09-28');
  });

  it('a day that a longer label speaks of, and parties that are numbered', () => {
    const contract = readLines(
      'MEMORANDUM OF AGREEMENT OF EMPLOYMENT',
      'Parties: (1) Nata Dairy Farms (Pty) Ltd, the Employer; (2) Kago Lesedi Example, the Employee',
      'Position: Parlour Supervisor',
      'Date on which work starts: 4 May 2026',
      'Place and date: Nata, 21 April 2026',
      'On behalf of the Employer: Neo Sample, Farm Manager',
    );
    expect(valueIn(contract, 'employerName')).toBe('Nata Dairy Farms (Pty) Ltd');
    expect(valueIn(contract, 'dateOfEmployment')).toBe('2026-05-04');
    expect(valueIn(contract, 'issueDate')).toBe('2026-04-21');
  });

  it('a label with its translation in brackets', () => {
    const contract = readLines(
      'Konteraka ya Tiro / Contract of Employment',
      'Mohiri (Employer): Nata Hardware CC',
      'Mohiriwa (Employee): Kago Lesedi Example',
      'Tiro (Job title): Storeman',
      'Mohiri: Neo Sample, Motsamaisi (Manager)',
    );
    expect(valueIn(contract, 'employerName')).toBe('Nata Hardware CC');
    expect(valueIn(contract, 'employeeName')).toBe('Kago Lesedi Example');
  });
});

describe('words of certificates of income', () => {
  it('two numbers of taxpayers, each with the word for whose it is', () => {
    const certificate = readLines(
      'Certificate of Withholding on Salaries',
      'Withholding agent: Nata Air Charters',
      "Agent's TIN: C00000990103",
      'Recipient of salary: Kago Example',
      "Recipient's TIN: I00000180101",
      'Salary paid: BWP 300,000.00',
      'Tax withheld: BWP 43,800.00',
    );
    expect(certificate.documentType).toBe('P60');
    expect(valueIn(certificate, 'employerName')).toBe('Nata Air Charters');
    expect(valueIn(certificate, 'employerTin')).toBe('C00000990103');
    expect(valueIn(certificate, 'tinNumber')).toBe('I00000180101');
    expect(valueIn(certificate, 'grossSalary')).toBe(300000);
  });

  it('income that is brought to tax is no tax', () => {
    const certificate = readLines(
      'BOTSWANA UNIFIED REVENUE SERVICE',
      'Income Tax Certificate',
      'Taxpayer: Kago Example',
      'Income brought to tax: P410,000.00',
      'Tax thereon: P76,550.00',
    );
    expect(valueIn(certificate, 'taxDeductions')).toBe(76550);
    expect(valueIn(certificate, 'taxableIncome')).toBe(410000);
  });
});

describe('words of registers, licences and shares', () => {
  it('the class of a business is not its name', () => {
    const certificate = readLines(
      'CERTIFICATE OF BIN',
      'Holder: NATA PRIVATE CLINIC (PTY) LTD',
      'BIN number: BW00000000551',
      'Class of business: Health services',
      'Renewal due 1 April 2027',
    );
    expect(valueIn(certificate, 'companyName')).toBe('NATA PRIVATE CLINIC (PTY) LTD');
    expect(valueIn(certificate, 'businessType')).toBe('Health services');
  });

  it('the rest of a longer label is no value', () => {
    const licence = readPrinted([
      [60, 60, 'NATA DISTRICT COUNCIL'],
      [60, 100, 'TRADE LICENCE'],
      [60, 140, 'Licensee'],
      [360, 140, 'Nata General Dealers (Pty) Ltd'],
      [60, 180, 'Category of licence'],
      [360, 180, 'General trading'],
      [60, 220, 'Good until'],
      [360, 220, '13 January 2027'],
    ]);
    expect(valueIn(licence, 'businessType')).toBe('General trading');
    expect(valueIn(licence, 'expiryDate')).toBe('2027-01-13');
  });

  it('directors and shareholders under headings in two languages', () => {
    const extract = readLines(
      'Company Extract',
      'Leina la kompone / Company: Nata Media (Pty) Ltd',
      'Bakaedi / Directors: Kago Example, Neo Sample',
      'Banaleseabe (Shareholders): Kago Example, Neo Sample',
    );
    const names = (field: string): unknown =>
      (valueIn(extract, field) as { name: string }[] | undefined)?.map(({ name }) => name);
    expect(names('directors')).toEqual(['Kago Example', 'Neo Sample']);
    expect(names('shareholders')).toEqual(['Kago Example', 'Neo Sample']);
  });

  it('the sentence below an address is no part of it', () => {
    const memorandum = readLines(
      'Memorandum of Incorporation',
      'Name of company: Nata Maize Traders (Pty) Ltd',
      'Registered office: Plot 7, Nata',
      'The company is a private company with limited liability.',
    );
    expect(valueIn(memorandum, 'registeredAddress')).toBe('Plot 7, Nata');
  });

  it('neither a law nor the title of a paper nor a label is a company', () => {
    const articles = readLines(
      'Articles of Association',
      'Nata Broadcast Ltd (the "Company"), registered number 00410021',
      'The registered office of the Company is at Plot 2, Nata.',
    );
    expect(valueIn(articles, 'companyName')).toBe('Nata Broadcast Ltd');
    const certificate = readPrinted([
      [60, 60, 'CERTIFICATE OF REGISTRATION OF BUSINESS NAME'],
      [60, 100, 'Registration of Business Names Act'],
      [60, 140, 'Business name'],
      [360, 140, 'Nata Kitchen'],
      [60, 180, 'UIN'],
      [360, 180, 'BW00000012009'],
    ]);
    expect(valueIn(certificate, 'companyName')).toBe('Nata Kitchen');
    const foreign = readPrinted([
      [60, 60, 'REGISTRATION CERTIFICATE OF A FOREIGN COMPANY'],
      [60, 100, 'Company style'],
      [360, 100, 'Nata Road Materials Co. Ltd'],
      [60, 140, 'Number here'],
      [360, 140, 'BW00000023004'],
    ]);
    expect(valueIn(foreign, 'companyName')).toBe('Nata Road Materials Co. Ltd');
  });

  it('a face value without thebe, and a holder above the next label', () => {
    const certificate = readLines(
      'EQUITY SHARE CERTIFICATE',
      'Nata Agro Processors Limited',
      'Moamogedi / Issued to: Kago Example',
      'Palo ya diabe / No. of shares: 60',
      'Face value per share: P 1/-',
    );
    expect(valueIn(certificate, 'shareholderName')).toBe('Kago Example');
    expect(valueIn(certificate, 'shareQuantity')).toBe(60);
    expect(valueIn(certificate, 'nominalValue')).toBe(1);
  });
});

describe('words of statements of accounts', () => {
  it('a statement from somewhere else', () => {
    const statement = readLines(
      'NATA SAVINGS BANK',
      'MINI STATEMENT',
      'Account owner: Kago Example',
      'IBAN/Account: 8003344556',
      'Currency: NAD',
      'Dates shown: 2026-02-01 to 2026-02-28',
      'Starting funds 1,020.00',
      'Finishing funds 5,800.00',
    );
    expect(valueIn(statement, 'accountNumber')).toBe('8003344556');
    expect(valueIn(statement, 'currency')).toBe('NAD');
    expect(valueIn(statement, 'statementPeriod')).toBe('2026-02-01 to 2026-02-28');
    expect(valueIn(statement, 'openingBalance')).toBe(1020);
    expect(valueIn(statement, 'closingBalance')).toBe(5800);
  });
});

describe('who signs for a party', () => {
  it.each([
    ['Company: N. Sample, General Manager', 'N. Sample', 'General Manager'],
    ['For employer: Neo Sample (HR Officer)', 'Neo Sample', 'HR Officer'],
    ['Party A (seal): Neo Sample, Project Manager', 'Neo Sample', 'Project Manager'],
  ])('%s', (line, name, title) => {
    const contract = readLines(
      'CONTRACT OF SERVICE',
      'Employer: Nata Grain Mills (Pty) Ltd',
      'Employee: Kago Lesedi Example',
      'Job: Miller',
      'Start of employment: 1 August 2025',
      'Rate of pay: P6,250.00 per month',
      'Signed on 21 July 2025',
      line,
    );
    expect(valueIn(contract, 'signatoryName')).toBe(name);
    expect(valueIn(contract, 'signatoryTitle')).toBe(title);
    expect(valueIn(contract, 'employerName')).toBe('Nata Grain Mills (Pty) Ltd');
  });
});
