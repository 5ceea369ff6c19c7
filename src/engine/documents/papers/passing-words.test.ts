import { describe, expect, it } from 'vitest';
import { partyName } from '../../values/party-name.ts';
import { lines } from '../testing/page-of.ts';
import { readLines, readPrinted, valueIn } from '../testing/request.ts';

describe('words in passing make no paper', () => {
  it('the news of licences and certificates is no licence and no certificate', () => {
    const news = readLines(
      'THE EXAMPLE TIMES',
      'Council warns traders over expired licences',
      'Traders have been warned to renew their trading licences before the end of March.',
      'He added that tax clearance certificates will be asked for from all of them this year.',
      'The chamber of commerce has asked for more time.',
    );
    expect(news.documentType).toBe('OTHER');
  });

  it('a short word with one other letter is another word: “Gender” is no “Tender”', () => {
    const vitae = readPrinted([
      [60, 60, 'Kago Example'],
      [60, 100, 'Plot 20, Tutume | 7200 0000 | kago@mail.example'],
      ...lines(
        'Curriculum Vitae',
        'Date of birth: 4 May 1998',
        'Nationality: Motswana',
        'Gender: Female',
      ).map(([x, y, text]) => [x, y + 100, text] as const),
      [60, 360, 'References'],
      [60, 400, 'Mr J. Sample, 7300 0000'],
    ]);
    expect(vitae.documentType).toBe('OTHER');
    expect(valueIn(vitae, 'possibleType')).toBe('CURRICULUM_VITAE');
  });

  it('a company named in a sentence is not in the letterhead', () => {
    const oath = readLines(
      'SWORN STATEMENT',
      'I, Kago Example, of House 23, Tawana Ward, Maun, Omang 900114227,',
      'under oath say as follows:',
      'My share certificate in Nata Traders Ltd and my driving licence were lost on',
      'or about 14 September 2026.',
      'Sworn at Maun this 1st day of October 2026',
      'Commissioner of Oaths',
    );
    expect(oath.documentType).toBe('AFFIDAVIT');
    expect(valueIn(oath, 'issuerName')).toBeNull();
  });
});

describe('who is named', () => {
  it('an agreement says between whom and when it is made', () => {
    const agreement = readLines(
      'Service Level Agreement',
      'This agreement is made on 14 April 2026 between Nata Fibre (Pty) Ltd ("the Provider") and',
      'Village Lodge Group Ltd ("the Customer").',
      '1. The Provider shall supply connectivity.',
      '2. Fees of P6,800 per month are payable within 30 days of invoice.',
      'Signed for the Provider: K. Example Signed for the Customer: L. Sample',
    );
    expect(valueIn(agreement, 'issuerName')).toBe('Nata Fibre (Pty) Ltd');
    expect(valueIn(agreement, 'recipientName')).toBe('Village Lodge Group Ltd');
    expect(valueIn(agreement, 'issueDate')).toBe('2026-04-14');
  });

  it('the Managing Director whom a letter is written to is nobody', () => {
    expect(partyName.parse('The Managing Director', { today: '2026-11-21' })).toBeNull();
    expect(partyName.parse('Kago Director', { today: '2026-11-21' })?.value).toBe('Kago Director');
  });

  it('a company trading as its shop is the taxpayer', () => {
    const certificate = readLines(
      'VALUE ADDED TAX',
      'CERTIFICATE OF REGISTRATION',
      'In terms of section 16 it is certified that:',
      'Nata Bakery (Pty) Ltd',
      't/a Millet & More',
      'is registered as a vendor',
      'under VAT Registration Number C50817263111 with effect from 1 October 2024.',
    );
    expect(valueIn(certificate, 'taxpayerName')).toBe('Nata Bakery (Pty) Ltd');
  });

  it('a name with “of the” in it is whole, and a foreign company keeps its country', () => {
    const notice = readLines(
      'Notice of Taxpayer Registration',
      'TIN: P10293847501',
      'Registered name: Friends of the Delta Craft Partnership',
      'Trading name: Delta Baskets',
    );
    expect(valueIn(notice, 'taxpayerName')).toBe('Friends of the Delta Craft Partnership');
    const external = readLines(
      'CERTIFICATE OF REGISTRATION OF AN EXTERNAL COMPANY',
      'It is hereby certified that NATA RAIL (SA) (PTY) LTD has this day been registered as an external',
      'company in Botswana under number BW00003987654.',
      'Date of registration: 25 October 2021',
    );
    expect(valueIn(external, 'companyName')).toBe('NATA RAIL (SA) (PTY) LTD');
  });

  it('a label in two languages goes on with its possessive', () => {
    const clearance = readLines(
      'Tax Clearance',
      'Taxpayer / Moduedi wa lekgetho',
      'Kago Thandiwe Example',
      'TIN / Nomoro ya lekgetho',
      'I77301924001',
    );
    expect(valueIn(clearance, 'taxpayerName')).toBe('Kago Thandiwe Example');
  });
});

describe('days and places', () => {
  it('the day behind the line that the chair signs on is not that of the meeting', () => {
    const minutes = readLines(
      'Nata Ranching (Pty) Ltd',
      'MINUTES OF THE MEETING OF THE BOARD OF DIRECTORS',
      'Held on Tuesday, 16 June 2026 at 10h00 in the boardroom',
      'Present: Mr Kago Example (Chairman), Ms Lorato Sample',
      'The Chairman declared the meeting duly constituted.',
      'The meeting closed at 11h15.',
      'Chairman: ____________ Date: 23 June 2026',
    );
    expect(valueIn(minutes, 'meetingDate')).toBe('2026-06-16');
  });

  it('a written resolution is made on a day', () => {
    const resolution = readLines(
      'WRITTEN RESOLUTION OF DIRECTORS',
      'of Nata Pharmacy (Proprietary) Limited (Company No. BW00004659902), made on the 2nd of July 2026 in',
      'terms of the constitution of the company.',
      'We, the undersigned, hereby resolve that the sale of Plot 8810 be approved.',
    );
    expect(valueIn(resolution, 'issueDate')).toBe('2026-07-02');
  });

  it('what is said of somebody before and behind where he lives is no part of it', () => {
    const oath = readLines(
      'AFFIDAVIT',
      'I, the undersigned KAGO EXAMPLE, a Motswana adult male, Omang',
      'No. 208417516, residing at. Plot 1632, Monarch, Francistown, do hereby make',
      'oath and state that:',
      '1. I am staying at the above address with my aunt.',
      'Signed at Francistown on this 3rd day of November 2026.',
      'COMMISSIONER OF OATHS',
    );
    expect(valueIn(oath, 'address')).toBe('Plot 1632, Monarch, Francistown');
  });

  it('a sentence begins behind the label in the cell before it, and numbers alone say no business', () => {
    const share = readPrinted([
      [60, 60, 'SHARE CERTIFICATE'],
      [60, 100, 'Nata Media (Pty) Ltd'],
      [60, 140, 'Shareholder'],
      [460, 140, 'Kago Example'],
      [60, 180, 'Number of shares'],
      [460, 180, '150'],
      [60, 220, 'Transfer'],
      [460, 220, 'No transfer without consent of the directors'],
    ]);
    expect(valueIn(share, 'transferRestrictions')).toBe('No transfer without consent of the directors');
    const profile = readPrinted([
      [60, 60, 'Nata Consultants (Pty) Ltd'],
      [60, 120, 'COMPANY PROFILE'],
      [60, 180, 'Our services'],
      [60, 220, '1'],
      [110, 220, 'Roads'],
      [60, 260, '2'],
      [110, 260, 'Bridges'],
      [60, 320, 'Our vision'],
      [60, 360, 'To be the partner of choice.'],
    ]);
    expect(valueIn(profile, 'businessActivities') ?? '').not.toMatch(/\d/);
  });
});

describe('what sets of strangers showed', () => {
  it('a notice of a meeting to come is no minutes of it, and minutes may tell of the next one', () => {
    const notice = readLines(
      'AGENDA',
      'Annual general meeting of the Example Tennis Club, to be held in the clubhouse on 28 November 2026',
      '1. Welcome',
      '2. Election of committee',
      '3. Any other business',
    );
    expect(notice.documentType).not.toBe('BOARD_MEETING_MINUTES');
    const minutes = readLines(
      'Nata Ranching (Pty) Ltd',
      'MINUTES OF A BOARD MEETING held on 16 June 2026',
      'Present: Kago Example, Lorato Sample',
      'Agenda',
      'Next meeting to be held on 21 August 2026.',
    );
    expect(minutes.documentType).toBe('BOARD_MEETING_MINUTES');
  });

  it('the end of an hour is no place, and of a company ends before its box', () => {
    const minutes = readLines(
      'NATA WEAVERS LIMITED',
      'Minutes of the 14th Board Meeting',
      'Example Hall, 22 May 2026, 09:00 to 11:40',
      'Chair: Kago Example',
      'Members present: Kago Example, Lorato Sample',
    );
    expect(valueIn(minutes, 'meetingLocation')).not.toBe('to 11:40');
    const licence = readLines(
      'GHANZI DISTRICT COUNCIL',
      'TRADING LICENCE',
      'This licence is granted to Example & Sons Butchery, P.O. Box 92, Ghanzi, to trade as a BUTCHERY.',
    );
    expect(valueIn(licence, 'companyName')).toBe('Example & Sons Butchery');
  });

  it('one label for two amounts does not give the first to the second', () => {
    const extract = readPrinted([
      [60, 60, 'Company extract'],
      [60, 100, 'Name'],
      [460, 100, 'NATA MILLS LIMITED'],
      [60, 140, 'Authorised / issued capital'],
      [460, 140, 'P500,000 / P350,000'],
    ]);
    expect(valueIn(extract, 'authorizedCapital')).toBe(500_000);
    expect(valueIn(extract, 'issuedCapital')).not.toBe(500_000);
  });

  it('names below a label go on where they are set in a little', () => {
    const certificate = readPrinted([
      [60, 60, 'COMPANY REGISTRATION CERTIFICATE'],
      [60, 100, 'COMPANY NAME: Nata Tyre Centre (Pty) Ltd'],
      [60, 130, 'DIRECTORS: Kago Example'],
      [110, 160, 'Lorato Sample'],
      [60, 190, 'STATUS: ACTIVE'],
    ]);
    expect(valueIn(certificate, 'directors')).toEqual(['Kago Example', 'Lorato Sample']);
  });

  it('a letter I read as 1, a comma read as a full stop', () => {
    const card = readLines(
      'TAXPAYER CARD',
      'Tax Identification Number registration',
      '155012987301',
      'Name',
      'Kago Example',
    );
    expect(valueIn(card, 'tinNumber')).toBe('I55012987301');
    const oath = readLines(
      'AFFIDAVIT',
      'I, Kago Example, identity number 604319118, of Plot 2290, Peleng. Lobatse, make oath and say:',
      'I reside at the said plot together with my parents.',
      'Sworn to at Lobatse on 5 November 2026.',
      'Commissioner of Oaths',
    );
    expect(valueIn(oath, 'address')).toBe('Plot 2290, Peleng, Lobatse');
  });

  it('an entity of a legal form', () => {
    const bin = readPrinted([
      [60, 60, 'Certificate of BIN Registration'],
      [60, 100, 'BIN'],
      [260, 100, 'BW00006604419'],
      [60, 140, 'Entity'],
      [260, 140, 'Nata Courier Services'],
      [60, 180, 'Legal form'],
      [260, 180, 'Sole proprietorship'],
    ]);
    expect(valueIn(bin, 'companyName')).toBe('Nata Courier Services');
    expect(valueIn(bin, 'businessType')).toBe('Sole proprietorship');
  });

  it('the supplier has written a delivery note, and is written to in an order', () => {
    const note = readLines(
      'DELIVERY NOTE',
      'Supplier: Nata Feed Mills (Pty) Ltd',
      'Date: 14 July 2026',
      'Deliver to: Example Cattle Syndicate',
    );
    expect(valueIn(note, 'issuerName')).toBe('Nata Feed Mills (Pty) Ltd');
    expect(valueIn(note, 'recipientName')).toBe('Example Cattle Syndicate');
    const order = readLines(
      'PURCHASE ORDER',
      'Example Syndicate (Pty) Ltd',
      'Supplier: Nata Feed Mills (Pty) Ltd',
    );
    expect(valueIn(order, 'recipientName')).toBe('Nata Feed Mills (Pty) Ltd');
  });

  it('what a paper of no type is called is its title, no sentence and no item of a list', () => {
    const timetable = readLines('Kalahari Bus Lines - Timetable', 'From', 'Gaborone', 'Kang');
    expect(valueIn(timetable, 'documentDescription')).toBe('Kalahari Bus Lines - Timetable');
    const agenda = readLines(
      'AGENDA',
      'Members of the tennis club are asked to come to the clubhouse on Saturday.',
      "1. Treasurer's report",
      '2. Any other business',
    );
    expect(valueIn(agenda, 'documentDescription')).toBe('AGENDA');
  });
});
