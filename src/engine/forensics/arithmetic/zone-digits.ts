import type { MachineReadableZone } from '../../../contract/pages.ts';

/** So many other digits that hold say that the issuer computes them as everybody does. */
const HOLDING = 2;

/**
 * Does exactly one value break its own check digit, while the other values keep theirs? So it is where one value was
 * exchanged: without the digit over the whole zone, or with that one computed anew, which then says that every character
 * was read as it stands. Zones made without arithmetic break several.
 */
export function oneValueFails({ checkDigits }: Pick<MachineReadableZone, 'checkDigits'>): boolean {
  const isComposite = ({ field }: { field: string }): boolean => field === 'composite';
  const own = checkDigits.filter((digit) => !isComposite(digit));
  return (
    own.filter(({ valid }) => !valid).length === 1 &&
    own.filter(({ valid }) => valid).length >= HOLDING &&
    checkDigits.some(isComposite)
  );
}
