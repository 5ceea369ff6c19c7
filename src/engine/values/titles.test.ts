import { describe, expect, it } from 'vitest';
import { companyName } from './company-name.ts';
import { personName } from './person-name.ts';
import { behindTitle, isTitleOfPaper } from './titles.ts';

const today = { today: '2026-11-21' };

describe('titles of papers', () => {
  it.each([
    'Delegation of Authority',
    'SPECIAL POWER OF ATTORNEY',
    'House Rental Contract',
    'Letter of Authority',
    'SWORN AFFIDAVIT',
    'Bopaki jwa tiro',
    'Broadband Bill',
  ])('%s is what the paper is', (title) => {
    expect(isTitleOfPaper(title)).toBe(true);
    expect(companyName.parse(title, today)).toBeNull();
  });

  it.each([
    'Contract Cleaners Botswana',
    'Statement Furnishers (Pty) Ltd',
    'Kgale Medical Centre',
    'Minutes Couriers CC',
  ])('%s is a company', (name) => {
    expect(isTitleOfPaper(name)).toBe(false);
    expect(companyName.parse(name, today)?.value).toBe(name);
  });

  it('what stands behind a title is meant', () => {
    expect(behindTitle('BANK REFERENCE LETTER - GAOPALELWE TIRO')).toBe('GAOPALELWE TIRO');
    expect(personName.parse('Employment letter: Mr Mpho Ditsebe', today)?.value).toBe('Mpho Ditsebe');
  });
});

describe('what is no name', () => {
  it.each([
    'Please feel free to contact this office.',
    'Flat 3B, Sunset Court',
    'Box 811, Lobatse',
    'Yours faithfully',
    'The',
    "EMPLOYER'S CONFIRMATION OF EMPLOYMENT",
    '6. Position held Stores Clerk',
    'Source of funds',
  ])('%s', (words) => {
    expect(companyName.parse(words, today)).toBeNull();
  });

  it('a town behind an institution, a post before it, a box behind it', () => {
    expect(companyName.parse('School Head, Lesedi Primary School, Molepolole', today)?.value).toBe(
      'Lesedi Primary School',
    );
    expect(companyName.parse('Serowe Farmers Cooperative Society, Box 41, Serowe', today)?.value).toBe(
      'Serowe Farmers Cooperative Society',
    );
  });
});
