import { describe, expect, it } from 'vitest';
import { withLikelyCharacters } from './lookalikes.ts';

const corrected = (text: string): string =>
  withLikelyCharacters({ text, confidence: 0.9, certainty: [], centres: [] }).text;

describe('withLikelyCharacters', () => {
  it.each([
    ['09 0ct 2026', '09 Oct 2026'],
    ['24-0ct-2O26', '24-Oct-2026'],
    ['30-Ju1-2026', '30-Jul-2026'],
    ['P O B0x 9872', 'P O Box 9872'],
    ['PAID T0 ABSA', 'PAID TO ABSA'],
    ['MOLOl, Boniface', 'MOLOI, Boniface'],
    ['D1KOBE', 'DIKOBE'],
    ['TSHwENEYANE', 'TSHWENEYANE'],
    ['REsoLvED That', 'RESOLVED That'],
    ['P 1 Ooo.o0.', 'P 1 000.00.'],
    ['PO.00', 'P0.00'],
    ['O1/08/2026', '01/08/2026'],
    ['Tel 39O 4l22', 'Tel 390 4122'],
    ['lssued: 2024', 'Issued: 2024'],
    ['TIhalefang', 'Tlhalefang'],
    ['HéIder SaIomao', 'Hélder Salomao'],
    ['McIntyre MacIver DiIorio', 'McIntyre MacIver DiIorio'],
    ['NE0 MPH0', 'NEO MPHO'],
    ['6oo0 shares', '6000 shares'],
    ['Full NameS: NEO', 'Full Names: NEO'],
    ['Id NUMBER', 'ID NUMBER'],
    ['P O BoX 6653', 'P O Box 6653'],
    ['BwP 7,800.oo a month', 'BWP 7,800.00 a month'],
    ['Gaborone I care@kgola.example I VAT 4', 'Gaborone | care@kgola.example | VAT 4'],
    ['SPECiMEN', 'SPECIMEN'],
    ['BWP 8,0oo.oo a month', 'BWP 8,000.00 a month'],
    ['BWP 8,Ooo.oo a month', 'BWP 8,000.00 a month'],
    ['is P1oo,000.oo (One', 'is P100,000.00 (One'],
    ['13-N0V-2026', '13-NOV-2026'],
    ['P.0. Box 5836', 'P.O. Box 5836'],
    ['P 0 BOX 12', 'P O BOX 12'],
    ['LETTER OE AUTHORISATION', 'LETTER OF AUTHORISATION'],
    ['PLACE QF BIRTH', 'PLACE OF BIRTH'],
    ['(Bw00004500529)', '(BW00004500529)'],
    ['P 1 5oo.oo and it is', 'P 1 500.00 and it is'],
    ['capital: P 1 Ooo.00.', 'capital: P 1 000.00.'],
    ['number Bwooo01860925, we', 'number BW00001860925, we'],
    ['BWO0004713422', 'BW00004713422'],
    ['number Bwoooo204o715 on', 'number BW00002040715 on'],
    ['Number Cl1507355', 'Number CI1507355'],
    ['salary of p27,500.00 per', 'salary of P27,500.00 per'],
    ['number C02020/26050, registered', 'number CO2020/26050, registered'],
    ['C0O2020/26050', 'CO2020/26050'],
    ['TRIBAL L0T 9779', 'TRIBAL LOT 9779'],
    ['Nnana Tihompho', 'Nnana Tlhompho'],
    ['Ofitihile Tibone', 'Ofitlhile Tibone'],
    ['Morula Print Works cC was', 'Morula Print Works CC was'],
  ])('%s is %s', (read, meant) => {
    expect(corrected(read)).toBe(meant);
  });

  it.each([
    'EC1',
    'C1',
    'BW00012345678',
    'A1 A motorcycle',
    'Lot 1A',
    'CIB',
    'P O Box 4',
    'W8BEN',
    'G0',
    'OE Molosi',
    'P 0.00',
    'Illovo',
    'Id number',
    'the house that I rent',
    'McS 12',
    'GmbH',
    'Iphone 12',
    'McDONALD',
    'BoB',
    'Coucou',
    'antihistamine',
    'Antihistamine',
    'A02020',
    'NO 0012345',
    'Tihomir',
  ])('%s stays', (text) => {
    expect(corrected(text)).toBe(text);
  });
});
