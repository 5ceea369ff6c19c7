import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('minutes', () => {
  const minutes = readPrinted([
    ...lines(
      'Nata Crafts (Pty) Ltd',
      'Tax No. C03901275010',
      "PROCEEDINGS OF THE DIRECTORS' MEETING",
      'The directors met on 8 August 2026, at 14:15. Those taking part were Kago Example, Neo Sample and Anna Specimen.',
      'Mr Example took the chair. Ms Lesedi Muster, who is secretary to the company, kept the minutes.',
      'It was resolved that the lease be renewed. The meeting closed at 15:05.',
    ),
    [60, 400, 'K. Example, Chairperson'],
    [600, 400, 'L. Muster, Secretary'],
  ]);

  it('who took part', () =>
    expect(valueIn(minutes, 'attendees')).toEqual(['Kago Example', 'Neo Sample', 'Anna Specimen']));

  it('who kept them', () => expect(valueIn(minutes, 'minutesTakerName')).toBe('Lesedi Muster'));

  it('of two who sign beside each other, the first is the chair', () =>
    expect(valueIn(minutes, 'chairperson')).toBe('K. Example'));
});

describe('what companies are called and stand for', () => {
  it('an extract in sentences and a list', () => {
    const extract = readPrinted([
      ...lines(
        'REGISTRAR OF COMPANIES AND INTELLECTUAL PROPERTY',
        'CERTIFIED EXTRACT OF REGISTER',
        'The following is extracted from the register kept by me, as it stood on 9 October 2026:',
        'Company: Nata Lime Works (Proprietary) Limited',
        'Number on register: BW00000667203',
        'Incorporated: 3 March 1998',
        'Objects: Quarrying and burning of limestone',
        'Directors on the said date:',
        '1. Kago Example, appointed 3 March 1998',
        '2. Neo Sample, appointed 16 June 2005',
      ),
    ]);
    expect(extract.documentType).toBe('COMPANY_EXTRACT');
    expect(valueIn(extract, 'extractDate')).toBe('2026-10-09');
    expect(valueIn(extract, 'businessActivities')).toBe('Quarrying and burning of limestone');
    expect(valueIn(extract, 'directors')).toMatchObject([{ name: 'Kago Example' }, { name: 'Neo Sample' }]);
  });
});
