import { expect, test } from 'vitest';
import { issueAuthority, issueSigner } from '../../../tools/passport/issue.ts';
import { HOLDERS_KEY, paceSet, specimenCard } from '../../../tools/passport/specimen-card.ts';
import { dataGroup1, dataGroup11, dataGroup2 } from '../../../tools/passport/specimen.ts';
import type { CardOptions } from '../../../tools/passport/card.ts';
import { ChipError } from './chip-error.ts';
import { readChip } from './read-chip.ts';

const scheme = { kind: 'ecdsa', curve: 'prime256v1', hash: 'sha256' } as const;
const signer = issueSigner(issueAuthority(scheme, { called: 'CSCA Utopia' }), scheme, {
  called: 'Signer',
  serial: 7,
});
const groups = new Map([
  [1, dataGroup1()],
  [2, dataGroup2(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(400, 7)]))],
  [11, dataGroup11([[0x5f0e, 'MODISANE<<THATO<KABO']])],
]);

/** Numbers that look random and are the same in every run (mulberry32). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Mutate = (answer: Buffer, below: (n: number) => number) => Uint8Array;
/** A status that begins with these asks for more or for another length; chips may not lead a reader in circles by them. */
const STATUSES = [
  0x9000, 0x6100, 0x61ff, 0x6c00, 0x6c08, 0x6282, 0x6300, 0x63c2, 0x6700, 0x6982, 0x6a82, 0x6b00, 0x6f00,
];
const MUTATIONS: Readonly<Record<string, Mutate>> = {
  bit: (answer, below) => {
    const at = below(answer.length);
    answer[at] = answer[at]! ^ (1 << below(8));
    return answer;
  },
  octet: (answer, below) => {
    answer[below(answer.length)] = below(256);
    return answer;
  },
  'cut off': (answer, below) => answer.subarray(0, below(answer.length)),
  'cut off in the middle': (answer, below) =>
    Buffer.concat([answer.subarray(0, below(answer.length)), answer.subarray(-2)]),
  longer: (answer, below) =>
    Buffer.concat([answer.subarray(0, -2), Buffer.alloc(1 + below(300), below(256)), answer.subarray(-2)]),
  'other status': (answer, below) => {
    answer.writeUInt16BE(STATUSES[below(STATUSES.length)]!, answer.length - 2);
    return answer;
  },
  'status alone': (_answer, below) => {
    const status = Buffer.alloc(2);
    status.writeUInt16BE(STATUSES[below(STATUSES.length)]!);
    return status;
  },
  noise: (_answer, below) =>
    Buffer.concat([
      Buffer.from(Array.from({ length: below(260) }, () => below(256))),
      Buffer.from('9000', 'hex'),
    ]),
  'long lengths': (_answer, below) =>
    Buffer.concat([Buffer.from([0x7c + below(4), 0x84, 0x7f, 0xff, 0xff, 0xff]), Buffer.from('9000', 'hex')]),
};
const KINDS = Object.keys(MUTATIONS);

/** Answers of one whole reading, so that any of them can be the one that is changed. */
async function answersOf(options: Partial<CardOptions>): Promise<number> {
  let count = 0;
  const tamper = (answer: Uint8Array): Uint8Array => (count++, answer);
  await readChip(specimenCard(signer, groups, { ...options, tamper }).transmit, HOLDERS_KEY);
  return count;
}

/** Changed answers of one run; `NETEFATSA_MUTATED_ANSWERS=10000` for all that were measured. */
const ANSWERS = Number(process.env['NETEFATSA_MUTATED_ANSWERS'] ?? 600);

/** A reading may send so many commands and no more, whatever the chip answers. */
const MOST_COMMANDS = 5_000;

test.each([
  ['basic access', { basicAccess: true }, 0.9],
  ['PACE', { pace: [paceSet('generic', 'AES-128', 12)] }, 0.07],
  ['PACE, integrated mapping', { pace: [paceSet('integrated', 'AES-256', 13)] }, 0.03],
] as const)(
  'nothing of a changed answer is believed, and nothing breaks: %s',
  async (_name, options, share) => {
    const all = await answersOf(options);
    const below = numbersFrom(20_261_128);
    const ends: Record<string, number> = {};
    for (let run = 0; run < ANSWERS * share; run++) {
      const at = below(all);
      const kind = KINDS[below(KINDS.length)]!;
      let commands = 0;
      const tamper = (answer: Uint8Array, count: number): Uint8Array => {
        expect(commands++).toBeLessThan(MOST_COMMANDS);
        return count === at ? MUTATIONS[kind]!(Buffer.from(answer), below) : answer;
      };
      const card = specimenCard(signer, groups, { ...options, tamper });
      const end = await readChip(card.transmit, HOLDERS_KEY).then(
        (evidence) => {
          for (const [group, file] of evidence.groups)
            expect(Buffer.compare(file, groups.get(group)!), `${kind} in answer ${at}`).toBe(0);
          return evidence.groups.size === groups.size ? 'whole' : 'parts';
        },
        (error: unknown) => {
          // Anything else is a mistake of ours: a TypeError, a RangeError of a library.
          if (!(error instanceof ChipError)) throw new Error(`${kind} in answer ${at}`, { cause: error });
          return error.problem;
        },
      );
      ends[end] = (ends[end] ?? 0) + 1;
    }
    // Most changes are seen; those of answers that say nothing (a longer one to SELECT) change nothing.
    expect(Object.keys(ends).length).toBeGreaterThan(2);
  },
  600_000,
);
