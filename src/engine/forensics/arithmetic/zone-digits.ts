import type { MachineReadableZone } from '../../../contract/pages.ts';

/** Minimum other valid check digits to show that the issuer computes them by the standard. */
const HOLDING = 2;

/**
 * Does exactly one value fail its check digit while the others pass? This happens if one value was replaced, with the
 * composite digit left or recomputed; a valid composite also confirms that every character was read as printed. Zones
 * made without check digits fail several.
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
