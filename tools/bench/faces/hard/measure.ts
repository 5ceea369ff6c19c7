import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Box } from '../../../../src/contract/geometry.ts';
import { StationError } from '../../../../src/contract/errors/station-error.ts';
import { DEFAULT_FACE_MATCH_THRESHOLD } from '../../../../src/contract/limits.ts';
import { similarityOf } from '../../../../src/engine/faces/calibration.ts';
import { readPortrait, readSelfie, type ReadFace } from '../../../../src/engine/faces/compare.ts';
import { decodeFaceImage } from '../../../../src/engine/faces/decode.ts';
import { fusedScore } from '../../../../src/engine/faces/score.ts';
import type { Raster } from '../../../../src/engine/raster/page.ts';
import { seeded } from '../random.ts';
import { COMPANY } from './company.ts';
import { COVERINGS } from './coverings.ts';
import { DOCUMENTS } from './documents.ts';
import { DETAIL } from './detail.ts';
import { LIGHT } from './light.ts';
import { PLACES } from './places.ts';
import { shotOf, toJpeg, type Condition, type Shot } from './shot.ts';

/** A picture that was read, or the reason that a client is given. */
type Outcome =
  { readonly embedding: Float32Array; readonly rightFace: boolean } | { readonly refused: string };

type Rows = (string | number)[][];

interface Person {
  readonly name: string;
  readonly portrait: Shot;
  readonly selfie: Shot;
}

/** What is measured together; each group is a table of its own. */
export const GROUPS = {
  light: LIGHT,
  detail: DETAIL,
  places: PLACES,
  coverings: COVERINGS,
  company: COMPANY,
  documents: DOCUMENTS,
} as const satisfies Record<string, readonly Condition[]>;
export type Group = keyof typeof GROUPS;

const personOf = (file: string) => file.replace(/_\d+\.[a-z]+$/i, '');

export interface Subjects {
  readonly people: readonly Person[];
  /** Other people, to stand beside them. */
  readonly others: readonly Shot[];
  /** How the unspoilt pictures are read, in the order of the people. */
  readonly plain: Readonly<Record<Condition['of'], readonly Outcome[]>>;
}

/** Up to `limit` people of a `pairs.csv` with two pictures each. */
export async function subjectsOf(pairsFile: string, limit: number): Promise<Subjects> {
  const { people, others } = await peopleOf(pairsFile, limit);
  return {
    people,
    others,
    plain: {
      selfie: await readAll(
        people.map(({ selfie }) => selfie),
        'selfie',
      ),
      'ID photo': await readAll(
        people.map(({ portrait }) => portrait),
        'ID photo',
      ),
    },
  };
}

/**
 * For each condition: one picture of every person is spoilt, sent as a client would, and compared with their other one
 * and with those of all other people. The first row is of the pictures as they are.
 */
export async function hardRows({ people, others, plain }: Subjects, group: Group): Promise<Rows> {
  const against = (of: Condition['of']) => plain[of === 'selfie' ? 'ID photo' : 'selfie'];
  const rows: (string | number)[][] = [
    [
      'picture',
      'condition',
      'n',
      'refused',
      'reasons',
      'another face',
      'accepted above 90',
      'strangers accepted',
    ],
    [
      'both',
      'as they are',
      people.length,
      ...countsOf(plain.selfie),
      ...acceptedOf(plain.selfie, against('selfie'), people),
    ],
  ];
  for (const condition of GROUPS[group] as readonly Condition[]) {
    const { of, name } = condition;
    const spoilt: Outcome[] = [];
    for (const [i, person] of people.entries()) {
      const [shot, own] =
        of === 'selfie' ? [person.selfie, person.portrait] : [person.portrait, person.selfie];
      const company = {
        random: seeded(i + 1),
        others: Array.from({ length: 4 }, (_, k) => others[(i * 4 + k) % others.length]!),
        own,
      };
      const raster = await condition.spoil(shot, company);
      spoilt.push(await read(raster, of, condition.place?.(shot) ?? shot.box));
    }
    rows.push([of, name, people.length, ...countsOf(spoilt), ...acceptedOf(spoilt, against(of), people)]);
    process.stderr.write(`${rows.at(-1)!.join(' | ')}\n`);
  }
  return rows;
}

async function peopleOf(pairsFile: string, limit: number): Promise<{ people: Person[]; others: Shot[] }> {
  const rows = parse(readFileSync(pairsFile), { columns: true, skip_empty_lines: true }) as {
    a: string;
    b: string;
    same: string;
  }[];
  const shot = (file: string) => shotOf(readFileSync(path.resolve(path.dirname(pairsFile), file)));
  const same = rows.filter((row) => row.same === '1');
  const step = Math.max(1, Math.floor(same.length / limit));
  const people: Person[] = [];
  for (const { a, b } of same.filter((_, i) => i % step === 0)) {
    const [portrait, selfie] = [await shot(a), await shot(b)];
    if (portrait && selfie) people.push({ name: personOf(a), portrait, selfie });
  }
  const known = new Set(same.map(({ a }) => personOf(a)));
  const others: Shot[] = [];
  for (const { a } of rows.filter((row) => row.same === '0' && !known.has(personOf(row.a))).slice(0, 60)) {
    const other = await shot(a);
    if (other) others.push(other);
  }
  return { people, others };
}

async function readAll(shots: readonly Shot[], of: Condition['of']): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { raster, box } of shots) outcomes.push(await read(raster, of, box));
  return outcomes;
}

async function read(raster: Raster, of: Condition['of'], meant: Box): Promise<Outcome> {
  const decoded = await decodeFaceImage(await toJpeg(raster));
  try {
    const { face, embedding }: ReadFace = await (of === 'selfie' ? readSelfie : readPortrait)(decoded);
    const { box } = face.found;
    const apart = Math.hypot(
      box.x + box.width / 2 - meant.x - meant.width / 2,
      box.y + box.height / 2 - meant.y - meant.height / 2,
    );
    return { embedding, rightFace: apart < meant.height / 2 };
  } catch (thrown) {
    const { code, details } = StationError.from(thrown);
    if (code !== 'FACE_NOT_USABLE') throw thrown;
    return { refused: String(details.reason).replace(/_(SELFIE|ID_PHOTO)$/, '') };
  }
}

function countsOf(outcomes: readonly Outcome[]): (string | number)[] {
  const reasons = new Map<string, number>();
  for (const outcome of outcomes)
    if ('refused' in outcome) reasons.set(outcome.refused, (reasons.get(outcome.refused) ?? 0) + 1);
  const wrong = outcomes.filter((outcome) => 'rightFace' in outcome && !outcome.rightFace).length;
  return [
    [...reasons.values()].reduce((sum, n) => sum + n, 0),
    [...reasons]
      .toSorted((a, b) => b[1] - a[1])
      .map(([reason, n]) => `${reason} ${n}`)
      .join(', ') || '–',
    wrong,
  ];
}

/** Pairs of one person accepted at the shipped threshold, of all; and pairs of two people, of those that could be compared. */
function acceptedOf(
  spoilt: readonly Outcome[],
  plain: readonly Outcome[],
  people: readonly Person[],
): string[] {
  let genuine = 0;
  let strangers = 0;
  let pairs = 0;
  for (const [i, a] of spoilt.entries())
    for (const [j, b] of plain.entries()) {
      if ('refused' in a || 'refused' in b) continue;
      const accepted = similarityOf(fusedScore(a.embedding, b.embedding)) > DEFAULT_FACE_MATCH_THRESHOLD;
      if (i === j) genuine += accepted ? 1 : 0;
      else if (people[i]!.name !== people[j]!.name) {
        pairs++;
        strangers += accepted ? 1 : 0;
      }
    }
  return [`${((100 * genuine) / spoilt.length).toFixed(1)} %`, `${strangers} of ${pairs}`];
}
