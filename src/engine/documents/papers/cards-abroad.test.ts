import { describe, expect, it } from 'vitest';
import { readPrinted, valueIn } from '../testing/request.ts';

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
