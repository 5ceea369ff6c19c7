import { decodeFaceImage } from '../../../src/engine/faces/decode.ts';
import { analyzeFrame } from '../../../src/engine/faces/frame.ts';
import { makePlan } from '../../../src/station/liveness/plan.ts';
import { headFrom } from './active-light.ts';
import type { Random } from './random.ts';
import { runSession, someRoom, type Presence } from './session.ts';

const STRAIGHT = 12;

/** Runs each kind of session once per usable portrait. */
export async function sessionRows(
  portraits: readonly (() => Buffer)[],
  random: Random,
): Promise<(string | number)[][]> {
  const counts = new Map<string, { n: number; live: number; reasons: Map<string, number> }>();
  for (const read of portraits) {
    const portrait = read();
    const { face } = await analyzeFrame(await decodeFaceImage(portrait), false);
    const head = await headFrom(portrait);
    if (!face || !head || Math.abs(face.yaw) > STRAIGHT || Math.abs(face.pitch) > STRAIGHT) continue;
    const other = makePlan({ withoutHeadMovement: false, withoutFlashes: false }, random.integer);
    const presences: Presence[] = [
      { kind: 'live' },
      { kind: 'other-light', colours: other.colours },
      { kind: 'photograph' },
    ];
    for (const presence of presences) {
      const decision = await runSession(head, presence, someRoom(random), random);
      const count = counts.get(presence.kind) ?? { n: 0, live: 0, reasons: new Map<string, number>() };
      count.n++;
      if (decision.isLive) count.live++;
      for (const reason of decision.reasons) count.reasons.set(reason, (count.reasons.get(reason) ?? 0) + 1);
      counts.set(presence.kind, count);
    }
  }
  const rows: (string | number)[][] = [['presentation', 'n', 'passed', 'reasons of the others']];
  for (const [kind, { n, live, reasons }] of counts)
    rows.push([kind, n, live, [...reasons].map(([reason, times]) => `${reason} ${times}`).join(', ') || '–']);
  return rows;
}
