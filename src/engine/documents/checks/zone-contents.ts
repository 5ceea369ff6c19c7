import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { Check } from '../../../contract/verification.ts';
import { isState, isZoneDate, isZoneName } from '../../ocr/mrz/guards.ts';
import type { CheckRule } from '../types/document-type.ts';

type Rule = (zone: MachineReadableZone) => Check | null;

/** A day that cannot be, as `901312`; unknown parts may be fillers (Doc 9303 part 3, 4.8). */
const possibleDay =
  (zoneField: string, field: string): Rule =>
  ({ fields }) => {
    const written = fields[zoneField] ?? '';
    // A zone that has no place for a day says nothing of it.
    if (fields[zoneField] === undefined) return null;
    return isZoneDate(written) || (zoneField === 'expirationDate' && written === '<<<<<<')
      ? null
      : {
          id: 'mrz-date',
          outcome: 'failed',
          explanation: `The ${field} in the machine-readable zone is no day of the calendar.`,
          actual: written,
          fields: [field],
        };
  };

/** A code that Doc 9303 part 3, section 5, does not list; lists change, so it is a note. */
const knownState =
  (zoneField: string): Rule =>
  ({ fields }) => {
    const code = fields[zoneField] ?? '';
    return isState(code)
      ? null
      : {
          id: 'mrz-state',
          outcome: 'note',
          explanation: 'A state code in the machine-readable zone is none that ICAO Doc 9303 lists.',
          actual: code,
          fields: [zoneField],
        };
  };

const somebodyNamed: Rule = ({ fields }) => {
  const names = [fields['lastName'], fields['firstName']].filter((name) => name);
  return names.length > 0 && names.every((name) => isZoneName(name!))
    ? null
    : {
        id: 'mrz-name',
        outcome: 'failed',
        explanation:
          names.length > 0
            ? 'The name in the machine-readable zone holds something other than letters.'
            : 'The machine-readable zone names nobody.',
        fields: ['fullName'],
      };
};

const numbered: Rule = ({ fields }) =>
  fields['documentNumber']
    ? null
    : {
        id: 'mrz-number',
        outcome: 'failed',
        explanation: 'The machine-readable zone has no document number.',
        fields: ['idNumber'],
      };

const RULES: readonly Rule[] = [
  possibleDay('birthDate', 'dateOfBirth'),
  possibleDay('expirationDate', 'expiryDate'),
  knownState('issuingState'),
  knownState('nationality'),
  somebodyNamed,
  numbered,
];

/** What a zone says must be possible, whether or not its check digits hold: they guard against slips, not inventions. */
export const zoneContents: CheckRule = ({ view }) =>
  view.zones.flatMap(({ zone }) => RULES.flatMap((rule) => rule(zone) ?? []));
