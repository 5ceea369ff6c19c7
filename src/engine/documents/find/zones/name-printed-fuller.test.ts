import { describe, expect, it } from 'vitest';
import type { MachineReadableZone } from '../../../../contract/pages.ts';
import { anyRequest, fieldIn } from '../../testing/request.ts';
import { pageOf, type PrintedLine } from '../../testing/page-of.ts';
import { zoneOf } from '../../testing/zone-of.ts';
import { understand } from '../../understand.ts';

/** A passport of which no caption can be read, with so much of the names in its zone. */
const passport = (
  printed: readonly [string, string],
  inZone: readonly [string, string],
  more: Partial<MachineReadableZone> = {},
) => {
  const zone = zoneOf(
    'TD3',
    `P<UTO${inZone[0].replaceAll(' ', '<')}<<${inZone[1].replaceAll(' ', '<')}`,
    'X7100042K4UTO8802140F3108302',
  );
  const lines: PrintedLine[] = [
    [100, 60, 'PASSPORT'],
    [500, 60, 'UTOPIA'],
    [400, 200, printed[0]],
    [400, 260, printed[1]],
    [400, 320, '14 FEB 1988'],
    [400, 380, 'UTOPIA CITY'],
    [400, 440, '30 AUG 2031'],
  ];
  return understand([pageOf(lines, { zone: { ...zone, ...more } })], anyRequest).documents[0]!;
};

describe('a name of which the zone was read with letters missing', () => {
  it.each([
    ['ISABEL', 'SABEL'],
    ['ISABEL', 'SABE'],
    ['MODISANE', 'MODSANE'],
    ['MODISANE', 'MOISAN'],
    ['ILLINGTON', 'LLINGTON'],
    ['ILLINGTON', 'ILINGTON'],
    ['FITZWILLIAM', 'FITZWLLAM'],
    ['KGOSIETSILE', 'KGOSETSILE'],
    ['LETSHOLO', 'LETSHOO'],
    ['OLIVEIRA', 'OLVEIRA'],
    ['SIEGL', 'SEGL'],
    ['DOS SANTOS', 'DO SANTOS'],
    ['VAN DER VELDE', 'VAN DER VLDE'],
  ])('%s, read %s, is what the print says, held: surname', (printed, inZone) => {
    const surname = fieldIn(passport([printed, 'THATO'], [inZone, 'THATO']), 'surname')!;
    expect(surname.value).toBe(printed);
    expect(surname.confidence).toBeLessThan(0.6);
    expect(surname.notes).toContain('The print has more of this name than the machine-readable zone.');
  });

  it.each([
    ['PHILLIP', 'PHLLIP'],
    ['IMELDA', 'MELDA'],
    ['WILLIAM', 'WLLIAM'],
    ['ELIZABETH', 'ELZABETH'],
    ['MARIA ILSE', 'MARIA LSE'],
    ['TSHEPISO', 'TSHEPSO'],
    ['GIUSEPPE', 'GUSEPPE'],
  ])('%s, read %s, is what the print says, held: forenames', (printed, inZone) => {
    const forenames = fieldIn(passport(['MODISANE', printed], ['MODISANE', inZone]), 'forenames')!;
    expect(forenames.value).toBe(printed);
    expect(forenames.confidence).toBeLessThan(0.6);
  });

  it('stays the one of the zone where the print only goes on, but is held', () => {
    const surname = fieldIn(passport(['MODISANE', 'THATO'], ['MODISAN', 'THATO']), 'surname')!;
    expect(surname.value).toBe('MODISAN');
    expect(surname.confidence).toBeLessThan(0.6);
  });

  it('stays the one of the zone where the print has it, and others like it', () => {
    const document = passport(['MARTIN', 'MARTINA'], ['MARTIN', 'MARTINA']);
    for (const [name, value] of [
      ['surname', 'MARTIN'],
      ['forenames', 'MARTINA'],
    ] as const) {
      const field = fieldIn(document, name)!;
      expect(field.value).toBe(value);
      expect(field.confidence).toBeGreaterThan(0.8);
    }
  });

  it('stays the one of the zone where only words of another kind resemble it', () => {
    const document = passport(['14 FEB 1988', 'UTOPIA CITY'], ['UTOPI', 'THATO']);
    expect(fieldIn(document, 'forenames')!.value).toBe('THATO');
  });
});

describe('a name of which letters are missing, within a whole name', () => {
  it.each([
    ['AFIFAH HAIRUDDIN', 'HARUDDN', 'AFFAH', 'HAIRUDDIN', 'AFIFAH'],
    ['PHILLIP MODISANE', 'MODISANE', 'PHLLIP', 'MODISANE', 'PHILLIP'],
    ['TSHEPISO ILLINGTON', 'LLINGTON', 'TSHEPISO', 'ILLINGTON', 'TSHEPISO'],
    ['MARIA ILSE DOS SANTOS', 'DO SANTOS', 'MARIA ILSE', 'DOS SANTOS', 'MARIA ILSE'],
  ])('%s, read %s << %s', (printed, last, first, surname, forenames) => {
    const read = passport([printed, 'KANYE'], [last, first], { valid: false, confidence: 0.8 });
    expect([fieldIn(read, 'surname')!.value, fieldIn(read, 'forenames')!.value]).toEqual([
      surname,
      forenames,
    ]);
    for (const name of ['surname', 'forenames']) expect(fieldIn(read, name)!.confidence).toBeLessThan(0.6);
  });

  it.each(['MARIA ILSE  DOS SANTOS', 'MARIA ILSE DOS  SANTOS', 'MARIA  ILSE DOS SANTOS'])(
    'is shown where it stands, however wide the blanks of its line: %s',
    (printed) => {
      const read = passport([printed, 'KANYE'], ['DO SANTOS', 'MARIA ILSE'], {
        valid: false,
        confidence: 0.8,
      });
      const line = pageOf([[400, 200, printed]]).lines[0]!.box;
      const { value, box } = fieldIn(read, 'surname')!;
      expect(value).toBe('DOS SANTOS');
      // Both words are of letters as wide as any of the line's.
      const start = printed.indexOf('DOS') / printed.length;
      expect(box!.x).toBeCloseTo(line.x + start * line.width, 0);
      expect(box!.x + box!.width).toBeCloseTo(line.x + line.width, 0);
    },
  );
});

describe('a name of which other letters were read in a zone whose digits fail', () => {
  const damaged = { valid: false, confidence: 0.97 };

  it.each([
    ['GUNZA', 'GEMZA'],
    ['MODISANE', 'MODKSANE'],
    ['LETSHOLO', 'LETSBOLD'],
    ['SERETSE', 'SEHETSE'],
    ['OLIVEIRA', 'OLIUEIRA'],
    ['NYAMBE', 'NVAMBE'],
    ['DOS SANTOS', 'DOS SAMTOS'],
    ['PHIRI', 'PHJRI'],
    ['KGOSIETSILE', 'KGDSIETSLLE'],
    ['BANDA', 'BAMDA'],
  ])('%s, read %s, is what the print says, held', (printed, inZone) => {
    const surname = fieldIn(passport([printed, 'THATO'], [inZone, 'THATO'], damaged), 'surname')!;
    expect(surname.value).toBe(printed);
    expect(surname.confidence).toBeLessThan(0.6);
    expect(surname.notes).toContain('The print says another name than the machine-readable zone.');
  });

  it.each([
    ['ANKARA', 'MODISE'],
    ['MODULE', 'KODISE'],
    ['TEBOGO', 'THAPELO'],
  ])('%s is not the name %s', (printed, inZone) => {
    const surname = fieldIn(passport([printed, 'THATO'], [inZone, 'THATO'], damaged), 'surname')!;
    expect(surname.value).toBe(inZone);
    expect(surname.confidence).toBeLessThan(0.6);
  });

  it('stays the one of the zone where its digits hold', () => {
    const surname = fieldIn(passport(['GUNZA', 'THATO'], ['GEMZA', 'THATO']), 'surname')!;
    expect(surname.value).toBe('GEMZA');
    expect(surname.confidence).toBeLessThan(0.6);
    // One letter is a slip of a reader of small print.
    expect(fieldIn(passport(['GUMZA', 'THATO'], ['GEMZA', 'THATO']), 'surname')!.confidence).toBeGreaterThan(
      0.8,
    );
  });
});
