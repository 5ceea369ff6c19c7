import type { Command } from 'commander';
import type { ChipTrustFile } from '../../contract/chip.ts';
import { ACTOR } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { EXIT, withExistingStation, withStation } from '../with-station.ts';

/** `netefatsa chip trust import | list` */
export function register(program: Command): void {
  const trust = program
    .command('chip')
    .description('chips of passports and identity cards')
    .command('trust')
    .description('the authorities that sign them');

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
}: ChipTrustFile): string {
  const signed = signature === null ? 'not signed' : `signed by ${signedBy ?? 'an unnamed signer'}`;
  return `${name}: ${kind}, ${signed}; ${authorities} authorities, ${links} links, ${revoked} revoked, ${skipped} skipped`;
}
