import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/** Rooms that speak by key: whatever they say to people is in the catalogue. */
const ROOMS = ['src/engine', 'src/station', 'src/api'];

/** Whose sentences are no messages, and what they are. */
const NO_MESSAGES: Readonly<Record<string, string>> = {
  'src/api/openapi': 'documentation of the interface',
  'src/api/health-metrics.ts': 'help of the metrics',
  'src/api/metrics.ts': 'help of the metrics',
  'src/api/operations/oauth.ts': 'documentation of its fields',
  'src/api/operations/webhooks.ts': 'documentation of its answers',
  'src/station/screening/weights.ts': 'why each weight is what it is',
  'src/station/screening/lists/xlsx.ts': 'what a parser found, for support (`technical`)',
  'src/station/screening/lists/xml.ts': 'what a parser found, for support (`technical`)',
  'src/station/screening/lists/zip.ts': 'what a parser found, for support (`technical`)',
  'src/station/updates/manifest.ts': 'faults of a signed manifest, which nobody is shown',
  'src/station/report': 'the report, which is in English',
};

/** Sentences of answers in English that no screen shows, of a file of settings, and of the log. */
const NOT_SHOWN: readonly string[] = [
  'src/engine/documents/chosen-reading.ts: Chosen by labels and sentences, with a doubt.',
  'src/engine/documents/chosen-reading.ts: Stands where such values stand on other papers.',
  'src/engine/documents/extract.ts: The same print, with day and month the other way round.',
  'src/engine/faces/calibration.ts: Scores and similarities must rise.',
  'src/station/backup/prune-backups.ts: It has the name of a backup and does not begin like one.',
  'src/station/cases/case-chip.ts: The signed chip of the document says otherwise.',
  'src/station/instances.ts: The station stopped while it was working on this case.',
  'src/station/liveness/models-ready.ts: Models are missing: ·.',
  'src/station/retention/data-subject.ts: A legal hold forbids erasing anything of this case.',
  'src/station/retention/data-subject.ts: The customer was accepted; financial intelligence law asks for these records to be kept.',
  'src/station/retention/data-subject.ts: The documents of this case are still being read. Ask again in a minute.',
  'src/station/webhooks/courier.ts: The receiver answered 410 Gone.',
];

/** Properties of operations that hold their documentation, and detail of findings for experts. */
const DOCUMENTATION = new Set(['description', 'detail', 'externalDocs', 'summary']);

/** Errors of the program, whose words go to the log alone. */
const UNSHOWN_ERRORS = new Set(['Error', 'ListFault', 'RangeError', 'TypeError']);

const isProduction = (file: string): boolean =>
  !/\.(?:test|fixture)\./.test(file) && !/[\\/]testing[\\/]/.test(file);

const filesOf = (rooms: readonly string[]): string[] =>
  rooms
    .flatMap((room) => globSync(`${room}/**/*.ts`, { cwd: root }))
    .filter(isProduction)
    .map((file) => file.split(path.sep).join('/'))
    .sort();

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('engine, station and API write no sentence of their own', () => {
  const files = filesOf(ROOMS).filter(
    (file) => !Object.keys(NO_MESSAGES).some((place) => file === place || file.startsWith(`${place}/`)),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => sentencesIn(textOf(file)).map((sentence) => `${file}: ${sentence}`));
  expect(found.sort()).toEqual(NOT_SHOWN);
});

test('what is exempt is there', () => {
  for (const place of Object.keys(NO_MESSAGES)) expect(globSync(place, { cwd: root }), place).toHaveLength(1);
});

test('a sentence without a key is said only of what was stored before, of the schema library, and on the command line', () => {
  const places = filesOf(['src']).filter((file) => /\bunkeyed\(/.test(textOf(file)));
  expect(places.filter((file) => !file.startsWith('src/cli/'))).toEqual([
    'src/api/requests/issue-words.ts',
    'src/contract/errors/station-error.ts',
    'src/contract/page-warnings.ts',
    'src/engine/documents/document.ts',
    'src/engine/documents/notes.ts',
    'src/engine/forensics/arithmetic/failed-checks.ts',
    'src/engine/forensics/verdict.ts',
    'src/station/assessment/onboarding-steps.ts',
  ]);
});

test('the parser of English is asked by one component, for what carries no message', () => {
  const askers = globSync('src/renderer/**/*.{ts,tsx}', { cwd: root })
    .filter(isProduction)
    .filter((file) => /stored-sentences\/engine-text/.test(textOf(file)));
  expect(askers.map((file) => file.split(path.sep).join('/'))).toEqual([
    'src/renderer/language/message-text.tsx',
  ]);
});

/** A capital or a value at the start, several words, and a full stop at the end: `The total says ${x}.` */
const isSentence = (text: string): boolean =>
  /^[\p{Lu}“·]/u.test(text) && /\s/.test(text.trim()) && /[\p{L}\p{N}·”]\.$/u.test(text);

/** A literal that ends with a full stop: only files with one are parsed. */
const ENDS_LITERAL = /[\p{L}\p{N}”}]\.['"`]/u;

/** Literals that read as sentences, but for what documents an operation. */
function sentencesIn(source: string): string[] {
  const found: string[] = [];
  if (!ENDS_LITERAL.test(source)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && UNSHOWN_ERRORS.has(node.expression.getText())) return;
    if (ts.isPropertyAssignment(node) && DOCUMENTATION.has(node.name.getText())) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? node.head.text + node.templateSpans.map(({ literal }) => `·${literal.text}`).join('')
        : null;
    if (text !== null && isSentence(text)) found.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}

test('what reads as a sentence is found, and what does not is not', () => {
  expect(
    sentencesIn(
      "const a = 'The total is wrong.'; const b = `${x} was moved.`; const c = '“A” was added.'; throw new E('It is broken.'); throw new Error('It was never called.');",
    ),
  ).toHaveLength(4);
  expect(
    sentencesIn("const d = { detail: 'Not for clerks.', summary: 'All of it.' }; const e = 'D.O.B.';"),
  ).toEqual([]);
});
