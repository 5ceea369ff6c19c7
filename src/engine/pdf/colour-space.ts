import type { Revision } from './file.ts';
import { isArray, nameOf, type PdfDict, type PdfValue } from './values.ts';

const DEVICE: Record<string, number> = {
  DeviceGray: 1,
  CalGray: 1,
  G: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  RGB: 3,
  DeviceCMYK: 4,
  CMYK: 4,
};

/** Number of components of a colour space whose values determine luminance; null for others. */
export function componentsOf(
  revision: Revision,
  resources: PdfDict,
  operand: PdfValue | undefined,
): number | null {
  const named = nameOf(operand) ?? '';
  if (Object.hasOwn(DEVICE, named)) return DEVICE[named]!;
  const space = revision.resolve(revision.dict(resources.entries.get('ColorSpace')).entries.get(named));
  const family = nameOf(isArray(space) ? revision.resolve(space[0]) : space) ?? '';
  if (Object.hasOwn(DEVICE, family)) return DEVICE[family]!;
  if (family !== 'ICCBased' || !isArray(space)) return null;
  const components = revision.resolve(revision.dict(space[1]).entries.get('N'));
  return typeof components === 'number' ? components : null;
}
