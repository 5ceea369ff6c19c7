import { describe, expect, it } from 'vitest';
import { namesWithin, withHalves } from './names-within.ts';

const texts = (name: string, schema: 'person' | 'company' = 'person'): string[] =>
  namesWithin(name, schema).map(({ text }) => text);

describe('the names within one text', () => {
  it.each([
    ['Anna Smith née Jones', ['Anna Smith', 'Anna Jones']],
    ['Anna Maria Smith (born Jones)', ['Anna Maria Smith', 'Anna Maria Jones']],
    ['Anna Smith born in Kabul', []],
    ['Neo Dube @ Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube s/o Thabo Specimen', ['Neo Dube']],
    ['Neo “Tiger” Dube', ['Neo Dube']],
    ['DUBE<<NEO<THABO<<<<<<<<', ['NEO THABO DUBE']],
    ['P<BWADUBE<<NEO<THABO<<<<<<<<<<<<<<<<<<<<<<<<', ['NEO THABO DUBE']],
    ['Neo Dube a.k.a. Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube alias Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube, formerly known as Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube (Thabo Specimen)', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube (original script: Нео Дубе)', ['Neo Dube', 'Нео Дубе']],
    ['Neo Dube; Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube (Junior)', ['Neo Dube']],
    ['Neo Dube (birth name)', ['Neo Dube']],
    ['Neo Dube (passport 12345)', ['Neo Dube']],
    ['Neo Dube & Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube and/or Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo & Thabo Specimen', ['Neo Specimen', 'Thabo Specimen']],
    ['N Dube or T Specimen', ['N Dube', 'T Specimen']],
    ['Mr & Mrs Neo Dube', ['Mrs Neo Dube']],
    ['Estate Late Neo Dube', ['Neo Dube']],
    ['The Estate of the late Neo Dube', ['Neo Dube']],
    ['Est. Neo Dube & Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube obo Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube o/b/o Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube on behalf of Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube c/o Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['Neo Dube, as legal guardian of Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
    ['The Neo Dube Family Trust', ['Neo Dube']],
    ['Neo Dube Testamentary Trust', ['Neo Dube']],
    // A bracket that a list broke in two.
    ['Neo Dube (Thabo Specimen', ['Neo Dube', 'Thabo Specimen']],
  ])('of %s', (name, expected) => {
    expect(texts(name)).toEqual([name, ...expected]);
  });

  it('is the name itself where there is nothing else', () => {
    for (const name of [
      'Neo Dube',
      'Aka Bornman',
      'Nee Soon',
      "Alias O'Neil",
      'Formerlin Dube',
      'Mey Or',
      'Estelle Dube',
      'Fruit & Bread',
      'Obo Dube',
      'Neo Trust Dube',
    ])
      expect(texts(name)).toEqual([name]);
  });

  it('holds a company without its abbreviation, and the abbreviation, which many bear', () => {
    expect(namesWithin('Kgale Front Movement (KFM) Ltd', 'company')).toEqual([
      { text: 'Kgale Front Movement (KFM) Ltd', share: 1 },
      { text: 'Kgale Front Movement Ltd', share: 1 },
      { text: 'KFM', share: 0.95 },
    ]);
    expect(texts('Kgale Front (Kenya)', 'company')).toEqual(['Kgale Front (Kenya)', 'Kgale Front']);
  });
});

it.each([
  ['Blue Pan Ventures t/a Kgale Motors', ['Blue Pan Ventures', 'Kgale Motors']],
  ['Blue Pan Ventures trading as Specimenco', ['Blue Pan Ventures', 'Specimenco']],
  ['Blue Pan Ventures f/k/a Kgale Motors', ['Blue Pan Ventures', 'Kgale Motors']],
  ['Kgale Motors - Maun Branch', ['Kgale Motors']],
  ['Kgale Motors (Main Branch)', ['Kgale Motors']],
  ['Olive Branch Ministries', []],
  ['Kgale Olive Branch', []],
  ['Kgale Shipping Company Botswana Branch', ['Kgale Shipping Company']],
  ['KGALE S.A. BOTSWANA BRANCH', ['KGALE S.A.']],
  ['Kgale Mining Ltd South Africa Branch', ['Kgale Mining Ltd']],
  ['Specimen Bank of China Branch', []],
  ['Kgale And Sons Branch', []],
  ['Specimen Military Intelligence Branch', []],
  ['KGALE STAR (IMO 1234567)', ['KGALE STAR']],
  ['KGALE IMO No. 1234567', ['KGALE']],
])('of %s, a company or ship', (name, expected) => {
  expect(new Set(texts(name, 'company'))).toEqual(new Set([name, ...expected]));
});

it('a family name with a hyphen may be either half, where both are long enough to be names', () => {
  expect(withHalves('Neo Dube-Specimen').map(({ text }) => text)).toEqual(['Neo Dube', 'Neo Specimen']);
  expect(withHalves('Neo Al-Specimen')).toEqual([]);
});
