import type { Room } from './text.ts';

/** Why a backup is not made, read back, thinned out or restored (src/station/backup). */
export const backupRefusals = {
  beingMade: { en: 'A backup is being made already.', tn: 'Khopi ya poloko e setse e dirwa.' },
  beingMadeElsewhere: {
    en: 'A backup is being made already. If that is not so, remove the file {{file}} and try again.',
    tn: 'Khopi ya poloko e setse e dirwa. Fa go se jalo, phimola faele ya {{file}} o bo o leka gape.',
  },
  noFolder: {
    en: 'No folder for backups was chosen yet.',
    tn: 'Ga go ise go tlhophiwe foldara ya dikhopi tsa poloko.',
  },
  nameInFull: {
    en: 'Name the folder in full, from the root of the disk, e.g. /media/backup or D:\\Backup.',
    tn: 'Kwala leina la foldara ka botlalo, go tloga kwa tshimologong ya disiki, sekao /media/backup kgotsa D:\\Backup.',
  },
  folderGone: {
    en: 'This folder is not there. Plug in its disk, or choose another folder.',
    tn: 'Foldara e ga e yo. Tsenya disiki ya yone, kgotsa tlhopha foldara e nngwe.',
  },
  insideData: {
    en: 'This folder is inside the station’s own data: what damages the one damages the other.',
    tn: 'Foldara e e mo teng ga tshedimosetso ya seteišene: se se senyang e nngwe se senya le e nngwe.',
  },
  notWritable: {
    en: 'The station may not write into this folder.',
    tn: 'Seteišene ga se a letlelelwa go kwala mo foldareng e.',
  },
  nothingThere: {
    en: 'Nothing is at this place. Plug in its disk, or name another folder.',
    tn: 'Ga go na sepe mo lefelong le. Tsenya disiki ya lone, kgotsa neela foldara e sele.',
  },
  noneInFolder: {
    en: 'No backup of Netefatsa is in this folder.',
    tn: 'Ga go na khopi ya poloko ya Netefatsa mo foldareng e.',
  },
  notABackup: {
    en: 'This file is not a backup of Netefatsa.',
    tn: 'Faele e ga se khopi ya poloko ya Netefatsa.',
  },
  beingChecked: { en: 'A backup is being checked already.', tn: 'Khopi ya poloko e setse e tlhatlhobiwa.' },
  wrongPassphrase: {
    en: 'This passphrase does not open the backup.',
    tn: 'Lefoko le la sephiri ga le bule khopi ya poloko.',
  },
  wrongKeyFile: {
    en: 'This key file does not open the backup, or it is not there.',
    tn: 'Faele e ya senotlolo ga e bule khopi ya poloko, kgotsa ga e yo.',
  },
  otherStation: {
    en: 'The key of this station does not open the backup: another station made it, or the key was changed since. Give its passphrase or its key file.',
    tn: 'Senotlolo sa seteišene se ga se bule khopi: e dirilwe ke seteišene se sengwe, kgotsa senotlolo se fetotswe fa e sena go dirwa. Neela lefoko la yone la sephiri kgotsa faele ya yone ya senotlolo.',
  },
  checkFirst: {
    en: 'Choose a backup and let it be checked first.',
    tn: 'Tlhopha khopi ya poloko mme o letle gore e tlhatlhobiwe pele.',
  },
  wrongDay: {
    en: 'This is not the day of the backup. Type it as it is shown.',
    tn: 'Se ga se letsatsi la khopi. Le kwale jaaka le bontshiwa.',
  },
  dataInUse: {
    en: 'Another program works on the data of this station. Stop it, then restore the backup.',
    tn: 'Lenaneo le lengwe le bereka ka tshedimosetso ya seteišene se. Le emise, o bo o busetsa khopi.',
  },
  unfinishedName: {
    en: 'A name that ends in .part is that of an unfinished backup. Choose another name for the backup.',
    tn: 'Leina le le felelang ka .part ke la khopi e e sa felelang. Tlhophela khopi leina le lengwe.',
  },
  noneOfStation: {
    en: 'No backup of this station is in this folder.',
    tn: 'Ga go na khopi ya poloko ya seteišene se mo foldareng e.',
  },
  noSuchFolder: {
    en: 'The folder for the backup does not exist.',
    tn: 'Foldara ya khopi ya poloko ga e yo.',
  },
  nameTaken: {
    en: 'A file with this name exists already. Choose another name for the backup.',
    tn: 'Go setse go na le faele e e nang le leina le. Tlhophela khopi leina le lengwe.',
  },
  noSuchFile: {
    en: 'There is no such backup file.',
    tn: 'Ga go na faele e e ntseng jalo ya khopi ya poloko.',
  },
  folderNotEmpty: {
    en: 'The data folder is not empty. Restore into a new folder; the old one stays as it is.',
    tn: 'Foldara ya tshedimosetso ga e lolea. Busetsa mo foldareng e ntšhwa; e kgologolo e nna jaaka e ntse.',
  },
  stationRuns: {
    en: 'The station is running on this data folder. Stop it, then change the keys.',
    tn: 'Seteišene se dira ka foldara e ya tshedimosetso. Se emise, o bo o fetola dinotlolo.',
  },
} as const satisfies Room;
