import { IMPOSSIBLE } from './alignment.ts';
import { holds } from './check-digit.ts';
import { FILLER, MRZ_CHARACTERS, type Span, type ZoneFormat } from './formats.ts';
import { plausible } from './guards.ts';

/** Log-probabilities of the 37 characters by line and position. */
export type ZoneEvidence = readonly (readonly Float32Array[])[];

export interface RepairedZone {
  readonly lines: string[];
  /** All check digits are valid and the text is plausible. */
  readonly consistent: boolean;
  /** Characters changed from the likeliest reading. */
  readonly repaired: number;
  /** Log-probability lost by the changes. */
  readonly cost: number;
  /** Difference in log-probability to the next consistent reading; infinite if there is none. */
  readonly lead: number;
}

interface Change {
  readonly line: number;
  readonly position: number;
  readonly character: number;
  readonly cost: number;
}

/** Alternatives considered per position, and their minimum log-probability. */
const ALTERNATIVES = 4;
const MAX_CHANGE_COST = 9;
const MAX_CHANGES = 2;
const MAX_CANDIDATES = 70;

/** The likeliest character of each position. */
export function likeliest(evidence: ZoneEvidence): string[] {
  return evidence.map((line) => line.map((at) => MRZ_CHARACTERS[bestOf(at)]!).join(''));
}

/**
 * The likeliest zone with valid check digits: the reading itself, or one with at most two characters replaced by their
 * next likely ones. `lead` tells by how much the first of several repairs won.
 */
export function repairZone(evidence: ZoneEvidence, format: ZoneFormat): RepairedZone {
  const read = likeliest(evidence);
  const inner = {
    surely: hasSureFillers(evidence, read, format),
    opening: isSureFiller(evidence, format.names[0]),
  };
  const consistent = (lines: readonly string[]): boolean =>
    format.checks.every((rule) => holds(rule, lines, format)) && plausible(lines, format, inner);
  if (consistent(read)) return { lines: read, consistent: true, repaired: 0, cost: 0, lead: Infinity };

  const changes = candidateChanges(evidence).slice(0, MAX_CANDIDATES);
  const found: { lines: string[]; cost: number; repaired: number }[] = [];
  const consider = (...chosen: Change[]): void => {
    const lines = chosen.reduce((all, change) => applied(all, change), read);
    if (consistent(lines))
      found.push({ lines, cost: chosen.reduce((sum, c) => sum + c.cost, 0), repaired: chosen.length });
  };
  for (const change of changes) consider(change);
  if (found.length === 0 && MAX_CHANGES > 1) {
    for (const [i, first] of changes.entries()) {
      for (const second of changes.slice(i + 1)) {
        if (first.line !== second.line || first.position !== second.position) consider(first, second);
      }
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const [best, next] = found;
  if (!best) return { lines: read, consistent: false, repaired: 0, cost: 0, lead: 0 };
  return { ...best, consistent: true, lead: next ? next.cost - best.cost : Infinity };
}

/** Minimum log-probability of a filler where a letter may stand: ln 0.98. In a number A, K, U or 0 have the same check digit; names have none. */
const SURE_FILLER = Math.log(0.98);

/** Are the fillers inside the document number certain? */
function hasSureFillers(evidence: ZoneEvidence, read: readonly string[], { fields }: ZoneFormat): boolean {
  const { line, start, end } = fields['documentNumber']!;
  const number = read[line]!.slice(start, end).replace(/<+$/, '');
  return [...number].every((c, i) => c !== FILLER || isSureFiller(evidence, { line, start: start + i }));
}

const isSureFiller = (evidence: ZoneEvidence, { line, start }: Pick<Span, 'line' | 'start'>): boolean =>
  evidence[line]![start]![MRZ_CHARACTERS.indexOf(FILLER)]! >= SURE_FILLER;

function bestOf(at: Float32Array): number {
  let best = 0;
  for (let c = 1; c < at.length; c++) if (at[c]! > at[best]!) best = c;
  return best;
}

function candidateChanges(evidence: ZoneEvidence): Change[] {
  const changes: Change[] = [];
  for (const [line, positions] of evidence.entries()) {
    for (const [position, at] of positions.entries()) {
      const best = at[bestOf(at)]!;
      const others = [...at]
        .map((value, character) => ({ line, position, character, cost: best - value }))
        .filter(
          (change) =>
            change.cost > 0 && change.cost <= MAX_CHANGE_COST && at[change.character]! > IMPOSSIBLE / 2,
        )
        .sort((a, b) => a.cost - b.cost);
      changes.push(...others.slice(0, ALTERNATIVES));
    }
  }
  return changes.sort((a, b) => a.cost - b.cost);
}

function applied(lines: readonly string[], { line, position, character }: Change): string[] {
  return lines.map((text, i) =>
    i === line ? text.slice(0, position) + MRZ_CHARACTERS[character]! + text.slice(position + 1) : text,
  );
}
