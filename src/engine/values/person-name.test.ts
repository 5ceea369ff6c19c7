import { describe, expect, it } from 'vitest';
import { ANY_DAY } from './kind.ts';
import { withoutInitials } from './person-name.ts';

const surnameIn = (printed: string) => withoutInitials.parse(printed, { ...ANY_DAY, namedHere: true });

describe('a surname with what stands before it', () => {
  it.each([
    ['MC MOKGOSI', 'MOKGOSI'],
    ['ST MOLEFE', 'MOLEFE'],
    ['MC MOLEFE-CLAIR', 'MOLEFE-CLAIR'],
    ['TP MABENA', 'MABENA'],
  ])('has lost the initials that readers join: %s', (printed, surname) =>
    expect(surnameIn(printed)?.value).toBe(surname),
  );

  it('keeps a particle', () => {
    expect(surnameIn('ST CLAIR')).toMatchObject({ value: 'ST CLAIR' });
    expect(surnameIn('ST CLAIR')?.doubt).toBeUndefined();
  });

  it.each(['MC DONALD', 'MC GREGOR'])(
    'is held where it may be initials and an unlisted surname: %s',
    (printed) => {
      expect(surnameIn(printed)?.value).toBe(printed);
      expect(surnameIn(printed)?.doubt).toBeDefined();
    },
  );
});
