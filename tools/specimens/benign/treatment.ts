import type { Base } from '../tamper/attack.ts';
import type { Program } from '../tamper/programs.ts';
import type { Random } from '../world/random.ts';

/** Something that ordinary people and programs do to a document without changing what it says. */
export interface Treatment {
  /** Kebab case; the bench reports by it. */
  readonly id: string;
  readonly medium: 'pdf' | 'image';
  /** Not used while rules and thresholds were tuned. */
  readonly heldOut: boolean;
  readonly needs: readonly Program[];
  /** The treated file; null when it does not apply to this base. */
  apply(base: Base, random: Random): Promise<Uint8Array | null>;
}
