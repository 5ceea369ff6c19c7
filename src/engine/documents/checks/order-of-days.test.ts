import { describe, expect, it } from 'vitest';
import type { VerifiedDocument } from '../../../contract/verification.ts';
import { readPrinted } from '../testing/request.ts';

const wrongOrder = (document: VerifiedDocument | undefined) =>
  document?.checks
    .filter(({ id, outcome }) => id === 'dates-in-order' && outcome === 'failed')
    .map(({ fields }) => fields);

describe('days of a card', () => {
  const licence = (birth: string, first: string, validity: string) =>
    readPrinted([
      [400, 40, 'BOTSWANA DRIVING LICENCE'],
      [400, 120, 'Surname: EXAMPLE'],
      [400, 160, 'Forenames: BONIFACE'],
      [400, 200, 'ID: Omang 151813698'],
      [400, 240, 'Gender: Male'],
      [400, 280, `Date of Birth: ${birth}`],
      [400, 320, 'Licence Number: 613960'],
      [400, 360, 'Class: B'],
      [400, 400, `Validity Period: ${validity}`],
      [400, 440, `First Issue: ${first}`],
    ]);

  it('of a licence follow each other: birth, first issue, expiry', () => {
    expect(wrongOrder(licence('23/12/1965', '29/12/2016', 'Jul 2022 - Jun 2027'))).toEqual([]);
    expect(wrongOrder(licence('23/12/1965', '29/12/2016', 'Jul 2012 - Jun 2014'))).toEqual([
      ['firstIssue', 'expiryDate'],
    ]);
    expect(wrongOrder(licence('23/12/1965', '29/12/2016', 'Jul 2022 - Jun 2019'))).toEqual([
      ['dateOfIssue', 'expiryDate'],
    ]);
    expect(wrongOrder(licence('23/12/2019', '29/12/2016', 'Jul 2022 - Jun 2027'))).toEqual([
      ['dateOfBirth', 'firstIssue'],
    ]);
  });

  it('of a permit and a passport follow each other: birth, issue, expiry', () => {
    const permit = (birth: string) =>
      readPrinted([
        [60, 40, 'REPUBLIC OF BOTSWANA'],
        [60, 80, 'RESIDENCE PERMIT'],
        [60, 140, 'Permit Number: RP151123'],
        [60, 180, 'Surname: EXAMPLE'],
        [60, 220, 'Forenames: OTIENO'],
        [60, 260, 'Passport Number: TR4569125'],
        [60, 300, `Date of Birth: ${birth}`],
        [60, 340, 'Date of Issue: 19/01/2024'],
        [60, 380, 'Valid Until: 18/01/2028'],
      ]);
    expect(wrongOrder(permit('25/07/1976'))).toEqual([]);
    expect(wrongOrder(permit('25/07/2025'))).toEqual([['dateOfBirth', 'dateOfIssue']]);
    const passport = (birth: string) =>
      readPrinted([
        [60, 40, 'REPUBLIC OF BOTSWANA'],
        [60, 80, 'PASSPORT'],
        [60, 140, 'Passport No. BN2858063'],
        [60, 180, 'Surname: EXAMPLE'],
        [60, 220, 'Given names: TSHEPISO'],
        [60, 260, `Date of birth: ${birth}`],
        [60, 300, 'Date of issue: 30/05/2024'],
        [60, 340, 'Date of expiry: 29/05/2034'],
      ]);
    expect(wrongOrder(passport('28/05/2008'))).toEqual([]);
    expect(wrongOrder(passport('28/05/2025'))).toEqual([['dateOfBirth', 'dateOfIssue']]);
  });

  it('of a passport lie no further apart than passports are valid, and nobody drives as a child', () => {
    const failed = (document: VerifiedDocument | undefined) =>
      document?.checks.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);
    const passport = (expiry: string) =>
      readPrinted([
        [60, 40, 'REPUBLIC OF BOTSWANA'],
        [60, 80, 'PASSPORT'],
        [60, 140, 'Passport No. BN2858063'],
        [60, 180, 'Surname: EXAMPLE'],
        [60, 220, 'Given names: TSHEPISO'],
        [60, 260, 'Date of birth: 28/05/1998'],
        [60, 300, 'Date of issue: 30/05/2024'],
        [60, 340, `Date of expiry: ${expiry}`],
      ]);
    expect(failed(passport('29/05/2034'))).toEqual([]);
    expect(failed(passport('29/05/2040'))).toEqual(['validity-period']);
    expect(failed(licence('23/12/2008', '29/12/2016', 'Jul 2022 - Jun 2027'))).toContain('age-at-issue');
    expect(failed(licence('23/12/1999', '29/12/2016', 'Jul 2022 - Jun 2027'))).not.toContain('age-at-issue');
  });
});
