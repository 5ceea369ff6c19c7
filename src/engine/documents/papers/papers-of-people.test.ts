import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

/** A driving licence whose particulars are numbered, with these lines behind "4a.". */
const numberedCard = (validity: readonly PrintedLine[]) =>
  readPrinted([
    [60, 40, 'REPUBLIC OF BOTSWANA'],
    [700, 40, 'DRIVING LICENCE'],
    [300, 100, '1.'],
    [360, 100, 'EXAMPLE'],
    [300, 140, '2.'],
    [360, 140, 'THATO PRECIOUS'],
    [300, 180, '3.'],
    [360, 180, '02.11.1995 FRANCISTOWN'],
    [300, 220, '4a.'],
    ...validity,
    [300, 260, '5.'],
    [360, 260, '772041'],
  ]);

describe('forms and letters about a person', () => {
  it('boxes with captions for each person of a register of births', () => {
    const birth = readPrinted([
      [100, 60, 'CERTIFIED EXTRACT FROM THE REGISTER OF BIRTHS'],
      [60, 120, '1. CHILD / NGWANA'],
      [60, 160, 'Surname / Sefane'],
      [500, 160, 'Other names / Maina'],
      [60, 182, 'EXAMPLE'],
      [500, 182, 'LORATO TSHEPISO'],
      [60, 230, 'Date of birth / Letlha la matsalo'],
      [500, 230, 'Sex / Bong'],
      [60, 252, '23-09-2019'],
      [500, 252, 'FEMALE'],
      [60, 310, '2. MOTHER / MMA'],
      [60, 350, 'Surname'],
      [500, 350, 'Other names'],
      [60, 372, 'EXAMPLE'],
      [500, 372, 'KEDIBONYE'],
      [60, 430, '3. FATHER / RRA'],
      [60, 470, 'Surname'],
      [500, 470, 'Other names'],
      [60, 492, 'SPECIMEN'],
      [500, 492, 'OTENG PATRICK'],
    ]);
    expect(valueIn(birth, 'forenames')).toBe('LORATO TSHEPISO');
    expect(valueIn(birth, 'fullName')).toBe('LORATO TSHEPISO EXAMPLE');
    expect(valueIn(birth, 'motherName')).toBe('KEDIBONYE EXAMPLE');
    expect(valueIn(birth, 'fatherName')).toBe('OTENG PATRICK SPECIMEN');
  });

  it('a numbered card whose numbers stand apart from what they number', () => {
    const card = numberedCard([[360, 220, '16.05.2024 4b. 15.05.2029']]);
    expect(valueIn(card, 'dateOfIssue')).toBe('2024-05-16');
    expect(valueIn(card, 'expiryDate')).toBe('2029-05-15');
  });

  it('somebody who lives with a relative swears where', () => {
    const affidavit = readPrinted(
      lines(
        'SWORN STATEMENT AS TO PLACE OF ABODE',
        'I, the undersigned, LESEGO ABEL EXAMPLE, an adult male Motswana and',
        'holder of Omang number 000010000, do hereby make oath and say:-',
        '1. THAT I am unemployed and presently live with my uncle, MOTHUSI SPECIMEN,',
        'at his homestead at Maunatlala Kgotla, Boseja Ward in Maun.',
        'THUS SIGNED AND SWORN to before me at MAUN on this 17TH day of NOVEMBER 2026.',
        'COMMISSIONER OF OATHS',
      ),
    );
    expect(valueIn(affidavit, 'address')).toBe('Maunatlala Kgotla, Boseja Ward in Maun');
  });

  it('the plot and village of a Setswana letter', () => {
    const letter = readPrinted(
      lines(
        'Kgotla ya Tshekedi',
        '4 Ngwanatsele 2026',
        'BOSUPI JWA BONNO: RRE TSHOLOFELO EXAMPLE',
        'Fa ke supa fa Rre Tsholofelo Example wa Omang 000010000 e le moagi wa motse wa Serowe,',
        'mo kgotleng ya Tshekedi. O nna mo setsheng sa nomoro 3316 le mmaagwe.',
        'Kgosana R. Specimen',
      ),
    );
    expect(valueIn(letter, 'village')).toBe('Serowe');
    expect(valueIn(letter, 'plotNumber')).toBe('3316');
  });

  it('a headman of arbitration signs a form, not the stamp beside it', () => {
    const letter = readPrinted([
      ...lines(
        'BAKGATLA TRIBAL ADMINISTRATION',
        'CONFIRMATION OF RESIDENCE',
        'Name of resident: Onkemetse Example',
        'Kgotla / Ward: Phaphane',
        'Village: Mochudi',
        'Plot number: Lot 2291',
        'The above-named is known to me as a resident of this ward.',
        'Headman of Arbitration: Molefe Specimen',
        'Date: 28/10/2026',
      ),
      [600, 700, 'KGATLENG DISTRICT'],
      [620, 730, 'PHAPHANE WARD'],
    ]);
    expect(valueIn(letter, 'signatoryName')).toBe('Molefe Specimen');
    expect(valueIn(letter, 'plotNumber')).toBe('2291');
  });

  it('the day of a letter is not that of the lease it speaks of', () => {
    const letter = readPrinted([
      [60, 60, 'Example Estates (Pty) Ltd'],
      [700, 120, 'Date 20/10/2026'],
      ...lines(
        'TO WHOM IT MAY CONCERN',
        'Re: Proof of residence - our tenant Dr Amantle Example',
        'We hereby confirm that Dr Amantle Example (Omang 000020000) is the tenant of Flat 9B, Plot',
        '2744, Extension 9, Gaborone under a lease signed on 28 November 2024, running to 30 November 2027.',
        'Kind regards',
        'Lebopo Specimen',
        'Portfolio Manager',
      ).map(([x, y, text]) => [x, y + 120, text] as const),
    ]);
    expect(valueIn(letter, 'issueDate')).toBe('2026-10-20');
  });

  it('one entry of a register under its titles, the certificate below it', () => {
    const birth = readPrinted([
      [300, 40, 'BIRTH CERTIFICATE'],
      [20, 120, 'No. of entry'],
      [160, 120, 'When and where born'],
      [420, 120, 'Name of child'],
      [600, 120, 'Sex'],
      [680, 120, 'Name of mother'],
      [860, 120, 'When registered'],
      [20, 150, '1187/1991'],
      [160, 150, 'Fourth November 1991'],
      [420, 150, 'Thabang EXAMPLE'],
      [600, 150, 'Boy'],
      [680, 150, 'Mosadi EXAMPLE'],
      [860, 150, '20.01.1992'],
      [160, 172, 'Example Hospital, Serowe'],
      [
        20,
        230,
        'I hereby certify that this is a true copy of the entry. Given at Serowe on the 3rd March 2026.',
      ],
    ]);
    expect(valueIn(birth, 'dateOfBirth')).toBe('1991-11-04');
    expect(valueIn(birth, 'placeOfBirth')).toBe('Example Hospital, Serowe');
    expect(valueIn(birth, 'gender')).toBe('M');
  });

  it('the place of an office before what it is', () => {
    const letter = readPrinted(
      lines(
        'GANTSI DISTRICT — CHARLESHILL CUSTOMARY COURT',
        'P O Box 12, Charleshill',
        '30/09/26',
        'RE: MR MORRIS EXAMPLE, ID 000010000',
        'The abovementioned person is personally known to this office. He resides at Qabo settlement.',
        'His headman is Mr Dabe Specimen.',
        'Yours in service',
        'Kgosi B. Specimen',
      ),
    );
    expect(valueIn(letter, 'issuerName')).toBe('CHARLESHILL CUSTOMARY COURT');
  });

  it('a police station beside the title of its form', () => {
    const affidavit = readPrinted([
      [60, 60, 'BOTSWANA POLICE SERVICE'],
      [600, 60, 'AFFIDAVIT / MAIKANO'],
      [60, 85, 'Tlokweng Police Station'],
      ...lines(
        'Full names: . Pearl Example. Omang: .000020000.',
        'Residing at: . Plot.1882,.Masetlheng .Ward. Tlokweng.',
        'Do hereby make oath and state that I am staying at the above address.',
        'Sworn before me at . Tlokweng. on. 21 /10/2026. at .1135. hrs.',
        'Commissioner of Oaths',
      ).map(([x, y, text]) => [x, y + 80, text] as const),
    ]);
    expect(valueIn(affidavit, 'issuerName')).toBe('Tlokweng Police Station');
    expect(valueIn(affidavit, 'address')).toBe('Plot 1882, Masetlheng Ward Tlokweng');
  });

  it('a child named in a sentence, and its entry', () => {
    const birth = readPrinted(
      lines(
        'ABRIDGED BIRTH CERTIFICATE',
        'It is hereby certified that according to the register of births kept at Francistown, entry',
        'FTN 3310/2015, a female child named AMOGELANG ROSE EXAMPLE was born',
        'on the 30th of June 2015 at Nyangabgwe Hospital, her mother being Tshepo Example.',
      ),
    );
    expect(valueIn(birth, 'fullName')).toBe('AMOGELANG ROSE EXAMPLE');
    expect(valueIn(birth, 'entryNumber')).toBe('FTN 3310/2015');
  });

  it('who employs a tenant is not the tenant', () => {
    const lease = readPrinted([
      [300, 60, 'TENANCY AGREEMENT'],
      [60, 100, 'An agreement made on 3 August 2026 between the EXAMPLE HOUSING'],
      [60, 130, 'CORPORATION (hereinafter called "the Corporation") of the one part and'],
      [60, 180, 'Full names'],
      [300, 180, ': KENEILWE GRACE EXAMPLE'],
      [60, 220, 'Employer'],
      [300, 220, ': Selebi Phikwe Town Council'],
      [60, 280, '(hereinafter called "the Tenant") of the other part.'],
      [
        60,
        320,
        '1. The Corporation lets to the Tenant the house known as Unit 14, Plot 6618, Ikageleng, Selebi Phikwe.',
      ],
    ]);
    expect(valueIn(lease, 'fullName')).toBe('KENEILWE GRACE EXAMPLE');
  });

  it('the owner of a house swears that her niece lives there, before an attorney', () => {
    const affidavit = readPrinted(
      lines(
        'AFFIDAVIT',
        'I the undersigned, SEGAMETSI SPECIMEN (Omang No. 000020000)',
        'do hereby swear and declare that:',
        '1. I am residing at Plot 8201, Aerodrome, Francistown, of which I am the registered owner.',
        '2. My niece, GOFAONE EXAMPLE (Omang No. 000020001), has been residing with me at the',
        'aforesaid address since 10 January 2023.',
        'Signed and sworn to before me at Francistown on this the 6th day of October 2026.',
        'COMMISSIONER OF OATHS',
        'Full names: Kealeboga Sample',
        'Designation: Attorney',
      ),
    );
    expect(valueIn(affidavit, 'fullName')).toBe('GOFAONE EXAMPLE');
    expect(valueIn(affidavit, 'address')).toBe('Plot 8201, Aerodrome, Francistown');
    expect(valueIn(affidavit, 'commissionerName')).toBe('Kealeboga Sample');
  });

  it('the owner of a yard writes in Setswana of whom he rents a room to', () => {
    const letter = readPrinted(
      lines(
        'Plot 417',
        'Ledumang, Gaborone',
        '15 Phalane 2026',
        'Go ba ba amegang',
        'LEKWALO LA BOPAKI JWA BONNO',
        'Nna, Mma Dikeledi Sample, wa Omang 000020000, ke mong wa ntlo e e mo Plot 417, Ledumang, Gaborone.',
        'Ke paka fa Rre Otsile Example wa Omang 000010000 a hirile kamore mo jarateng ya me go simolola',
        'ka Ferikgong 2024, mme o duela P900 ka kgwedi.',
        'Ke a leboga',
        'Dikeledi Sample',
      ),
    );
    expect(letter.documentType).toBe('LANDLORD_LETTER');
    expect(valueIn(letter, 'issuerName')).toBe('Dikeledi Sample');
  });

  it('ward, village and plot of a letter in sentences, not the stamp below it', () => {
    const letter = readPrinted([
      ...lines(
        'NGWAKETSE TRIBAL ADMINISTRATION',
        'P.O. BOX 21, MOSHUPA',
        'This is to testify that KAGISO EXAMPLE with identity number 000010000',
        'belongs to Mosokwe ward in Moshupa village. He is the son of Mr and Mrs',
        "Example of the same ward. He stays at his parents' place, plot no. 774.",
        'Thank you.',
        'B. SAMPLE',
        'FOR KGOSI',
      ),
      [600, 420, 'MOSHUPA MAIN KGOTLA'],
      [640, 450, '19 OCT 2026'],
      [640, 480, 'P.O. BOX 21'],
    ]);
    expect(valueIn(letter, 'fullName')).toBe('KAGISO EXAMPLE');
    expect(valueIn(letter, 'ward')).toBe('Mosokwe');
    expect(valueIn(letter, 'village')).toBe('Moshupa');
    expect(valueIn(letter, 'plotNumber')).toBe('774');
  });

  it('a day keeps its last figure beside a number that begins with it', () => {
    const card = numberedCard([
      [360, 220, '16.05.2024'],
      [453, 220, '4b. 15.05.2029'],
    ]);
    expect(valueIn(card, 'dateOfIssue')).toBe('2024-05-16');
  });
});
