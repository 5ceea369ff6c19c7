import { describe, expect, it } from 'vitest';
import { madeFace, madeFrame } from './frames.fixture.ts';
import { sessionImages } from './images.ts';

const [first, second] = [Uint8Array.of(1), Uint8Array.of(2)];

describe('the reference image', () => {
  it('is the best frame whose features were measured: nobody knows who is on the others', () => {
    const images = sessionImages(0);
    images.offer(first, madeFrame(), 'positioning', true);
    images.offer(second, madeFrame(madeFace({ eyeDistance: 140 }), { embedding: null }), 'nod', true);
    expect(images.reference).toBe(first);
    images.offer(second, madeFrame(madeFace({ eyeDistance: 140 })), 'nod', true);
    expect(images.reference).toBe(second);
  });

  it('is forgotten when the check starts over; audit images show what was before', () => {
    const images = sessionImages(2);
    images.offer(first, madeFrame(), 'positioning', true);
    images.startOver();
    expect(images.reference).toBeNull();
    expect(images.audit).toEqual([first]);
  });
});
