import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createLayout } from './layout.ts';

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

const open = (pdf: Buffer) => getDocument({ data: new Uint8Array(pdf), useSystemFonts: true }).promise;
/** Roles with what is in them: `Table(TR(TH TH) TR(TD TD))`. */
const outline = ({ role, children = [] }: Node): string => {
  const inner = children.map(outline).filter(Boolean).join(' ');
  return role ? (inner ? `${role}(${inner})` : role) : inner;
};

it('says title and language, and what is a heading, a table, a sentence and a picture', async () => {
  const layout = createLayout({ title: 'Case 1', createdAt: new Date(0) });
  const colour = { r: 1, g: 2, b: 3 };
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();
  layout.title('Report');
  layout.row(['Verdict: Passed'], [1], { title: '#2F7D4F' });
  layout.row(['About', 'Somebody'], [0.3, 0.7]);
  layout.heading('Fields');
  layout.row(['Field', 'Value'], [0.3, 0.7], { head: true });
  layout.row(['Name', 'Somebody'], [0.3, 0.7]);
  layout.row(['Check', 'Meaning'], [0.3, 0.7], { head: true });
  layout.row(['Passed', ''], [0.3, 0.7]);
  layout.sentence('A sentence.');
  layout.picture(image, { maxHeight: 20, caption: 'Page 1' });
  const document = await open(await layout.finish('end'));
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> };
  expect(info).toMatchObject({ Title: 'Case 1', Language: 'en' });
  const marks = (await document.getMarkInfo()) as unknown as Map<string, boolean>;
  expect(marks.get('Marked')).toBe(true);
  const tree = (await (await document.getPage(1)).getStructTree()) as Node;
  expect(outline(tree)).toBe(
    'Root(Document(H1 P Table(TR(TH TD)) H2 Table(TR(TH TH) TR(TD TD)) Table(TR(TH TH) TR(TD TD)) P Figure Caption))',
  );
  const figure = tree.children![0]!.children!.find(({ role }) => role === 'Figure')!;
  expect(figure.alt).toBe('Page 1');
});

it('a table and a sentence that go on to another page stay one, and every word belongs to the tree', async () => {
  const layout = createLayout({ title: 'Case 1', createdAt: new Date(0) });
  layout.row(['Field', 'Value'], [0.3, 0.7], { head: true });
  for (let i = 0; i < 80; i++) layout.row([`Name ${i}`, 'Value'], [0.3, 0.7]);
  layout.sentence('word '.repeat(2_000));
  const document = await open(await layout.finish('end'));
  expect(document.numPages).toBeGreaterThan(2);
  for (let page = 1; page <= document.numPages; page++) {
    const content = await (await document.getPage(page)).getTextContent({ includeMarkedContent: true });
    let depth = 0;
    for (const item of content.items) {
      if (!('str' in item)) depth += item.type.startsWith('begin') ? 1 : -1;
      else if (item.str.trim() !== '') expect(depth, `${page}: ${item.str.slice(0, 20)}`).toBeGreaterThan(0);
    }
    const tree = (await (await document.getPage(page)).getStructTree()) as Node | null;
    expect(outline(tree ?? {}), String(page)).toMatch(/Table|P/);
  }
});
