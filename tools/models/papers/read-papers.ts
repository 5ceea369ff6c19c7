import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadPage } from '../../../src/contract/pages.ts';
import type { FieldValue } from '../../../src/contract/verification.ts';
import { linesOf, papersOf } from '../../../src/engine/documents/corpora/paper.ts';
import { allCorpora } from '../../../src/engine/documents/testing/corpora.ts';
import { pageOf, type PrintedLine } from '../../../src/engine/documents/testing/page-of.ts';
import { NO_TYPE } from '../../../src/engine/documents/learned/learned-from.ts';
import { pagesOfTruth } from '../../bench/documents/truth-pages.ts';
import { layoutsOf, specimenTypes, truthOf } from '../../specimens/index.ts';
import { joinViews, viewOf, type DocumentView } from '../../../src/engine/layout/view.ts';

/** Day on which all papers are read. */
const TODAY = '2026-11-30';

/** The right value, or several that are; null: the paper does not print it. */
type Answer = FieldValue | { readonly any: readonly FieldValue[] };

/** A paper of `written/AUTHOR.jsonl`: its lines, cells three blanks apart, or its pages with the place of each line. */
interface WrittenPaper {
  readonly type: string;
  /** Other types that are right. */
  readonly also?: readonly string[];
  readonly lines?: readonly string[];
  readonly pages?: readonly (readonly (readonly [
    x: number,
    y: number,
    width: number,
    height: number,
    text: string,
  ])[])[];
  readonly answers?: Readonly<Record<string, Answer>>;
}

export interface TrainingPaper {
  /** Null: one of our own, drawn or written beside the rules. */
  readonly author: string | null;
  /** A document type, or {@link NO_TYPE}. */
  readonly type: string;
  readonly types: readonly string[];
  readonly view: DocumentView;
  /** Right values by the interface's names; none known: null; not printed: empty. */
  answers(field: string): readonly FieldValue[] | null;
}

/** Papers of the authors who wrote without seeing the rules: `a`, `b`, … */
export const authors = globSync('*.jsonl', { cwd: path.join(import.meta.dirname, 'written') })
  .map((file) => path.basename(file, '.jsonl'))
  .sort();

export function papersBy(author: string): TrainingPaper[] {
  return readFileSync(path.join(import.meta.dirname, 'written', `${author}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { type, also = [], lines, pages, answers = {} } = JSON.parse(line) as WrittenPaper;
      const read = lines ? [pageOf(placed(lines))] : pages!.map(placedPage);
      return {
        author,
        type,
        types: [type, ...also],
        view: joinViews(read.map((page) => viewOf(page, TODAY))),
        answers: (field) => (Object.hasOwn(answers, field) ? rightAnswers(answers[field]!) : null),
      };
    });
}

function rightAnswers(answer: Answer): readonly FieldValue[] {
  const all: readonly FieldValue[] = isChoice(answer) ? answer.any : [answer];
  return all.filter((one) => one !== null);
}

const isChoice = (answer: Answer): answer is { readonly any: readonly FieldValue[] } =>
  typeof answer === 'object' && answer !== null && 'any' in answer && Array.isArray(answer.any);

/** Papers of the corpora: what tests assert of them. */
export async function papersOfCorpora(): Promise<TrainingPaper[]> {
  return (await allCorpora()).flatMap(([type, papers]) =>
    papers
      .flatMap(papersOf)
      .filter(({ zone }) => zone === undefined)
      .map((paper) => {
        const says: Readonly<Record<string, FieldValue>> = {
          ...paper.readsAtLeast,
          ...paper.reads,
          ...paper.says,
        };
        return {
          author: null,
          type: type === 'OTHER' ? NO_TYPE : type,
          types: [type],
          view: viewOf(pageOf(linesOf(paper.printed)), TODAY),
          answers: (field: string) =>
            paper.held?.includes(field) ? [] : Object.hasOwn(says, field) ? rightAnswers(says[field]!) : null,
        };
      }),
  );
}

/** Seed of the specimens: none of those that are drawn to measure. */
const SEED = 9_001;

/** Our own specimens, of the layouts that rules have seen: what the station answers on papers of its own kind. */
export function papersOfSpecimens(): TrainingPaper[] {
  return specimenTypes.flatMap(({ type: name }) =>
    layoutsOf(name).flatMap(({ heldOut }, i) => {
      if (heldOut) return [];
      const truth = truthOf(name, i + 1, SEED + i);
      const { type, fields } = truth;
      return [
        {
          author: null,
          type: type === 'OTHER' ? NO_TYPE : type,
          types: [type],
          view: joinViews(pagesOfTruth({ ...truth, mrz: null }).map((page) => viewOf(page, TODAY))),
          answers: (field: string) => (fields[field] ? rightAnswers(fields[field].value) : null),
        },
      ];
    }),
  );
}

const LEFT = 60;
const CHARACTER = 10;
const ROW = 28;
const GAP_ROW = 20;
/** Characters between two columns. */
const BETWEEN = 4;

/** Cells of rows that follow each other with as many cells stand under each other. */
function placed(lines: readonly string[]): PrintedLine[] {
  const rows = lines.map((line) => (line.trim() === '' ? [] : line.trim().split(/\s{3,}/)));
  const printed: PrintedLine[] = [];
  let y = LEFT;
  for (let i = 0; i < rows.length;) {
    const cells = rows[i]!.length;
    let end = i + 1;
    while (cells > 1 && rows[end]?.length === cells) end++;
    const block = rows.slice(i, end);
    let x = LEFT;
    const lefts = rows[i]!.map((_, k) => {
      const left = x;
      x += CHARACTER * (Math.max(...block.map((row) => row[k]!.length)) + BETWEEN);
      return left;
    });
    for (const row of block) {
      printed.push(...row.map((text, k): PrintedLine => [lefts[k]!, y, text]));
      y += row.length > 0 ? ROW : GAP_ROW;
    }
    i = end;
  }
  return printed;
}

function placedPage(lines: NonNullable<WrittenPaper['pages']>[number], index: number): ReadPage {
  const page = pageOf([], { index });
  return {
    ...page,
    lines: lines.map(([x, y, width, height, text]) => ({
      text,
      confidence: 1,
      box: { x, y, width, height },
      reader: 'text-layer' as const,
    })),
  };
}
