import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

it.each([
  'Removed',
  'STRUCK OFF',
  'Struck-off the register',
  'Strike-off initiated',
  'Striking off',
  'Pending removal',
  'In Liquidation',
  'Under liquidation',
  'Dissolved',
  'Deregistered',
  'De-registered',
  'Wound up',
  'Winding-up',
  'Dormant',
  'Not active',
  'Not in good standing',
  'Annual returns overdue',
  'Under business rescue',
  'INACTIVE',
  'Cancelled',
])('a company whose status is %s is not active', (status) => expect(standingOf(status)).toBe('not-active'));
it.each([
  'Active',
  'Registered',
  'REGISTERED',
  'Re-registered',
  'Existing',
  'Live',
  'In good standing',
  'In business',
])('one whose status is %s is', (status) => expect(standingOf(status)).toBe('active'));
it.each(['Migrated', 'Code 7', 'See file'])('%s says neither', (status) =>
  expect(standingOf(status)).toBe('unclear'),
);
it.each([null, '', ' - '])('%s says nothing', (status) => expect(standingOf(status)).toBe('unsaid'));
