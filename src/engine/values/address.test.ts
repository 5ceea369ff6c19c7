import { describe, expect, it } from 'vitest';
import { address } from './address.ts';

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
