import type { Layout, SpecimenType } from './define.ts';
import * as all from './all.ts';
import { CATEGORY_FIELDS } from './define.ts';
import { namibianTypes } from '../namibia/index.ts';
import { heldOut } from './held-out/index.ts';
import { laterStrangers, strangers } from './strangers/index.ts';

const CATEGORIES = Object.keys(CATEGORY_FIELDS);
const placeOf = ({ category }: SpecimenType): number => CATEGORIES.indexOf(category);

/** Every type, in the order of the interface's categories. Facts differ per type, so the list forgets them. */
const TYPES = (Object.values(all) as unknown as SpecimenType[]).sort((a, b) => placeOf(a) - placeOf(b));

export const specimenTypes: readonly SpecimenType[] = TYPES;

/** Papers of further countries, by their code: few, and not among those of all types. */
export const specimensAbroad: Readonly<Record<string, readonly SpecimenType[]>> = { NA: namibianTypes };

/** @param name `PAYSLIP` or `payslip` or `bank-statement` */
export function typeNamed(name: string): SpecimenType {
  const wanted = name.toUpperCase().replaceAll('-', '_');
  const all = [...TYPES, ...Object.values(specimensAbroad).flat()];
  const found = all.find((type) => type.type === wanted);
  if (found === undefined)
    throw new Error(`No specimen type ${wanted}. There are: ${all.map((type) => type.type).join(', ')}`);
  return found;
}

/** All layouts of a type, numbered from 1: seen ones, the held-out ones, and seen ones that were added later. */
export function layoutsOf(name: string): { layout: Layout; heldOut: boolean }[] {
  const type = typeNamed(name);
  return [
    ...[...type.layouts, ...(strangers[type.type] ?? [])].map((layout) => ({ layout, heldOut: false })),
    ...(heldOut[type.type] ?? []).map((layout) => ({ layout, heldOut: true })),
    ...(laterStrangers[type.type] ?? []).map((layout) => ({ layout, heldOut: false })),
  ];
}
