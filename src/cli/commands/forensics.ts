import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { ForensicMode, ForensicProfile } from '../../contract/forensics.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import type { SourceFile } from '../../engine/page.ts';
import { systemActor } from '../../station/actor.ts';
import { forensicPage } from '../forensic-page.ts';
import { EXIT, withStation } from '../with-station.ts';

interface Options {
  readonly mode: ForensicMode;
  readonly type: ForensicProfile;
  readonly report?: string;
}

/** `netefatsa forensics FILE [--mode quick] [--type identity] [--report out.html]` */
export function register(program: Command): void {
  program
    .command('forensics')
    .description('examine a file for tampering and print the forensic report')
    .addOption(
      new Option('--mode <mode>', 'quick looks at metadata and structure only')
        .choices(ForensicMode.options)
        .default('full'),
    )
    .addOption(
      new Option('--type <type>', 'what the document is').choices(ForensicProfile.options).default('unknown'),
    )
    .option('--report <file>', 'also write the report as an HTML page with pictures')
    .argument('<file>', 'a JPG, PNG or PDF file')
    .action((file: string, options: Options, command: Command) =>
      withStation(command, async (station) => {
        const report = await station.verification.inspect({
          file: readSource(file),
          mode: options.mode,
          profile: options.type,
          actor: systemActor('cli'),
          requestId: station.newId(),
        });
        if (options.report) writeFileSync(options.report, forensicPage(report, path.basename(file)));
        const { heatMaps, ...printed } = report;
        process.stdout.write(`${JSON.stringify({ ...printed, heatMaps: heatMaps.length }, null, 2)}\n`);
        process.stderr.write(
          `${report.verdict} (risk ${report.riskScore} of 100, reliance ${report.confidenceScore}): ${report.message}\n`,
        );
        return report.verdict === 'TAMPERED' || report.verdict === 'SUSPICIOUS' ? EXIT.negative : EXIT.done;
      }),
    );
}

function readSource(file: string): SourceFile {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new StationError(
      'INVALID_REQUEST',
      `The file ${path.basename(file)} cannot be read.`,
      {},
      { cause },
    );
  }
  if (bytes.length > MAX_FILE_BYTES)
    throw new StationError('FILE_TOO_LARGE', `The file ${path.basename(file)} has more than 10 MB.`);
  return { name: path.basename(file), bytes };
}
