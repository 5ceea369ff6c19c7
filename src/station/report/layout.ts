import { createPictures, type Pictures } from './layout-pictures.ts';
import { createRows, type Rows } from './layout-rows.ts';
import { createTexts, type Texts } from './layout-texts.ts';
import { openSheet, type Sheet } from './sheet.ts';

/** Tagged A4 document (reading order) with what sections need: headings, rows, sentences, pictures. Text flows onto new pages. */
export interface Layout
  extends Texts, Pictures, Pick<Rows, 'row'>, Pick<Sheet, 'document' | 'width' | 'finish'> {}

export function createLayout(info: { title: string; createdAt: Date }): Layout {
  const sheet = openSheet(info);
  const texts = createTexts(sheet);
  const rows = createRows(sheet);
  return {
    document: sheet.document,
    width: sheet.width,
    ...createPictures(sheet),
    ...texts,
    heading: (text, needs) => {
      rows.endTable();
      texts.heading(text, needs);
    },
    row: rows.row,
    finish: sheet.finish,
  };
}
