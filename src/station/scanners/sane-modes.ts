/** Active options of a device by name, with the choices of those that are lists of names. */
export type SaneOptions = ReadonlyMap<string, readonly string[]>;

/** Kinds of mode, the best for a colour scan first. `other`: a name without meaning, as "Auto" or "Raw". */
type ModeKind = 'colour' | 'grey' | 'other' | 'two-level';

/** Words in mode names of backends and vendor drivers; the first match counts, so "Color Lineart" has two levels. */
const KINDS: readonly (readonly [ModeKind, RegExp])[] = [
  ['two-level', /line ?-?art|half ?tone|dither|diffusion|binary|black (&|and) white/i],
  ['two-level', /b ?& ?w\b|mono|bi-?level|(?<!\d)1 ?-?bit/i],
  ['grey', /gr[ae]y/i],
  ['colour', /colou?r|rgb/i],
];

/** If the wanted kind is missing, the next that loses least. */
const PREFERRED = {
  colour: ['colour', 'grey', 'other', 'two-level'],
  grey: ['grey', 'colour', 'other', 'two-level'],
} as const satisfies Record<string, readonly ModeKind[]>;

/** Depths of 8 bits a sample: other numbers are palettes ("256 Color"), drafts ("4bit Gray") or too deep ("48 bits color"). */
const USUAL_BITS: Record<ModeKind, ReadonlySet<number>> = {
  colour: new Set([24]),
  grey: new Set([8]),
  other: new Set(),
  'two-level': new Set([1]),
};
/** Above the cost of a qualifier: "24bit Color[Fast]" is better than "48bit Color". */
const UNUSUAL_BITS_COST = 2;

/** Parses `scanimage -A`: lines as `    --mode Gray|Color [Gray]`; inactive and read-only options cannot be set. */
export function parseOptions(listing: string): SaneOptions {
  const options = new Map<string, readonly string[]>();
  for (const line of listing.split(/\r?\n/)) {
    const option = /^\s+--([a-z0-9-]+)(?:\[=\([^)]*\)\])?(?:[ =](.*))?$/.exec(line);
    if (!option?.[1] || /\[(inactive|read-only|hardware)\]/.test(line)) continue;
    const choices = withoutValue(option[2] ?? '').split('|');
    options.set(
      option[1],
      choices.map((choice) => choice.trim()).filter((choice) => choice !== '' && !choice.startsWith('<')),
    );
  }
  return options;
}

/** Strips the value at the end, ` [24bit Color[Fast]]`, which may itself hold brackets, as choices may. */
function withoutValue(text: string): string {
  const rest = text.trimEnd();
  if (!rest.endsWith(']')) return rest;
  let depth = 0;
  for (let at = rest.length - 1; at >= 0; at--) {
    if (rest[at] === ']') depth++;
    else if (rest[at] === '[' && --depth === 0)
      return at === 0 || rest[at - 1] === ' ' ? rest.slice(0, at) : rest;
  }
  return rest;
}

/** The device's mode name for colour or grey, or the next best; undefined if none is offered. */
export function chooseMode(modes: readonly string[], colour: boolean): string | undefined {
  for (const wanted of PREFERRED[colour ? 'colour' : 'grey']) {
    const [best] = modes.filter((mode) => kindOf(mode) === wanted).sort((a, b) => cost(a) - cost(b));
    if (best !== undefined) return best;
  }
  return undefined;
}

const kindOf = (mode: string): ModeKind => KINDS.find(([, pattern]) => pattern.test(mode))?.[0] ?? 'other';

/** 0 for a plain name; ties keep the device's order. */
function cost(mode: string): number {
  const bits = /\d+/.exec(mode)?.[0];
  const isUnusual = bits !== undefined && !USUAL_BITS[kindOf(mode)].has(Number(bits));
  const isQualified = /[[(]|infra-?red|rgbi/i.test(mode);
  return (isUnusual ? UNUSUAL_BITS_COST : 0) + (isQualified ? 1 : 0);
}
