import { describe, expect, it } from 'vitest';
import type { PrintedLine } from '../testing/page-of.ts';
import { fieldIn, readPrinted, valueIn } from '../testing/request.ts';

interface Voter {
  readonly surnames: readonly [string, string];
  readonly forenames: readonly string[];
  readonly sex: 'H' | 'M';
  readonly curp: string;
}

const VOTERS: readonly Voter[] = [
  { surnames: ['LOPEZ', 'GARCIA'], forenames: ['JUAN CARLOS'], sex: 'H', curp: 'LOGJ850625HDFPRN04' },
  { surnames: ['HERNANDEZ', 'DE LA CRUZ'], forenames: ['MARIA'], sex: 'M', curp: 'HECM910714MJCRRR08' },
  { surnames: ['NUÑEZ', 'PEÑA'], forenames: ['ROSA ISELA'], sex: 'M', curp: 'NUPR780930MPLXXS02' },
  { surnames: ['SOLIS', 'X'], forenames: ['TEODORO'], sex: 'H', curp: 'SOXT660101HOCLXD09' },
  { surnames: ['CASTILLO', 'REYES'], forenames: ['ANA', 'SOFIA'], sex: 'M', curp: 'CARA020518MNLSYNA1' },
  { surnames: ['DEL RIO', 'MATEOS'], forenames: ['LUIS'], sex: 'H', curp: 'RIML990228HSPXTS07' },
];

/** The front of a voter card, by its layout: the sex to the right of the name, or below the address. */
const front = ({ surnames, forenames, sex, curp }: Voter, layout: 'new' | 'old' | 'colon'): PrintedLine[] => {
  const names = [...surnames, ...forenames];
  const below = 150 + 22 * names.length;
  const said = layout === 'colon' ? `SEXO: ${sex}` : `SEXO ${sex}`;
  return [
    [300, 30, layout === 'old' ? 'INSTITUTO FEDERAL ELECTORAL' : 'INSTITUTO NACIONAL ELECTORAL'],
    [300, 60, 'CREDENCIAL PARA VOTAR'],
    [250, 120, 'NOMBRE'],
    ...names.map((name, i): PrintedLine => [250, 142 + 22 * i, name]),
    layout === 'old' ? [620, below + 120, said] : [620, 120, said],
    [250, below + 10, 'DOMICILIO'],
    [250, below + 32, 'C HIDALGO 12'],
    [250, below + 54, 'COL CENTRO 06000'],
    [250, below + 90, 'CLAVE DE ELECTOR LPGRJN85061209H400'],
    [250, below + 120, `CURP ${curp}`],
    [560, below + 150, 'VIGENCIA 2031'],
  ];
};

describe('a voter card of Mexico', () => {
  const cases = VOTERS.flatMap((voter) =>
    (['new', 'old', 'colon'] as const).map((layout) => ({ voter, layout })),
  );

  it.each(cases)(
    '$voter.curp, $layout: two surnames above the forenames, and M is mujer',
    ({ voter, layout }) => {
      const read = readPrinted(front(voter, layout));
      expect(read.documentType).toBe('FOREIGN_ID_CARD');
      expect(valueIn(read, 'surname')).toBe(voter.surnames.join(' '));
      expect(valueIn(read, 'forenames')).toBe(voter.forenames.join(' '));
      expect(valueIn(read, 'fullName')).toBe([...voter.forenames, ...voter.surnames].join(' '));
      expect(valueIn(read, 'gender')).toBe(voter.sex === 'H' ? 'M' : 'F');
      expect(fieldIn(read, 'gender')!.confidence).toBeGreaterThanOrEqual(0.9);
      expect(valueIn(read, 'personalNumber')).toBe(voter.curp);
    },
  );
});
