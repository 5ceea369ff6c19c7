import { REVIEW_BELOW } from '../../../src/contract/needs-eyes.ts';
import { THRESHOLD } from '../documents/report.ts';
import { table } from '../report.ts';
import type { PlainFound } from './plain.ts';
import type { Judged, JudgedField } from './score.ts';

/** The tables of a run: what was right, wrong, held and refused, and how far confidences can be relied on. */
export function summary(judged: readonly Judged[], plain: PlainFound | null): string {
  const fields = judged.flatMap((one) => one.fields);
  const printed = fields.filter(({ expected }) => expected !== null);
  const count = (outcome: JudgedField['outcome']): string =>
    share(printed.filter((f) => f.outcome === outcome).length, printed.length);
  const zones = judged.filter(({ zoneExact }) => zoneExact !== null);
  const examined = judged.filter(({ forensicsRight }) => forensicsRight !== null);
  const of = (test: (one: Judged) => boolean, among = judged): string =>
    share(among.filter(test).length, among.length);
  const rows: (string | number)[][] = [
    ['What', 'Netefatsa', ...(plain ? ['tesseract.js'] : [])],
    ['wholly right', of(({ exact }) => exact)],
    [`a type or value wrong at ≥ ${THRESHOLD}`, of((one) => one.confidentlyWrong.length > 0)],
    [
      `dangerous: wrong at ≥ ${REVIEW_BELOW}, where the counter shows green`,
      of((one) => one.dangerous.length > 0),
    ],
    ['refused', of(({ refusal }) => refusal !== null)],
    ['refused or answered as it should be', of(({ refusalRight }) => refusalRight)],
    [
      'type right, of those answered',
      of(
        ({ typeRight }) => typeRight,
        judged.filter(({ refusal }) => refusal === null),
      ),
    ],
    ['values right and given', count('right'), ...plainShare(plain?.valuesFound, plain?.values)],
    [`values right, held below ${THRESHOLD}`, count('held')],
    ['values not given', count('unread')],
    ['values wrong', count('wrong')],
    [
      'machine-readable zone exact',
      of(({ zoneExact }) => zoneExact === true, zones),
      ...plainShare(plain?.zonesExact, plain?.zones),
    ],
    ['zone wrong, called valid', of(({ zoneWronglyValid }) => zoneWronglyValid, zones)],
    ['forensic verdict right', of(({ forensicsRight }) => forensicsRight === true, examined)],
  ];
  const width = rows[0]!.length;
  const filled = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('–')]);
  const note = plain
    ? '\n\ntesseract.js names no fields: its values are those found anywhere in its text, dates left out.'
    : '';
  return `${table(filled)}${note}\n\n${calibrationTable(fields)}`;
}

const plainShare = (part: number | undefined, whole: number | undefined): string[] =>
  part === undefined || whole === undefined ? [] : [share(part, whole)];

/** Expected calibration error of the values given: mean distance between what was said and what was right, in tenths. */
function calibrationTable(fields: readonly JudgedField[]): string {
  const given = fields.filter(({ confidence }) => confidence > 0);
  let error = 0;
  const rows = Array.from({ length: 10 }, (_, i) =>
    given.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === i),
  ).flatMap((band, i) => {
    if (band.length === 0) return [];
    const said = band.reduce((sum, { confidence }) => sum + confidence, 0) / band.length;
    const right = band.filter(({ outcome }) => outcome !== 'wrong').length / band.length;
    error += (Math.abs(said - right) * band.length) / given.length;
    return [[`${i / 10}–${(i + 1) / 10}`, band.length, said.toFixed(3), right.toFixed(3)]];
  });
  if (given.length === 0) return 'No value was given.';
  return `Confidence of ${given.length} values given (expected calibration error ${error.toFixed(3)}):\n\n${table([['confidence', 'n', 'mean said', 'right'], ...rows])}`;
}

/** What was not right about one label. */
export function misses(one: Judged): string[] {
  if (one.exact && one.confidentlyWrong.length === 0) return [];
  const head = [
    one.dangerous.length > 0 ? 'DANGEROUS' : one.confidentlyWrong.length > 0 ? 'WRONG' : 'inexact',
    one.name,
    ...(one.refusal ? [`refused: ${one.refusal} ${one.reason ?? ''}`] : []),
    ...(one.typeRight ? [] : ['type']),
    ...(one.oneEach ? [] : ['more documents than there are']),
    ...(one.zoneExact === false ? ['zone not exact'] : []),
    ...one.confidentlyWrong.filter((what) => what.startsWith('type ')),
  ].join('  ');
  const wrong = one.fields
    .filter(({ outcome }) => outcome === 'wrong' || outcome === 'unread')
    .map(
      ({ name, outcome, expected, actual, confidence }) =>
        `   ${outcome} ${name}: ${JSON.stringify(actual)} at ${confidence.toFixed(2)}, should be ${JSON.stringify(expected)}`,
    );
  return [head, ...wrong];
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
