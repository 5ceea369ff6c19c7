/** Backups in the settings. */
export const backupWords = {
  backup: {
    lead: 'Everything that this station keeps, in one encrypted file. Work goes on while it is made.',
    make: 'Back up now',
    withPassphrase: 'Back up with a passphrase',
    atWork: 'A backup is being made and read back',
    never: 'No backup was made yet',
    last: {
      verified: 'Last backup: {{time}}, by {{who}}. It was read back and is whole.',
      failed: 'The backup of {{time}}, by {{who}}, failed. There is no file of it.',
      open: 'The backup of {{time}}, by {{who}}, was not read back: it was interrupted, or is being made elsewhere.',
    },
    contents: 'Audit records: {{records}}. Files: {{files}}. Size: {{size}} MB.',
    new: 'New since the last one: {{size}} MB.',
    damaged_one:
      '{{count}} stored file is damaged and not in it: keep the backups made before, which may hold it.',
    damaged_other:
      '{{count}} stored files are damaged and not in it: keep the backups made before, which may hold them.',
    old_one: 'It is {{count}} day old. Make a new one.',
    old_other: 'It is {{count}} days old. Make a new one.',
    before: 'The last one that was read back is that of {{time}}.',
    noneVerified: 'None was read back yet.',
    folder: 'Where backups go',
    folderName: 'Folder on the station’s computer',
    folderHint:
      'Named in full, e.g. /media/backup or D:\\Backup. Another disk, a stick or a share: not the disk that holds the data.',
    folderSaved: 'Saved. The next backup goes there.',
    noFolder: 'No folder was chosen yet. An administrator chooses it.',
    sameDisk: 'This folder is on the disk that holds the data. If that disk fails, both are gone.',
    restore: 'Restore',
    keepKeyFile:
      'Without its key a backup is useless: keep a copy of the station’s key file, or a passphrase, somewhere else.',
    keepPassphrase:
      'The key is kept by this computer alone. Make backups with a passphrase, so that they can be opened elsewhere.',
    made: 'Backups made',
    size: 'Size',
    megabytes: '{{size}} MB',
    passphraseSet: 'with a passphrase',
    outcomes: { verified: 'read back', failed: 'failed', open: 'not confirmed' },
    passphrase: 'Passphrase',
    passphraseHint:
      'At least {{count}} characters. Whoever has the file and these words can read everything in it; nobody can look the words up.',
    repeat: 'Repeat the passphrase',
    differs: 'The two passphrases are not the same.',
  },
};
