/** How one machine-readable zone was read through the whole pipeline. */
export interface ZoneOutcome {
  readonly name: string;
  readonly kind: string;
  readonly lines: number;
  readonly right: number;
  readonly valid: boolean;
  /** Called valid, and not what is printed. */
  readonly wronglyValid: boolean;
}

export const ZONE_COLUMNS = ['n', 'Lines exact', 'Zones valid', 'Wrong zones called valid'];

export const isMisread = (outcome: ZoneOutcome): boolean =>
  outcome.right < outcome.lines || outcome.wronglyValid;

/** A table row for each kind and one for all; `more` adds cells behind those of `ZONE_COLUMNS`. */
export function zoneRows<Outcome extends ZoneOutcome>(
  outcomes: readonly Outcome[],
  more: (own: readonly Outcome[]) => readonly string[] = () => [],
): string[][] {
  return [...new Set(outcomes.map((outcome) => outcome.kind)), 'all'].map((kind) => {
    const own = outcomes.filter((outcome) => kind === 'all' || outcome.kind === kind);
    const sum = (of: (outcome: Outcome) => number): number =>
      own.reduce((total, outcome) => total + of(outcome), 0);
    const [right, lines] = [sum((o) => o.right), sum((o) => o.lines)];
    return [
      kind,
      String(own.length),
      lines === 0 ? '–' : `${right}/${lines} = ${((100 * right) / lines).toFixed(1)} %`,
      String(sum((o) => Number(o.valid))),
      String(sum((o) => Number(o.wronglyValid))),
      ...more(own),
    ];
  });
}
