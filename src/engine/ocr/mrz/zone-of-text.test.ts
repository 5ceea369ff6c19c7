import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../../contract/pages.ts';
import { zoneOfText } from './zone-of-text.ts';

const line = (text: string, y: number): TextLine => ({
  text,
  confidence: 1,
  box: { x: 40, y, width: 800, height: 24 },
  reader: 'text-layer',
});
// The fictional bearer of ICAO Doc 9303 part 4.
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';

describe('a zone in the text layer of a PDF', () => {
  it('is taken as it stands there', () => {
    const zone = zoneOfText([line('PASSPORT', 10), line(SECOND, 640), line(FIRST, 600)]);
    expect(zone).toMatchObject({
      format: 'TD3',
      valid: true,
      fields: { lastName: 'ERIKSSON', firstName: 'ANNA MARIA', documentNumber: 'L898902C3' },
    });
    expect(zone!.box).toMatchObject({ y: 600, height: 64 });
  });

  it('is not valid when a digit was changed', () => {
    const zone = zoneOfText([line(FIRST, 600), line(SECOND.replace('740812', '740813'), 640)]);
    expect(zone).toMatchObject({ format: 'TD3', valid: false });
  });

  it('is no line of capitals of the right length', () => {
    expect(zoneOfText([line('A'.repeat(44), 600), line('B'.repeat(44), 640)])).toBeNull();
    expect(zoneOfText([line(FIRST, 600)])).toBeNull();
  });
});
