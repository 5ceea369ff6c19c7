import { describe, expect, it } from 'vitest';
import type { EvidenceGroup, Finding, FindingStrength } from '../../contract/forensics.ts';
import { loadCalibration, quantileOf, type Calibration } from './calibration.ts';
import { calibrate, type BenignSample } from './calibrate.ts';
import { fuse } from './fusion.ts';
import { judge } from './verdict.ts';

const calibration = loadCalibration();

function found(group: EvidenceGroup, strength: FindingStrength, quantile: number | null = null): Finding {
  return {
    detector: 'test',
    version: '1',
    group,
    strength,
    page: null,
    box: null,
    value: 1,
    quantile,
    explanation: `${strength} in ${group}.`,
    detail: '',
  };
}

function verdictOf(
  findings: Finding[],
  channel: 'born-digital-pdf' | 'scan' = 'born-digital-pdf',
  trustedSignature = false,
): ReturnType<typeof judge> {
  return judge(findings, fuse(findings, calibration, channel), {
    channel,
    calibration,
    pages: [],
    trustedSignature,
    quick: false,
  });
}

describe('the verdict', () => {
  it('is TAMPERED by proof, or by arithmetic and another strong group, and by nothing less', () => {
    expect(verdictOf([found('pdf-structure', 'proof')])).toMatchObject({
      verdict: 'TAMPERED',
      riskScore: expect.any(Number) as number,
    });
    expect(verdictOf([found('logic', 'strong'), found('pdf-structure', 'strong')]).verdict).toBe('TAMPERED');
    expect(verdictOf([found('pdf-structure', 'strong'), found('splice', 'strong')]).verdict).toBe(
      'SUSPICIOUS',
    );
    expect(verdictOf([found('logic', 'strong'), found('logic', 'strong')]).verdict).toBe('SUSPICIOUS');
    expect(verdictOf([found('logic', 'strong'), found('metadata', 'strong')]).verdict).toBe('SUSPICIOUS');
  });

  it('does not move on weak rules and notes', () => {
    expect(verdictOf([found('pdf-structure', 'weak'), found('metadata', 'note')]).verdict).toBe('AUTHENTIC');
    expect(verdictOf([found('logic', 'weak')], 'scan').verdict).toBe('INCONCLUSIVE');
  });

  it('flags a doubtful sum only together with a rare trace', () => {
    expect(verdictOf([found('logic', 'weak'), found('jpeg', 'weak', 0.985)], 'scan').verdict).toBe(
      'SUSPICIOUS',
    );
    expect(verdictOf([found('logic', 'weak'), found('jpeg', 'note', 0.93)], 'scan').verdict).toBe(
      'INCONCLUSIVE',
    );
  });

  it('says "no signs", never that a file is genuine, and nothing where a channel has no power', () => {
    const quiet = verdictOf([]);
    expect(quiet).toMatchObject({ verdict: 'AUTHENTIC', message: 'No signs of tampering were found.' });
    expect(verdictOf([], 'scan')).toMatchObject({ verdict: 'INCONCLUSIVE' });
    expect(verdictOf([], 'scan', true)).toMatchObject({ verdict: 'AUTHENTIC', confidenceScore: 97 });
  });
});

describe('fusion', () => {
  it('caps every group, so that a hundred weak findings of one kind are not proof', () => {
    const many = Array.from({ length: 100 }, () => found('metadata', 'weak'));
    expect(fuse(many, calibration, 'scan').groups.metadata).toBe(calibration.caps.metadata);
  });
});

describe('calibration', () => {
  const samples = Array.from({ length: 200 }, (_, i): BenignSample => ({
    channel: 'camera',
    values: { 'noise-void': i / 10 },
  }));
  const own: Calibration = calibrate(samples, calibration, { version: 'test', madeBy: 'test' });

  it('tells where a value stands, and never claims more than the number of files allows', () => {
    expect(quantileOf(own, 'camera', 'noise-void', 10)).toBeCloseTo(0.5, 1);
    // 100 files in the half that gives the quantiles: nothing is rarer than 1 in 101.
    expect(quantileOf(own, 'camera', 'noise-void', 1e9)).toBeCloseTo(100 / 101, 5);
    expect(quantileOf(own, 'camera', 'unheard-of', 1)).toBeNull();
  });

  it('sets a threshold only from fifty files on', () => {
    expect(own.channels.camera?.flagAt).not.toBeNull();
    expect(
      calibrate(samples.slice(0, 40), calibration, { version: 't', madeBy: 't' }).channels.camera?.flagAt,
    ).toBeNull();
  });
});
