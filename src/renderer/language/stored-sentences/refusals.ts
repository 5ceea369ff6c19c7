import type { SentencePair } from './pairs.ts';

/** Why the station did not take a change (src/station, src/api/operator). Setswana made by machine, to be reviewed. */
export const refusalSentences: readonly SentencePair[] = [
  ['Say why in a few words.', 'Tlhalosa lebaka ka mafoko a le mmalwa.'],
  [
    'A note has between 1 and {count} characters.',
    'Temoso e na le ditlhaka tse di magareng ga 1 le {count}.',
  ],
  [
    'What is in use is of {date}; this is of {date2}, and older.',
    'Se se dirisiwang ke sa {date}; se ke sa {date2}, mme se setsofetse go feta.',
  ],
  [
    'There are only {count} entries instead of {count2}: it may not be whole.',
    'Go na le maina a le {count} fela mo boemong jwa a le {count2}: se ka tswa se sa felela.',
  ],
  [
    'There are only {count} names instead of {count2}: it may not be whole.',
    'Go na le mefuta ya maina e le {count} fela mo boemong jwa e le {count2}: se ka tswa se sa felela.',
  ],
  [
    'There are only {count} entries instead of {count2} and {count3} names instead of {count4}: it may not be whole.',
    'Go na le maina a le {count} fela mo boemong jwa a le {count2} le mefuta ya one e le {count3} mo boemong jwa e le {count4}: se ka tswa se sa felela.',
  ],
  ['This is not a valid date.', 'Se ga se letlha le le nepagetseng.'],
  [
    'This password is easily guessed. Choose another one.',
    'Lefoko le la sephiri le fopholetsega motlhofo. Tlhopha le lengwe.',
  ],
  ['A file may have at most {count} MB.', 'Faele e ka nna le {count} MB fela.'],
  ['The file is larger than 10 MB.', 'Faele e feta 10 MB.'],
  ['Nothing was changed.', 'Ga go a fetolwa sepe.'],
  [
    'The files hold no date: {date} is when they were written here.',
    'Difaele ga di na letlha: {date} ke letsatsi le di kwadilweng ka lone fano.',
  ],
  [
    "Give the publisher's date, or the list passes for younger than it is.",
    'Neelana ka letlha la mophasaladi, e seng jalo lenaane le tla tsewa e le lesha go feta ka fa le leng ka teng.',
  ],
  [
    'alt.csv, with the other names of those listed, is not among the files.',
    'alt.csv, e e nang le maina a mangwe a ba ba mo lenaaneng, ga e yo mo difaeleng.',
  ],
  ['The name has no letters.', 'Leina ga le na ditlhaka.'],
  ['The number has neither digits nor letters.', 'Nomoro ga e na dipalo le fa e le ditlhaka.'],
  ['This case does not wait for an approval.', 'Kgetse e ga e a leta tumelelo.'],
  [
    'This case is decided; nothing can be added to it any more. Open a new case for what came later.',
    'Kgetse e e sweditswe; ga go sa tlhole go ka tsenngwa sepe mo go yone. Bula kgetse e ntšhwa ya se se tlileng morago.',
  ],
  [
    'This case has been decided already. Look at it again to see by whom.',
    'Kgetse e e setse e sweditswe. E lebe gape go bona gore ke mang.',
  ],
  [
    'This case waits for a second person, who decides on it as it is. It can be changed when they have sent it back.',
    'Kgetse e e letile motho wa bobedi, yo o swetsang ka yone jaaka e ntse. E ka fetolwa fa a e busitse.',
  ],
  [
    'The documents of this case are still being read. Try again when they are.',
    'Dikwalo tsa kgetse e di santse di balwa. Leka gape fa di badilwe.',
  ],
  [
    'Only an open case of which nothing was read can be put away.',
    'Go ka beelwa thoko fela kgetse e e bulegileng e go sa balwang sepe mo go yone.',
  ],
  ['This case was read, or is being read.', 'Kgetse e e badilwe, kgotsa e a balwa.'],
  [
    'The files of this case are not kept any more. Photograph the documents anew in a new case.',
    'Difaele tsa kgetse e ga di sa tlhole di bolokilwe. Tsaya ditshwantsho tsa dikwalo gape mo kgetseng e ntšhwa.',
  ],
  [
    'The face check has not been passed. Repeat it first.',
    'Tlhatlhobo ya sefatlhego ga e a fetwa. E boelele pele.',
  ],
  ['The case is under legal hold already.', 'Kgetse e setse e tshwerwe ka molao.'],
  ['The case is not under legal hold.', 'Kgetse ga e a tshwarwa ka molao.'],
  ['An operator with this name exists already.', 'Go setse go na le modiri yo o nang le leina le.'],
  [
    'This is the only administrator. Make another one first.',
    'Yo ke motsamaisi a le nosi. Tlhoma yo mongwe pele.',
  ],
  ['This setting does not take that value.', 'Thulaganyo e ga e tseye boleng joo.'],
  [
    'This setting takes numbers from {count} to {count2}.',
    'Thulaganyo e e tsaya dipalo go tloga ka {count} go fitlha ka {count2}.',
  ],
  [
    'This setting takes whole numbers from {count} to {count2}.',
    'Thulaganyo e e tsaya dipalo tse di feletseng go tloga ka {count} go fitlha ka {count2}.',
  ],
  [
    'This setting is managed and cannot be changed here.',
    'Thulaganyo e e laolwa ke pholisi mme ga e ka ke ya fetolwa fano.',
  ],
  ['A backup is being made already.', 'Khopi ya poloko e setse e dirwa.'],
  [
    'A backup is being made already. If that is not so, remove the file {file} and try again.',
    'Khopi ya poloko e setse e dirwa. Fa go se jalo, phimola faele ya {file} o bo o leka gape.',
  ],
  ['No folder for backups was chosen yet.', 'Ga go ise go tlhophiwe foldara ya dikhopi tsa poloko.'],
  [
    'Name the folder in full, from the root of the disk, e.g. /media/backup or D:\\Backup.',
    'Kwala leina la foldara ka botlalo, go tloga kwa tshimologong ya disiki, sekao /media/backup kgotsa D:\\Backup.',
  ],
  [
    'This folder is not there. Plug in its disk, or choose another folder.',
    'Foldara e ga e yo. Tsenya disiki ya yone, kgotsa tlhopha foldara e nngwe.',
  ],
  [
    'This folder is inside the station’s own data: what damages the one damages the other.',
    'Foldara e e mo teng ga tshedimosetso ya seteišene: se se senyang e nngwe se senya le e nngwe.',
  ],
  ['The station may not write into this folder.', 'Seteišene ga se a letlelelwa go kwala mo foldareng e.'],
  ['The backup could not be made.', 'Khopi ya poloko e paletswe go dirwa.'],
  ['The backup was interrupted.', 'Khopi ya poloko e kgaoditswe.'],
  [
    'The backup was written but cannot be read back, so it was removed: use another disk or stick.',
    'Khopi e kwadilwe mme ga e balege gape, ka jalo e ntshitswe: dirisa disiki kgotsa seteki se sengwe.',
  ],
  [
    'cons_alt.csv, with the other names of those listed, is not among the files.',
    'cons_alt.csv, e e nang le maina a mangwe a ba ba mo lenaaneng, ga e yo mo difaeleng.',
  ],
  [
    'This is an amendment and not the whole Swiss list: those listed before are not in it.',
    'Se ke phetolo fela, ga se lenaane lotlhe la Switzerland: ba ba neng ba le mo go lone ga ba mo go yone.',
  ],
  ['This is no list that is known here.', 'Se ga se lenaane le le itsiweng fano.'],
  [
    "This is no list that is known here: a list of the bank's own does not have these columns: {text}.",
    'Se ga se lenaane le le itsiweng fano: lenaane la banka ga le na dikholomo tse: {text}.',
  ],
  [
    'This is the same list as {text}, which was taken. Import it by itself if it is the newer one.',
    'Se ke lenaane le le tshwanang le {text}, e e tserweng. Le tsenye le le nosi fa e le le lesha.',
  ],
  [
    'This is the consolidated list of OFSI, which was closed on 28 January 2026. Import the UK Sanctions List (UK-Sanctions-List.csv or .xml) instead.',
    'Se ke lenaane la OFSI le le tswetsweng ka 28 Ferikgong 2026. Tsenya UK Sanctions List (UK-Sanctions-List.csv kgotsa .xml) mo boemong jwa lone.',
  ],
  [
    'These files hold several lists, and one identifier was given. Import them one by one. Nothing was changed.',
    'Difaele tse di na le manaane a le mmalwa, mme go neilwe leina le le lengwe fela. A tsenye ka bongwe ka bongwe. Ga go a fetoga sepe.',
  ],
  [
    'The number is too short to be looked up without a name.',
    'Nomoro e khutshwane thata go batlwa kwa ntle ga leina.',
  ],
  [
    'Must be a name of at least 2 characters, or be left out where a document number is given.',
    'E tshwanetse go nna leina la ditlhaka tse pedi kgotsa go feta, kgotsa e tlogelwe fa nomoro ya lokwalo e neilwe.',
  ],
  [
    'No screening list was recognised in these files. Nothing was changed.',
    'Ga go a bonwa lenaane la tlhatlhobo mo difaeleng tse. Ga go a fetoga sepe.',
  ],
  ['The list holds no entries; nothing was changed.', 'Lenaane ga le na maina; ga go a fetoga sepe.'],
  [
    '{file} ends in the middle: it was not copied whole.',
    '{file} e felela fa gare: ga e a kopololwa yotlhe.',
  ],
  [
    '{file} is damaged, or was changed with another program.',
    '{file} e senyegile, kgotsa e fetotswe ka lenaneo le lengwe.',
  ],
  [
    '{file} is damaged at line {count}, or was changed there with another program.',
    '{file} e senyegile mo moleng wa {count}, kgotsa e fetotswe foo ka lenaneo le lengwe.',
  ],
  [
    'Get the file again from where it came from, and import that one.',
    'Tsaya faele gape kwa e tswang teng, mme o tsenye eo.',
  ],
  ['{file} could not be read from its disk.', '{file} ga e a kgona go balwa mo disiking ya yone.'],
  [
    'Copy it onto this computer, and import that copy.',
    'E kopololele mo khomphiutheng e, mme o tsenye khopi eo.',
  ],
  ['In {file}, row {count} has no name.', 'Mo go {file}, mola wa {count} ga o na leina.'],
  [
    'Write it there, or take the row out, and import the file again.',
    'Le kwale foo, kgotsa o ntshe mola, mme o tsenye faele gape.',
  ],
  ['The file holds no companies; nothing was changed.', 'Faele ga e na dikhamphani; ga go a fetoga sepe.'],
  [
    'The file is neither CSV nor JSON that can be read whole; nothing was changed.',
    'Faele ga se CSV kgotsa JSON e e ka balwang yotlhe; ga go a fetoga sepe.',
  ],
  [
    'This version was published already; a new wording needs a new version.',
    'Mofuta o o setse o phasaladitswe; mafoko a masha a tlhoka mofuta o mosha.',
  ],
  ['The event of this delivery is no longer kept.', 'Tiragalo ya molaetsa o ga e sa tlhole e bolokilwe.'],
  [
    'The scanner is busy. Wait until it is done, then scan again.',
    'Sekena se santse se dira. Leta go fitlha se fetsa, o bo o sekena gape.',
  ],
  [
    "The scanner's cover is open. Close it, then scan again.",
    'Sekhurumelo sa sekena se bulegile. Se tswale, o bo o sekena gape.',
  ],
  [
    "There is no paper in the scanner's feeder. Put it in, then scan again.",
    'Ga go na pampiri mo sekeneng. E tsenye, o bo o sekena gape.',
  ],
  [
    'Paper is stuck in the scanner. Take it out, then scan again.',
    'Pampiri e kgotletse mo sekeneng. E ntshe, o bo o sekena gape.',
  ],
  [
    'This computer may not use the scanner. Ask the administrator for access to it.',
    'Khomphiutha e ga e a letlelelwa go dirisa sekena. Kopa motsamaisi tetla ya go se dirisa.',
  ],
  [
    'The scanner does not take these settings. Choose another resolution or colour.',
    'Sekena ga se tseye dithulaganyo tse. Tlhopha bophepa kgotsa mmala o sele.',
  ],
  [
    'Nothing is at this place. Plug in its disk, or name another folder.',
    'Ga go na sepe mo lefelong le. Tsenya disiki ya lone, kgotsa neela foldara e sele.',
  ],
  ['No backup of Netefatsa is in this folder.', 'Ga go na khopi ya poloko ya Netefatsa mo foldareng e.'],
  ['This file is not a backup of Netefatsa.', 'Faele e ga se khopi ya poloko ya Netefatsa.'],
  ['A backup is being checked already.', 'Khopi ya poloko e setse e tlhatlhobiwa.'],
  ['This passphrase does not open the backup.', 'Lefoko le la sephiri ga le bule khopi ya poloko.'],
  [
    'This key file does not open the backup, or it is not there.',
    'Faele e ya senotlolo ga e bule khopi ya poloko, kgotsa ga e yo.',
  ],
  [
    'The key of this station does not open the backup: another station made it, or the key was changed since. Give its passphrase or its key file.',
    'Senotlolo sa seteišene se ga se bule khopi: e dirilwe ke seteišene se sengwe, kgotsa senotlolo se fetotswe fa e sena go dirwa. Neela lefoko la yone la sephiri kgotsa faele ya yone ya senotlolo.',
  ],
  [
    'Choose a backup and let it be checked first.',
    'Tlhopha khopi ya poloko mme o letle gore e tlhatlhobiwe pele.',
  ],
  [
    'This is not the day of the backup. Type it as it is shown.',
    'Se ga se letsatsi la khopi. Le kwale jaaka le bontshiwa.',
  ],
  [
    'Another program works on the data of this station. Stop it, then restore the backup.',
    'Lenaneo le lengwe le bereka ka tshedimosetso ya seteišene se. Le emise, o bo o busetsa khopi.',
  ],
  ['The backup could not be checked.', 'Khopi ya poloko ga e a kgona go tlhatlhobiwa.'],
  ['The check of the backup was interrupted.', 'Go tlhatlhobiwa ga khopi go kgaoditswe.'],
  [
    'Another program has been reading the database for minutes. Try the backup again when it is done.',
    'Lenaneo le lengwe le ntse le bala polokelo ya tshedimosetso ka metsotso. Leka khopi gape fa le feditse.',
  ],
  [
    'The backup is incomplete: its piece {piece} is in no file of {folder}. Bring the folder back as it was, or use another backup; nothing was changed.',
    'Khopi ya poloko ga e a felela: karolo ya yone {piece} ga e mo faeleng epe ya {folder}. Busa foldara jaaka e ne e ntse, kgotsa dirisa khopi e sele; ga go a fetolwa sepe.',
  ],
  [
    'The backup is damaged: a piece in {file} fails its authentication. Use another backup; nothing was changed.',
    'Khopi ya poloko e senyegile: karolo e e mo {file} ga e netefale. Dirisa khopi e sele; ga go a fetolwa sepe.',
  ],
  [
    'The disk does not keep what is written to it, so the packs of the backups that stay were left as they were: use another disk or stick.',
    'Disiki ga e boloke se se kwalwang mo go yone, ka jalo difaele tsa dikhopi tse di setseng di tlogetswe jaaka di ne di ntse: dirisa disiki kgotsa seteki se sengwe.',
  ],
  [
    '{file} cannot be read, so nobody knows which pieces it needs: nothing was removed. Make it readable, or move it out of the folder.',
    '{file} ga e balege, ka jalo ga go itsiwe gore e tlhoka dikarolo dife: ga go a ntshiwa sepe. Dira gore e balege, kgotsa e ntshe mo foldareng.',
  ],
  [
    'A name that ends in .part is that of an unfinished backup. Choose another name for the backup.',
    'Leina le le felelang ka .part ke la khopi e e sa felelang. Tlhophela khopi leina le lengwe.',
  ],
  [
    'No backup of this station is in this folder.',
    'Ga go na khopi ya poloko ya seteišene se mo foldareng e.',
  ],
  [
    'The backup is damaged or incomplete: a part of it fails its authentication. Use another backup; nothing was changed.',
    'Khopi e senyegile kgotsa ga e a felela: karolo ya yone ga e tlhomamisege. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  ],
  [
    'The backup is incomplete. Use another backup; nothing was changed.',
    'Khopi ga e a felela. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  ],
  [
    'The database in the backup is damaged. Use another backup; nothing was changed.',
    'Polokelo ya tshedimosetso mo khoping e senyegile. Dirisa khopi e nngwe; ga go a fetolwa sepe.',
  ],
];
