import { treatments } from '../benign/index.ts';
import { degrade, generate, toPdf } from '../index.ts';
import { createRandom } from '../world/random.ts';
import { attacks, type Base, type Edit } from './index.ts';
import { severalRetyped } from './image/several.ts';
import { standsInSum } from './stands-in-sum.ts';
import { installed } from './programs.ts';

/** One file whose truth is known: forged, or ordinary. */
export interface Sample {
  readonly name: string;
  readonly label: 'benign' | 'tampered';
  /** Attack or treatment. */
  readonly kind: string;
  readonly medium: 'pdf' | 'image';
  /** Degradation before the edit. */
  readonly profile: string;
  readonly type: string;
  readonly arithmetic: boolean;
  /** Of arithmetic ones: the other figures of the sum stand in the file. */
  readonly inSum?: boolean;
  readonly bytes: Uint8Array;
  readonly edit: Edit | null;
  /** All edits, where there are several. */
  readonly edits?: readonly Edit[];
  /** The first page before the edit: pixels, or points of a PDF. Saving may have scaled the file. */
  readonly size: { readonly width: number; readonly height: number };
}

export interface CorpusOptions {
  readonly types: readonly string[];
  readonly layouts: readonly number[];
  readonly seeds: readonly number[];
  /** Degradations of the pictures. */
  readonly profiles: readonly string[];
  /** Only attacks and treatments held out from tuning, only the others, or all. */
  readonly part: 'tuning' | 'held-out' | 'all';
  readonly media?: readonly ('pdf' | 'image')[];
  readonly labels?: readonly ('benign' | 'tampered')[];
  /** Documents to pass over, by type, layout, seed and degradation: making them takes longest. */
  readonly passOver?: (document: string) => boolean;
  /** Of all combinations, keep this share (by hash of the name); 1 keeps all. */
  readonly share?: number;
}

/** Makes the corpus file by file. What cannot be made (a program is missing, nothing to forge) is passed over. */
export async function* corpus(options: CorpusOptions): AsyncGenerator<Sample> {
  for await (const { base, profile, stem } of bases(options)) yield* ofBase(base, profile, options, stem);
}

/** For training: pictures with several values retyped, carelessly and carefully, and the same pictures untouched. */
export async function* severalEdits(options: CorpusOptions): AsyncGenerator<Sample> {
  for await (const { base, profile, stem } of bases(options)) {
    const treated = treatments.filter((t) => t.medium === base.medium && !t.heldOut);
    const random = createRandom(stem, profile, 'several');
    for (const careful of [false, true]) {
      const made = await severalRetyped(base, random, 4, careful).catch(() => null);
      if (!made) continue;
      const kind = careful ? 'several-careful' : 'several-careless';
      yield {
        ...about(base, profile, stem, kind, 'tampered'),
        bytes: made.bytes,
        edits: made.edits,
      };
    }
    for (const treatment of random.sample(treated, 2)) {
      const bytes = await treatment.apply(base, random).catch(() => null);
      if (bytes) yield { ...about(base, profile, stem, treatment.id, 'benign'), bytes };
    }
  }
}

function about(
  base: Base,
  profile: string,
  stem: string,
  kind: string,
  label: Sample['label'],
): Omit<Sample, 'bytes'> {
  return {
    name: `${stem}-${profile}-${kind}`,
    label,
    kind,
    medium: base.medium,
    profile,
    type: base.truth.type,
    arithmetic: false,
    edit: null,
    size: sizeOf(base),
  };
}

async function* bases(options: CorpusOptions): AsyncGenerator<{ base: Base; profile: string; stem: string }> {
  for (const type of options.types)
    for (const layout of options.layouts)
      for (const seed of options.seeds) {
        const stem = `${type}-${layout}-${seed}`;
        if ((options.media?.includes('pdf') ?? true) && !options.passOver?.(`${stem}-clean`)) {
          const made = await toPdf(type, layout, seed).catch(() => null);
          if (made)
            yield { base: { medium: 'pdf', bytes: made.pdf, truth: made.truth }, profile: 'clean', stem };
        }
        if (!(options.media?.includes('image') ?? true)) continue;
        const profiles = options.profiles.filter((p) => !options.passOver?.(`${stem}-${p}`));
        const clean = profiles.length > 0 ? await generate(type, layout, seed).catch(() => null) : null;
        if (!clean) continue;
        for (const profile of profiles) {
          const specimen = profile === 'clean' ? clean : await degrade(clean, profile, seed);
          yield {
            base: { medium: 'image', bytes: specimen.images[0]!, truth: specimen.truth },
            profile,
            stem,
          };
        }
      }
}

const attackIds = new Set(attacks.map((a) => a.id));

async function* ofBase(
  base: Base,
  profile: string,
  options: CorpusOptions,
  stem: string,
): AsyncGenerator<Sample> {
  const wanted = (one: { medium: string; heldOut: boolean }): boolean =>
    one.medium === base.medium && (options.part === 'all' || one.heldOut === (options.part === 'held-out'));
  for (const one of [...attacks, ...treatments]) {
    if (!wanted(one)) continue;
    const label = attackIds.has(one.id) ? 'tampered' : 'benign';
    if (options.labels && !options.labels.includes(label)) continue;
    const name = `${stem}-${profile}-${one.id}`;
    const random = createRandom(name);
    if (random.next() > (options.share ?? 1)) continue;
    if (!(await Promise.all(one.needs.map(installed))).every(Boolean)) continue;
    const made = await one.apply(base, random).catch(() => null);
    if (!made) continue;
    const tampered = 'edit' in made;
    yield {
      ...about(base, profile, stem, one.id, tampered ? 'tampered' : 'benign'),
      arithmetic: 'arithmetic' in one && one.arithmetic === true,
      bytes: tampered ? made.bytes : made,
      edit: tampered ? made.edit : null,
      ...(tampered ? { inSum: standsInSum(base, made.edit) } : {}),
    };
  }
}

function sizeOf({ truth }: Base): { width: number; height: number } {
  const { width, height } = truth.pages[0]!;
  return { width, height };
}
