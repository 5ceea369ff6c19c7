import type { FaceCheckState, FaceHint } from '../../contract/face-check.ts';
import type { FaceFacts } from '../../engine/faces/frame.ts';
import { ATTEMPTS, lightMs, shownState, type Phase } from './check-phase.ts';
import { judgeChallenge, type Baseline, type Sighting } from './challenges.ts';
import { judgeActiveLight, type LitFrame } from './cues/active-light.ts';
import { judgeContinuity, type TimedFrame } from './cues/continuity.ts';
import type { Cue } from './cues/cue.ts';
import { judgeDepth } from './cues/depth.ts';
import { judgePassive } from './cues/passive.ts';
import { decide, type Decision } from './decision.ts';
import {
  CHALLENGE_MS,
  furtherChallenge,
  LIGHT_STEP_MS,
  makePlan,
  type CheckSettings,
  type Plan,
  type RandomInteger,
} from './plan.ts';
import { baselineOf, positioningHint } from './positioning.ts';

/** Luma of a picture from a covered lens; margin of a further attempt: less for each, at least (set by hand, ADR 401). */
const COVERED = 0.03;
const SHRINKING_MARGIN = { each: 0.3, least: 0.4 } as const;

/** One frame as it enters the check. `lightElapsed`: milliseconds since the page showed the first colour. */
export interface CheckFrame extends TimedFrame {
  readonly lightElapsed: number | null;
}

export interface FaceCheckOptions extends CheckSettings {
  readonly random: RandomInteger;
  /** The camera's name is on the list, and policy refuses such cameras. */
  readonly virtualCamera: boolean;
}

/** Frames in a row with a well-placed face before a check starts. */
const STEADY = 5;
/** A pause in the frames, or a face out of sight, ends an attempt after this many milliseconds. */
const LONGEST_GAP = 3_000;
/** Consecutive frames with a second person in view that end an attempt. */
const COMPANY = 3;
/** How long the reason for an ended attempt is shown before the next one starts, milliseconds: people have to read it. */
const NOTICE_MS = 2_500;
/** A face check from the first frame to its decision; holds measurements, never pixels. */
export class FaceCheck {
  readonly #options: FaceCheckOptions;
  #phase: Phase = { kind: 'positioning' };
  #attempt = 1;
  #plan: Plan;
  #hint: FaceHint | null = null;
  /** Why the last attempt ended. */
  #notice: { readonly hint: FaceHint; readonly until: number } | null = null;
  #steady: CheckFrame[] = [];
  /** Every frame since the attempt's positioning was complete. */
  #frames: CheckFrame[] = [];
  #sightings: Sighting[] = [];
  #lit: LitFrame[] = [];
  #base: Baseline | null = null;
  #rest: FaceFacts[] = [];
  #reference: Float32Array | null = null;
  #doubtSettled = false;
  #lastFaceAt = 0;
  /** Consecutive frames up to now with another face as near. */
  #company = 0;
  #virtualCamera: boolean;

  constructor(options: FaceCheckOptions) {
    this.#options = options;
    this.#virtualCamera = options.virtualCamera;
    this.#plan = makePlan(options, options.random);
  }

  /** The replacement camera is one that policy refuses. */
  refuseCamera(): void {
    this.#virtualCamera = true;
  }

  get decision(): Decision | null {
    return this.#phase.kind === 'finished' ? this.#phase.decision : null;
  }

  /**
   * What to measure in the next frame: embeddings of every fifth frame and at the end of positioning; in the light
   * phase, where every frame counts, three of four only for their colour.
   */
  get wanted(): { readonly withEmbedding: boolean; readonly look: 'full' | 'quick' } {
    switch (this.#phase.kind) {
      case 'positioning':
        return { withEmbedding: this.#steady.length >= STEADY - 2, look: 'full' };
      case 'light':
        return {
          withEmbedding: this.#frames.length % 8 === 0,
          look: this.#frames.length % 4 === 0 ? 'full' : 'quick',
        };
      case 'challenge':
      case 'finished':
        return { withEmbedding: this.#frames.length % 5 === 0, look: 'full' };
    }
  }

  /**
   * `usableImage`: the face is well placed, so the frame may become the reference or an audit image. `startsOver`:
   * frames before this one no longer belong to the check.
   */
  accept(frame: CheckFrame): { usableImage: boolean; startsOver: boolean } {
    const usableImage = positioningHint(frame.facts) === null;
    const attempt = this.#attempt;
    switch (this.#phase.kind) {
      case 'positioning':
        this.#position(frame);
        break;
      case 'challenge':
        this.#challenge(frame, this.#phase);
        break;
      case 'light':
        this.#light(frame, this.#phase);
        break;
      case 'finished':
        break;
    }
    const startsOver = this.#attempt > attempt || (this.#phase.kind === 'positioning' && !usableImage);
    return { usableImage, startsOver };
  }

  state(now: number): Omit<FaceCheckState, 'status'> {
    const shown = { phase: this.#phase, plan: this.#plan, hint: this.#hint, attempt: this.#attempt };
    return shownState(shown, now);
  }

  #position(frame: CheckFrame): void {
    const notice = this.#notice && frame.capturedAt < this.#notice.until ? this.#notice.hint : null;
    this.#hint = positioningHint(frame.facts) ?? notice;
    if (this.#hint) {
      this.#steady = [];
      return;
    }
    this.#steady.push(frame);
    const reference = this.#steady.findLast((f) => f.facts.embedding)?.facts.embedding ?? null;
    if (this.#steady.length < STEADY || !reference) return;
    this.#frames = [...this.#steady];
    this.#company = 0;
    this.#base = baselineOf(this.#steady.map((f) => f.facts));
    this.#rest = this.#steady.flatMap((f) => (f.facts.face ? [f.facts.face] : []));
    this.#reference = reference;
    this.#startChallenge(0, frame.capturedAt);
  }

  #startChallenge(index: number, at: number): void {
    this.#sightings = [];
    this.#lastFaceAt = at;
    this.#phase = { kind: 'challenge', index, since: at };
  }

  /** Common to all timed phases: keeps the frame, watches for gaps and a second person. False when the attempt is over. */
  #follow(frame: CheckFrame): boolean {
    const before = this.#frames.at(-1);
    this.#frames.push(frame);
    const seen = frame.facts.faces > 0;
    if (seen) this.#lastFaceAt = frame.capturedAt;
    this.#hint = seen ? null : frame.facts.luma < COVERED ? 'lens-covered' : 'no-face';
    this.#company = frame.facts.faces > 1 ? this.#company + 1 : 0;
    if (this.#company >= COMPANY) {
      this.#nextAttempt(frame.capturedAt, 'several-faces', 'SEVERAL_FACES');
      return false;
    }
    const gap = before ? frame.capturedAt - before.capturedAt : 0;
    if (gap <= LONGEST_GAP && frame.capturedAt - this.#lastFaceAt <= LONGEST_GAP) return true;
    this.#nextAttempt(frame.capturedAt, this.#hint ?? 'hold-still', 'INTERRUPTED');
    return false;
  }

  #challenge(frame: CheckFrame, phase: Extract<Phase, { kind: 'challenge' }>): void {
    if (!this.#follow(frame)) return;
    if (frame.facts.face) this.#sightings.push({ at: frame.capturedAt, face: frame.facts.face });
    const progress = judgeChallenge(this.#plan.challenges[phase.index]!, this.#sightings, this.#base!);
    if (progress === 'other-way') return this.#nextAttempt(frame.capturedAt, 'other-way', 'CHALLENGE_MISSED');
    if (progress === 'waiting') {
      if (frame.capturedAt - phase.since > CHALLENGE_MS)
        this.#nextAttempt(frame.capturedAt, 'too-slow', 'CHALLENGE_MISSED');
      return;
    }
    // Wait for a face at rest: a turned head would fulfil the next challenge by turning back.
    const face = frame.facts.face;
    const atRest =
      face && Math.abs(face.yaw - this.#base!.yaw) <= 10 && Math.abs(face.pitch - this.#base!.pitch) <= 10;
    if (!atRest) {
      this.#hint = 'look-straight';
      if (frame.capturedAt - phase.since > 2 * CHALLENGE_MS)
        this.#nextAttempt(frame.capturedAt, 'too-slow', 'CHALLENGE_MISSED');
      return;
    }
    if (phase.index + 1 < this.#plan.challenges.length)
      this.#startChallenge(phase.index + 1, frame.capturedAt);
    else if (this.#plan.colours.length > 0 && !this.#doubtSettled) {
      this.#lit = [];
      this.#phase = { kind: 'light', since: frame.capturedAt };
    } else this.#finish(frame.capturedAt);
  }

  #light(frame: CheckFrame, phase: Extract<Phase, { kind: 'light' }>): void {
    if (!this.#follow(frame)) return;
    if (frame.facts.skin && frame.lightElapsed !== null)
      this.#lit.push({ elapsed: frame.lightElapsed, skin: frame.facts.skin });
    const shown = frame.lightElapsed ?? frame.capturedAt - phase.since - LONGEST_GAP;
    if (shown >= lightMs(this.#plan)) this.#finish(frame.capturedAt);
  }

  #finish(at: number): void {
    const faces = this.#frames.flatMap((f) => (f.facts.face ? [f.facts.face] : []));
    const turns = this.#plan.challenges.some((c) => c === 'turn-left' || c === 'turn-right');
    const passive = judgePassive(faces, this.#doubtSettled);
    if (passive.outcome === 'inconclusive') {
      const further = furtherChallenge(this.#options, this.#plan.challenges.at(-1), this.#options.random);
      this.#plan = { ...this.#plan, challenges: [...this.#plan.challenges, further] };
      this.#doubtSettled = true;
      this.#startChallenge(this.#plan.challenges.length - 1, at);
      return;
    }
    const done: Cue = {
      name: 'challenges',
      outcome: 'passed',
      value: this.#plan.challenges.length,
      margin: Math.max(SHRINKING_MARGIN.least, 1 - SHRINKING_MARGIN.each * (this.#attempt - 1)),
      reason: null,
      suspicious: false,
    };
    this.#end([
      done,
      judgeActiveLight(this.#lit, this.#plan.colours, LIGHT_STEP_MS),
      passive,
      judgeDepth(this.#rest, faces, turns),
      judgeContinuity(this.#frames, this.#reference, this.#virtualCamera),
    ]);
  }

  #end(cues: readonly Cue[]): void {
    this.#hint = null;
    this.#phase = { kind: 'finished', decision: decide(cues) };
  }

  /** Starts over with a new plan, or ends the check after the last attempt. */
  #nextAttempt(
    at: number,
    hint: FaceHint,
    reason: 'INTERRUPTED' | 'SEVERAL_FACES' | 'CHALLENGE_MISSED',
  ): void {
    if (this.#attempt >= ATTEMPTS) {
      this.#end([
        { name: 'challenges', outcome: 'failed', value: 0, margin: 0, reason, suspicious: false },
        judgeContinuity(this.#frames, this.#reference, this.#virtualCamera),
      ]);
      return;
    }
    this.#attempt++;
    this.#plan = makePlan(this.#options, this.#options.random);
    this.#doubtSettled = false;
    this.#hint = hint;
    // Somebody who is back in sight needs no notice.
    this.#notice = reason === 'INTERRUPTED' ? null : { hint, until: at + NOTICE_MS };
    this.#steady = [];
    this.#phase = { kind: 'positioning' };
  }
}
