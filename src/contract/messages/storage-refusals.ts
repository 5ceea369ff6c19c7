import type { Room } from '../message-text.ts';

/** What is wrong with the data folder, and what to do (src/station/store). */
export const storageRefusals = {
  nearlyFull: {
    en: 'The disk of the station is nearly full: new work is refused until there is space. What is stored can be read.',
    tn: 'Disiki ya seteišene e batla e tletse: tiro e ntšha e a ganwa go fitlha go nna le phatlha. Se se bolokilweng se ka balwa.',
  },
  full: {
    en: 'The disk is full. Free some space; nothing that was confirmed before is lost.',
    tn: 'Disiki e tletse. Dira phatlha; ga go a latlhega sepe se se netefaditsweng pele.',
  },
  readOnly: {
    en: 'The data folder cannot be written. Give this account write permission or choose another folder with --data-dir.',
    tn: 'Ga go kgonege go kwala mo foldareng ya tshedimosetso. Neela akhaonto e tetla ya go kwala kgotsa o tlhophe foldara e sele ka --data-dir.',
  },
  locked: {
    en: 'The database is in use by another program and did not become free in time. Try again, or stop the other program.',
    tn: 'Polokelo ya tshedimosetso e dirisiwa ke lenaneo le lengwe mme ga e a gololwa ka nako. Leka gape, kgotsa o emise lenaneo le lengwe.',
  },
  damagedPage: {
    en: 'A page of the database is damaged or was changed from outside: its authentication code does not match. Restore the last backup with "netefatsa restore".',
    tn: 'Tsebe ya polokelo ya tshedimosetso e senyegile kgotsa e fetotswe go tswa kwa ntle: khoutu ya yone ya netefatso ga e tshwane. Busetsa khopi ya bofelo ka "netefatsa restore".',
  },
  auditOnly: {
    en: 'The change was refused: audit records cannot be changed or deleted.',
    tn: 'Phetogo e ganilwe: direkoto tsa tlhatlhobo ga di kake tsa fetolwa kgotsa tsa phimolwa.',
  },
  diskFails: {
    en: 'The disk reported an error while reading or writing the data folder. Check the disk, then start again.',
    tn: 'Disiki e begile phoso fa go balwa kgotsa go kwalwa mo foldareng ya tshedimosetso. Tlhatlhoba disiki, o bo o simolola gape.',
  },
  blobMissing: {
    en: 'A stored image or report is missing from the data folder. Restore the last backup.',
    tn: 'Setshwantsho kgotsa pego e e bolokilweng ga e yo mo foldareng ya tshedimosetso. Busetsa khopi ya bofelo.',
  },
  blobDamaged: {
    en: 'A stored image or report is damaged or was changed from outside. Restore the last backup.',
    tn: 'Setshwantsho kgotsa pego e e bolokilweng e senyegile kgotsa e fetotswe go tswa kwa ntle. Busetsa khopi ya bofelo.',
  },
  notEncrypted: {
    en: 'The database file is not encrypted, so it was not made by this station. Restore the last backup.',
    tn: 'Faele ya polokelo ya tshedimosetso ga e a fitlhwa ka khoutu, ka jalo ga e a dirwa ke seteišene se. Busetsa khopi ya bofelo.',
  },
  otherKey: {
    en: 'The database does not open with the key of this data folder: the key belongs to another folder, or the start of the file is damaged. Put back the right key, or restore the last backup.',
    tn: 'Polokelo ya tshedimosetso ga e bulege ka senotlolo sa foldara e: senotlolo ke sa foldara e sele, kgotsa tshimologo ya faele e senyegile. Busa senotlolo se se siameng, kgotsa o busetse khopi ya bofelo.',
  },
  databaseMissing: {
    en: 'The database {{database}} of this station is missing: everything it recorded was in it. Put the file back, or restore the last backup into a new folder with "netefatsa restore FILE --data-dir NEW".',
    tn: 'Polokelo ya tshedimosetso ya {{database}} ya seteišene se ga e yo: sengwe le sengwe se e se rekotileng se ne se le mo go yone. Busa faele, kgotsa o busetse khopi ya bofelo mo foldareng e ntšhwa ka "netefatsa restore FILE --data-dir NEW".',
  },
  databaseEmpty: {
    en: 'The database {{database}} of this station is empty: everything it recorded was in it. Put the file back, or restore the last backup into a new folder with "netefatsa restore FILE --data-dir NEW".',
    tn: 'Polokelo ya tshedimosetso ya {{database}} ya seteišene se ga e na sepe: sengwe le sengwe se e se rekotileng se ne se le mo go yone. Busa faele, kgotsa o busetse khopi ya bofelo mo foldareng e ntšhwa ka "netefatsa restore FILE --data-dir NEW".',
  },
  newerData: {
    en: 'This data folder was written by a newer version of Netefatsa (it has {{migrations, list}}). Install that version; nothing was changed.',
    tn: 'Foldara e ya tshedimosetso e kwadilwe ke mofuta o mosha wa Netefatsa (e na le {{migrations, list}}). Tsenya mofuta oo; ga go a fetolwa sepe.',
  },
  noKeyring: {
    en: 'The file keyring.json is missing from the data folder, so its database cannot be opened. Put it back, or restore the last backup.',
    tn: 'Faele ya keyring.json ga e yo mo foldareng ya tshedimosetso, ka jalo polokelo ya yone ga e bulege. E buse, kgotsa o busetse khopi ya bofelo.',
  },
  damagedKeyring: {
    en: 'The file keyring.json in the data folder is damaged. Put back a good copy, or restore the last backup.',
    tn: 'Faele ya keyring.json mo foldareng ya tshedimosetso e senyegile. Busa khopi e e siameng, kgotsa o busetse khopi ya bofelo.',
  },
  keyKeptIn: {
    en: 'The key of this data folder is kept in {{places, sentence}}.',
    tn: 'Senotlolo sa foldara e ya tshedimosetso se bolokilwe mo go {{places, sentence}}.',
  },
  orIn: { en: '{{first}}; or in {{second}}', tn: '{{first}}; kgotsa mo go {{second}}' },
  inKeychain: {
    en: "the desktop program's keychain; open it with the desktop program, or add a passphrase there",
    tn: 'polokelo ya dinotlolo ya lenaneo la tafole; e bule ka lenaneo la tafole, kgotsa o oketse lefoko la sephiri foo',
  },
  inKeyFile: { en: 'a key file', tn: 'faele ya senotlolo' },
  inPassphrase: {
    en: 'a passphrase; give it in NETEFATSA_PASSPHRASE or NETEFATSA_PASSPHRASE_FILE',
    tn: 'lefoko la sephiri; le neele ka NETEFATSA_PASSPHRASE kgotsa NETEFATSA_PASSPHRASE_FILE',
  },
  otherKeychain: {
    en: 'The keychain of this account does not open this data folder. Sign in as the account that made it.',
    tn: 'Polokelo ya dinotlolo ya akhaonto e ga e bule foldara e ya tshedimosetso. Tsena jaaka akhaonto e e e dirileng.',
  },
  noKeyFile: {
    en: 'The key file {{file}} is missing. Put it back from where you keep it safe: without it the data cannot be read.',
    tn: 'Faele ya senotlolo ya {{file}} ga e yo. E buse go tswa kwa o e bolokileng teng: kwa ntle ga yone tshedimosetso ga e balege.',
  },
  notAKeyFile: {
    en: 'The key file {{file}} does not hold a key. Put back the right file.',
    tn: 'Faele ya senotlolo ya {{file}} ga e na senotlolo. Busa faele e e siameng.',
  },
  otherKeyFile: {
    en: 'The key file {{file}} belongs to another data folder. Put back the right one.',
    tn: 'Faele ya senotlolo ya {{file}} ke ya foldara e sele ya tshedimosetso. Busa e e siameng.',
  },
  noPassphrase: {
    en: 'The file {{file}}, which NETEFATSA_PASSPHRASE_FILE names, is missing or holds no passphrase.',
    tn: 'Faele ya {{file}} e e umakilweng ke NETEFATSA_PASSPHRASE_FILE ga e yo kgotsa ga e na lefoko la sephiri.',
  },
  wrongPassphrase: {
    en: 'The passphrase does not open this data folder.',
    tn: 'Lefoko la sephiri ga le bule foldara e ya tshedimosetso.',
  },
} as const satisfies Room;
