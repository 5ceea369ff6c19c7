import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { z } from 'zod';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import type { AuditLog } from '../../station/audit/audit-log.ts';
import { exportCsv, exportJsonLines } from '../../station/audit/export-log.ts';
import { headFromText, headToText } from '../../station/audit/heads.ts';
import type { SignedHead } from '../../station/audit/signing.ts';
import { checkFiles, type FileCheck } from '../../station/cases/check-files.ts';
import { wholeNumber } from '../numbers.ts';
import { printJson, printLine, printReadable } from '../output.ts';
import { EXIT, withExistingStation } from '../with-station.ts';

/** `netefatsa audit verify | proof | consistency | export | head | keys` */
export function register(program: Command): void {
  const audit = program.command('audit').description('read and check the log of everything that was done');

  audit
    .command('verify')
    .description(
      'check every record, the chain, the tree and every signed head; exit 1 when something is wrong',
    )
    .option('--head <head...>', 'heads kept elsewhere: the line from a receipt, or a file that holds it')
    .option('--blobs', 'open every stored image and report as well')
    .option('--json', 'print the result as JSON')
    .action((options: { head?: string[]; blobs?: boolean; json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const heads = (options.head ?? []).map(readHead);
        const result = station.audit.verify(heads);
        const files = options.blobs ? checkFiles(station.store) : null;
        const notCovered = uncovered(heads.length > 0, files !== null);
        if (options.json) printJson({ ...result, ...(files === null ? {} : { files }), notCovered });
        else {
          printLine(
            result.holds
              ? `The chain holds: ${result.records} records, ${result.heads} signed heads, root ${result.root}.`
              : `The chain is broken${result.firstBreak.sequence === null ? '' : ` at record ${result.firstBreak.sequence}`}: ${result.firstBreak.explanation}`,
          );
          for (const line of files === null ? [] : filesInWords(files)) printLine(line);
          for (const line of notCovered) printLine(line);
        }
        return result.holds && (files?.damaged.length ?? 0) === 0 ? EXIT.done : EXIT.negative;
      }),
    );

  audit
    .command('proof')
    .description('prove that one record is in the log: record, path and signed head, as JSON')
    .argument('<sequence>', 'number of the record', wholeNumber())
    .action((sequence: number, _options: object, command: Command) =>
      withExistingStation(command, async (station) => printReadable(station.audit.proof(sequence))),
    );

  audit
    .command('consistency')
    .description('prove that a later head only appended to an earlier one, as JSON')
    .argument('<from>', 'records under the earlier head', wholeNumber())
    .argument('[to]', 'records under the later head (default: now)', wholeNumber())
    .action((from: number, to: number | undefined, _options: object, command: Command) =>
      withExistingStation(command, async (station) => printReadable(station.audit.consistency(from, to))),
    );

  audit
    .command('export')
    .description('write records for an auditor: JSON Lines with the signed head, or CSV')
    .option('--from <record>', 'first record: its number, or a day as YYYY-MM-DD (UTC)', recordOrDay)
    .option('--to <record>', 'last record, or the last day', recordOrDay)
    .addOption(new Option('--format <format>').choices(['jsonl', 'csv']).default('jsonl'))
    .option('--out <file>', 'write to a file instead of the standard output')
    .action((options: { from?: Bound; to?: Bound; format: string; out?: string }, command: Command) =>
      withExistingStation(command, async (station) => {
        const lines = (options.format === 'csv' ? exportCsv : exportJsonLines)(station.store, station.audit, {
          from: sequenceOf(options.from, 'from', station.audit),
          to: sequenceOf(options.to, 'to', station.audit),
        });
        // A range that is not in the log is refused by the first line: an earlier export stays as it is.
        const first = lines.next();
        const out = options.out ? createWriteStream(options.out, { mode: 0o600 }) : process.stdout;
        out.write(`${first.value as string}\n`);
        for (const line of lines) if (!out.write(`${line}\n`)) await once(out, 'drain');
        if (options.format === 'csv') process.stderr.write(headBeside(station.audit.head()));
        if (out === process.stdout) return;
        out.end();
        await finished(out);
        printLine(`The records are in ${options.out!}.`);
      }),
    );

  audit
    .command('head')
    .description('sign and print the head of the log as it is now; keep it outside this computer')
    .option('--all', 'every head that was signed')
    .option('--json', 'as JSON instead of one line')
    .action((options: { all?: boolean; json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const now = station.audit.head();
        for (const head of options.all ? station.audit.heads() : [now])
          printLine(options.json ? JSON.stringify(head) : headToText(head));
      }),
    );

  audit
    .command('keys')
    .description('print the public keys (PEM) that check the signatures')
    .action((_options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        for (const key of station.audit.keys.publicKeys()) process.stdout.write(key.pem);
      }),
    );
}

/** A record's number, or a day. */
type Bound = number | { readonly day: string };

function recordOrDay(text: string): Bound {
  if (z.iso.date().safeParse(text).success) return { day: text };
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give the number of a record from 1, or a day as YYYY-MM-DD.');
}

/** The first record of a day or after it, the last one of a day or before it. */
function sequenceOf(
  bound: Bound | undefined,
  end: 'from' | 'to',
  audit: Pick<AuditLog, 'list'>,
): number | undefined {
  if (bound === undefined || typeof bound === 'number') return bound;
  const [record] = audit.list(
    end === 'from'
      ? { since: `${bound.day}T00:00:00.000Z`, order: 'oldest', limit: 1 }
      : { until: `${bound.day}T23:59:59.999Z`, limit: 1 },
  );
  if (!record)
    throw new StationError(
      'NOT_FOUND',
      unkeyed(`There is no record of ${bound.day} or ${end === 'from' ? 'later' : 'earlier'}.`),
    );
  return record.sequence;
}

const readHead = (given: string): SignedHead =>
  headFromText(existsSync(given) ? readFileSync(given, 'utf8') : given);

/** A table has no line for a head: it would be a row of another width, which readers of CSV refuse. */
const headBeside = (head: SignedHead): string =>
  `A table proves nothing by itself. The head of the log after these records: ${headToText(head)}\n`;

/** What the answer says nothing about, so that nobody takes it for more than it is. */
const uncovered = (withHeads: boolean, withFiles: boolean): string[] => [
  ...(withFiles
    ? []
    : ['Not checked: stored images and reports. "netefatsa audit verify --blobs" opens each of them.']),
  ...(withHeads
    ? []
    : [
        'Not checked: whether the end of the log was cut off or an older database put back. Give a head kept elsewhere with --head.',
      ]),
];

const filesInWords = ({ checked, damaged }: FileCheck): string[] => [
  `Stored images and reports: ${checked} opened, ${damaged.length} damaged or missing.`,
  ...damaged.map(
    ({ caseId, role, position }) => `Damaged or missing: ${role} ${position + 1} of case ${caseId}.`,
  ),
];
