import { inEnglish } from '../../contract/messages/in-language.ts';
import { message, type Message } from '../../contract/messages/message.ts';
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
import { unpaired } from './unpaired.ts';

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
const isSamePerson = (given: string, registered: string): boolean =>
  personScore(given, registered) >= SAME_PERSON;

/** A firm with a trading name is found under either. */
const isOneOfNames = (given: string, registered: string): boolean =>
  namesSaid(given).some((name) => isSameCompanyName(name, registered));

/** A comparison and its message, by key and in English. */
const compared = (
  { field, given, registered }: Pick<RegistryComparison, 'field' | 'given' | 'registered'>,
  outcome: RegistryComparison['outcome'],
  says: Message,
): RegistryComparison => ({ field, given, registered, outcome, explanation: inEnglish(says), said: says });

/** Compares the given fields with the copy of the register. */
export function compareWithRegister(
  given: BusinessVerifyRequest,
  company: RegisteredCompany,
  copy: string,
): RegistryComparison[] {
  const compare = (
    field: string,
    mine: string | undefined,
    theirs: string | null,
    same: (a: string, b: string) => boolean,
  ): RegistryComparison => {
    const base = { field, given: mine ?? null, registered: theirs };
    const named = { name: field, copy };
    if (!mine) return compared(base, 'not-given', message('registerFields.notGiven', { name: field }));
    if (!theirs) return compared(base, 'not-in-copy', message('registerFields.notInCopy', named));
    return same(mine, theirs)
      ? compared(base, 'match', message('registerFields.same', named))
      : compared(base, 'differs', message('registerFields.differs', named));
  };
  const number = (field: string, mine: string | undefined): RegistryComparison =>
    compare(field, mine, company.registrationNumber, isSameRegistrationNumber);
  return [
    nearly(compare('companyName', given.companyName, company.companyName, isOneOfNames), copy),
    number('registrationNumber', given.registrationNumber ?? given.binNumber),
    // The register has no business number other than its own.
    ...(given.registrationNumber && given.binNumber ? [number('binNumber', given.binNumber)] : []),
    compare(
      'registrationDate',
      given.registrationDate,
      company.registrationDate,
      (a, b) => a.startsWith(b) || b.startsWith(a),
    ),
    compare('registeredAddress', given.registeredAddress, company.registeredAddress, sameAddress),
    compare('companyStatus', given.companyStatus, company.status, sameStatus),
    directors(given.directors, company.directors, copy),
  ];
}

/** Describes the difference between two similar names. */
function nearly(name: RegistryComparison, copy: string): RegistryComparison {
  const { outcome, given, registered } = name;
  if (outcome !== 'differs' || given === null || registered === null) return name;
  if (!isSameForm(given, registered))
    return compared(name, outcome, message('registerFields.otherForm', { copy }));
  return companyNameScore(given, registered) >= NEARLY
    ? compared(name, outcome, message('registerFields.nearly', { name: 'companyName', copy }))
    : name;
}

/** `Active` on an extract is what the register calls `Registered`. */
const sameStatus = (a: string, b: string): boolean =>
  words(a).join(' ') === words(b).join(' ') || (standingOf(a) === 'active' && standingOf(b) === 'active');

function directors(
  given: readonly string[] | undefined,
  registered: readonly string[],
  copy: string,
): RegistryComparison {
  const base = {
    field: 'directors',
    given: given?.join('; ') ?? null,
    registered: registered.join('; ') || null,
  };
  if (!given || given.length === 0)
    return compared(base, 'not-given', message('registerFields.directorsNotGiven'));
  if (registered.length === 0)
    return compared(base, 'not-in-copy', message('registerFields.directorsNotInCopy', { copy }));
  const { unknown, missing } = unpaired(given, registered, isSamePerson);
  if (unknown > 0) {
    const many = { unknown, given: given.length, copy };
    return compared(base, 'differs', message('registerFields.directorsDiffer', many));
  }
  // Who is left out may be whom nobody should see (ADR 532).
  return missing === 0
    ? compared(base, 'match', message('registerFields.directorsSame', { copy }))
    : compared(
        base,
        'differs',
        message('registerFields.directorsLeftOut', { missing, registered: registered.length, copy }),
      );
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

/**
 * One address contains every significant word of the other: registers and bills abbreviate differently. A town alone,
 * or a number alone, is in too many addresses to be the same as one of them.
 */
function sameAddress(a: string, b: string): boolean {
  const [x, y] = [new Set(words(a)), new Set(words(b))];
  const [small, large] = x.size <= y.size ? [x, y] : [y, x];
  const shared = [...small].filter((w) => large.has(w));
  const numbered = (all: Iterable<string>): boolean => [...all].some((w) => /\d/.test(w));
  const numbersAgree = [...small].every((w) => !/\d/.test(w) || large.has(w));
  const isWhole = shared.length === large.size || (small.size > 1 && numbered(shared) === numbered(large));
  return small.size > 0 && numbersAgree && isWhole && shared.length / small.size >= 0.8;
}
