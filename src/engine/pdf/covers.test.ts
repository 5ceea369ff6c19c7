import { describe, expect, it } from 'vitest';
import type { ForensicReport } from '../../contract/forensics.ts';
import { startInspection } from '../forensics/inspector.ts';
import { handmadePdf, revise, stream } from './handmade.test-data.ts';

const AMOUNT = 'BT /F1 12 Tf 1 0 0 1 100 100 Tm (5,000.00) Tj ET';
const NEW_AMOUNT = 'BT /F2 12 Tf 0 g 1 0 0 1 100 100 Tm (8,000.00) Tj ET';
const box = (grey: 0 | 1): string => `q ${grey} g 98 96 60 16 re f Q`;

const examine = (bytes: Uint8Array): Promise<ForensicReport> =>
  startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-25' }).finish([], 'unknown');

describe('text that something opaque lies over', () => {
  it('is not read together with what stands over it', async () => {
    const { findings } = await examine(handmadePdf({ content: `${AMOUNT} ${box(1)} ${NEW_AMOUNT}` }));
    expect(findings.filter((f) => f.strength !== 'note').map((f) => f.detector)).toEqual(['covered-text']);
  });

  it('is read by itself where a later save put another text over it', async () => {
    const { findings } = await examine(
      revise(handmadePdf({ content: AMOUNT }), { 4: stream(`${AMOUNT} ${box(1)} ${NEW_AMOUNT}`) }),
    );
    expect(findings.find((f) => f.detector === 'changed-in-revision')).toMatchObject({
      strength: 'proof',
      before: '5,000.00',
      after: '8,000.00',
    });
  });

  it('was not taken off the page by what a later save put over it', async () => {
    const { verdict, findings } = await examine(
      revise(handmadePdf({ content: AMOUNT }), { 4: stream(`${AMOUNT} ${box(0)}`) }),
    );
    expect(findings.filter((f) => f.detector === 'changed-in-revision')).toEqual([]);
    expect(verdict).toBe('INCONCLUSIVE');
  });
});
