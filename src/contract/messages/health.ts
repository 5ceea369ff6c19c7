import type { Room } from '../message-text.ts';

/** Why the station is not well and what to do about it (src/station/health). */
export const health = {
  storeFails: {
    en: 'The station cannot read its own data.',
    tn: 'Seteišene ga se kgone go bala data ya sone.',
  },
  restartOrRestore: {
    en: 'Restart the station; if it stays so, restore the last backup.',
    tn: 'Simolola seteišene sesha; fa go sa fetoge, busetsa bekapo ya bofelo.',
  },
  modelsDamaged: {
    en: 'Model files are damaged or missing: {{names, list}}.',
    tn: 'Difaele tsa dimodele di senyegile kgotsa ga di yo: {{names, list}}.',
  },
  installModelsAgain: {
    en: 'Install the program again, or put these files back, and restart the station.',
    tn: 'Tsenya lenaneo gape, kgotsa busetsa difaele tse, o bo o simolola seteišene sesha.',
  },
  noAvx: {
    en: 'The processor of this machine has no AVX instructions (or its virtual machine hides them): reading documents and faces will be many times slower and may fail. Use a processor made after 2011, or let the virtual machine show AVX.',
    tn: 'Porosesara ya motšhini o ga e na ditaelo tsa AVX (kgotsa motšhini wa yone wa sebele o a di fitlha): go bala dikwalo le difatlhego go tla nna bonya thata mme go ka palelwa. Dirisa porosesara e e dirilweng morago ga 2011, kgotsa letla motšhini wa sebele go bontsha AVX.',
  },
  runOnNewerProcessor: {
    en: 'Run the station on a computer whose processor was made after 2011.',
    tn: 'Dirisa seteišene mo khomphiutheng e porosesara ya yone e dirilweng morago ga 2011.',
  },
  engineDown: {
    en: 'No engine process can be started: documents cannot be read.',
    tn: 'Ga go enjene epe e e ka simololwang: dikwalo ga di kgone go balwa.',
  },
  restartOrInstall: {
    en: 'Restart the station; if it stays so, install the program again.',
    tn: 'Simolola seteišene sesha; fa go sa fetoge, tsenya lenaneo gape.',
  },
  engineNotConfined: {
    en: 'The system does not keep the engines from networks and other programs.',
    tn: 'Sisteme ga e thibele dienjene mo dineteweke le mo mananeong a mangwe.',
  },
  allowSeccomp: {
    en: 'Allow seccomp for the station; "engine.requireConfinement" reads nothing without it.',
    tn: 'Letla seccomp mo seteišeneng; "engine.requireConfinement" ga e bale sepe kwa ntle ga yone.',
  },
  engineNotConfinable: {
    en: 'Engines of the desktop program, of Windows and of macOS are not confined by the system: one that a document took over could read the files of this account and reach networks.',
    tn: 'Dienjene tsa lenaneo la desekethopo, tsa Windows le tsa macOS ga di kganelwe ke sisteme: e lokwalo lo e tsereng e ka bala difaele tsa akhaonto e mme ya fitlhelela dineteweke.',
  },
  runHeadlessOnLinux: {
    en: 'Give the account of the station no rights that it does not need. Where that is not enough, read documents with a headless station on Linux: see docs/security.md.',
    tn: 'Se fe akhaonto ya seteišene ditshwanelo tse e sa di tlhokeng. Fa seo se sa lekana, bala dikwalo ka seteišene se se senang letlhabaphefo mo Linux: bona docs/security.md.',
  },
  engineFilesNotConfined: {
    en: 'The system does not keep the files of the account from the engines, the data folder and the key among them.',
    tn: 'Sisteme ga e thibele dienjene mo difaeleng tsa akhaonto, le mo foldareng ya data le mo khiing.',
  },
  useLandlock: {
    en: 'Run the station on Linux 5.13 or later with Landlock switched on, and its data folder outside the program. Until then keep the key file elsewhere and set kernel.yama.ptrace_scope to 1.',
    tn: 'Dirisa seteišene mo Linux 5.13 kgotsa moragonyana e Landlock e e tshubilweng, foldara ya data e le kwa ntle ga lenaneo. Go fitlha ka nako eo boloka faele ya khii go sele mme o beye kernel.yama.ptrace_scope go 1.',
  },
  internalFailures: {
    en: 'The last {{number}} calls of the engine failed inside the station.',
    tn: 'Ditiro di le {{number}} tsa bofelo tsa enjene di paletswe mo teng ga seteišene.',
  },
  restartAndReadLog: {
    en: 'Restart the station. The log names each cause as "engine call failed".',
    tn: 'Simolola seteišene sesha. Loko e bolela lebaka lengwe le lengwe jaaka "engine call failed".',
  },
  listMissing: {
    en: 'The screening list "{{list}}" is missing: import it. Nobody can be called clear.',
    tn: 'Lenaane "{{list}}" ga le yo: le tsenye. Ga go ope yo o ka bidiwang yo o se nang molato.',
  },
  noLists: {
    en: 'There is no screening list: import one. Nobody can be called clear.',
    tn: 'Ga go na lenaane la tlhatlhobo: tsenya le lengwe. Ga go ope yo o ka bidiwang yo o se nang molato.',
  },
  listAgeing: {
    en: 'The screening list "{{list}}" is {{days}} days old: import a newer one.',
    tn: 'Lenaane "{{list}}" le na le malatsi a le {{days}}: tsenya le lesha.',
  },
  importList: {
    en: 'Import it with "netefatsa lists import", or under Lists and register.',
    tn: 'Le tsenye ka "netefatsa lists import", kgotsa fa tlase ga Manaane le rejisetara.',
  },
  registerMissing: {
    en: 'There is no copy of the companies register: import one. No company can be looked up.',
    tn: 'Ga go na khopi ya rejisetara ya dikhamphani: tsenya e le nngwe. Ga go khamphani epe e e ka batliwang.',
  },
  importRegister: {
    en: 'Import it with "netefatsa registry import", or under Lists and register.',
    tn: 'E tsenye ka "netefatsa registry import", kgotsa fa tlase ga Manaane le rejisetara.',
  },
  diskSilent: {
    en: 'The disk of the data folder does not answer.',
    tn: 'Disiki ya foldara ya data ga e arabe.',
  },
  checkDisk: {
    en: 'Check the disk, then restart the station.',
    tn: 'Tlhatlhoba disiki, o bo o simolola seteišene sesha.',
  },
  diskFull: {
    en: 'The disk is nearly full: new work is refused, what is stored can be read.',
    tn: 'Disiki e batlile e tlala: tiro e ntšha e a ganwa, se se bolokilweng se ka balwa.',
  },
  diskLow: {
    en: 'Less than 1 GB of disk space is left.',
    tn: 'Go setse sebaka se se kwa tlase ga 1 GB mo disiking.',
  },
  freeSpace: {
    en: 'Free some space on the disk of the data folder, or move the folder to a larger one.',
    tn: 'Golola sebaka mo disiking ya foldara ya data, kgotsa suta foldara kwa go e kgolo.',
  },
  databaseDamaged: {
    en: 'Pages of the database are damaged or were changed from outside: {{number}}.',
    tn: 'Ditsebe tsa database di senyegile kgotsa di fetotswe go tswa kwa ntle: {{number}}.',
  },
  restoreIntoNewFolder: {
    en: 'Stop the station, copy the data folder away, and restore the last backup into a new folder.',
    tn: 'Emisa seteišene, kopolola foldara ya data kwa go sele, o bo o busetsa bekapo ya bofelo mo foldareng e ntšha.',
  },
  filesDamaged: {
    en: 'Stored images or reports are damaged or missing: {{number}}.',
    tn: 'Ditshwantsho kgotsa dipego tse di bolokilweng di senyegile kgotsa ga di yo: {{number}}.',
  },
  keepBackupsAndListCases: {
    en: 'Keep the backups made before: they may hold them. "netefatsa audit verify --blobs" lists the cases.',
    tn: 'Boloka dibekapo tsa pele: di ka tswa di di na le tsone. "netefatsa audit verify --blobs" e bolela dikgetsi.',
  },
  checkOverdue: {
    en: 'The stored data were last checked in full {{days}} days ago.',
    tn: 'Data e e bolokilweng e tlhatlhobilwe ka botlalo malatsi a le {{days}} a a fetileng.',
  },
  checkNow: {
    en: 'Leave the station on for longer, or run "netefatsa audit verify --blobs".',
    tn: 'Tlogela seteišene se dira lobaka lo loleele, kgotsa dirisa "netefatsa audit verify --blobs".',
  },
  clockAhead: {
    en: 'The clock is far ahead of the last record: nothing is erased for a day.',
    tn: 'Tshupanako e kwa pele thata ga rekoto ya bofelo: ga go sepe se se phimolwang letsatsi le le lengwe.',
  },
  clockSetBack: {
    en: 'The clock is behind what the station knew already.',
    tn: 'Tshupanako e kwa morago ga se seteišene se neng se setse se se itse.',
  },
  setClock: { en: 'Set the clock of this computer right.', tn: 'Baakanya tshupanako ya khomphiutha e.' },
  authorityChanges: {
    en: 'From {{day, date}} the station shows a certificate of its next authority.',
    tn: 'Go tloga ka {{day, date}} seteišene se bontsha setifikeiti sa taolo ya sone e e latelang.',
  },
  handAuthoritiesOut: {
    en: 'Hand tls/ca.pem of the data folder to every client before: it holds both authorities.',
    tn: 'Naya modirisi mongwe le mongwe tls/ca.pem ya foldara ya data pele: e na le ditaolo tsoopedi.',
  },
  certificateEnding: {
    en: 'The certificate of the station ends on {{day, date}}.',
    tn: 'Setifikeiti sa seteišene se fela ka {{day, date}}.',
  },
  renewCertificate: {
    en: 'Restart the station: it makes a new one. Then hand tls/ca.pem of the data folder to every client.',
    tn: 'Simolola seteišene sesha: se dira se sesha. Morago naya modirisi mongwe le mongwe tls/ca.pem ya foldara ya data.',
  },
  backupTooOld: {
    en: 'The last backup that was read back is {{days}} days old.',
    tn: 'Bekapo ya bofelo e e badilweng gape e na le malatsi a le {{days}}.',
  },
  noBackup: {
    en: 'No backup was made in the {{days}} days since this station began.',
    tn: 'Ga go bekapo epe e e dirilweng mo malatsing a le {{days}} fa e sale seteišene se simolola.',
  },
  backupFailed: { en: 'The last backup failed.', tn: 'Bekapo ya bofelo e paletswe.' },
  backupIncomplete: {
    en: 'The last backup left out stored files that are damaged or missing: {{number}}.',
    tn: 'Bekapo ya bofelo e tlogetse difaele tse di senyegileng kgotsa tse di seyong: {{number}}.',
  },
  makeBackup: {
    en: 'Make one under Settings, Backups, or with "netefatsa backup FILE", on another disk.',
    tn: 'Dira e le nngwe fa tlase ga Dithulaganyo, Dibekapo, kgotsa ka "netefatsa backup FILE", mo disiking e sele.',
  },
  keepBackups: {
    en: 'Keep the backups made before: they may hold them.',
    tn: 'Boloka dibekapo tsa pele: di ka tswa di di na le tsone.',
  },
  webhooksFailing: {
    en: 'Events do not reach their webhook receivers: {{failing}} are tried again, {{lost}} were given up this week.',
    tn: 'Ditiragalo ga di fitlhe kwa baamogeding ba tsone: di le {{failing}} di a lekwa gape, di le {{lost}} di tlogetswe bekeng e.',
  },
  repairReceiver: {
    en: 'See each attempt under Settings, Applications, and repair or remove the receiver.',
    tn: 'Bona teko nngwe le nngwe fa tlase ga Dithulaganyo, Mananeo, o bo o baakanya kgotsa o tlosa moamogedi.',
  },
  scannersGone: {
    en: 'Scanners that are set up do not answer: {{names, list}}.',
    tn: 'Disekena tse di rulagantsweng ga di arabe: {{names, list}}.',
  },
  switchScannersOn: {
    en: 'Switch them on and check their network or folder, or take them out of the settings.',
    tn: 'Di tshube o bo o tlhatlhoba neteweke kgotsa foldara ya tsone, kgotsa o di ntshe mo dithulaganyong.',
  },
  keyBesideData: {
    en: 'The key lies in the same folder as the data: whoever copies the folder can read everything.',
    tn: 'Selotlolo se mo foldareng e le nngwe le data: yo o kopololang foldara o ka bala sengwe le sengwe.',
  },
  chipTrustAgeing: {
    en: 'The newest list of passport authorities is {{days}} days old: import a newer one.',
    tn: 'Lenaane le lesha la balaodi ba diphasepoto le na le malatsi a le {{days}}: tsenya le lesha.',
  },
  importChipTrust: {
    en: 'Import it with "netefatsa chip trust import".',
    tn: 'Le tsenye ka "netefatsa chip trust import".',
  },
  keepKeyElsewhere: {
    en: 'Keep the key file elsewhere (NETEFATSA_KEY_FILE), in systemd-creds or the TPM, or use a passphrase: see "Where the key lies" in docs/operations.md.',
    tn: 'Boloka faele ya selotlolo kwa go sele (NETEFATSA_KEY_FILE), mo systemd-creds kgotsa mo TPM, kgotsa dirisa polelwana ya sephiri: bona "Where the key lies" mo docs/operations.md.',
  },
} as const satisfies Room;
