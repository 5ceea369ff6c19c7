import type { CaseResultOf, CaseResultView } from '../../contract/case-results.ts';
import { isOfOnePicture } from '../../contract/faces.ts';
import { humanised } from '../../contract/formats.ts';
import { resultViews } from '../cases/case-results.ts';
import type { CaseReport } from './collect.ts';
import type { Layout } from './layout.ts';
import { percent, type ReadPicture } from './sections.ts';
import { messageInWords, moment, said, textInWords } from './words.ts';

/** Column widths of each table, as shares of the page's width. */
const COLUMNS = {
  chip: [0.25, 0.2, 0.2, 0.2, 0.15],
  hits: [0.15, 0.7, 0.15],
  register: [0.25, 0.3, 0.3, 0.15],
};

/** Face comparison, liveness, screening, register: each result in its stored words. */
export function otherResults(layout: Layout, report: CaseReport, read: ReadPicture): void {
  const results = resultViews(report.results);
  faces(layout, report, ofKind(results, 'comparison'));
  liveness(layout, ofKind(results, 'liveness'), read);
  chips(layout, report, read);
  for (const screening of ofKind(results, 'screening')) screened(layout, screening);
  for (const lookup of ofKind(results, 'registry')) registered(layout, lookup);
}

function ofKind<K extends CaseResultView['kind']>(
  results: readonly CaseResultView[],
  kind: K,
): CaseResultOf<K>[] {
  return results.filter((result): result is CaseResultOf<K> => result.kind === kind);
}

const samePerson = (isMatch: boolean): string =>
  isMatch ? 'the same person' : 'not shown to be the same person';

/** From the results; from the audit log where retention has erased them. */
function faces(layout: Layout, report: CaseReport, results: CaseResultOf<'comparison'>[]): void {
  const lines =
    results.length > 0
      ? results.map(({ createdAt, body }) => ({ time: createdAt, ...body }))
      : report.audit
          .filter(({ action, outcome }) => action === 'faces.compared' && outcome === 'success')
          .map(({ time, details }) => ({
            time,
            similarity: String(details['similarity']),
            threshold: String(details['threshold']),
            isMatch: details['isMatch'] === true,
            warnings: [],
            warningsSaid: [],
          }));
  if (lines.length === 0) return;
  layout.heading('Face match');
  for (const { time, similarity, threshold, isMatch, warnings = [], warningsSaid } of lines) {
    const isProof = isMatch && !isOfOnePicture({ warningsSaid });
    const line = `${moment(time)}: similarity ${similarity} of 100 (threshold ${threshold}): ${samePerson(isProof)}.`;
    const further = warnings.map((sentence, i) => messageInWords(warningsSaid?.[i], sentence));
    layout.sentence([line, ...further].join(' '));
  }
}

function liveness(layout: Layout, results: CaseResultOf<'liveness'>[], read: ReadPicture): void {
  if (results.length === 0) return;
  layout.heading('Liveness');
  for (const { createdAt, body } of results) {
    const { isLive, confidence, status, reasons } = body;
    const why = reasons.length > 0 ? `; ${reasons.join(', ').toLowerCase().replaceAll('_', ' ')}` : '';
    layout.sentence(
      `${moment(createdAt)}: ${isLive ? 'a living person' : 'not shown to be a living person'}, confidence ${confidence} of 100 (${status}${why}).`,
    );
  }
  const image = read('liveness', 0);
  if (image) layout.picture(image, { maxHeight: 150, caption: 'Picture of the face check' });
}

/** The newest chip beside the document; conclusions stand in the assessment. */
function chips(layout: Layout, { case: { chip } }: CaseReport, read: ReadPicture): void {
  if (chip === null) return;
  layout.heading(`Chip: ${chip.chip.verdict.toLowerCase()}`);
  layout.sentence(`${moment(chip.readAt)}: ${said(chip.chip.message)}`);
  const columns = COLUMNS.chip;
  const { fields } = chip.comparison;
  if (fields.length > 0) layout.row(['Field', 'Chip', 'Zone', 'Print', ''], columns, { head: true });
  for (const { field, chip: value, zone, print, outcome } of fields)
    layout.row(
      [humanised(field), textInWords(value), textInWords(zone), textInWords(print), humanised(outcome)],
      columns,
    );
  const image = chip.portrait === null ? null : read('portrait', chip.portrait);
  if (image) layout.picture(image, { maxHeight: 150, caption: 'Portrait on the chip' });
}

function screened(layout: Layout, { createdAt, body: { request, result } }: CaseResultOf<'screening'>): void {
  layout.heading(`Screening: ${result.outcome}`);
  const born = request.dateOfBirth === undefined ? '' : `, born ${textInWords(request.dateOfBirth)}`;
  layout.sentence(
    `${moment(createdAt)}: ${request.name}${born} (${request.type ?? 'person or company'}). ${messageInWords(result.said, result.message)}`,
  );
  for (const list of result.listsUsed)
    layout.sentence(`${list.title}, list of ${textInWords(list.date)}, ${list.ageDays} days old`, {
      quiet: true,
    });
  const columns = COLUMNS.hits;
  if (result.hits.length > 0)
    layout.row(['List', 'Entry, why it was found, and the decision', 'Score'], columns, { head: true });
  for (const hit of result.hits) {
    const { disposition } = hit;
    const decided = disposition
      ? `\n${disposition.outcome} by ${disposition.author}: ${disposition.reason}`
      : '';
    const why = hit.explanation.map((part) => messageInWords(part.said, part.sentence)).join(' ');
    layout.row([hit.list, `${hit.primaryName}\n${why}${decided}`, percent(hit.score)], columns);
  }
}

function registered(layout: Layout, { createdAt, body }: CaseResultOf<'registry'>): void {
  layout.heading(`Companies register: ${body.outcome.toLowerCase().replaceAll('_', ' ')}`);
  layout.sentence(`${moment(createdAt)}: ${messageInWords(body.said, body.message)}`);
  const columns = COLUMNS.register;
  if (body.comparisons.length > 0) layout.row(['Field', 'Given', 'In the copy', ''], columns, { head: true });
  for (const { field, given, registered: kept, outcome } of body.comparisons)
    layout.row([humanised(field), textInWords(given), textInWords(kept), humanised(outcome)], columns);
}
