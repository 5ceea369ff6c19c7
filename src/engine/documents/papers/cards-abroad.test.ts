import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readPrinted, sureValue, valueIn } from '../testing/request.ts';
import { CARDS } from './cards-abroad.fixture.ts';

describe('a card whose captions are in no English', () => {
  it.each(CARDS.map((one) => [one.state, one] as const))('of %s says whose it is', (_, { lines, says }) => {
    const read = readPrinted(lines);
    expect(read.documentType).toBe('FOREIGN_ID_CARD');
    const values = Object.fromEntries(Object.keys(says).map((name) => [name, fieldIn(read, name)?.value]));
    expect(values).toEqual(says);
    expect(['surname', 'forenames'].map((name) => sureValue(read, name))).toEqual([
      says['surname'],
      says['forenames'],
    ]);
  });

  it.each([
    ['DE HOZ', 'USUBIAGA'],
    ['MONTANA', 'DURAN'],
    ['GARCIA', 'LORCA'],
    ['VAN DER', 'BERG'],
    ['SALINAS', 'DE GORTARI'],
    ['PEREZ', 'REVERTE'],
  ])('prints two surnames on two lines: %s %s', (first, second) => {
    const read = readPrinted([
      [60, 40, 'DOCUMENTO NACIONAL DE IDENTIDAD'],
      [300, 140, 'APELLIDOS'],
      [300, 166, first],
      [300, 192, second],
      [300, 226, 'NOMBRE'],
      [300, 252, 'LUCIA'],
    ]);
    expect(sureValue(read, 'surname')).toBe(`${first} ${second}`);
    expect(sureValue(read, 'forenames')).toBe('LUCIA');
  });

  it('joins surnames that have a caption each', () => {
    const read = readPrinted([
      [60, 40, 'DOCUMENTO NACIONAL DE IDENTIDAD'],
      [60, 70, 'REPÚBLICA DEL PERÚ'],
      [300, 140, 'Primer Apellido'],
      [300, 166, 'HUAMAN'],
      [300, 210, 'Segundo Apellido'],
      [300, 236, 'QUISPE'],
      [300, 280, 'Prenombres'],
      [300, 306, 'ROSA ELENA'],
    ]);
    expect(sureValue(read, 'surname')).toBe('HUAMAN QUISPE');
    expect(sureValue(read, 'forenames')).toBe('ROSA ELENA');
  });

  it.each([
    ['JUAN', 'MANUEL'],
    ['ANA', 'SOFIA'],
    ['LUIS', 'ALBERTO'],
  ])('joins words of a name that were found apart: %s %s', (first, second) => {
    const read = readPrinted([
      [60, 40, 'DOCUMENTO NACIONAL DE IDENTIDAD'],
      [300, 140, 'APELLIDOS'],
      [300, 166, 'OLMEDO'],
      [300, 210, 'NOMBRE'],
      [300, 236, first],
      [304 + 10 * first.length, 236, second],
    ]);
    expect(sureValue(read, 'forenames')).toBe(`${first} ${second}`);
  });

  it.each([
    // The caption begins a little right of its value, or stands in the middle over it.
    ['MUKUDU', [130, 'TENDAI'], [145, 'Forenames'], 'MUKUDU', 'TENDAI'],
    ['MPOFU', [118, 'RUDO'], [138, 'First Name'], 'MPOFU', 'RUDO'],
    ['CHIKAFU', [140, 'NYASHA BLESSING'], [170, 'Given Names'], 'CHIKAFU', 'NYASHA BLESSING'],
  ] as const)(
    'leaves %s alone where the next name stands under its own caption',
    (first, next, head, ...names) => {
      const read = readPrinted([
        [60, 40, 'NATIONAL IDENTITY CARD'],
        [60, 70, 'REPUBLIC OF ZIMBABWE'],
        [60, 140, 'Surname'],
        [head[0], 140, head[1]],
        [60, 166, first],
        [next[0], 166, next[1]],
        [60, 240, 'Date of Birth'],
        [60, 266, '21/08/1990'],
      ]);
      expect(sureValue(read, 'surname')).toBe(names[0]);
      expect(sureValue(read, 'forenames')).toBe(names[1]);
    },
  );

  it('still joins pieces of a name where the next caption of the row stands further right', () => {
    const read = readPrinted([
      [60, 40, 'DOCUMENTO NACIONAL DE IDENTIDAD'],
      [300, 140, 'NOMBRE'],
      [500, 140, 'SEXO'],
      [300, 166, 'JUAN'],
      [344, 166, 'MANUEL'],
      [500, 166, 'M'],
    ]);
    expect(valueIn(read, 'forenames') ?? valueIn(read, 'fullName')).toBe('JUAN MANUEL');
  });

  it('of the Emirates is no authority for somebody', () => {
    const read = readPrinted(
      [
        'UNITED ARAB EMIRATES',
        'FEDERAL AUTHORITY FOR IDENTITY & CITIZENSHIP',
        'Resident Identity Card',
        'ID Number',
        '784-1988-4401772-3',
        'Name: Farid Karim Nasser',
        'Date of Birth: 24/11/1988',
        'Nationality: Jordan',
        'Issuing Date: 16/02/2023',
        'Expiry Date: 15/02/2028',
      ].map((text, i): PrintedLine => [300, 60 + 30 * i, text]),
    );
    expect(read.documentType).toBe('FOREIGN_ID_CARD');
    expect(sureValue(read, 'dateOfBirth')).toBe('1988-11-24');
    expect(sureValue(read, 'dateOfIssue')).toBe('2023-02-16');
  });

  it('calls the whole name one where no surname stands beside it', () => {
    const read = readPrinted([
      [60, 40, 'KARTU TANDA PENDUDUK'],
      [60, 80, 'NIK : 3404107711920002'],
      [60, 110, 'Nama : SITI RAHAYU'],
      [60, 140, 'Jenis Kelamin : PEREMPUAN'],
    ]);
    expect(sureValue(read, 'fullName')).toBe('SITI RAHAYU');
    expect(sureValue(read, 'forenames')).toBeNull();
    expect(sureValue(read, 'gender')).toBe('F');
  });
});

describe('the front of a German card', () => {
  const front = (number: string, surname: string, caption = 'Name/Surname/Nom') =>
    readPrinted([
      [40, 30, 'BUNDESREPUBLIK DEUTSCHLAND'],
      [640, 30, number],
      [40, 60, 'PERSONALAUSWEIS'],
      [40, 84, 'IDENTITY CARD / CARTE D IDENTITE'],
      [390, 80, caption],
      [390, 104, surname],
      [390, 150, 'Vornamen/Given names/Prénoms'],
      [390, 174, 'KATRIN'],
      [390, 220, 'Geburtstag/Date of birth/'],
      [390, 252, '14.03.1979'],
      [390, 300, 'Geburtsort/Place of birth'],
      [390, 324, 'KASSEL'],
      [390, 370, 'Gültig bis/Date of expiry/'],
      [390, 402, '02.11.2031'],
    ]);

  it.each<[number: string, surname: string, caption?: string]>([
    ['L01X00T47', 'WINKLER'],
    ['T22000129', 'VOGT'],
    ['LZ6311T47', 'SCHÄFER'],
    ['NH921MN63', 'BRANDT', 'Name / Surname / Nom'],
    ['CZ6311T47', 'BRANDT'],
    ['P9W2K4R0C', 'KOCH', 'Name/Surname'],
    ['Y5TK7MM21', 'OTTO'],
  ])('%s %s: its number stands without a caption, its name has three', (number, surname, caption) => {
    const read = front(number, surname, caption);
    expect(read.documentType).toBe('FOREIGN_ID_CARD');
    expect(sureValue(read, 'surname')).toBe(surname);
    expect(sureValue(read, 'fullName')).toBe(`KATRIN ${surname}`);
    // Offices have letters from L on.
    expect(valueIn(read, 'documentNumber')).toBe(number.startsWith('C') ? null : number);
  });

  it.each(['ANGELIKAX', '938568', 'T2200012', 'DEUTSCHER', 'T22000129D'])('%s is no such number', (text) =>
    expect(valueIn(front(text, 'VOGT'), 'documentNumber')).not.toBe(text),
  );

  it.each(['NORTHCOTT', 'LOCKTHORN', 'WORTHLYNG', 'THORNLOFT'])(
    '%s is a name, though its O may be a 0',
    (surname) => {
      expect(valueIn(front('', surname), 'documentNumber')).toBeNull();
      expect(valueIn(front('L0LX00T47'.replaceAll('0', 'O'), surname), 'documentNumber')).toBe('L0LX00T47');
    },
  );
});

describe('a card whose captions were read badly', () => {
  it('says when its holder was born: before the term that it is given for, days with their place', () => {
    const read = readPrinted([
      [40, 40, 'REPUBLICA DE COLOMBIA'],
      [40, 64, 'CEDULA DE CIUDADANIA'],
      [420, 110, 'Apellidos'],
      [420, 132, 'OLMEDO'],
      [420, 200, 'Nombres'],
      [420, 218, 'LUCIA'],
      [420, 330, 'Fcha de Hacmie nio'],
      [420, 352, '15 ABR 1994'],
      [420, 475, 'Fecha y lugar de expedicion'],
      [420, 497, '20 ABR 2022, CARTAGENA'],
      [420, 560, 'Fecha de expiracion'],
      [420, 582, '19 ABR 2032, CARTAGENA'],
    ]);
    expect(['dateOfBirth', 'dateOfIssue', 'expiryDate'].map((name) => valueIn(read, name))).toEqual([
      '1994-04-15',
      '2022-04-20',
      '2032-04-19',
    ]);
  });

  it.each(['Passport Card no.', 'Passport Card No', 'Passport Card Number'])(
    'is a card by the caption of its number, and no passport: %s',
    (caption) => {
      const read = readPrinted([
        [60, 40, 'UNITED STATES OF AMERICA'],
        [240, 80, '* PASSPORT'],
        [560, 82, 'GARD *'],
        [400, 140, 'Nationality'],
        [400, 164, 'USA'],
        [700, 140, caption],
        [700, 164, 'C03005988'],
        [380, 210, 'Surname'],
        [380, 234, 'BANKS'],
        [480, 280, 'Given Names'],
        [480, 304, 'TIRELO'],
        [500, 350, 'Sex'],
        [500, 374, 'M'],
        [610, 350, 'Date of Birth'],
        [610, 374, '1 JAN 1981'],
        [480, 500, 'Issued On'],
        [480, 524, '30 NOV 2023'],
        [700, 500, 'Expires On'],
        [700, 524, '29 NOV 2033'],
      ]);
      expect(read.documentType).toBe('FOREIGN_ID_CARD');
      expect(valueIn(read, 'documentNumber')).toBe('C03005988');
    },
  );
});
