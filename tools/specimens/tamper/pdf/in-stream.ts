import type { Attack, Base, Edit } from '../attack.ts';
import { installed, through } from '../programs.ts';
import { chooseEdit } from '../target.ts';

/**
 * Changes the digits inside the content stream and writes the file anew: no box, no revision, no orphan. Only the
 * document's own sums, or a font that lacks the digit, can tell.
 */
export async function editInStream(base: Base, edit: Edit): Promise<Uint8Array | null> {
  const plain = Buffer.from(
    await through(
      'qpdf',
      ['--qdf', '--object-streams=disable', 'in.pdf', 'out.pdf'],
      { 'in.pdf': base.bytes },
      'out.pdf',
    ),
  ).toString('latin1');
  const codes = charactersOf(plain);
  const reversed = new Map<string, Map<string, string>>();
  let done = false;
  const changed = plain.replace(/\[([^\]]*<[0-9a-fA-F]+>[^\]]*)\] TJ/g, (whole, inside: string) => {
    if (done) return whole;
    const hex = [...inside.matchAll(/<([0-9a-fA-F]+)>/g)].map((m) => m[1]!).join('');
    for (const [key, map] of codes) {
      const text = (hex.match(/.{4}/g) ?? []).map((code) => map.get(code.toLowerCase()) ?? '\uFFFD').join('');
      if (text !== edit.before) continue;
      const back = reversed.get(key) ?? new Map([...map].map(([code, char]) => [char, code]));
      reversed.set(key, back);
      const wanted = [...edit.after].map((c) => back.get(c));
      if (wanted.some((code) => code === undefined)) continue;
      let index = 0;
      done = true;
      return `[${inside.replace(/<([0-9a-fA-F]+)>/g, (_, run: string) => `<${(run.match(/.{4}/g) ?? []).map(() => wanted[index++]).join('')}>`)}] TJ`;
    }
    return whole;
  });
  if (!done) return null;
  return through(
    'qpdf',
    ['--object-streams=generate', 'in.pdf', 'out.pdf'],
    { 'in.pdf': Buffer.from(changed, 'latin1') },
    'out.pdf',
  );
}

/** Code → character of every ToUnicode map, keyed by its position in the file. */
function charactersOf(plain: string): Map<string, Map<string, string>> {
  const maps = new Map<string, Map<string, string>>();
  for (const m of plain.matchAll(/begincmap([\s\S]*?)endcmap/g)) {
    const map = new Map<string, string>();
    for (const range of m[1]!.matchAll(/<([0-9a-fA-F]{4})>\s*<[0-9a-fA-F]{4}>\s*\[([^\]]*)\]/g)) {
      const from = parseInt(range[1]!, 16);
      for (const [k, target] of [...range[2]!.matchAll(/<([0-9a-fA-F]+)>/g)].entries())
        map.set(
          (from + k).toString(16).padStart(4, '0'),
          String.fromCharCode(parseInt(target[1]!.slice(0, 4), 16)),
        );
    }
    maps.set(String(m.index), map);
  }
  return maps;
}

export const inStream: Attack = {
  id: 'in-stream',
  medium: 'pdf',
  heldOut: false,
  needs: ['qpdf'],
  arithmetic: true,
  apply: async (base, random) => {
    if (!(await installed('qpdf'))) return null;
    for (let attempt = 0; attempt < 12; attempt++) {
      const edit = chooseEdit(base, random, 'amount');
      const bytes = edit && (await editInStream(base, edit));
      if (edit && bytes) return { edit, bytes };
    }
    return null;
  },
};
