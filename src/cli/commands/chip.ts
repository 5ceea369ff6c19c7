import type { Command } from 'commander';
import { ChipReadRequest, type ChipTrustFile } from '../../contract/chip.ts';
import { ACTOR } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { EXIT, usageError, withExistingStation, withStation } from '../with-station.ts';

interface ReadOptions {
  readonly mrz?: string;
  readonly can?: string;
  readonly reader?: string;
  readonly json?: boolean;
}

/** `netefatsa chip readers | read | trust import | trust list` */
export function register(program: Command): void {
  const chip = program.command('chip').description('chips of passports and identity cards');

  chip
    .command('readers')
    .description('the card readers of this machine; exit 1 when there is none')
    .option('--json', 'print as JSON')
    .action((options: { json?: boolean }, command: Command) =>
      withStation(command, async (station) => {
        const { readers } = await station.chips.readers();
        if (options.json) printJson({ readers });
        else
          for (const { name, hasCard } of readers)
            printLine(`${name}${hasCard ? ': a card lies on it' : ''}`);
        return readers.length === 0 ? EXIT.negative : EXIT.done;
      }),
    );

  chip
    .command('read')
    .description('read the document on a reader and verify it; exit 1 unless it is authentic')
    .option('--mrz <rows>', 'rows of the zone, separated by a comma')
    .option('--can <number>', 'card access number, six digits')
    .option('--reader <name>', 'default: the one on which a card lies')
    .option('--json', 'print the result as JSON')
    .action((options: ReadOptions, command: Command) =>
      withStation(command, async (station) => {
        const { mrz, can, reader } = options;
        const asked = ChipReadRequest.safeParse({
          ...(mrz === undefined ? {} : { mrz: mrz.split(',') }),
          ...(can === undefined ? {} : { can }),
          ...(reader === undefined ? {} : { reader }),
        });
        if (!asked.success) throw usageError(command, asked.error.issues[0]!.message);
        const report = await station.chips.read(
          asked.data,
          { actor: ACTOR, requestId: station.newId() },
          ({ part, percent }) => process.stderr.write(`\r${part}: ${percent} %   `),
        );
        process.stderr.write('\n');
        if (options.json) printJson(report);
        else {
          printLine(`${report.verdict}: ${report.message}`);
          for (const [name, value] of Object.entries(report.extractedData))
            if (value !== null) printLine(`${name}: ${value}`);
        }
        return report.verdict === 'AUTHENTIC' ? EXIT.done : EXIT.negative;
      }),
    );

  const trust = chip.command('trust').description('the authorities that sign them');

  trust
    .command('import')
    .description('master lists (.ml), directories (.ldif), certificates and revocation lists')
    .argument('<files...>')
    .option('--json', 'print the result as JSON')
    .action((files: string[], options: { json?: boolean }, command: Command) =>
      withStation(command, async (station) => {
        const imported = await station.chips.importTrust(files, ACTOR);
        if (options.json) printJson(imported);
        else imported.forEach((file) => printLine(sentenceOf(file)));
      }),
    );

  trust
    .command('list')
    .description('what was imported; exit 1 when nothing was')
    .option('--json', 'print as JSON')
    .action((options: { json?: boolean }, command: Command) =>
      withExistingStation(command, async (station) => {
        const known = station.chips.trust();
        if (options.json) printJson(known);
        else {
          for (const file of known.files) printLine(`${file.importedAt.slice(0, 10)} ${sentenceOf(file)}`);
          printLine(
            `${known.authorities} authorities of ${known.states.length} states, ${known.revoked} revoked certificates`,
          );
        }
        return known.authorities === 0 ? EXIT.negative : EXIT.done;
      }),
    );
}

function sentenceOf({
  name,
  kind,
  authorities,
  links,
  skipped,
  revoked,
  signature,
  signedBy,
  issuedAt,
}: ChipTrustFile): string {
  const signed = signature === null ? 'not signed' : `signed by ${signedBy ?? 'an unnamed signer'}`;
  const of = issuedAt === null ? '' : ` of ${issuedAt.slice(0, 10)}`;
  return `${name}: ${kind}${of}, ${signed}; ${authorities} authorities, ${links} links, ${revoked} revoked, ${skipped} skipped`;
}
