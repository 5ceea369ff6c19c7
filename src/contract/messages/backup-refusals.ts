import type { Room } from '../message-text.ts';

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
  damaged: {
    en: 'The backup is damaged or incomplete: a part of it fails its authentication. Use another backup; nothing was changed.',
    tn: 'Khopi e senyegile kgotsa ga e a felela: karolo ya yone ga e tlhomamisege. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  },
  notReadBack: {
    en: 'The backup was written but cannot be read back, so it was removed: use another disk or stick.',
    tn: 'Khopi e kwadilwe mme ga e balege gape, ka jalo e ntshitswe: dirisa disiki kgotsa seteki se sengwe.',
  },
  noPiece: {
    en: 'The backup is incomplete: its piece {{piece}} is in no file of {{folder}}. Bring the folder back as it was, or use another backup; nothing was changed.',
    tn: 'Khopi ya poloko ga e a felela: karolo ya yone {{piece}} ga e mo faeleng epe ya {{folder}}. Busa foldara jaaka e ne e ntse, kgotsa dirisa khopi e sele; ga go a fetolwa sepe.',
  },
  damagedPiece: {
    en: 'The backup is damaged: a piece in {{file}} fails its authentication. Use another backup; nothing was changed.',
    tn: 'Khopi ya poloko e senyegile: karolo e e mo {{file}} ga e netefale. Dirisa khopi e sele; ga go a fetolwa sepe.',
  },
  notRewritten: {
    en: 'The disk does not keep what is written to it, so the packs of the backups that stay were left as they were: use another disk or stick.',
    tn: 'Disiki ga e boloke se se kwalwang mo go yone, ka jalo difaele tsa dikhopi tse di setseng di tlogetswe jaaka di ne di ntse: dirisa disiki kgotsa seteki se sengwe.',
  },
  unknownNeeds: {
    en: '{{file}} cannot be read, so nobody knows which pieces it needs: nothing was removed. Make it readable, or move it out of the folder.',
    tn: '{{file}} ga e balege, ka jalo ga go itsiwe gore e tlhoka dikarolo dife: ga go a ntshiwa sepe. Dira gore e balege, kgotsa e ntshe mo foldareng.',
  },
  otherWay: {
    en: 'The backup does not open this way. Give the passphrase it was made with, or the key file of the station that made it.',
    tn: 'Khopi ga e bulege ka tsela e. Neela lefoko la sephiri le e dirilweng ka lone, kgotsa faele ya senotlolo ya seteišene se se e dirileng.',
  },
  otherKeyFile: {
    en: 'The key file does not open this backup. Give the one that the station had when it was made: "key rotate" keeps the former one as station.key.former-1, -2 and so on.',
    tn: 'Faele ya senotlolo ga e bule khopi e. Neela e seteišene se neng se na le yone fa e dirwa: "key rotate" e boloka ya pele jaaka station.key.former-1, -2 jalo jalo.',
  },
  damagedDatabase: {
    en: 'The database in the backup is damaged. Use another backup; nothing was changed.',
    tn: 'Polokelo ya tshedimosetso mo khoping e senyegile. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  },
  incomplete: {
    en: 'The backup is incomplete. Use another backup; nothing was changed.',
    tn: 'Khopi ga e a felela. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  },
  brokenLog: {
    en: 'The audit log in the backup does not hold. {{fault, sentence}}',
    tn: 'Buka ya tlhatlhobo mo khoping ga e a siama. {{fault, sentence}}',
  },
  notMade: { en: 'The backup could not be made.', tn: 'Khopi ya poloko e paletswe go dirwa.' },
  interrupted: { en: 'The backup was interrupted.', tn: 'Khopi ya poloko e kgaoditswe.' },
  notChecked: {
    en: 'The backup could not be checked.',
    tn: 'Khopi ya poloko ga e a kgona go tlhatlhobiwa.',
  },
  checkInterrupted: {
    en: 'The check of the backup was interrupted.',
    tn: 'Go tlhatlhobiwa ga khopi go kgaoditswe.',
  },
  longReading: {
    en: 'Another program has been reading the database for minutes. Try the backup again when it is done.',
    tn: 'Lenaneo le lengwe le ntse le bala polokelo ya tshedimosetso ka metsotso. Leka khopi gape fa le feditse.',
  },
} as const satisfies Room;
