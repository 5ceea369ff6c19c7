import { message } from '../../../contract/messages/message.ts';
import { checkOf } from './check.ts';
import type { MachineReadableZone } from '../../../contract/pages.ts';
import type { Check } from '../../../contract/verification.ts';
import { isState, isZoneDate, isZoneName } from '../../ocr/mrz/guards.ts';
import type { CheckRule } from '../document-type.ts';

type Rule = (zone: MachineReadableZone) => Check | null;

/** 29 February of a year that is not a leap year in either century (1900 was not, 2000 was). */
const isNoLeapDay = (written: string): boolean => {
  const year = /^(\d\d)0229$/.exec(written)?.[1];
  return year !== undefined && Number(year) % 4 !== 0;
};

/** An impossible date such as `901312`; unknown parts may be fillers (Doc 9303 part 3, 4.8). */
const possibleDay =
  (zoneField: string, field: string): Rule =>
  ({ fields }) => {
    const written = fields[zoneField] ?? '';
    // The zone has no such field.
    if (fields[zoneField] === undefined) return null;
    const isPossible = isZoneDate(written) && !isNoLeapDay(written);
    return isPossible || (zoneField === 'expirationDate' && written === '<<<<<<')
      ? null
      : checkOf({
          id: 'mrz-date',
          outcome: 'failed',
          says: message('numberChecks.zoneDay', { field }),
          actual: written,
          fields: [field],
        });
  };

/** Utopia: no state, but the one of the specimens in Doc 9303 (part 3, section 5, table H). */
const SPECIMEN_STATE = 'UTO';

/** A code not listed in Doc 9303 part 3, section 5; lists change, so it is a note. */
const knownState =
  (zoneField: string): Rule =>
  ({ fields }) => {
    const code = fields[zoneField] ?? '';
    return isState(code) && code !== SPECIMEN_STATE
      ? null
      : checkOf({
          id: 'mrz-state',
          outcome: 'note',
          says: message(code === SPECIMEN_STATE ? 'numberChecks.zoneSpecimen' : 'numberChecks.zoneState'),
          actual: code,
          fields: [zoneField],
        });
  };

const somebodyNamed: Rule = ({ fields }) => {
  const names = [fields['lastName'], fields['firstName']].filter((name) => name);
  return names.length > 0 && names.every((name) => isZoneName(name!))
    ? null
    : checkOf({
        id: 'mrz-name',
        outcome: 'failed',
        says: message(names.length > 0 ? 'numberChecks.zoneName' : 'numberChecks.zoneNobody'),
        fields: ['fullName'],
      });
};

const numbered: Rule = ({ fields }) =>
  fields['documentNumber']
    ? null
    : checkOf({
        id: 'mrz-number',
        outcome: 'failed',
        says: message('numberChecks.zoneNumber'),
        fields: ['idNumber'],
      });

const RULES: readonly Rule[] = [
  possibleDay('birthDate', 'dateOfBirth'),
  possibleDay('expirationDate', 'expiryDate'),
  knownState('issuingState'),
  knownState('nationality'),
  somebodyNamed,
  numbered,
];

/** A zone's values must be possible even if its check digits are valid: these detect errors, not inventions. */
export const zoneContents: CheckRule = ({ view }) =>
  view.zones.flatMap(({ zone }) => RULES.flatMap((rule) => rule(zone) ?? []));
