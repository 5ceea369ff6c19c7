import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A longer pattern is built of named parts. */
const LONGEST_PATTERN = 200;
/** Lines; a longer file is parted by what it says. */
const LONGEST_FILE = 300;
/** Lines; a longer closure becomes one file per action. */
const LONGEST_FUNCTION = 149;
/**
 * What is left of each in the product's sources, and no more: lower a number when some go. Decimals in functions were 1,002 in
 * 1,298 files when they were first counted, and 1,062 in 1,670 before those of the classification became a table.
 */
const MOST = { longFunctions: 0, longPatterns: 0, decimalsInFunctions: 100 };

interface Found {
  readonly longFunctions: string[];
  readonly longPatterns: string[];
  readonly decimalsInFunctions: string[];
}

/** Functions and patterns that are too long, and decimals inside functions, where no name says what they are; each as "file: text". */
function figuresIn(file: string, text: string): Found {
  const found: Found = { longFunctions: [], longPatterns: [], decimalsInFunctions: [] };
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line;
  const linesOf = (node: ts.Node): number => lineAt(node.end) - lineAt(node.getStart(source)) + 1;
  const visit = (node: ts.Node, inFunction: boolean): void => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > LONGEST_PATTERN)
      found.longPatterns.push(`${file}: ${node.text.slice(0, 40)}…`);
    if (inFunction && ts.isNumericLiteral(node) && node.getText(source).includes('.'))
      found.decimalsInFunctions.push(`${file}: ${node.getText(source)}`);
    if (ts.isFunctionLike(node) && linesOf(node) > LONGEST_FUNCTION)
      found.longFunctions.push(`${file}: ${node.getText(source).slice(0, 40)}…`);
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return found;
}

describe('figures in the sources', () => {
  it('are counted where no name says what they are', () => {
    const text = `
      const SHARE = 0.4;
      const long = /${'a|'.repeat(LONGEST_PATTERN)}b/;
      const fits = (x: number) => x > 0.4 && x < 2;
      function walk() {${'\n'.repeat(LONGEST_FUNCTION)}}
    `;
    const { longFunctions, longPatterns, decimalsInFunctions } = figuresIn('some.ts', text);
    expect([longFunctions.length, longPatterns.length, decimalsInFunctions]).toEqual([
      1,
      1,
      ['some.ts: 0.4'],
    ]);
  });

  it('do not become more', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.(?:test|fixture)\.tsx?$|[/\\](?:testing|corpora)[/\\]/.test(file),
    );
    const each = files.map((file) => figuresIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
    for (const kind of ['longFunctions', 'longPatterns', 'decimalsInFunctions'] as const)
      expect(each.flatMap((found) => found[kind]).length, kind).toBeLessThanOrEqual(MOST[kind]);
  });

  it('leave no file longer than it should be', () => {
    const long = globSync('{src,tools}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/node_modules/**'] }).filter(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 > LONGEST_FILE,
    );
    expect(long).toEqual([]);
  });
});
