/** Structure element of a drawn part. H1 is the report, H2 a section. */
type Block = 'H1' | 'H2' | 'P' | 'Figure' | 'Caption';

export interface Cell {
  /** Header of its column or its row. */
  readonly heads?: 'Column' | 'Row' | undefined;
  readonly draw: () => void;
}

/** Structure of a tagged PDF (ISO 32000-1, 14.8): drawn parts belong to elements of a tree, which gives the reading order. */
export interface Tags {
  block(type: Block, draw: () => void, options?: { alt?: string }): void;
  /** Consecutive rows form one table, until something else is drawn or `starts` begins the next. */
  row(cells: readonly Cell[], options?: { starts?: boolean }): void;
  /** Rules, page numbers: not read aloud. */
  artifact(draw: () => void): void;
  end(): void;
}

type Element = PDFKit.PDFStructureElement;
/** `scope` is missing in @types/pdfkit 0.17. */
type Options = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & { scope?: string };

export function createTags(document: PDFKit.PDFDocument): Tags {
  const root = document.struct('Document');
  document.addStructure(root);
  let table: Element | null = null;

  // Added after drawing: text that ran onto another page has its parts there by then.
  const drawn = (type: string, draw: () => void, options: Options = {}): Element => {
    const content = document.markStructureContent(type as Block);
    draw();
    document.endMarkedContent();
    return document.struct(type as Block, options, [content]);
  };
  const endTable = (): void => {
    table?.end();
    table = null;
  };
  return {
    block: (type, draw, options = {}) => {
      endTable();
      root.add(drawn(type, draw, options));
    },
    row: (cells, { starts = false } = {}) => {
      if (starts) endTable();
      if (table === null) {
        table = document.struct('Table');
        root.add(table);
      }
      const row = document.struct('TR');
      table.add(row);
      for (const { heads, draw } of cells)
        row.add(drawn(heads ? 'TH' : 'TD', draw, heads ? { scope: heads } : {}));
      row.end();
    },
    artifact: (draw) => {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    },
    end: () => {
      endTable();
      root.end();
    },
  };
}
