import places from '../data/places.json' with { type: 'json' };
import type { Random } from './random.ts';

export interface Address {
  /** As printed in an address block. */
  lines: string[];
  /** The block in one line. */
  text: string;
  town: string;
  district: string;
}

const areas: Record<string, string[]> = places.areas;

export function village(random: Random): { name: string; district: string } {
  return random.pick(places.villages);
}
export function town(random: Random): string {
  return random.pick([...places.towns, 'Gaborone', 'Gaborone', 'Francistown']);
}
const of = (lines: string[], district = ''): Address => ({
  lines,
  text: lines.join(', '),
  town: lines.at(-1)!,
  district,
});

const WARDS = [
  'Tshosa',
  'Goo-Moremi',
  'Mokgalo',
  'Ntloedibe',
  'Maunatlala',
  'Basimane',
  'Phuthadikobo',
  'Goo-Ra-Tshosa',
  'Mathiba',
  'Botalaote',
  'Sebele',
  'Boseja',
  'Kgosing',
  'Dinogeng',
  'Tlhakong',
  'Difetlhamolelo',
];

/** A ward address, as villages use. */
export function wardAddress(random: Random): Address & { ward: string } {
  const place = village(random);
  const ward = random.pick(WARDS);
  const house = random.chance(0.4)
    ? [`House No. ${random.int(10, 990)}`]
    : random.chance(0.4)
      ? [`Tribal Lot ${random.int(100, 9900)}`]
      : [];
  return { ...of([...house, `${ward} Ward`, place.name], place.district), ward };
}

/** A plot address, as towns use. */
export function plotAddress(random: Random, where = town(random)): Address {
  const area =
    areas[where] !== undefined
      ? [random.pick(areas[where])]
      : random.chance(0.5)
        ? [`Extension ${random.int(1, 30)}`]
        : [];
  const plot = random.chance(0.15)
    ? `Lot ${random.int(1000, 79999)}`
    : random.chance(0.1)
      ? `Plot 0${random.int(1000, 9999)}`
      : `Plot ${random.int(120, 64999)}`;
  const unit = random.chance(0.15) ? [`Unit ${random.int(1, 24)}`] : [];
  return of([[plot, ...unit].join(', '), ...area, where]);
}

export function postalAddress(random: Random, where = town(random)): Address {
  const kind = random.int(1, 5);
  if (kind === 1 && where === 'Gaborone') return of([`Private Bag BR ${random.int(10, 400)}`, 'Gaborone']);
  if (kind === 2) return of([`Private Bag ${random.int(10, 400)}`, where]);
  if (kind === 3) return of([`P.O. Box ${random.int(100, 90000)}`, where]);
  return of([`P O Box ${random.int(100, 9999)}`, where]);
}
