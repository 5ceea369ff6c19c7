import { NO_TYPE } from '../../../src/contract/categories.ts';
import type { SourceFile } from '../../../src/engine/raster/page.ts';
import { degrade, generate, layoutsOf, toPdf, type Truth } from '../../specimens/index.ts';
import { attacks, type Attack, type Base } from '../../specimens/tamper/index.ts';
import { installed } from '../../specimens/tamper/programs.ts';
import { TODAY } from '../../specimens/world/dates.ts';
import { createRandom } from '../../specimens/world/random.ts';

/** One customer's paper as it comes to the counter, and whether it is what it says. */
export interface Paper {
  readonly name: string;
  readonly label: 'honest' | 'forged';
  /** Attack, or `untouched`. */
  readonly kind: string;
  readonly type: string;
  /** How it reached the station: `pdf`, or a degradation. */
  readonly profile: string;
  /** Why an untouched one is rightly not accepted at once. */
  readonly asksFor?: 'expired' | 'of no known type';
  readonly files: readonly SourceFile[];
  /** What an untouched one says, where it is known. */
  readonly truth?: Truth;
}

/** What the truth of a specimen says of whether it is to be accepted. */
function asksFor({ type, fields }: Truth): Pick<Paper, 'asksFor'> {
  if (type === NO_TYPE) return { asksFor: 'of no known type' };
  const until = fields['expiryDate']?.value;
  return typeof until === 'string' && until < TODAY ? { asksFor: 'expired' } : {};
}

const PROFILES = ['pdf', 'clean', 'scan', 'photo'] as const;
type Profile = (typeof PROFILES)[number];

/** Untouched papers of every type, layout and way to the station in turns; each of another person. */
export async function* honestPapers(types: readonly string[], from: number): AsyncGenerator<Paper> {
  for await (const { stem, type, profile, pages, truth } of drawn(types, from))
    yield {
      name: stem,
      label: 'honest',
      kind: 'untouched',
      type,
      profile,
      ...asksFor(truth),
      truth,
      files: filesOf(profile, pages),
    };
}

/** The same with one forgery of the first page each, by attacks in turns. */
export async function* forgedPapers(types: readonly string[], from: number): AsyncGenerator<Paper> {
  let turn = 0;
  for await (const { stem, type, profile, pages, truth } of drawn(types, from)) {
    const medium = profile === 'pdf' ? 'pdf' : 'image';
    const possible = attacks.filter((one) => one.medium === medium);
    const base: Base = { medium, bytes: pages[0]!, truth };
    for (let tried = 0; tried < possible.length; tried++) {
      const attack = possible[turn++ % possible.length]!;
      const forged = await forge(attack, base, stem);
      if (!forged) continue;
      const files = filesOf(profile, [forged, ...pages.slice(1)]);
      yield { name: `${stem}-${attack.id}`, label: 'forged', kind: attack.id, type, profile, files };
      break;
    }
  }
}

async function forge(attack: Attack, base: Base, stem: string): Promise<Uint8Array | null> {
  if (!(await Promise.all(attack.needs.map(installed))).every(Boolean)) return null;
  const made = await attack.apply(base, createRandom(stem, attack.id)).catch(() => null);
  return made?.bytes ?? null;
}

interface Drawn {
  readonly stem: string;
  readonly type: string;
  readonly profile: Profile;
  /** The PDF alone, or the picture of each page. */
  readonly pages: readonly Uint8Array[];
  readonly truth: Truth;
}

async function* drawn(types: readonly string[], from: number): AsyncGenerator<Drawn> {
  for (let round = 0, seed = from; ; round++)
    for (const type of types) {
      seed++;
      const layout = 1 + (round % layoutsOf(type).length);
      // Every type comes by every way in its turn.
      const profile = PROFILES[(round + types.indexOf(type)) % PROFILES.length]!;
      const stem = `${type}-${layout}-${seed}-${profile}`;
      if (profile === 'pdf') {
        const { pdf, truth } = await toPdf(type, layout, seed);
        yield { stem, type, profile, pages: [pdf], truth };
        continue;
      }
      const clean = await generate(type, layout, seed);
      const { images, truth } = profile === 'clean' ? clean : await degrade(clean, profile, seed);
      yield { stem, type, profile, pages: images, truth };
    }
}

const filesOf = (profile: Profile, pages: readonly Uint8Array[]): SourceFile[] =>
  pages.map((bytes, index) => ({
    name: `page-${index + 1}.${profile === 'pdf' ? 'pdf' : 'image'}`,
    bytes: Buffer.from(bytes),
  }));
