import type {
  BusinessVerifyRequest,
  RegisteredCompany,
  RegistryComparison,
} from '../../contract/registry.ts';
import { packs } from '../../engine/packs/index.ts';
import { matchNames } from '../screening/names/match-names.ts';
import { withInitialsApart } from '../screening/names/initials.ts';
import { namesSaid, namesWithin } from '../screening/names/names-within.ts';
import { normaliseName } from '../screening/names/normalise.ts';
import { companyNameScore, isSameCompanyName, isSameForm, NEARLY } from './company-name.ts';
import { isSameRegistrationNumber } from './numbers.ts';
import { standingOf } from './standing.ts';

const SAME_PERSON = 0.85;
const equalWeights = (): number => 1;

const personScore = (given: string, registered: string): number =>
  Math.max(
    ...[given, withInitialsApart(given) ?? given]
      .flatMap((name) => namesWithin(name, 'person'))
      .map(
        ({ text, share }) =>
          share *
          matchNames(
            normaliseName(text, 'person').tokens,
            normaliseName(registered, 'person').tokens,
            'person',
            equalWeights,
          ).score,
      ),
  );

/** A firm that trades under another name is found under either. */
const isOneOfNames = (given: string, registered: string): boolean =>
  namesSaid(given).some((name) => isSameCompanyName(name, registered));

/** Field by field: what was given against what the copy of the register holds. */
export function compareWithRegister(
  given: BusinessVerifyRequest,
  company: RegisteredCompany,
  copyDate: string,
): RegistryComparison[] {
  const compare = (
    field: string,
    mine: string | undefined,
    theirs: string | null,
    same: (a: string, b: string) => boolean,
  ): RegistryComparison => {
    const base = { field, given: mine ?? null, registered: theirs };
    if (!mine) return { ...base, outcome: 'not-given', explanation: `${field} was not given.` };
    if (!theirs)
      return { ...base, outcome: 'not-in-copy', explanation: `The copy of ${copyDate} holds no ${field}.` };
    return same(mine, theirs)
      ? { ...base, outcome: 'match', explanation: `${field} agrees with the copy of ${copyDate}.` }
      : { ...base, outcome: 'differs', explanation: `${field} differs from the copy of ${copyDate}.` };
  };
  const number = (field: string, mine: string | undefined): RegistryComparison =>
    compare(field, mine, company.registrationNumber, isSameRegistrationNumber);
  return [
    nearly(compare('companyName', given.companyName, company.companyName, isOneOfNames), copyDate),
    number('registrationNumber', given.registrationNumber ?? given.binNumber),
    // There is no other business number than that of the register.
    ...(given.registrationNumber && given.binNumber ? [number('binNumber', given.binNumber)] : []),
    compare(
      'registrationDate',
      given.registrationDate,
      company.registrationDate,
      (a, b) => a.startsWith(b) || b.startsWith(a),
    ),
    compare('registeredAddress', given.registeredAddress, company.registeredAddress, sameAddress),
    compare('companyStatus', given.companyStatus, company.status, sameStatus),
    directors(given.directors, company.directors, copyDate),
  ];
}

/** Says what kind of difference it is between two names that are alike. */
function nearly(name: RegistryComparison, copyDate: string): RegistryComparison {
  const { outcome, given, registered } = name;
  if (outcome !== 'differs' || given === null || registered === null) return name;
  if (!isSameForm(given, registered))
    return { ...name, explanation: `The copy of ${copyDate} holds another legal form.` };
  return companyNameScore(given, registered) >= NEARLY
    ? { ...name, explanation: `companyName is nearly, but not quite, that in the copy of ${copyDate}.` }
    : name;
}

/** `Active` on an extract is what the register calls `Registered`. */
const sameStatus = (a: string, b: string): boolean =>
  words(a).join(' ') === words(b).join(' ') || (standingOf(a) === 'active' && standingOf(b) === 'active');

function directors(
  given: readonly string[] | undefined,
  registered: readonly string[],
  copyDate: string,
): RegistryComparison {
  const base = {
    field: 'directors',
    given: given?.join('; ') ?? null,
    registered: registered.join('; ') || null,
  };
  if (!given || given.length === 0)
    return { ...base, outcome: 'not-given', explanation: 'No directors were given.' };
  if (registered.length === 0)
    return { ...base, outcome: 'not-in-copy', explanation: `The copy of ${copyDate} holds no directors.` };
  const unknown = given.filter((name) => !registered.some((r) => personScore(name, r) >= SAME_PERSON));
  return unknown.length === 0
    ? { ...base, outcome: 'match', explanation: `Every given director is in the copy of ${copyDate}.` }
    : {
        ...base,
        outcome: 'differs',
        explanation: `${unknown.length} of ${given.length} given directors are not in the copy of ${copyDate}.`,
      };
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  EXT: 'EXTENSION',
  PH: 'PHASE',
  BLK: 'BLOCK',
  RD: 'ROAD',
  ST: 'STREET',
  PVT: 'PRIVATE',
};
const words = (text: string): string[] =>
  normaliseName(text, 'person')
    .tokens.map((t) => ABBREVIATIONS[t] ?? t)
    .filter((t) => !ADDRESS_FILLERS.has(t));
const ADDRESS_FILLERS = new Set([
  'PLOT',
  'NO',
  ...packs.map(({ name }) => name.toUpperCase()),
  'THE',
  'STREET',
  'ST',
  'ROAD',
  'RD',
  'WARD',
  'UNIT',
]);

/** One address holds every telling word of the other: registers and bills abbreviate differently. */
function sameAddress(a: string, b: string): boolean {
  const [x, y] = [new Set(words(a)), new Set(words(b))];
  const [small, large] = x.size <= y.size ? [x, y] : [y, x];
  const shared = [...small].filter((w) => large.has(w)).length;
  const numbersAgree = [...small].every((w) => !/\d/.test(w) || large.has(w));
  return small.size > 0 && numbersAgree && shared / small.size >= 0.8;
}
