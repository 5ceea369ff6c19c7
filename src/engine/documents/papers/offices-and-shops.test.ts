import { describe, expect, it } from 'vitest';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('papers that offices and shops print in words of their own', () => {
  it('a dash parts labels and values of a bill', () => {
    const bill = readLines(
      'EXAMPLE CITY COUNCIL',
      'PROPERTY RATES',
      'DEMAND NOTICE',
      'Registered owner - Kago Neo Example',
      'Situated at - Plot 8812, Block 7, Francistown',
      'Ratepayer no - 0077128',
      'Total owing - P 2,002.50',
    );
    expect(valueIn(bill, 'fullName')).toBe('Kago Neo Example');
    expect(valueIn(bill, 'address')).toBe('Plot 8812, Block 7, Francistown');
  });

  it('the title of a certificate is no part of the name below it', () => {
    const certificate = readLines(
      'BOTSWANA UNIFIED REVENUE SERVICE',
      'TAXPAYER IDENTIFICATION NUMBER CERTIFICATE',
      'NAME Example Bakery (Pty) Ltd',
      'TIN C71182290103',
    );
    expect(valueIn(certificate, 'taxpayerName')).toBe('Example Bakery (Pty) Ltd');
  });

  it('a title that ends with the name of the company keeps it', () => {
    const constitution = readPrinted([
      [79, 58, 'CONSTITUTION AND MEMORANDUM OF EXAMPLE CLEANING SERVICES'],
      [277, 78, 'LIMITED'],
      [165, 105, '(Registered in Botswana, UIN BW00002940959, on 29 October 2022)'],
      [68, 150, '2.1 The business of the Company shall be: Cleaning of buildings.'],
    ]);
    expect(valueIn(constitution, 'companyName')).toBe('EXAMPLE CLEANING SERVICES LIMITED');
  });

  it('a licence names premises without a colon, and in its sentence where and how long', () => {
    const form = readLines(
      'EXAMPLE TOWN COUNCIL',
      'TRADE LICENCE',
      'LICENSEE EXAMPLE LIQUORS (PTY) LTD',
      'TYPE OF LICENCE LIQUOR RETAIL',
      'PREMISES PLOT 4480 BOTSHABELO',
    );
    expect(valueIn(form, 'address')).toBe('PLOT 4480 BOTSHABELO');
    const licence = readLines(
      'EXAMPLE DISTRICT COUNCIL',
      'Trade Act - Licence to carry on business',
      "This is to certify that Example's Butchery of Plot 71, Charles Hill",
      'is hereby authorised to carry on the business of butchery',
      'for the period 01 March 2026 to 28 February 2027.',
    );
    expect(valueIn(licence, 'address')).toBe('Plot 71, Charles Hill');
    expect(valueIn(licence, 'businessType')).toBe('butchery');
  });

  it('a heading in capitals ends what stands under the one before', () => {
    const profile = readPrinted([
      [60, 60, 'EXAMPLE DRONE SURVEYS (PTY) LTD'],
      [60, 100, 'Corporate profile 2026'],
      [60, 140, 'WHAT WE DO'],
      [60, 170, 'Aerial survey, stock counting and mapping'],
      [60, 200, 'WHERE TO FIND US'],
      [60, 230, 'Plot 17, Ghanzi'],
      [60, 260, 'OUR LEADERSHIP'],
      [60, 290, 'Managing Director'],
      [400, 290, 'Kago Example'],
      [60, 320, 'Technical Director'],
      [400, 320, 'Neo Sample'],
    ]);
    expect(valueIn(profile, 'businessActivities')).toBe('Aerial survey, stock counting and mapping');
    expect(valueIn(profile, 'directors')).toMatchObject([{ name: 'Kago Example' }, { name: 'Neo Sample' }]);
  });

  it('a search names its subject, and how the company stands at present', () => {
    const search = readLines(
      'COMPANY SEARCH REPORT',
      'Search carried out on 2026/11/04 at the Register of Companies',
      'Subject: EXAMPLE CATERERS (PTY) LTD',
      'The company came into being on 2017/06/19 and is at present IN LIQUIDATION.',
      'Share register:',
      'Kago Example holds 100 shares',
    );
    expect(search.documentType).toBe('COMPANY_EXTRACT');
    expect(valueIn(search, 'companyName')).toBe('EXAMPLE CATERERS (PTY) LTD');
    expect(valueIn(search, 'companyStatus')).toBe('IN LIQUIDATION');
    expect(valueIn(search, 'incorporationDate')).toBe('2017-06-19');
  });

  it('the capital of a company holds no shares', () => {
    const extract = readPrinted([
      [60, 60, 'COMPANY EXTRACT'],
      [60, 100, 'Company Name: Example Salt (Pty) Ltd'],
      [60, 140, 'Shareholders'],
      [60, 170, 'Kago Example'],
      [400, 170, '600'],
      [60, 200, 'Neo Sample'],
      [400, 200, '400'],
      [60, 230, 'Authorised Capital'],
      [400, 230, 'P20,000'],
    ]);
    expect(valueIn(extract, 'shareholders')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });

  it('a shop writes for its worker, and a department is no employer', () => {
    const income = readLines(
      'TSWAPONG MEAT MARKET',
      'P O Box 18, Palapye',
      '1st October 2026',
      'The Loans Officer',
      'Letshego',
      'INCOME CONFIRMATION - KAGO EXAMPLE (ID 330915527)',
      'This letter confirms that the above is employed by us as a Blockman.',
      'Monthly gross: P6,100.00',
      'Yours truly',
      'Neo Sample',
      'Bookkeeper',
    );
    expect(valueIn(income, 'employerName')).toBe('TSWAPONG MEAT MARKET');
    const memo = readLines(
      'EXAMPLE CLAY WORKS PROPRIETARY LIMITED',
      'TO: STANBIC BANK',
      'FROM: HR DEPARTMENT',
      'SUBJECT: STAFF MEMBER KAGO EXAMPLE',
      'We certify that the above mentioned, clock number 3391, has been in our employ since 2015/07/01.',
      'Kind regards',
      'Neo Sample',
      'Human Resources Superintendent',
    );
    expect(valueIn(memo, 'employerName')).toBe('EXAMPLE CLAY WORKS PROPRIETARY LIMITED');
    expect(valueIn(memo, 'employeeName')).toBe('KAGO EXAMPLE');
    expect(valueIn(memo, 'employeeId')).toBe('3391');
  });

  it('somebody certifies as correct, with an office', () => {
    const earnings = readLines(
      'CERTIFICATE OF EARNINGS',
      'Issued by: Example Private Clinic',
      'Issued to: Kago Neo Example',
      'Post held: Theatre Nurse',
      'Earnings per month before deductions: BWP 14,200.00',
      'Certified correct: Dr P. Sample, Practice Director',
    );
    expect(valueIn(earnings, 'employerName')).toBe('Example Private Clinic');
    expect(valueIn(earnings, 'signatoryName')).toBe('P. Sample');
    expect(valueIn(earnings, 'signatoryTitle')).toBe('Practice Director');
  });

  it('the first shareholders are named in a sentence, and the stated capital is told', () => {
    const constitution = readLines(
      'CONSTITUTION OF EXAMPLE FARMS (PROPRIETARY) LIMITED',
      '4. The stated capital of the company is P5,000 divided into 5,000 shares.',
      '5. The first shareholders are Kago Example and Neo Sample.',
    );
    expect(valueIn(constitution, 'authorizedCapital')).toBe(5000);
    expect(valueIn(constitution, 'subscribers')).toMatchObject([
      { name: 'Kago Example' },
      { name: 'Neo Sample' },
    ]);
  });
});
