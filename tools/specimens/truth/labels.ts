import type { Truth } from './format.ts';

/** One page for `npm run bench -- ocr`: the image, its lines in reading order, its key fields, its MRZ. */
export interface LabelledPage {
  image: string;
  width: number;
  height: number;
  lines: { text: string; box: [x: number, y: number, width: number, height: number] }[];
  fields: Record<string, string>;
  mrz: string[] | null;
}

/** The labels file that `npm run specimens` writes beside the images: one page a line (JSON lines). */
export function labelsOf(truth: Truth): LabelledPage[] {
  return truth.pages.map((page, index) => ({
    image:
      truth.files.length === truth.pages.length ? truth.files[index]! : `${truth.files[0]!}#${index + 1}`,
    width: page.width,
    height: page.height,
    lines: page.lines.map(({ text, box }) => ({
      text,
      box: [box.x, box.y, box.width, box.height].map(Math.round) as [number, number, number, number],
    })),
    fields: Object.fromEntries(
      Object.entries(truth.fields).flatMap(([name, field]) =>
        field.page === index && field.raw !== null ? [[name, field.raw.replace(/\s+/g, ' ')]] : [],
      ),
    ),
    mrz: truth.mrz !== null && truth.mrz.page === index ? truth.mrz.lines : null,
  }));
}
