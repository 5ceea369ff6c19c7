import { describe, expect, it } from 'vitest';
import { Category } from '../../../contract/categories.ts';
import { ForensicProfile, type Finding } from '../../../contract/forensics.ts';
import type { Check, ExtractedField, VerifiedDocument } from '../../../contract/verification.ts';
import { loadCalibration } from '../calibration.ts';
import { fuse } from '../fusion.ts';
import { failedChecks } from '../arithmetic/failed-checks.ts';
import { profileNamed, profileOf } from './index.ts';

function field(name: string, value: string, confidence: number): ExtractedField {
  return {
    name,
    value,
    raw: value,
    confidence,
    page: 0,
    box: null,
    source: 'printed',
    agreement: 'once',
    alternatives: [],
    notes: [],
  };
}

/** A card whose ID number encodes a man and whose printed sex is female. */
function card(confidence: number): VerifiedDocument {
  const check: Check = {
    id: 'omang-sex-digit',
    outcome: 'failed',
    explanation: 'The fifth digit of the Omang number is 1, but the printed sex is F.',
    fields: ['idNumber', 'gender'],
  };
  return {
    documentType: 'OMANG',
    subtype: null,
    category: 'IDENTITY',
    configuredType: 'BOTSWANA_ID_CARD',
    classification: { confidence: 1, evidence: [], runnersUp: [] },
    pages: [0],
    fields: [field('idNumber', '123415678', confidence), field('gender', 'F', confidence)],
    checks: [check],
    confidence,
  };
}

const judged = (profile: ForensicProfile, confidence: number): Finding[] =>
  failedChecks.judge([card(confidence)], [], { today: '2026-11-21', profile });

describe('profiles', () => {
  it('exist for every name of the contract, and every category has one', () => {
    for (const id of ForensicProfile.options) expect(profileNamed(id).id).toBe(id);
    for (const category of Category.options) expect(profileOf(category)).not.toBe('unknown');
    expect(profileOf(null)).toBe('unknown');
  });

  it('count a failed check of their own when both values were read surely', () => {
    expect(judged('identity', 0.97).map((f) => f.strength)).toEqual(['weak']);
  });

  it('leave it a note when a value may be a misreading, or for documents of another kind', () => {
    expect(judged('identity', 0.6).map((f) => f.strength)).toEqual(['note']);
    expect(judged('address', 0.97).map((f) => f.strength)).toEqual(['note']);
  });

  it('weigh the groups where edits of such documents show', () => {
    const findings = judged('identity', 0.97);
    const calibration = loadCalibration();
    const plain = fuse(findings, calibration, 'scan').risk;
    expect(fuse(findings, calibration, 'scan', profileNamed('income').weights).risk).toBeGreaterThan(plain);
    expect(fuse(findings, calibration, 'scan', profileNamed('unknown').weights).risk).toBe(plain);
  });
});
