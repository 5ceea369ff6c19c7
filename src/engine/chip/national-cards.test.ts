import { describe, expect, test } from 'vitest';
import type { CardOptions, CardQuirks } from '../../../tools/passport/card.ts';
import { makeChipKey } from '../../../tools/passport/chip-key.ts';
import { issueAuthority, issueSigner } from '../../../tools/passport/issue.ts';
import { CAN, HOLDERS_KEY, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup14, dataGroup2 } from '../../../tools/passport/specimen.ts';
import type { DocumentKey } from './document-key.ts';
import { standardCurve } from './domain-parameters.ts';
import { readChip } from './read-chip.ts';

/**
 * Identity cards of several applications, as reports to other readers tell (NFCPassportReader 106, 116, 164, 219; published readers
 * of Estonian cards): where the application of travel documents has another name, is not the one that is selected first, or is
 * selected otherwise.
 */
const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const signer = issueSigner(issueAuthority(scheme, { called: 'CSCA Utopia' }), scheme, {
  called: 'Signer',
  serial: 7,
});
const plain = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 7)]))],
]);
const read = (options: Partial<CardOptions>, groups = plain, key: DocumentKey = HOLDERS_KEY) =>
  readChip(specimenCard(signer, groups, options).transmit, key);
const AES128 = paceSet('generic', 'AES-128', 12);

describe('national cards', () => {
  const pace = [AES128];
  const accessOf = async (quirks: CardQuirks, options: Partial<CardOptions> = {}) => {
    const { access, groups } = await read({ pace, quirks, ...options });
    expect(groups.size).toBe(2);
    return access.protocol;
  };

  test('the application has another name', async () => {
    const quirks = { application: 'a00000024710ff' } as const;
    expect(await accessOf(quirks, { basicAccess: false })).toBe('PACE');
    expect((await read({ quirks })).access.protocol).toBe('BAC');
    await expect(read({ pace, quirks: { application: 'a000000077' } })).rejects.toMatchObject({
      problem: 'not-a-travel-document',
    });
  });

  test.each([0x6a82, 0x6a86, 0x6982])(
    'another application is selected first, where EF.CardAccess is answered %i: it lies below the master file',
    async (missingFile) => {
      const quirks = { startsElsewhere: true, missingFile } as const;
      expect(await accessOf(quirks, { basicAccess: false })).toBe('PACE');
    },
  );

  test.each([0x6d00, 0x6a86, 0x6985])(
    'the master file cannot be selected (%i): nor need it be',
    async (masterFile) => {
      expect(await accessOf({ masterFile }, { basicAccess: false })).toBe('PACE');
      // Neither here nor there: what is left is basic access.
      expect(await accessOf({ masterFile, startsElsewhere: true })).toBe('BAC');
    },
  );

  test('a file or an application is selected only with an answer', async () => {
    const quirks = { alwaysAnswers: true } as const;
    expect(await accessOf(quirks, { basicAccess: false })).toBe('PACE');
    expect(await accessOf({ ...quirks, startsElsewhere: true }, { basicAccess: false })).toBe('PACE');
    expect((await read({ quirks })).access.protocol).toBe('BAC');
  });

  test('its proof is asked for in the same way, and a clone has none', async () => {
    const chipKey = makeChipKey(standardCurve(13), 'AES-128');
    const key = {
      curveOid: '1.3.36.3.3.2.8.1.1.7',
      point: chipKey.point,
      protocol: '0.4.0.127.0.7.2.2.3.2.2',
    };
    const groups = new Map([...plain, [14, dataGroup14({ chipKey: key })]]);
    const quirks = { alwaysAnswers: true } as const;
    expect(await read({ pace, quirks, chipKey }, groups)).toMatchObject({ chipAuthentication: 'passed' });
    expect(await read({ pace, quirks }, groups)).toMatchObject({ chipAuthentication: 'failed' });
  });

  test('all of it at once, opened by the number on the card', async () => {
    const quirks = {
      alwaysAnswers: true,
      startsElsewhere: true,
      application: 'a00000024710ff',
    } as const;
    expect((await read({ pace, quirks, basicAccess: false }, plain, CAN)).groups.size).toBe(2);
  });
});
