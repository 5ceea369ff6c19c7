import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { ForensicMode, ForensicProfile } from '../../contract/forensics.ts';
import { ACTOR } from '../command-line.ts';
import { forensicPage } from '../forensic-page.ts';
import { printReadable } from '../output.ts';
import { readSource } from '../source-file.ts';
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
      new Option('--mode <mode>', 'quick looks at metadata, structure and text of the file only')
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
          actor: ACTOR,
          requestId: station.newId(),
        });
        if (options.report) writeFileSync(options.report, forensicPage(report, path.basename(file)));
        const { heatMaps, ...printed } = report;
        printReadable({ ...printed, heatMaps: heatMaps.length });
        process.stderr.write(
          `${report.verdict} (risk ${report.riskScore} of 100, reliance ${report.confidenceScore}): ${report.message}\n`,
        );
        return report.verdict === 'TAMPERED' || report.verdict === 'SUSPICIOUS' ? EXIT.negative : EXIT.done;
      }),
    );
}
