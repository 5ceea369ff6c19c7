// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { CaseChip } from '../../contract/chip.ts';
import { caseOf, readField } from '../testing/case-of.ts';
import { mount, type Mounted } from '../testing/mount.tsx';
import { CLERK } from '../testing/station-answers.ts';
import { ChipPanel } from './chip-panel.tsx';

const certificate = { name: 'CSCA Utopia', country: 'UT', validFrom: '2020-01-01', validUntil: '2035-01-01' };
const chip: CaseChip = {
  readAt: '2026-11-28T08:00:00.000Z',
  portrait: 0,
  chip: {
    verdict: 'AUTHENTIC',
    reasons: [],
    message: '',
    documentType: 'PASSPORT',
    extractedData: {},
    mrz: [],
    hasPortrait: true,
    passiveAuthentication: {
      signature: 'holds',
      issuer: 'trusted',
      dataGroups: [],
      unsignedGroups: [],
      signer: certificate,
      authority: certificate,
    },
    chipAuthentication: 'passed',
    activeAuthentication: 'not_offered',
  },
  comparison: {
    documentType: 'PASSPORT',
    isOfDocument: true,
    fields: [
      { field: 'fullName', chip: 'THATO MODISANE', zone: null, print: 'KGOSI MODISANE', outcome: 'differs' },
      { field: 'expiryDate', chip: '2031-08-30', zone: '2031-08-30', print: null, outcome: 'same' },
    ],
  },
  faces: [{ with: 'print', similarity: 97.4, isMatch: true, threshold: 90 }],
};
const detail = { ...caseOf([readField('fullName', 'KGOSI MODISANE')]), chip };

let mounted: Mounted;
afterEach(() => mounted.unmount());
const open = (shown: CaseChip): string => {
  mounted = mount(<ChipPanel detail={detail} chip={shown} verification={detail.verification!} />, CLERK);
  return document.body.textContent ?? '';
};

test('shows who signed, three portraits, and each field as chip, zone and print have it', () => {
  const text = open(chip);
  expect(text).toContain('UT, CSCA Utopia');
  expect(text).toContain('it is no copy');
  for (const caption of ['On the document', 'On the chip', 'At the counter']) expect(text).toContain(caption);
  const row = mounted.find('tr[data-outcome=differs]');
  expect(row.textContent).toContain('Full nameTHATO MODISANE–KGOSI MODISANE differs');
  expect(text).toContain('97 of 100');
});

test('data are genuine, and whether the chip is a copy could not be told', () => {
  const text = open({ ...chip, chip: { ...chip.chip, reasons: ['COPY_NOT_EXCLUDED'] } });
  expect(text).toContain('those that the state signed (');
  expect(text).toContain('The chip may be a copy of a genuine one.');
  expect(text).not.toContain('it is no copy');
});

test('a copy is named as one, whatever its data say', () => {
  const reasons = ['CHIP_IS_A_COPY'] as const;
  const text = open({ ...chip, chip: { ...chip.chip, verdict: 'TAMPERED', reasons: [...reasons] } });
  expect(text).toContain('The chip is a copy');
  expect(text).not.toContain('those that the state signed (');
});
