import type { FaceChallenge, LightColour } from '../../contract/face-check.ts';

/** A uniform random integer, 0 ≤ n < below. */
export type RandomInteger = (below: number) => number;

export interface CheckSettings {
  readonly withoutHeadMovement: boolean;
  readonly withoutFlashes: boolean;
}

/** What one attempt asks for. */
export interface Plan {
  readonly challenges: readonly FaceChallenge[];
  /** Empty without flashes. */
  readonly colours: readonly LightColour[];
}

const COLOURS: readonly LightColour[] = ['red', 'green', 'blue', 'yellow'];
/**
 * Fourteen steps give 4 · 3¹³ = 6.4 million sequences. At 400 ms a step two opposing changes take 0.8 s: 1.25 flashes a
 * second, below the three of WCAG 2.3.1; sensitive people take the path without light.
 */
export const LIGHT_STEPS = 14;
export const LIGHT_STEP_MS = 400;
export const CHALLENGE_MS = 9_000;

/** A new plan for every attempt, so that recordings of earlier ones do not help. */
export function makePlan(settings: CheckSettings, random: RandomInteger): Plan {
  return {
    challenges: settings.withoutHeadMovement
      ? shuffle(['blink-twice', 'open-mouth', 'close-eyes'], random)
      : withHeadMovement(settings, random),
    colours: settings.withoutFlashes ? [] : randomColours(random),
  };
}

/** At least one turn, from which depth is judged. One more challenge if there is no light. */
function withHeadMovement(settings: CheckSettings, random: RandomInteger): FaceChallenge[] {
  const turns = shuffle<FaceChallenge>(['turn-left', 'turn-right'], random);
  const others = shuffle<FaceChallenge>(['nod', 'blink-twice', turns[1]!], random);
  return shuffle([turns[0]!, ...others.slice(0, settings.withoutFlashes ? 3 : 2 - random(2))], random);
}

/** One more movement, other than the last, for a session with an inconclusive passive result. */
export function furtherChallenge(
  settings: CheckSettings,
  last: FaceChallenge | undefined,
  random: RandomInteger,
): FaceChallenge {
  const possible: FaceChallenge[] = settings.withoutHeadMovement
    ? ['open-mouth', 'blink-twice']
    : ['turn-left', 'turn-right', 'nod'];
  const others = possible.filter((challenge) => challenge !== last);
  return others[random(others.length)]!;
}

function randomColours(random: RandomInteger): LightColour[] {
  const colours: LightColour[] = [];
  while (colours.length < LIGHT_STEPS) {
    const others = COLOURS.filter((colour) => colour !== colours.at(-1));
    colours.push(others[random(others.length)]!);
  }
  return colours;
}

function shuffle<T>(items: readonly T[], random: RandomInteger): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
