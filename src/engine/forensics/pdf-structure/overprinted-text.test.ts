import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf } from '../../pdf/handmade.test-data.ts';

const AMOUNT = 'BT /F1 12 Tf 1 0 0 1 100 100 Tm (5,000.00) Tj ET';

async function examine(bytes: Uint8Array): Promise<{ verdict: string; findings: Finding[] }> {
  return startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-21' }).finish(
    [],
    'unknown',
  );
}

const print = (text: string, x: number, y = 100) => `BT /F1 12 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

describe('overprinted text', () => {
  it('is strong when two texts begin or end in one place', async () => {
    for (const x of [101, 94]) {
      const { verdict, findings } = await examine(
        handmadePdf({ content: `${AMOUNT} ${print('18,400.00', x)}` }),
      );
      expect(verdict).toBe('SUSPICIOUS');
      expect(findings[0]).toMatchObject({
        detector: 'overprinted-text',
        strength: 'strong',
        before: '5,000.00',
        after: '18,400.00',
      });
    }
  });

  it.each([
    ['the same text printed twice for bold', print('5,000.00', 100.4)],
    ['text beside and below', `${print('8,400.00', 160)} ${print('8,400.00', 100, 88)}`],
    ['white text', '1 1 1 rg BT /F1 12 Tf 1 0 0 1 100 100 Tm (sign here) Tj ET'],
  ])('is nothing: %s', async (_, more) => {
    const { findings } = await examine(handmadePdf({ content: `${AMOUNT} ${more}` }));
    expect(findings.filter((f) => f.detector === 'overprinted-text')).toEqual([]);
  });

  it('is a note when a long text runs into the next column', async () => {
    const long = print('TRANSFER TO SAVINGS', 20);
    const { verdict, findings } = await examine(handmadePdf({ content: `${long} ${AMOUNT}` }));
    expect(verdict).toBe('INCONCLUSIVE');
    expect(findings.find((f) => f.detector === 'overprinted-text')).toMatchObject({ strength: 'note' });
  });

  it('is a note when the end of a long label meets the figure of the next column', async () => {
    const over = async (under: string): Promise<string | undefined> => {
      const { findings } = await examine(handmadePdf({ content: `${under} ${AMOUNT}` }));
      return findings.find((f) => f.detector === 'overprinted-text')?.strength;
    };
    expect(await over(print('Not part of takings', 43))).toBe('note');
    expect(await over(print('takings', 100))).toBe('strong');
  });

  it('is a note where the rows of a page collide, labels with values', async () => {
    const rows = ['Holder', 'Account', 'Branch', 'Balance'];
    const content = rows.map(
      (label, k) => print(label, 20, 180 - 20 * k) + print(`${k}1,500.00`, 20, 180 - 20 * k),
    );
    const { verdict, findings } = await examine(handmadePdf({ content: content.join(' ') }));
    expect(verdict).toBe('INCONCLUSIVE');
    const found = findings.filter((f) => f.detector === 'overprinted-text');
    expect(found.map(({ strength }) => strength)).toEqual(rows.map(() => 'note'));
  });

  // Helvetica: digits, and the letters of "upended", are .556 of the size wide, commas and points .278.
  const byLetter = (text: string, x: number): string => {
    const widths = [...text].map((letter) => (/[.,]/.test(letter) ? 0.278 : 0.556) * 12);
    return [...text]
      .map((letter, i) => print(letter, x + widths.slice(0, i).reduce((a, w) => a + w, 0)))
      .join(' ');
  };

  it.each([
    ['upended', 66],
    ['boon', 86],
  ])('is a note, too, when each letter is painted by itself: %s', async (long, x) => {
    const content = `${byLetter('one', 20)} ${byLetter(long, x)} ${byLetter('5692037790049', 100)}`;
    const { verdict, findings } = await examine(handmadePdf({ content }));
    expect(verdict).toBe('INCONCLUSIVE');
    expect(findings.find((f) => f.detector === 'overprinted-text')).toMatchObject({
      before: long,
      strength: 'note',
    });
  });

  it('is strong when each letter of a value is painted by itself over another', async () => {
    const content = `${byLetter('5,000.00', 100)} ${byLetter('18,400.00', 101)}`;
    const { findings } = await examine(handmadePdf({ content }));
    expect(findings[0]).toMatchObject({
      detector: 'overprinted-text',
      before: '5,000.00',
      after: '18,400.00',
    });
  });
});

describe('overprinted text in an ink of its own', () => {
  const inRed = (text: string, y: number, x = 96) =>
    `1 0 0 rg BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET 0 g`;
  const strengthOf = async (more: string): Promise<string | undefined> =>
    (await examine(handmadePdf({ content: `${AMOUNT} ${more}` }))).findings.find(
      (f) => f.detector === 'overprinted-text',
    )?.strength;

  it('is a note where it is a line of a stamp', async () => {
    expect(await strengthOf(`${inRed('PAID', 115)} ${inRed('12 MAY 2026', 100)}`)).toBe('note');
  });

  it('is a note where its line begins on bare paper', async () => {
    expect(await strengthOf(inRed('RECEIVED 12 MAY 2026', 100, 36))).toBe('note');
    expect(await strengthOf(print('RECEIVED 12 MAY 2026', 36))).toBe('strong');
  });

  it('is strong where it stands alone', async () => {
    expect(await strengthOf(inRed('18,400.00', 100))).toBe('strong');
  });
});
