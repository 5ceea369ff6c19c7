import { Argument, type Command } from 'commander';
import { StationError } from '../../contract/errors/station-error.ts';
import { unkeyed } from '../../contract/messages/message.ts';
import { rotateKeys } from '../../station/backup/rotate-keys.ts';
import { requestRotation } from '../../station/backup/rotation-request.ts';
import {
  defaultKeyFile,
  formerKeyFiles,
  KeySlot,
  passphraseKeySource,
  renewedFileKeySource,
  retireKeyFile,
} from '../../station/store/key-sources.ts';
import { openKeyring, readKeyring, writeKeyring } from '../../station/store/keyring.ts';
import { setPassphrase } from '../../station/store/passphrase.ts';
import { ACTOR } from '../command-line.ts';
import { printJson, printLine } from '../output.ts';
import { passphraseFrom } from '../passphrase.ts';
import { dataFolderOf, requireStation, runCommand, withExistingStation } from '../with-station.ts';

/** `netefatsa key status | rotate | add-passphrase | remove` */
export function register(program: Command): void {
  const key = program.command('key').description('the keys that the data is encrypted and signed with');

  key
    .command('status')
    .description('which ways into the data folder exist')
    .action((_options: object, command: Command) =>
      runCommand(async () => {
        requireStation(dataFolderOf(command));
        const keyring = readKeyring(dataFolderOf(command))!;
        printJson({ database: keyring.database, ways: keyring.slots.map((slot) => slot.kind) });
      }),
    );

  key
    .command('rotate')
    .description('change every key and encrypt everything anew; the station must be stopped')
    .option('--passphrase-file <file>', 'protect the new key with this passphrase instead of a key file')
    .option('--at-next-start', 'let the station do it when it starts, with the key kept where it is now')
    .action((options: { passphraseFile?: string; atNextStart?: boolean }, command: Command) => {
      // Only writes a request file, so it also works if the key is in the desktop's keychain.
      if (options.atNextStart)
        return runCommand(async () => {
          requireStation(dataFolderOf(command));
          requestRotation(dataFolderOf(command));
        });
      return withExistingStation(command, async (station) => {
        const { folder } = station.store;
        const newSource =
          options.passphraseFile === undefined
            ? renewedFileKeySource(defaultKeyFile(folder))
            : passphraseKeySource(passphraseFrom(options.passphraseFile));
        const report = await rotateKeys(station, { newSource, actor: ACTOR });
        // Opens the rotated folder once: puts a new key file in place, and notices one that does not open.
        await openKeyring(folder, newSource);
        if (newSource.kind === 'passphrase') retireKeyFile(defaultKeyFile(folder));
        const former = formerKeyFiles(defaultKeyFile(folder)).at(-1);
        const damaged =
          report.damaged === 0 ? '' : ` ${report.damaged} stored files are damaged and stayed as they are.`;
        process.stdout.write(
          `Every key is new; ${report.blobs} files were encrypted anew.${damaged} The signing key is now ${report.signingKey}: give its public key ("netefatsa audit keys") to your auditor.\n`,
        );
        if (former)
          printLine(
            `Backups made before open with the former key alone: it is ${former}. Move it to where you keep them.`,
          );
      });
    });

  key
    .command('add-passphrase')
    .description('add a passphrase as another way in, e.g. for recovery')
    .requiredOption('--passphrase-file <file>', 'the passphrase')
    .action((options: { passphraseFile: string }, command: Command) =>
      withExistingStation(command, async (station) => {
        await setPassphrase(station.store, passphraseFrom(options.passphraseFile));
        station.audit.append({ actor: ACTOR, action: 'keys.way-added', details: { kind: 'passphrase' } });
        printLine('The passphrase opens the data folder now, too.');
      }),
    );

  key
    .command('remove')
    .description('remove a way in (file, passphrase or keychain); at least one stays')
    .addArgument(new Argument('<kind>').choices(KeySlot.shape.kind.options))
    .action((kind: string, _options: object, command: Command) =>
      withExistingStation(command, async (station) => {
        const keyring = readKeyring(station.store.folder)!;
        const slots = keyring.slots.filter((slot) => slot.kind !== kind);
        if (slots.length === keyring.slots.length)
          throw new StationError('INVALID_REQUEST', unkeyed('There is no such way in.'));
        if (slots.length === 0)
          throw new StationError(
            'INVALID_REQUEST',
            unkeyed('This is the only way in; add another one first.'),
          );
        station.audit.append({ actor: ACTOR, action: 'keys.way-removed', details: { kind } });
        writeKeyring(station.store.folder, { ...keyring, slots });
        printLine(`Ways in that are left: ${slots.map((slot) => slot.kind).join(', ')}.`);
      }),
    );
}
