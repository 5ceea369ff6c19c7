import { describe, expect, it } from 'vitest';
import { readLines, sureValue, valueIn } from '../testing/request.ts';

const letter = (...sentences: readonly string[]) =>
  readLines(
    'KGALE SPECIMEN TRADING (PTY) LTD',
    'P O Box 44, Gaborone',
    '4 November 2026',
    'TO WHOM IT MAY CONCERN',
    'CONFIRMATION OF EMPLOYMENT',
    'This is to confirm that Ms Palesa Moremi is employed by us as a clerk since 1 March 2020.',
    ...sentences,
    'Yours faithfully',
    'Kago Example',
    'HR Manager',
  );

describe('what a main clause says of pay', () => {
  it.each([
    'She works with care, and the net monthly salary, after tax of P4,931.64 and other deductions, is P23,444.92.',
    'Her net salary, once PAYE of P4,931.64 has been taken off, is P23,444.92 a month.',
    'Her take-home pay, less a staff loan of P1,000.00, comes to P23,444.92.',
    'Her net pay (after tax of P4,931.64 and pension of P1,525.00) amounts to P23,444.92.',
    'Her net monthly pay, being gross pay of P30,500.00 less deductions of P7,055.08, is P23,444.92.',
    'Her net income, following deductions of P2,123.44 for pension, was P23,444.92.',
    'Her net earnings - after tax of P4,931.64 - stand at P23,444.92.',
    'The net monthly remuneration, after tax of BWP 4,931.64 and medical aid of BWP 812.00, totals BWP 23,444.92.',
    'Her net wage, with PAYE of P4,931.64 withheld, equals P23,444.92.',
    'Her nett salary, after a garnishee of P500.00, P4,931.64 tax and P610.00 pension, is P23,444.92.',
    'The net salary of Ms Moremi, after tax of P4,931.64, is P23,444.92.',
    'Her net salary is P23,444.92.',
  ])('“%s”', (sentence) => {
    const read = letter(sentence);
    expect(valueIn(read, 'netSalary')).toBe(23444.92);
    expect(valueIn(read, 'grossSalary') ?? null).toBeNull();
  });

  it.each([
    'Her gross salary is P30,500.00 and the net salary, after tax of P4,931.64, is P23,444.92.',
    'Her gross salary, before tax of P4,931.64, is P30,500.00. Her net salary is P23,444.92.',
    'She is paid P30,500.00 gross. The net salary, after tax of P4,931.64, is P23,444.92.',
    'Her gross pay (from which tax of P4,931.64 is taken) comes to P30,500.00; net pay is P23,444.92.',
  ])('gross and net: “%s”', (sentence) => {
    const read = letter(sentence);
    expect(valueIn(read, 'grossSalary')).toBe(30500);
    expect(valueIn(read, 'netSalary')).toBe(23444.92);
  });

  it.each([
    'Her previous employer paid her a net salary of P9,000.00.',
    'At her former company she had a net salary of P9,000.00.',
    'Her husband has a net salary of P9,000.00.',
    'Her mother receives a net pension of P9,000.00.',
    'The guarantor earns a net salary of P9,000.00.',
    'Before joining us she had a net salary of P9,000.00.',
    'Her parents earn a net income of P9,000.00.',
    'In her last position she had a net income of P9,000.00.',
    'Their father earns a salary of P9,000.00, net pay P8,000.00.',
    'Under their former employer she had a net wage of P9,000.00.',
  ])('of somebody else or another time: “%s”', (sentence) => {
    const read = letter(sentence, 'Her net salary with us, after tax of P4,931.64, is P23,444.92.');
    expect(valueIn(read, 'netSalary')).toBe(23444.92);
    expect(valueIn(read, 'grossSalary')).not.toBe(9000);
  });

  it.each([
    'Guardian Security pays her a gross salary of P 5,000.00 per month.',
    'GUARDIAN SECURITY SERVICES pays her a gross salary of P5,000.00 per month.',
    'The Guardian Trust pays her a gross salary of P5,000.00 per month.',
    "Children's Home Botswana pays her a gross salary of P5,000.00 per month.",
    'Children’s Home Botswana pays her a gross salary of P5,000.00 per month.',
    "Parents' Academy pays her a gross salary of P5,000.00 per month.",
    'Parents Academy pays her a gross salary of P5,000.00 per month.',
    'Daughter Designs (Pty) Ltd pays her a gross salary of P5,000.00 per month.',
    'Son & Father Traders pays her a gross salary of P5,000.00 per month.',
  ])('an employer whose name begins like a relative: “%s”', (sentence) => {
    expect(sureValue(letter(sentence), 'grossSalary')).toBe(5000);
  });

  it.each([
    'Her husband Kago Example has a gross salary of P5,000.00 per month.',
    'Her Husband Kago Example has a gross salary of P5,000.00 per month.',
    'The father Kago Example earns a gross salary of P5,000.00 per month.',
    'Her daughter earns a gross salary of P5,000.00 per month at Example Traders.',
    'Husband’s Gross Salary is P5,000.00 per month.',
    "Father's Monthly Gross Salary is P5,000.00 now.",
    'HUSBAND EARNS A GROSS SALARY OF P5,000.00 PER MONTH.',
    'Guardian earns a gross salary of P5,000.00 per month.',
    'Husband Kago Example earns a gross salary of P5,000.00 per month.',
  ])('a relative, with a name or in capitals: “%s”', (sentence) => {
    expect(sureValue(letter(sentence), 'grossSalary')).toBeNull();
  });
});

describe('pay that is said to be what remains', () => {
  it.each([
    'Her monthly wages net of tax are P4,200.00 a month.',
    'Her wages after tax amount to P4,200.00.',
    'Her monthly salary net of tax is P4,200.00 a month.',
    'Her income after deductions is P4,200.00.',
    'Her pay net of all deductions comes to P4,200.00 per month.',
    'Her salaries after tax are P4,200.00.',
    'Her remuneration, net of PAYE, is P4,200.00 a month.',
    'Her salary (after deductions) is P4,200.00.',
    'Her salary, after tax of P400.00 and others, is P4,200.00.',
    'Her monthly earnings less tax and pension come to P4,200.00.',
    'Her wage minus PAYE equals P4,200.00.',
    'She earns a salary of P4,200.00 after tax.',
    'Her wages of P4,200.00 are net of tax.',
    'She is paid P4,200.00 a month, after all deductions.',
    'Her monthly salary is P4,200.00 net.',
  ])('“%s”', (sentence) => {
    const read = letter(sentence);
    expect(sureValue(read, 'netSalary')).toBe(4200);
    expect(sureValue(read, 'grossSalary')).toBeNull();
  });

  it.each([
    'Her salary after a review in May is P5,000.00 a month.',
    'Her pay, following her promotion, is P5,000.00.',
    'Her salary after probation will be P5,000.00.',
    'Her salary, excluding allowances, is P5,000.00.',
  ])('not where nothing is taken off: “%s”', (sentence) => {
    const read = letter(sentence);
    expect(sureValue(read, 'grossSalary')).toBe(5000);
    expect(valueIn(read, 'netSalary') ?? null).toBeNull();
  });
});

describe('what is called gross or net and is no pay', () => {
  it.each([
    'She was never charged with gross misconduct and her monthly housing allowance is P 650.00.',
    'In spite of one charge of gross negligence her travel allowance is P650.00.',
    'He was warned of gross insubordination but the monthly housing allowance is P650.00.',
    'She has no record of gross misconduct while her subsistence allowance comes to P650.00.',
    'The gross floor area of the staff house which she occupies is P650.00 in rent.',
    'Dismissal follows for gross misconduct whereas the fine for late arrival is P650.00.',
    'She was cleared of gross dishonesty and rent is P650.00.',
  ])('“%s”', (sentence) => {
    const read = letter(sentence);
    expect(valueIn(read, 'grossSalary') ?? null).toBeNull();
    expect(valueIn(read, 'netSalary') ?? null).toBeNull();
    expect(valueIn(read, 'salary') ?? null).toBeNull();
  });

  it.each([
    'The net amount paid into her account each month is P23,444.92.',
    'The net monthly amount that we pay into her bank account is P23,444.92.',
    'Her net per month is P23,444.92.',
    'Her net monthly pay to her account and to the scheme totals P23,444.92.',
    'Her net emoluments for each calendar month of service are P23,444.92.',
  ])('pay, at length: “%s”', (sentence) => {
    expect(valueIn(letter(sentence), 'netSalary')).toBe(23444.92);
  });

  it.each([
    'The gross amount due to her in each month is P30,500.00.',
    'Her gross monthly package for the work is P30,500.00.',
    'Her gross pay and allowances come to P30,500.00.',
  ])('gross pay, at length: “%s”', (sentence) => {
    expect(valueIn(letter(sentence), 'grossSalary')).toBe(30500);
  });
});
