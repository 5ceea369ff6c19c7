import { describe, expect, it } from 'vitest';
import type { Cue } from './cues/cue.ts';
import { decide } from './decision.ts';
import { isVirtualCamera } from './virtual-camera.ts';

const cue = (name: Cue['name'], outcome: Cue['outcome'] = 'passed', changes: Partial<Cue> = {}): Cue => ({
  name,
  outcome,
  value: 1,
  margin: outcome === 'passed' ? 1 : 0,
  reason: outcome === 'passed' || outcome === 'not-applicable' ? null : 'WHY',
  suspicious: false,
  ...changes,
});
const all = (['challenges', 'active-light', 'passive', 'depth', 'continuity'] as const).map((name) =>
  cue(name),
);

describe('the decision', () => {
  it('is a conjunction: five cues that pass with room are a confidence of 100', () => {
    expect(decide(all)).toMatchObject({ isLive: true, confidence: 100, reasons: [] });
  });

  it('never falls below 90 when every cue passed, however tight', () => {
    expect(decide(all.map((c) => ({ ...c, margin: 0 })))).toMatchObject({ isLive: true, confidence: 90 });
  });

  it.each(all.map((c) => c.name))('refuses when only %s fails, with a confidence below 60', (name) => {
    const result = decide(all.map((c) => (c.name === name ? cue(name, 'failed', { suspicious: true }) : c)));
    expect(result).toMatchObject({ isLive: false, reasons: ['WHY'], suspicious: true });
    expect(result.confidence).toBeLessThan(60);
  });

  it('refuses a doubt as well', () => {
    expect(decide([...all.slice(1), cue('challenges', 'inconclusive')]).isLive).toBe(false);
  });

  it('passes without light and depth on the accessible paths, but not on one or two cues', () => {
    const without = all.map((c) =>
      c.name === 'depth' || c.name === 'active-light' ? cue(c.name, 'not-applicable') : c,
    );
    expect(decide(without).isLive).toBe(true);
    expect(decide([cue('challenges'), cue('passive')]).isLive).toBe(false);
    expect(decide([]).isLive).toBe(false);
  });
});

describe('virtual cameras', () => {
  it.each([
    'OBS Virtual Camera',
    'ManyCam Virtual Webcam',
    'Dummy video device (0x0000)',
    'fake_device_0',
    'DroidCam Source 3',
  ])('%s is known', (label) => {
    expect(isVirtualCamera(label)).toBe(true);
  });
  it.each(['Integrated Camera (04f2:b6d0)', 'HD Pro Webcam C920', 'FaceTime HD Camera', ''])(
    '"%s" is not',
    (label) => {
      expect(isVirtualCamera(label)).toBe(false);
    },
  );
});
