/** What `npm run bench -- forensics` was asked to do. */
export interface Options {
  readonly quick: boolean;
  readonly media: 'pdf' | 'image' | null;
  readonly minutes: number;
  /** Of the files that need no reading, every n-th is read all the same. */
  readonly readEach: number;
  readonly pixelsOnly: boolean;
  /** How far the scores are from what is measured, instead of what was found. */
  readonly calibrationError: boolean;
  /** Folders of honest and of edited pictures that `--calibration` measures instead of specimens. */
  readonly ownPictures: readonly [honest: string, edited: string] | null;
  readonly from: number;
  /** Which of how many disjoint parts. */
  readonly part: readonly [part: number, parts: number];
  readonly journal: string | null;
  readonly merge: readonly string[];
  readonly instead: 'calibrate' | 'train' | 'speed' | null;
  /** Files that `--train` and `--calibrate` keep measurements in. */
  readonly keep: string | null;
  readonly seeds: readonly number[];
  /** `--train` and `--calibrate` replace the shipped file. */
  readonly write: boolean;
  /** The arguments as a reader may repeat them, without names of local files. */
  readonly command: string;
}

/**
 * Options are given as `--name=value` or `--name value`.
 *
 * @param unseen first seed that the bench may use
 * @throws Error for a part that does not exist
 */
export function optionsOf(args: readonly string[], unseen: number): Options {
  const value = (name: string): string | null => {
    const joined = args.find((a) => a.startsWith(`--${name}=`));
    if (joined) return joined.slice(name.length + 3);
    const at = args.indexOf(`--${name}`);
    const next = at >= 0 ? args[at + 1] : undefined;
    return next === undefined || next.startsWith('--') ? null : next;
  };
  const quick = args.includes('--quick');
  const media = value('media');
  const [part, parts] = (value('part') ?? '1/1').split('/').map(Number);
  const [honest, edited] = [value('honest'), value('edited')];
  if (!part || !parts || part > parts) throw new Error('--part is one of 1/2, 2/2, 1/3 …');
  return {
    quick,
    media: media === 'pdf' || media === 'image' ? media : null,
    minutes: Number(value('minutes') ?? (quick ? 3 : 60)),
    readEach: Number(value('read') ?? 4),
    pixelsOnly: args.includes('--pixels'),
    calibrationError: args.includes('--calibration'),
    ownPictures: args.includes('--calibration') && honest && edited ? [honest, edited] : null,
    from: Math.max(unseen, Number(value('from') ?? unseen)),
    part: [part, parts],
    journal: value('resume'),
    merge: value('merge')?.split(',') ?? [],
    instead: (['calibrate', 'train', 'speed'] as const).find((n) => args.includes(`--${n}`)) ?? null,
    keep: value('keep'),
    seeds: (value('seeds') ?? '').split(',').filter(Boolean).map(Number),
    write: args.includes('--write'),
    command: repeatable(args),
  };
}

/** What stands for the names of local files. */
const LOCAL: Readonly<Record<string, string>> = { merge: 'FILES', honest: 'HONEST', edited: 'EDITED' };

function repeatable(args: readonly string[]): string {
  const kept: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (arg === '--write') continue;
    const file = /^--(resume|merge|keep|honest|edited)(=|$)/.exec(arg);
    kept.push(file ? `--${file[1]}=${LOCAL[file[1]!] ?? 'FILE'}` : arg);
    if (file && file[2] !== '=') i++;
  }
  return kept.join(' ');
}
