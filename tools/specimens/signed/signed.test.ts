import { describe, expect, it } from 'vitest';
import type { ForensicReport } from '../../../src/contract/forensics.ts';
import { startInspection } from '../../../src/engine/forensics/inspector.ts';
import { attacked } from './attacks.ts';
import { honestlySigned, type SignedSpecimen } from './honest.ts';

async function examine({ bytes, trusted }: SignedSpecimen): Promise<ForensicReport> {
  return startInspection({ name: 'a.pdf', bytes }, 0, {
    mode: 'quick',
    today: '2026-11-21',
    trustedCertificates: trusted,
  }).finish([], 'unknown');
}

/** What stays short of proof although it is honest, and why. */
const NOT_PROVED = new Set([
  // Another content of the same digest is made on any computer.
  'RSA, md5',
  // No two programs agree on the mask by SHAKE; what is not known here is unknown.
  'RSA, an algorithm that is not known here',
  // A time stamp says when, not who.
  'a time stamp alone',
  // What a clerk typed afterwards nobody signed.
  'signed, then filled in',
  'certified for filling, then filled in',
]);

describe('honestly signed', () => {
  const specimens = honestlySigned();

  it('are of at least forty forms', () => {
    expect(specimens.length).toBeGreaterThanOrEqual(40);
    expect(new Set(specimens.map((s) => s.name)).size).toBe(specimens.length);
  });

  it.each(specimens.map((s) => [s.name, s] as const))('%s: holds', async (name, specimen) => {
    const { verdict, findings } = await examine(specimen);
    const told = findings.map((f) => `${f.explanation} ${f.detail}`).join('\n');
    expect(
      findings.filter((f) => ['proof', 'strong'].includes(f.strength)),
      told,
    ).toEqual([]);
    expect(verdict, told).toBe(NOT_PROVED.has(name) ? 'INCONCLUSIVE' : 'AUTHENTIC');
  });
});

/** What leaves no sign: it changes nothing that is seen, or says no more than that somebody unknown signed. */
const WITHOUT_SIGN =
  /a namesake$|in place of a signature|attributes without a digest|all looks are to be drawn anew/;

describe('attacked', () => {
  it.each(attacked().map((s) => [s.name, s] as const))(
    '%s: is not called AUTHENTIC',
    async (name, specimen) => {
      const { verdict, findings } = await examine(specimen);
      expect(verdict, findings.map((f) => f.explanation).join(' ')).toMatch(
        WITHOUT_SIGN.test(name) ? /INCONCLUSIVE/ : /TAMPERED|SUSPICIOUS/,
      );
    },
  );
});
