import { describe, expect, it } from 'vitest';
import { address } from './address.ts';
import { addressAsPrinted } from './address-as-printed.ts';

const goesOn = (soFar: string, next: string): boolean => address.continues!(soFar, next);

describe('capitals below a street in small letters', () => {
  it.each([
    ['12 Mill Lane', 'MILTON KEYNES'],
    ['3 Station Road', 'BURY ST EDMUNDS'],
    ['Plot 881, Kgale View Road', 'OLD NALEDI'],
    ['Plot 17, Gaborone Road', 'EXTENSION TWELVE'],
    ['7 Harbour Terrace', 'NEWTON ABBOT'],
  ])('are a town or a part of one: %s / %s', (street, town) => expect(goesOn(street, town)).toBe(true));

  it.each([
    ['12 Mill Lane', 'ACTIVE MEMBERS'],
    ['Plot 881, Kgale View Road', 'METER READINGS'],
    ['Plot 4, Tonota, Sedie Ward', 'EXAMPLE WHOLESALE'],
    ['18 Hill Street, Umlazi, 4031', 'OFFICERS AND SECRETARY'],
  ])('head what comes next: %s / %s', (soFar, heading) => expect(goesOn(soFar, heading)).toBe(false));
});

describe('a number of five or more digits', () => {
  it.each([
    'Plot no 50370, Fairgrounds, Gaborone',
    'Plot number 50370',
    'Unit no 50370',
    'Flat number 10012',
    'Erf no 12345, Windhoek',
    'House number 10234, Francistown',
    'BHC house no 50123',
    'Tribal lot number 12345, Mogoditshane',
    'Portion 3 of farm number 12345, Lobatse',
    'Plot 50370 unit number 12345',
    'Gaborone west plot number 12345',
  ])('is part of the address: %s', (printed) => expect(addressAsPrinted(printed)).toBe(printed));

  it.each([
    'maintains account number 34365471316 with our branch',
    'holds the savings account 9060004412',
    'is the holder of account number 62004418',
    'operates with us a current account no. 00412233',
    'holds identity number 121212121',
    'has been known to us as customer 4410998',
  ])('is what a sentence says of somebody: … %s', (words) =>
    expect(addressAsPrinted(`Plot 166, Great East Road, Livingstone ${words}`)).toBe(
      'Plot 166, Great East Road, Livingstone',
    ),
  );
});

describe('what belongs to a place, and what does not', () => {
  it.each([
    ['Plot 748, Senete ward, Tutume', 'Plot 748, Senete ward, Tutume'],
    [
      'Shop 14, Sample Mall, Lobatse Road, Gaborone, 84 square metres',
      'Shop 14, Sample Mall, Lobatse Road, Gaborone',
    ],
    ['Plot 9, Kasane, about 1,250.5 m2 in extent', 'Plot 9, Kasane'],
  ])('%s', (printed, value) => expect(addressAsPrinted(printed)).toBe(value));
});
