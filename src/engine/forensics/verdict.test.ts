import { describe, expect, it } from 'vitest';
import { Channel, type EvidenceGroup, type Finding, type FindingStrength } from '../../contract/forensics.ts';
import { loadCalibration, quantileOf, type Calibration } from './calibration.ts';
import { calibrate, measuredEvidence, type BenignSample } from './calibrate.ts';
import { fuse } from './fusion.ts';
import { SHOWN } from './shown.ts';
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
  channel: Channel = 'born-digital-pdf',
  quick: 'structure' | 'text' | null = null,
  shown = 0,
): ReturnType<typeof judge> {
  return judge(findings, fuse(findings, calibration, channel), {
    channel,
    calibration,
    pages: [],
    shown,
    quick,
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

  it('of a quick look says what was looked at, and nothing about the pages', () => {
    const { verdict, confidenceScore, message } = verdictOf([], 'unknown', 'structure');
    expect({ verdict, confidenceScore }).toEqual({ verdict: 'INCONCLUSIVE', confidenceScore: 0 });
    expect(message).toContain('Its pages were not looked at');
    expect(verdictOf([], 'born-digital-pdf', 'text').message).toContain('the text of the file');
    expect(verdictOf([], 'born-digital-pdf', 'text', SHOWN['structure of a PDF']).confidenceScore).toBe(37);
    expect(verdictOf([found('pdf-structure', 'proof')], 'unknown', 'structure').verdict).toBe('TAMPERED');
  });

  it('does not move on weak rules and notes', () => {
    expect(verdictOf([found('pdf-structure', 'weak'), found('metadata', 'note')]).verdict).toBe(
      'INCONCLUSIVE',
    );
    const doubtful = verdictOf([found('logic', 'weak')], 'scan');
    expect(doubtful.verdict).toBe('INCONCLUSIVE');
    expect(doubtful.message).toContain('This may be a misreading');
  });

  it('flags a doubtful sum only together with a rare trace', () => {
    expect(verdictOf([found('logic', 'weak'), found('jpeg', 'weak', 0.985)], 'scan').verdict).toBe(
      'SUSPICIOUS',
    );
    expect(verdictOf([found('logic', 'weak'), found('jpeg', 'note', 0.93)], 'scan').verdict).toBe(
      'INCONCLUSIVE',
    );
  });

  it('is AUTHENTIC only where something authenticates the file, in no channel because nothing was found', () => {
    const signed: Finding = { ...found('pdf-structure', 'note'), authenticates: true };
    expect(verdictOf([signed])).toMatchObject({ verdict: 'AUTHENTIC', confidenceScore: 97 });
    expect(verdictOf([signed], 'scan', 'structure').verdict).toBe('AUTHENTIC');
    expect(verdictOf([signed, found('logic', 'strong')]).verdict).toBe('SUSPICIOUS');
    for (const channel of Channel.options) {
      expect(verdictOf([], channel).verdict).toBe('INCONCLUSIVE');
      expect(verdictOf([], channel, 'structure').verdict).toBe('INCONCLUSIVE');
    }
  });

  it('says how many edited files of the kind showed signs, and where that was not measured', () => {
    expect(verdictOf([], 'born-digital-pdf', null, SHOWN['text of a PDF'])).toMatchObject({
      confidenceScore: 62,
      message:
        'No signs of editing were found. Of edited files of this kind, 62 in 100 showed signs when it was measured.',
    });
    expect(verdictOf([], 'camera')).toMatchObject({
      confidenceScore: 0,
      message: 'No signs of editing were found, but edits of a photograph often leave none.',
    });
  });
});

describe('fusion', () => {
  it('lets silence speak for a file as far as edits of its kind show', () => {
    const risk = (shown: number, ...findings: Finding[]): number =>
      fuse(findings, calibration, 'scan', {}, [], shown).risk;
    expect(risk(0.5)).toBeLessThan(risk(0.1));
    expect(risk(0.5, found('metadata', 'note'))).toBe(risk(0.5));
    expect(risk(0.5, found('logic', 'weak'))).toBe(risk(0.1, found('logic', 'weak')));
  });

  it('caps every group, so that a hundred weak findings of one kind are not proof', () => {
    const many = Array.from({ length: 100 }, () => found('metadata', 'weak'));
    expect(fuse(many, calibration, 'scan').groups.metadata).toBe(calibration.caps.metadata);
  });
});

describe('calibration', () => {
  const samples = Array.from({ length: 200 }, (_, i): BenignSample => ({
    channel: 'camera',
    values: { 'flat-patch': i / 10 },
  }));
  const own: Calibration = calibrate(samples, calibration, { version: 'test', madeBy: 'test' });

  it('tells where a value stands, and never claims more than the number of files allows', () => {
    expect(quantileOf(own, 'camera', 'flat-patch', 10)).toBeCloseTo(0.5, 1);
    // With 200 files, no quantile is rarer than 1 in 201.
    expect(quantileOf(own, 'camera', 'flat-patch', 1e9)).toBeCloseTo(200 / 201, 5);
    expect(quantileOf(own, 'camera', 'unheard-of', 1)).toBeNull();
  });

  it('sets a threshold that two of a hundred benign files reach, by quantiles of other files', () => {
    const flagAt = own.channels.camera!.flagAt!;
    const above = samples.filter((s) => measuredEvidence(s, own) > flagAt).length;
    expect(above).toBeLessThanOrEqual(4);
    expect(above).toBeGreaterThan(0);
  });

  it('adds up what measurements say of one place, not of two corners of a page', () => {
    const at = (detector: string, x: number): Finding => ({
      ...found('splice', 'weak', 0.99),
      detector,
      page: 0,
      box: { x, y: 100, width: 90, height: 20 },
    });
    const evidence = (...findings: Finding[]): number => fuse(findings, own, 'camera').measured;
    const one = evidence(at('flat-patch', 100));
    expect(one).toBeGreaterThan(1);
    expect(evidence(at('flat-patch', 100), at('another', 200))).toBeCloseTo(2 * one, 5);
    expect(evidence(at('flat-patch', 100), at('another', 600))).toBeCloseTo(one, 5);
    expect(evidence(at('flat-patch', 100), { ...at('another', 100), page: 1 })).toBeCloseTo(one, 5);
    // A finding without a position may be anywhere.
    expect(evidence(at('flat-patch', 100), { ...at('another', 0), box: null })).toBeCloseTo(2 * one, 5);
  });

  it('counts a detector as much as it weighs', () => {
    const weighed = (weight: number): Calibration => ({
      ...own,
      channels: {
        camera: {
          ...own.channels.camera!,
          measures: { 'flat-patch': { ...own.channels.camera!.measures['flat-patch']!, weight } },
        },
      },
    });
    const rare = { ...found('splice', 'weak', 0.99), detector: 'flat-patch' };
    const evidence = (weight: number): number => fuse([rare], weighed(weight), 'camera').measured;
    expect(evidence(0)).toBe(0);
    expect(evidence(1)).toBeGreaterThan(1);
    expect(evidence(0.5)).toBeCloseTo(evidence(1) / 2, 5);
  });

  it('lets measurements too ordinary for a finding move the risk, not what flags', () => {
    const quiet = (quantile: number): ReturnType<typeof fuse> =>
      fuse([], own, 'camera', {}, [{ detector: 'flat-patch', group: 'splice', quantile }]);
    expect(quiet(0.85).risk).toBeGreaterThan(quiet(0.2).risk);
    expect(quiet(0.85).measured).toBe(0);
  });

  it('sets a threshold only from fifty files on', () => {
    expect(own.channels.camera?.flagAt).not.toBeNull();
    expect(
      calibrate(samples.slice(0, 40), calibration, { version: 't', madeBy: 't' }).channels.camera?.flagAt,
    ).toBeNull();
  });
});
