import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { createLayout } from './layout.ts';

it('a row that is higher than a page goes on in all its cells, line beside line', async () => {
  const layout = createLayout({ title: 'Row', createdAt: new Date(0) });
  const lines = Array.from({ length: 150 }, (_, i) => `line${i}`);
  layout.row(['Transactions', lines.join('\n'), '97 %'], [0.3, 0.4, 0.3]);
  layout.row(['After', 'the row', ''], [0.3, 0.4, 0.3]);
  const pdf = await layout.finish('end');
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
  const places = new Map<string, string>();
  for (let page = 1; page <= document.numPages; page++)
    for (const item of (await (await document.getPage(page)).getTextContent()).items)
      if ('str' in item && item.str.trim() !== '')
        places.set(item.str.trim(), `${page} ${Math.round(Number(item.transform[5]))}`);
  for (const line of lines) expect(places.get(line), line).toBeDefined();
  expect(places.get('97 %'), 'beside the first line').toBe(places.get('line0'));
  const ofLines = new Set(lines.map((line) => places.get(line)));
  expect(ofLines.size, 'no two lines in one place').toBe(150);
  expect(ofLines.has(places.get('After'))).toBe(false);
});
