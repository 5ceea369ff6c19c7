import { expect, test } from 'vitest';
import { addressAsPrinted } from './address-as-printed.ts';

test.each([
  ['7 rue du Moulin, 29000 Quimper, pour une durée de trois ans', '7 rue du Moulin, 29000 Quimper'],
  ['Plot 71, Mukwa Road, Kabwata in the Republic of Zambia', 'Plot 71, Mukwa Road, Kabwata'],
  ['The dwelling-house known as 12 Mill Lane, Otley', '12 Mill Lane, Otley'],
  ['14 Rua da Serra, Chimoio, mediante renda mensal de', '14 Rua da Serra, Chimoio'],
  ['Unit 3, Harbour Court, Otley from the first of May', 'Unit 3, Harbour Court, Otley'],
])('%s is followed by its sentence', (printed, address) => expect(addressAsPrinted(printed)).toBe(address));

test.each([
  'Plot 71, Boseja Ward in Maun',
  '12 Mill Lane, near the old mill, Otley',
  'plot 71, behind the clinic, tonota',
  '3 Rue des Lilas, en face de la poste, Bafoussam',
  'Plot 8, ward of the chief, Nata',
])('%s has parts in small letters', (printed) => expect(addressAsPrinted(printed)).toBe(printed));
