import type { Corpora } from './paper.ts';

export const corpora: Corpora = {
  STUDENT_PERMIT: [
    {
      of: 'a sticker with its labels above their values',
      printed: `
        REPUBLIC OF BOTSWANA                    SP 0214477
        STUDENT PERMIT

        SURNAME                  GIVEN NAMES
        EXAMPLE                  TARIRO GRACE

        PASSPORT NO              NATIONALITY
        ZZ0123456                ZIMBABWEAN

        DATE OF BIRTH            SEX
        14/03/2004               F

        DATE OF ISSUE            DATE OF EXPIRY
        12/01/2026               11/01/2028

        INSTITUTION
        UNIVERSITY OF EXAMPLE
      `,
      says: {
        // In the corner, with the letters of the title.
        permitNumber: 'SP 0214477',
        fullName: 'TARIRO GRACE EXAMPLE',
        passportNumber: 'ZZ0123456',
        nationality: 'ZIMBABWEAN',
        dateOfBirth: '2004-03-14',
        dateOfIssue: '2026-01-12',
        expiryDate: '2028-01-11',
        institution: 'UNIVERSITY OF EXAMPLE',
      },
    },
    {
      of: 'a numbered form of the immigration office, with conditions',
      printed: `
        IMMIGRATION ACT (CAP. 25:02)

        PERMIT FOR STUDY
        Permit No: STP/2026/00713

        Name of student:             Mutale Example
        Citizen of:                  Zambia
        Date of birth:               2 August 2001
        Travel document no:          ZN9876543
        Educational institution:     Sample College of Education
        Course of study:             Diploma in Primary Education
        Date of issue:               5 February 2026
        Valid until:                 31 December 2027

        1. The holder shall not change institution without approval.
        2. The holder shall not take up employment.
      `,
      says: {
        permitNumber: 'STP/2026/00713',
        fullName: 'Mutale Example',
        passportNumber: 'ZN9876543',
        dateOfBirth: '2001-08-02',
        institution: 'Sample College of Education',
        programme: 'Diploma in Primary Education',
        dateOfIssue: '2026-02-05',
        expiryDate: '2027-12-31',
      },
    },
    {
      of: 'a sentence that says all of it, under a title that holds the title of another permit',
      printed: `
                         STUDENT RESIDENCE PERMIT

        Permit number: SRP 551208
        This is to certify that Wanjiru EXAMPLE, holder of passport number AK0044556, a national of
        Kenya, born on 9 May 2003, is permitted to study at the Example Institute of Technology
        in Botswana.

        Issued on: 1 July 2026
        Expires on: 30 June 2029
      `,
      says: {
        permitNumber: 'SRP 551208',
        fullName: 'Wanjiru EXAMPLE',
        passportNumber: 'AK0044556',
        dateOfBirth: '2003-05-09',
        institution: 'Example Institute of Technology',
        dateOfIssue: '2026-07-01',
        expiryDate: '2029-06-30',
      },
    },
    {
      of: 'a permit to study that does not name where',
      printed: `
        STUDY PERMIT                            No. 448120

        Surname                  EXAMPLE
        First names              Priya
        Passport number          X1234567
        Nationality              Indian
        Date of birth            21 November 2002
        Date issued              3 March 2026
        Valid to                 2 March 2027
      `,
      says: { fullName: 'Priya EXAMPLE', passportNumber: 'X1234567', expiryDate: '2027-03-02' },
      held: ['institution'],
    },
  ],
  // A residence permit keeps its type, whatever its purpose.
  RESIDENCE_PERMIT: [
    {
      of: 'a residence permit whose purpose is study',
      printed: `
        REPUBLIC OF BOTSWANA                    RP 184531
        RESIDENCE PERMIT

        SURNAME                  GIVEN NAMES
        EXAMPLE                  CHANDA

        PASSPORT NO              NATIONALITY
        ZN1234567                ZAMBIAN

        DATE OF ISSUE            DATE OF EXPIRY
        12/01/2026               11/01/2028

        PURPOSE OF RESIDENCE
        STUDENT
      `,
      says: { permitNumber: 'RP 184531', passportNumber: 'ZN1234567', expiryDate: '2028-01-11' },
    },
  ],
};
