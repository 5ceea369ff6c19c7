import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE } from './alignment.ts';
import { checkDigit } from './check-digit.ts';
import { zoneFields } from './fields.ts';
import { MRZ_CHARACTERS, textAt, ZONE_FORMATS } from './formats.ts';
import { plausible } from './guards.ts';
import { repairZone, type ZoneEvidence } from './repair.ts';

const td3 = ZONE_FORMATS.find((f) => f.format === 'TD3')!;
const ZONE = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];

/** Evidence that is sure of `lines`, with some positions of the second line also thought to be something else. */
function evidence(lines: readonly string[], doubts: Record<number, string> = {}): ZoneEvidence {
  return lines.map((text, line) =>
    [...text].map((c, position) => {
      const at = new Float32Array(37).fill(IMPOSSIBLE);
      at[MRZ_CHARACTERS.indexOf(c)] = Math.log(0.9);
      const doubt = line === 1 ? doubts[position] : undefined;
      if (doubt) at[MRZ_CHARACTERS.indexOf(doubt)] = Math.log(0.08);
      return at;
    }),
  );
}

describe('repairZone', () => {
  it('leaves a zone whose check digits hold as it is', () => {
    expect(repairZone(evidence(ZONE, { 0: 'I' }), td3)).toMatchObject({
      lines: ZONE,
      consistent: true,
      repaired: 0,
    });
  });

  it('takes the second choice where that makes the check digits hold', () => {
    const misread = [ZONE[0]!, ZONE[1]!.replace('L898902', 'L898962')];
    expect(repairZone(evidence(misread, { 5: '0', 17: '7' }), td3)).toMatchObject({
      lines: ZONE,
      consistent: true,
      repaired: 1,
    });
  });

  it('does not invent characters that nobody saw', () => {
    const misread = [ZONE[0]!, ZONE[1]!.replace('740812', '741812')];
    expect(repairZone(evidence(misread), td3)).toMatchObject({ lines: misread, consistent: false });
  });

  it('tells how clearly a repair won when two of them hold', () => {
    // Position 0 as B or 5 as 0: only the true one holds here, so nothing competes.
    const misread = [ZONE[0]!, ZONE[1]!.replace('L898902', 'L898962')];
    expect(repairZone(evidence(misread, { 5: '0' }), td3).lead).toBe(Infinity);
  });
});

describe('plausible', () => {
  it('refuses states that do not exist and dates that cannot be, whatever the check digits say', () => {
    expect(plausible(ZONE, td3)).toBe(true);
    expect(plausible([ZONE[0]!.replace('UTO', 'QQQ'), ZONE[1]!], td3)).toBe(false);
    expect(plausible([ZONE[0]!, ZONE[1]!.replace('740812', '741312')], td3)).toBe(false);
  });

  it('refuses a letter inside the fillers behind a name', () => {
    expect(plausible([ZONE[0]!.replace('<<<<<<<<<<<<<<<<<<<', '<<<<<<<<K<<<<<<<<<<'), ZONE[1]!], td3)).toBe(
      false,
    );
  });
});

describe('names that begin with one filler, as some states print them', () => {
  const seen = (names: string, certainty: number): ZoneEvidence => {
    const read = evidence([`P<PSE${names}`.padEnd(44, '<'), ZONE[1]!]).map((line) => [...line]);
    read[0]![5] = read[0]![5]!.map((log) => (log > IMPOSSIBLE ? Math.log(certainty) : log));
    return read;
  };

  it.each(['<SALEM<A<M<NASSER<<RANIA', '<OMAR<<LINA', '<HADI'])('%s', (names) => {
    expect(repairZone(seen(names, 0.99), td3).consistent).toBe(true);
    // A letter may be washed out there.
    expect(repairZone(seen(names, 0.9), td3).consistent).toBe(false);
  });

  it.each(['<<<OMAR', '<OMAR<<<LINA', '<'])('but not %s', (names) =>
    expect(repairZone(seen(names, 0.99), td3).consistent).toBe(false),
  );

  it('are the name without it', () => {
    const zone = [`P<PSE<OMAR<R<SALEM<<LINA`.padEnd(44, '<'), ZONE[1]!];
    expect(zoneFields(zone, td3)).toMatchObject({ lastName: 'OMAR R SALEM', firstName: 'LINA' });
  });
});

describe('zones of other states and makers', () => {
  const td1 = ZONE_FORMATS.find((f) => f.format === 'TD1')!;
  const card = (first: string, dates: string, names: string): string[] => {
    const lines = [first.padEnd(30, '<'), `${dates.padEnd(29, '<')}0`, names.padEnd(30, '<')];
    return td1.checks.reduce((all, { at, covers }) => {
      const digit = String(checkDigit(covers.map((span) => textAt(all, span)).join('')));
      return all.map((text, i) =>
        i === at.line ? text.slice(0, at.start) + digit + text.slice(at.end) : text,
      );
    }, lines);
  };

  it('may have the sex X, a code of their own, and one name in either place', () => {
    const permit = card('TRGEO12AB34567', '9006071X3407271UTO', '<<TINA');
    expect(repairZone(evidence(permit), td1)).toMatchObject({ lines: permit, consistent: true });
    expect(zoneFields(permit, td1)).toMatchObject({
      documentCode: 'TR',
      sex: 'nonspecified',
      lastName: null,
      firstName: 'TINA',
    });
    expect(plausible(card('TDGEO12AB34567', '9006071X3407271UTO', 'EXAMPLE'), td1)).toBe(false);
  });

  it('may have fillers inside a number, where nothing else was seen there', () => {
    const zone = card('I<UTO12<34<567', '9006071F3407271UTO', 'EXAMPLE<<TINA');
    const seen = (certainty: number): ZoneEvidence =>
      evidence(zone).map((line, i) =>
        line.map((at, position) => {
          if (i !== 0 || (position !== 7 && position !== 10)) return at;
          const filler = new Float32Array(37).fill(IMPOSSIBLE);
          filler[MRZ_CHARACTERS.indexOf('<')] = Math.log(certainty);
          filler[MRZ_CHARACTERS.indexOf('K')] = Math.log(1 - certainty);
          return filler;
        }),
      );
    expect(repairZone(seen(0.99), td1)).toMatchObject({ lines: zone, repaired: 0 });
    expect(zoneFields(zone, td1)).toMatchObject({ documentNumber: '12 34 567' });
    // K passes the same check digit.
    expect(repairZone(seen(0.8), td1).lines[0]).toContain('12K34K567');
  });

  it('have the rest of a long number in the optional data, and only what follows it there', () => {
    const lines = [
      'I<UTOD23145890<7349<ABC<<<<<<<',
      '3407127M9507122UTO<<<<<<<<<<<2',
      'STEVENSON<<PETER<<<<<<<<<<<<<<',
    ];
    expect(zoneFields(lines, td1)).toMatchObject({ documentNumber: 'D23145890734', optional1: 'ABC' });
  });
});

describe('zoneFields', () => {
  it('names fields as the mrz package does', () => {
    expect(zoneFields(ZONE, td3)).toEqual({
      documentCode: 'P',
      issuingState: 'UTO',
      documentNumber: 'L898902C3',
      nationality: 'UTO',
      birthDate: '740812',
      sex: 'female',
      expirationDate: '120415',
      personalNumber: 'ZE184226B',
      lastName: 'ERIKSSON',
      firstName: 'ANNA MARIA',
    });
  });
});
