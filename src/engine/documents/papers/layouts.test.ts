import { describe, expect, it } from 'vitest';
import { lines } from '../testing/page-of.ts';
import { readPrinted, valueIn } from '../testing/request.ts';

describe('values that stand where their writers put them', () => {
  it('a plot behind the ward, and a village before it', () => {
    const letter = readPrinted(
      lines(
        'KGOTLA YA GA MAMELODI',
        'P.O. Box 14, Molepolole',
        'Letlha: 4 Ngwanatsele 2026',
        'LOKWALO LWA BOSUPI JWA BONNO',
        'Ke supa fa Rre Thabo Example, yo o nang le Omang 000010000, e le monni wa motse',
        'wa Molepolole mo kgotleng ya Mamelodi, Plot 8578. O nnile fano go simolola ka',
        'ngwaga wa 2009.',
        'Kgosi Example Specimen',
      ),
    );
    expect(valueIn(letter, 'address')).toMatch(/^Plot 8578\b.*Mamelodi.*Molepolole/);
  });

  it('a certificate number with blanks around its stroke', () => {
    const certificate = readPrinted([
      [200, 60, 'BOTSWANA UNIFIED REVENUE SERVICE'],
      [250, 100, 'TAX CLEARANCE CERTIFICATE'],
      [260, 130, 'Income Tax Act (Cap. 52:01)'],
      [60, 170, 'Certificate No:'],
      [300, 170, 'TCC 2026 / 0044187'],
      [60, 200, 'Taxpayer:'],
      [300, 200, 'Example Civil Works (Pty) Ltd'],
      [60, 230, 'TIN:'],
      [300, 230, 'C00000719018'],
      [60, 260, 'Issued on:'],
      [300, 260, '15 September 2026'],
      [60, 290, 'Expires on:'],
      [300, 290, '14 December 2026'],
    ]);
    expect(valueIn(certificate, 'certificateNumber')).toMatch(/^TCC 2026 ?\/ ?0044187$/);
  });
});
