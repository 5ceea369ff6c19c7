import { expect, it } from 'vitest';
import type { FrameFacts } from '../../engine/faces/frame.ts';
import type { Engine } from '../engine.ts';
import { madeFrame } from './frames.fixture.ts';
import { startCheck } from './running-check.ts';

const settings = { withoutHeadMovement: false, withoutFlashes: true, virtualCamera: false };
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);

it('frames that pile up before a busy engine are refused, and go on when it is free', async () => {
  const answers: ((facts: FrameFacts) => void)[] = [];
  const call = (): Promise<FrameFacts> => new Promise((resolve) => answers.push(resolve));
  const check = startCheck({ call } as unknown as Engine, { ...settings, random: () => 0 }, 0);
  let at = 0;
  const send = () => {
    at += 500;
    return check.accept(jpeg, { capturedAt: at }, at);
  };
  const waiting = Array.from({ length: 10 }, send);
  await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (const one of waiting) {
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()!(madeFrame());
    await one;
  }
  const next = send();
  await expect.poll(() => answers.length).toBe(1);
  answers.pop()!(madeFrame());
  await expect(next).resolves.toBeNull();
});
