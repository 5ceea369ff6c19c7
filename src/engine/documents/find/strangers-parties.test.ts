import { expect, test } from 'vitest';
import { readPrinted } from '../testing/request.ts';
import type { PrintedLine } from '../testing/page-of.ts';

const valuesOf = (printed: PrintedLine[]): Record<string, unknown> =>
  Object.fromEntries(readPrinted(printed).fields.map((f) => [f.name, f.value]));

test('who takes an oath signs below it with a name of their own, and is not who swears', () => {
  const paper = valuesOf([
    [400, 60, 'REPUBLIC OF BOTSWANA'],
    [400, 100, 'SWORN STATEMENT / MAIKANO'],
    [60, 200, 'Full names / Maina ka botlalo'],
    [600, 200, 'Keneilwe Joyce Example'],
    [60, 260, 'Omang'],
    [600, 260, '188814704'],
    [60, 320, 'Residential address / Bonno'],
    [600, 320, 'House 2281, Botshabelo, Selibe Phikwe'],
    [60, 440, 'I solemnly swear that I live at the address stated above with my family.'],
    [60, 560, 'Deponent:'],
    [60, 640, 'Sworn before me at Selibe Phikwe on 12/08/2026.'],
    [60, 800, 'Commissioner of Oaths:'],
    [700, 800, 'Name: Insp. G. Sample'],
  ]);
  expect(paper['fullName']).toBe('Keneilwe Joyce Example');
});

test('"Your Taxpayer Identification Number" names nobody; the addressee under the letterhead is the taxpayer', () => {
  const paper = valuesOf([
    [60, 60, 'Botswana Unified Revenue Service'],
    [800, 110, '21 August 2025'],
    [60, 160, 'Kubu Example Guesthouse (Pty) Ltd'],
    [60, 200, 'P O Box 61'],
    [60, 240, 'Letlhakane'],
    [60, 320, 'RE: TIN CERTIFICATE / NOTIFICATION OF TAXPAYER IDENTIFICATION NUMBER'],
    [60, 420, 'We are pleased to inform you that you have been registered for income tax. Your Taxpayer'],
    [60, 470, 'Identification Number (TIN) is C10202691018. Please quote this number in all'],
    [60, 520, 'correspondence.'],
  ]);
  expect(paper['taxpayerName']).toBe('Kubu Example Guesthouse (Pty) Ltd');
  expect(paper['tinNumber']).toBe('C10202691018');
});
