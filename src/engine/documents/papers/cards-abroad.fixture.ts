import type { PrintedLine } from '../testing/page-of.ts';

/** A card as a state without English prints it: a heading, then captions with their values below, in one column or two. */
type Pair = readonly [caption: string, value: string, column?: number];
export function card(headings: readonly string[], pairs: readonly Pair[]): readonly PrintedLine[] {
  const rows: PrintedLine[] = headings.map((text, i) => [60, 40 + 30 * i, text]);
  let y = 60 + 30 * headings.length;
  for (const [caption, value, column = 0] of pairs) {
    if (column === 0) y += 80;
    rows.push([300 + 360 * column, y, caption], [300 + 360 * column, y + 30, value]);
  }
  return rows;
}

export interface Card {
  readonly state: string;
  readonly lines: readonly PrintedLine[];
  readonly says: Readonly<Record<string, string>>;
}

export const CARDS: readonly Card[] = [
  {
    state: 'Spain',
    lines: card(
      ['REINO DE ESPAÑA', 'DOCUMENTO NACIONAL DE IDENTIDAD'],
      [
        ['APELLIDOS', 'OLMEDO'],
        ['NOMBRE', 'NEREA'],
        ['SEXO', 'F'],
        ['NACIONALIDAD', 'ESP', 1],
        ['NACIMIENTO', '03 11 1991'],
        ['EMISIÓN', '14 02 2022'],
        ['VALIDEZ', '14 02 2032', 1],
        ['NUM SOPORTE', 'BKP440127'],
      ],
    ),
    says: {
      surname: 'OLMEDO',
      forenames: 'NEREA',
      gender: 'F',
      dateOfBirth: '1991-11-03',
      dateOfIssue: '2022-02-14',
      expiryDate: '2032-02-14',
      documentNumber: 'BKP440127',
    },
  },
  {
    state: 'Chile',
    lines: card(
      ['CÉDULA DE IDENTIDAD', 'REPÚBLICA DE CHILE'],
      [
        ['APELLIDOS', 'RIQUELME'],
        ['NOMBRES', 'TOMAS IGNACIO'],
        ['NACIONALIDAD', 'CHILENA'],
        ['SEXO', 'M', 1],
        ['FECHA DE NACIMIENTO', '21 AGO 1979'],
        ['NÚMERO DOCUMENTO', '512.440.718', 1],
        ['FECHA DE EMISIÓN', '09 ENE 2021'],
        ['FECHA DE VENCIMIENTO', '09 DIC 2030', 1],
      ],
    ),
    says: {
      surname: 'RIQUELME',
      forenames: 'TOMAS IGNACIO',
      gender: 'M',
      dateOfBirth: '1979-08-21',
      dateOfIssue: '2021-01-09',
      expiryDate: '2030-12-09',
      documentNumber: '512.440.718',
    },
  },
  {
    state: 'Colombia',
    lines: [
      ...card(
        ['CÉDULA DE CIUDADANÍA', 'REPÚBLICA DE COLOMBIA'],
        [
          ['Apellidos', 'LONDOÑO'],
          ['Nombres', 'SARA'],
          ['Sexo', 'F'],
          ['Fecha de nacimiento', '11 MAY 2001'],
          ['Fecha y lugar de expedición', '30 JUN 2023, PASTO'],
          ['Fecha de expiración', '29 JUN 2033, PASTO'],
        ],
      ),
      [700, 70, 'NUIP1.044.218.773'],
    ],
    says: {
      surname: 'LONDOÑO',
      forenames: 'SARA',
      gender: 'F',
      dateOfBirth: '2001-05-11',
      dateOfIssue: '2023-06-30',
      expiryDate: '2033-06-29',
      documentNumber: '1.044.218.773',
    },
  },
  {
    state: 'Italy',
    lines: card(
      ['REPUBBLICA ITALIANA', 'CARTA DI IDENTITÀ'],
      [
        ['COGNOME', 'FERRANTE'],
        ['NOME', 'GIULIA'],
        ['LUOGO E DATA DI NASCITA', 'BARI 04.12.1988'],
        ['SESSO', 'F'],
        ['EMISSIONE', '17.10.2019'],
        ['SCADENZA', '04.12.2029', 1],
      ],
    ),
    says: {
      surname: 'FERRANTE',
      forenames: 'GIULIA',
      gender: 'F',
      dateOfBirth: '1988-12-04',
      dateOfIssue: '2019-10-17',
      expiryDate: '2029-12-04',
    },
  },
  {
    state: 'France',
    lines: card(
      ['RÉPUBLIQUE FRANÇAISE', "CARTE NATIONALE D'IDENTITÉ"],
      [
        ['NOM', 'LEMOINE'],
        ['Prénoms', 'Camille, Rose'],
        ['SEXE', 'F'],
        ['DATE DE NAISS', '27 06 1995', 1],
        ['LIEU DE NAISSANCE', 'DIJON'],
        ["DATE D'EXPIRATION", '13 09 2031'],
        ['N° DU DOCUMENT', 'K7M2R44P9', 1],
      ],
    ),
    says: {
      surname: 'LEMOINE',
      forenames: 'Camille Rose',
      gender: 'F',
      dateOfBirth: '1995-06-27',
      expiryDate: '2031-09-13',
      documentNumber: 'K7M2R44P9',
    },
  },
  {
    state: 'Germany',
    lines: card(
      ['BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS'],
      [
        ['Familienname', 'BRANDT'],
        ['Vornamen', 'JONAS'],
        ['Geburtstag', '19.04.1984'],
        ['Staatsangehörigkeit', 'DEUTSCH', 1],
        ['Geburtsort', 'KASSEL'],
        ['Gültig bis', '31.07.2032'],
        ['Ausweisnummer', 'L4T88K2M1', 1],
      ],
    ),
    says: {
      surname: 'BRANDT',
      forenames: 'JONAS',
      dateOfBirth: '1984-04-19',
      expiryDate: '2032-07-31',
      documentNumber: 'L4T88K2M1',
    },
  },
  {
    state: 'Brazil',
    lines: card(
      ['REPÚBLICA FEDERATIVA DO BRASIL', 'CARTEIRA DE IDENTIDADE'],
      [
        ['Sobrenome', 'FIGUEIREDO'],
        ['Nome', 'BRUNA'],
        ['Sexo', 'F'],
        ['Data de Nascimento', '08/03/1996', 1],
        ['Nacionalidade', 'BRA'],
        ['Validade', '22/07/2034', 1],
      ],
    ),
    says: {
      surname: 'FIGUEIREDO',
      forenames: 'BRUNA',
      gender: 'F',
      dateOfBirth: '1996-03-08',
      expiryDate: '2034-07-22',
    },
  },
];
