import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../contract/forensics.ts';
import { startInspection } from '../inspector.ts';
import { handmadePdf, revise, stream } from '../../pdf/handmade.test-data.ts';

const AMOUNT = 'BT /F1 12 Tf 1 0 0 1 100 100 Tm (5,000.00) Tj ET';
const WHITE_BOX = 'q 1 g 98 96 60 16 re f Q';
const NEW_AMOUNT = 'BT /F1 12 Tf 0 g 1 0 0 1 100 100 Tm (8,000.00) Tj ET';

const print = (text: string, x: number, y = 100) => `BT /F1 12 Tf 0 g 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

async function examine(bytes: Uint8Array): Promise<{ verdict: string; findings: Finding[] }> {
  return startInspection({ name: 'a.pdf', bytes }, 0, { mode: 'quick', today: '2026-11-21' }).finish(
    [],
    'unknown',
  );
}

describe('covered text', () => {
  it('is proof when a white box hides an amount and another one is typed on it', async () => {
    const { verdict, findings } = await examine(
      handmadePdf({ content: `${AMOUNT} ${WHITE_BOX} ${NEW_AMOUNT}` }),
    );
    expect(verdict).toBe('TAMPERED');
    expect(findings[0]).toMatchObject({
      detector: 'covered-text',
      strength: 'proof',
      page: 0,
      before: '5,000.00',
      after: '8,000.00',
    });
  });

  it('is nothing when the box was painted before the text, as in a table', async () => {
    expect((await examine(handmadePdf({ content: `${WHITE_BOX} ${AMOUNT}` }))).verdict).toBe('INCONCLUSIVE');
  });

  it('is nothing when the same text is painted again, or only a dotted line is covered', async () => {
    expect((await examine(handmadePdf({ content: `${AMOUNT} ${WHITE_BOX} ${AMOUNT}` }))).verdict).toBe(
      'INCONCLUSIVE',
    );
    expect(
      (
        await examine(
          handmadePdf({ content: `${AMOUNT.replace('5,000.00', '........')} ${WHITE_BOX} ${NEW_AMOUNT}` }),
        )
      ).verdict,
    ).toBe('INCONCLUSIVE');
  });

  it('is nothing when the box is clipped away from the text', async () => {
    const clipped = 'q 0 0 50 50 re W n 1 g 98 96 60 16 re f Q';
    expect(
      (
        await examine(
          handmadePdf({ content: `${AMOUNT} ${clipped} ${NEW_AMOUNT.replace('100 100', '100 150')}` }),
        )
      ).verdict,
    ).toBe('INCONCLUSIVE');
  });

  it('sees a thick white pen stroke as a cover', async () => {
    const pen = 'q 1 G 14 w 98 104 m 160 104 l S Q';
    expect((await examine(handmadePdf({ content: `${AMOUNT} ${pen} ${NEW_AMOUNT}` }))).verdict).toBe(
      'TAMPERED',
    );
  });

  it('does not take a black box over an account number for an accusation', async () => {
    const { verdict, findings } = await examine(
      handmadePdf({ content: `${AMOUNT} q 0 g 98 96 60 16 re f Q` }),
    );
    expect(verdict).toBe('INCONCLUSIVE');
    expect(findings.some((f) => f.detector === 'covered-text' && f.strength === 'note')).toBe(true);
  });
});

describe('later revisions', () => {
  const first = handmadePdf({ content: AMOUNT });

  it('are proof when the page then says something else', async () => {
    const { verdict, findings } = await examine(revise(first, { 4: stream(NEW_AMOUNT) }));
    expect(verdict).toBe('TAMPERED');
    expect(findings[0]).toMatchObject({
      detector: 'changed-in-revision',
      before: '5,000.00',
      after: '8,000.00',
    });
  });

  it('are nothing when text is only added, or the catalogue is rewritten', async () => {
    const note = 'BT /F1 8 Tf 1 0 0 1 20 20 Tm (file copy) Tj ET';
    expect((await examine(revise(first, { 4: stream(`${AMOUNT} ${note}`) }))).verdict).toBe('INCONCLUSIVE');
    expect(
      (await examine(revise(first, { 1: '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>' }))).verdict,
    ).toBe('INCONCLUSIVE');
  });
});

describe('annotations', () => {
  const page = { content: AMOUNT, extra: '/Annots [10 0 R]' };
  const appearance = (content: string): string =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 60 16] /Resources << /Font << /F1 5 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const over = (subtype: string, content: string): Uint8Array =>
    handmadePdf(page, {
      10: `<< /Type /Annot /Subtype /${subtype} /Rect [98 96 158 112] /AP << /N 11 0 R >> >>`,
      11: appearance(content),
    });

  it('are proof when a comment hides an amount and shows another', async () => {
    const { verdict, findings } = await examine(
      over('FreeText', '1 g 0 0 60 16 re f BT 0 g /F1 12 Tf 1 0 0 1 2 4 Tm (8,000.00) Tj ET'),
    );
    expect(verdict).toBe('TAMPERED');
    expect(findings[0]).toMatchObject({ detector: 'covering-annotation', after: '8,000.00' });
  });

  it('are a strong sign when figures are typed over those of the page, and none in a field of a form', async () => {
    const typed = 'BT 0 g /F1 12 Tf 1 0 0 1 2 4 Tm (15,000.00) Tj ET';
    const { verdict, findings } = await examine(over('FreeText', typed));
    expect(verdict).toBe('SUSPICIOUS');
    expect(findings[0]).toMatchObject({
      detector: 'overprinted-text',
      before: '5,000.00',
      after: '15,000.00',
    });
    expect((await examine(over('Widget', typed))).verdict).toBe('INCONCLUSIVE');
  });

  it('are a strong sign as a stamp that is a patch of paper with other figures, and none as a stamp with a rim', async () => {
    const patch = '1 g 0 0 60 16 re f BT 0 g /F1 12 Tf 1 0 0 1 2 4 Tm (8,000.00) Tj ET';
    const { verdict, findings } = await examine(over('Stamp', patch));
    expect(verdict).toBe('SUSPICIOUS');
    expect(findings[0]).toMatchObject({
      detector: 'covering-annotation',
      strength: 'strong',
      after: '8,000.00',
    });
    const tall = handmadePdf(page, {
      10: '<< /Type /Annot /Subtype /Stamp /Rect [80 80 180 140] /AP << /N 11 0 R >> >>',
      11: appearance(patch).replace('[0 0 60 16]', '[0 0 60 36]').replace('0 0 60 16 re', '0 0 60 36 re'),
    });
    expect((await examine(tall)).verdict).toBe('INCONCLUSIVE');
  });

  it('are a strong sign as a field with other figures behind the label of the page, a note where they hide the label, too', async () => {
    const field = (text: string): Uint8Array =>
      handmadePdf(
        { content: print('Due: 18-06-2035', 100), extra: '/Annots [10 0 R]' },
        {
          10: '<< /Type /Annot /Subtype /Widget /Rect [98 96 198 112] /AP << /N 11 0 R >> >>',
          11: appearance(`1 g 0 0 100 16 re f BT 0 g /F1 12 Tf 1 0 0 1 2 4 Tm (${text}) Tj ET`).replace(
            '[0 0 60 16]',
            '[0 0 100 16]',
          ),
        },
      );
    const strengths = async (text: string) =>
      (await examine(field(text))).findings
        .filter((f) => f.detector === 'covering-annotation')
        .map((f) => f.strength);
    expect(await strengths('Due: 18-06-2045')).toEqual(['strong']);
    expect(await strengths('Seen 6-11-2026')).toEqual(['note']);
  });

  it('are ordinary when they only highlight, or hold text without a background', async () => {
    expect((await examine(over('Highlight', '1 1 0 rg 0 0 60 16 re f'))).verdict).toBe('INCONCLUSIVE');
    expect((await examine(over('FreeText', 'BT 0 g /F1 6 Tf 1 0 0 1 2 14 Tm (ok) Tj ET'))).verdict).toBe(
      'INCONCLUSIVE',
    );
  });
});

describe('fonts within one number', () => {
  it('are a strong sign when digits of one amount differ in font', async () => {
    const { verdict, findings } = await examine(
      handmadePdf({ content: 'BT /F2 12 Tf 1 0 0 1 100 100 Tm (9) Tj /F1 12 Tf (5,000.00) Tj ET' }),
    );
    expect(verdict).toBe('SUSPICIOUS');
    expect(findings[0]?.detector).toBe('fonts-in-number');
  });

  it('are nothing where several numbers end in bold print of their own family', async () => {
    const subset = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`;
    const fonts = (second: string) => ({ 5: subset('AAAAAA+Helvetica'), 6: subset(`BAAAAA+${second}`) });
    const number = (y: number): string =>
      `BT /F1 12 Tf 1 0 0 1 100 ${y} Tm (08813026) Tj /F2 12 Tf (017) Tj ET`;
    const two = { content: `${number(100)} ${number(60)}` };
    expect((await examine(handmadePdf(two, fonts('Helvetica-Bold')))).verdict).toBe('INCONCLUSIVE');
    expect((await examine(handmadePdf(two, fonts('Times-Bold')))).verdict).toBe('SUSPICIOUS');
    const one = handmadePdf({ content: number(100) }, fonts('Helvetica-Bold'));
    expect((await examine(one)).verdict).toBe('SUSPICIOUS');
  });

  it('are nothing where an outline in another font is drawn over the same digits', async () => {
    const outlined = 'BT /F1 12 Tf 1 0 0 1 100 100 Tm (5,000.00) Tj 1 Tr /F2 12 Tf';
    // The other font is narrower: each digit is placed at the first font's position.
    const over = [...'5,000.00'].map((c, i) => `1 0 0 1 ${100 + OFFSETS[i]!} 100 Tm (${c}) Tj`).join(' ');
    expect((await examine(handmadePdf({ content: `${outlined} ${over} ET` }))).verdict).toBe('INCONCLUSIVE');
  });
});

/** Positions of the characters of `5,000.00` in 12-point Helvetica: digits are 0.556 of the size wide, stops 0.278. */
const OFFSETS = [0, 6.67, 10.01, 16.68, 23.35, 30.02, 33.36, 40.03];
