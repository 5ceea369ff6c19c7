import { describe, expect, it } from 'vitest';
import { lines, type PrintedLine } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('certificates as strangers write them', () => {
  it('one word beside the office of a registrar is the town of a stamp', () => {
    const certificate = readPrinted([
      ...lines(
        'CERTIFICATE OF INCORPORATION',
        'No. BW00001884786',
        'This is to certify that EXAMPLE SALT TRADERS (PTY) LTD is this day',
        'incorporated under the Companies Act as a private company limited by shares.',
      ),
      [60, 560, 'REGISTRAR OF COMPANIES'],
      [60, 585, 'GABORONE'],
    ]);
    expect(valueIn(certificate, 'registrar')).toBeNull();
  });

  const cell: PrintedLine[] = [
    [60, 40, 'BUSINESS IDENTIFICATION NUMBER CERTIFICATE'],
    [60, 120, 'Business name'],
    [500, 120, 'Example Pottery Works (Pty) Ltd'],
    [60, 180, 'Business Identification Number (BIN)'],
    [500, 180, 'BW00000263859'],
  ];

  it('directors on two lines of a cell that is centred beside its label', () => {
    const certificate = readPrinted([
      ...cell,
      [500, 240, 'Kago Example'],
      [60, 252, 'Directors'],
      [500, 264, 'Mpho Specimen'],
    ]);
    expect(valueIn(certificate, 'directors')).toEqual(['Kago Example', 'Mpho Specimen']);
  });

  it('subscribers who are called directors', () => {
    const memorandum = readPrinted([
      ...lines(
        'THE COMPANIES ACT',
        'MEMORANDUM OF ASSOCIATION',
        '1. The name of the Company is Example Solar Installations (Proprietary) Limited.',
        '2. The liability of the members is limited.',
      ),
      [60, 240, 'Subscriber'],
      [500, 240, 'Shares'],
      [60, 280, 'Kago Example, director'],
      [500, 280, '600'],
      [60, 320, 'Mpho Specimen, director'],
      [500, 320, '400'],
    ]);
    expect(valueIn(memorandum, 'directors')).toEqual(['Kago Example', 'Mpho Specimen']);
  });
});
