import { describe, expect, it } from 'vitest';
import { readingsOf, romaniseArabic } from './arabic-script.ts';
import { matchNames } from './match-names.ts';
import { normaliseName } from './normalise.ts';

const even = (): number => 1;
const score = (a: string, b: string): number =>
  matchNames(normaliseName(a, 'person').tokens, normaliseName(b, 'person').tokens, 'person', even).score;
const DEFAULT_THRESHOLD = 0.85;

describe('names in Arabic letters', () => {
  it('the article and "servant of" are taken apart, vowel letters are read by their place', () => {
    expect(romaniseArabic('ناصر الوحيشي').trim().split(/\s+/)).toEqual(['NASIR', 'AL', 'WAHISHI']);
    expect(romaniseArabic('عبدالرزاق').trim()).toBe('ABD AL RAZAQ');
    expect(romaniseArabic('يوسف').trim()).toBe('YUSUF');
  });

  it('vowel marks, joiners and presentation forms change nothing', () => {
    const plain = romaniseArabic('محمد');
    expect(romaniseArabic('مُحَمَّد')).toBe(plain);
    expect(romaniseArabic('محـــمد')).toBe(plain);
    expect(romaniseArabic('\uFEE3\uFEA4\uFEE4\uFEAA')).toBe(plain);
  });

  it('the pattern of participles and a first short vowel are put in; glides are read both ways', () => {
    expect(romaniseArabic('جاسم رمزي').trim().split(/\s+/)).toEqual(['JASIM', 'RAMZI']);
    expect(readingsOf('جوهر').map((reading) => reading.trim())).toEqual(['JUHR', 'JAWHR']);
    expect(readingsOf('Jawhar')).toEqual(['Jawhar']);
  });

  it('leaves other scripts as they are', () => {
    expect(romaniseArabic('José Núñez')).toBe('José Núñez');
    expect(romaniseArabic('Neo محمد')).toMatch(/^Neo +MUHAMMAD/);
  });

  it.each([
    ['محمد الخطيب', 'Muhammad AL-KHATIB'],
    ['محمد الخطيب', 'Mohammed Abdallah AL KHATEEB'],
    ['أسامة بن لادن', 'Osama Bin Laden'],
    ['عبد الرحمن يوسف', 'ABDURRAHMAN YUSUF'],
    ['ناصر الوحيشي', 'NASIR AL-WAHISHI'],
    ['حسن روحانی', 'Hassan Rouhani'],
    ['قاسم سلیمانی', 'QASEM SOLEIMANI'],
    ['عمران خان', 'Imran Khan'],
    ['Сергей Иванов', 'Sergei IVANOV'],
    ['Екатерина Щербакова', 'YEKATERINA SHCHERBAKOVA'],
    ['Володимир Зеленський', 'Volodymyr ZELENSKYY'],
    ['Олександр Коваленко', 'Alexander KOVALENKO'],
  ])('%s is found as %s', (query, listed) => {
    expect(score(query, listed)).toBeGreaterThanOrEqual(DEFAULT_THRESHOLD);
  });

  it.each([
    ['محمد الخطيب', 'Muhammad AL-QADI'],
    ['حسن روحاني', 'Hassan Rahimi'],
    ['سعيد كمال', 'Said Salim'],
    ['Сергей Иванов', 'Sergei PETROV'],
  ])('%s is not %s', (query, listed) => {
    expect(score(query, listed)).toBeLessThan(DEFAULT_THRESHOLD);
  });
});
