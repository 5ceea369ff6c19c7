import { expect, test } from 'vitest';
import type { CardOptions } from '../../../tools/passport/card.ts';
import { issueAuthority, issueSecurityObject, issueSigner } from '../../../tools/passport/issue.ts';
import { HOLDERS_KEY, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup14 } from '../../../tools/passport/specimen.ts';
import { isAccessWeakened } from './access-as-signed.ts';
import { examineChip } from './examine.ts';
import { readChip } from './read-chip.ts';

const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const authority = issueAuthority(scheme, { called: 'CSCA Utopia' });
const signer = issueSigner(authority, scheme, { called: 'Signer', serial: 7 });
const STRONG = paceSet('generic', 'AES-256', 16);
const WEAK = paceSet('generic', '3DES', 12);
const INTEGRATED = paceSet('integrated', 'AES-128', 12);
type Sets = NonNullable<CardOptions['pace']>;
const groupsWith = (pace: Sets) =>
  new Map([
    [1, dataGroup1()],
    [14, dataGroup14({ pace })],
  ]);

/** Reasons for a card that offers `pace`, of which the state signed `signed`. */
async function reasonsOf(signed: Sets, pace: Sets | undefined, options: Partial<CardOptions> = {}) {
  const sets = pace ? { pace } : {};
  const evidence = await readChip(
    specimenCard(signer, groupsWith(signed), { ...sets, ...options }).transmit,
    HOLDERS_KEY,
  );
  const { reasons } = await examineChip({
    ...evidence,
    authorities: [authority.certificate],
    revocationLists: [],
    today: '2026-11-28',
  });
  return reasons;
}

test.each<[string, Sets, Sets | undefined]>([
  ['the same sets', [STRONG, WEAK], [STRONG, WEAK]],
  ['the same sets in another order', [STRONG, WEAK, INTEGRATED], [INTEGRATED, STRONG, WEAK]],
  ['an older chip, whose DG14 is not about PACE', [], [WEAK]],
  ['an older chip without PACE', [], undefined],
  ['a further set that nothing used', [STRONG], [STRONG, WEAK]],
])('says nothing of %s', async (_, signed, offered) => {
  expect(await reasonsOf(signed, offered)).not.toContain('ACCESS_WEAKENED');
});

test('says nothing of an honest chip that breaks off PACE and is opened by basic access', async () => {
  const breaks = { quirks: { breaks: () => true } } as const;
  expect(await reasonsOf([STRONG], [STRONG], breaks)).not.toContain('ACCESS_WEAKENED');
});

test.each<[string, Sets, Sets | undefined]>([
  ['the strongest set was taken away', [STRONG, WEAK], [WEAK]],
  ['the weakest set was taken away', [STRONG, WEAK], [STRONG]],
  ['all of PACE was taken away', [STRONG], undefined],
  ['another mapping took its place', [INTEGRATED], [paceSet('generic', 'AES-128', 12)]],
  ['another curve took its place', [INTEGRATED], [paceSet('integrated', 'AES-128', 10)]],
  ['a set that nobody signed was used', [WEAK], [WEAK, STRONG]],
])('says it where %s', async (_, signed, offered) => {
  expect(await reasonsOf(signed, offered)).toContain('ACCESS_WEAKENED');
});

test('a DG14 that the state did not sign says nothing of access', async () => {
  const signed = issueSecurityObject(signer, groupsWith([STRONG]));
  const files = new Map([
    [0x011d, signed],
    [0x0101, dataGroup1()],
    [0x010e, dataGroup14({ pace: [STRONG, WEAK] })],
  ]);
  const reasons = await reasonsOf([STRONG], [], { files });
  expect(reasons).toContain('DATA_CHANGED');
  expect(reasons).not.toContain('ACCESS_WEAKENED');
});

test('a set without its parameters is the set with them', () => {
  const set = { ...STRONG, agreement: 'ECDH', parameterId: 16 } as const;
  const unnamed = { ...set, parameterId: null };
  expect(isAccessWeakened([unnamed], [set], set)).toBe(false);
  expect(isAccessWeakened([set], [unnamed], unnamed)).toBe(false);
});
