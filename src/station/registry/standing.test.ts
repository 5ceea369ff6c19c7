import { expect, it } from 'vitest';
import { isNotActive } from './standing.ts';

it.each([
  'Removed',
  'STRUCK OFF',
  'Struck-off the register',
  'In Liquidation',
  'Under liquidation',
  'Dissolved',
])('a company whose status is %s is not active', (status) => expect(isNotActive(status)).toBe(true));
it.each([
  'Deregistered',
  'De-registered',
  'Wound up',
  'Winding-up',
  'Dormant',
  'Not active',
  'INACTIVE',
  'Cancelled',
])('nor is one whose status is %s', (status) => expect(isNotActive(status)).toBe(true));
it.each([
  'Active',
  'Registered',
  'REGISTERED',
  'Re-registered',
  'Existing',
  'Live',
  'In good standing',
  null,
])('one whose status is %s is', (status) => expect(isNotActive(status)).toBe(false));
