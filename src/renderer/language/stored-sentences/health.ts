import type { SentencePair } from './pairs.ts';

/** Why the station is not well and what to do (src/station/health). Setswana made by machine, to be reviewed. */
export const healthSentences: readonly SentencePair[] = [
  ['The station cannot read its own data.', 'Seteišene ga se kgone go bala data ya sone.'],
  [
    'Restart the station; if it stays so, restore the last backup.',
    'Simolola seteišene sesha; fa go sa fetoge, busetsa bekapo ya bofelo.',
  ],
  [
    'Model files are damaged or missing: {names}.',
    'Difaele tsa dimodele di senyegile kgotsa ga di yo: {names}.',
  ],
  [
    'Install the program again, or put these files back, and restart the station.',
    'Tsenya lenaneo gape, kgotsa busetsa difaele tse, o bo o simolola seteišene sesha.',
  ],
  [
    'Run the station on a computer whose processor was made after 2011.',
    'Dirisa seteišene mo khomputareng e porosesara ya yone e dirilweng morago ga 2011.',
  ],
  [
    'No engine process can be started: documents cannot be read.',
    'Ga go enjene epe e e ka simololwang: dikwalo ga di kgone go balwa.',
  ],
  [
    'Restart the station; if it stays so, install the program again.',
    'Simolola seteišene sesha; fa go sa fetoge, tsenya lenaneo gape.',
  ],
  [
    'The system does not keep the engines from networks and other programs.',
    'Sisteme ga e thibele dienjene mo dineteweke le mo mananeong a mangwe.',
  ],
  [
    'Allow seccomp for the station; "engine.requireConfinement" reads nothing without it.',
    'Letla seccomp mo seteišeneng; "engine.requireConfinement" ga e bale sepe kwa ntle ga yone.',
  ],
  [
    'The last {count} calls of the engine failed inside the station.',
    'Ditiro di le {count} tsa bofelo tsa enjene di paletswe mo teng ga seteišene.',
  ],
  [
    'Restart the station. The log names each cause as "engine call failed".',
    'Simolola seteišene sesha. Loko e bolela lebaka lengwe le lengwe jaaka "engine call failed".',
  ],
  [
    'The screening list "{list}" is missing: import it. Nobody can be called clear.',
    'Lenaane "{list}" ga le yo: le tsenye. Ga go ope yo o ka bidiwang yo o se nang molato.',
  ],
  [
    'There is no screening list: import one. Nobody can be called clear.',
    'Ga go na lenaane la tlhatlhobo: tsenya le lengwe. Ga go ope yo o ka bidiwang yo o se nang molato.',
  ],
  [
    'The screening list "{list}" is {days} days old: import a newer one.',
    'Lenaane "{list}" le na le malatsi a le {days}: tsenya le lesha.',
  ],
  [
    'Import it with "netefatsa lists import", or under Lists and register.',
    'Le tsenye ka "netefatsa lists import", kgotsa fa tlase ga Manane le rejisetara.',
  ],
  [
    'There is no copy of the companies register: import one. No company can be looked up.',
    'Ga go na khopi ya rejisetara ya dikhamphani: tsenya e le nngwe. Ga go khamphani epe e e ka batliwang.',
  ],
  [
    'Import it with "netefatsa registry import", or under Lists and register.',
    'E tsenye ka "netefatsa registry import", kgotsa fa tlase ga Manane le rejisetara.',
  ],
  ['The disk of the data folder does not answer.', 'Disiki ya foldara ya data ga e arabe.'],
  ['Check the disk, then restart the station.', 'Tlhatlhoba disiki, o bo o simolola seteišene sesha.'],
  [
    'The disk is nearly full: new work is refused, what is stored can be read.',
    'Disiki e batlile e tlala: tiro e ntšha e a ganwa, se se bolokilweng se ka balwa.',
  ],
  ['Less than 1 GB of disk space is left.', 'Go setse sebaka se se kwa tlase ga 1 GB mo disiking.'],
  [
    'Free some space on the disk of the data folder, or move the folder to a larger one.',
    'Golola sebaka mo disiking ya foldara ya data, kgotsa suta foldara kwa go e kgolo.',
  ],
  [
    'Pages of the database are damaged or were changed from outside: {count}.',
    'Ditsebe tsa database di senyegile kgotsa di fetotswe go tswa kwa ntle: {count}.',
  ],
  [
    'Stop the station, copy the data folder away, and restore the last backup into a new folder.',
    'Emisa seteišene, kopolola foldara ya data kwa go sele, o bo o busetsa bekapo ya bofelo mo foldareng e ntšha.',
  ],
  [
    'Stored images or reports are damaged or missing: {count}.',
    'Ditshwantsho kgotsa dipego tse di bolokilweng di senyegile kgotsa ga di yo: {count}.',
  ],
  [
    'Keep the backups made before: they may hold them. "netefatsa audit verify --blobs" lists the cases.',
    'Boloka dibekapo tsa pele: di ka tswa di di na le tsone. "netefatsa audit verify --blobs" e bolela dikgetsi.',
  ],
  [
    'The stored data were last checked in full {days} days ago.',
    'Data e e bolokilweng e tlhatlhobilwe ka botlalo malatsi a le {days} a a fetileng.',
  ],
  [
    'Leave the station on for longer, or run "netefatsa audit verify --blobs".',
    'Tlogela seteišene se dira lobaka lo loleele, kgotsa dirisa "netefatsa audit verify --blobs".',
  ],
  [
    'The clock is far ahead of the last record: nothing is erased for a day.',
    'Tshupanako e kwa pele thata ga rekoto ya bofelo: ga go sepe se se phimolwang letsatsi le le lengwe.',
  ],
  [
    'The clock is behind what the station knew already.',
    'Tshupanako e kwa morago ga se seteišene se neng se setse se se itse.',
  ],
  ['Set the clock of this computer right.', 'Baakanya tshupanako ya khomputara e.'],
  [
    'From {date} the station shows a certificate of its next authority.',
    'Go tloga ka {date} seteišene se bontsha setifikeiti sa taolo ya sone e e latelang.',
  ],
  [
    'Hand tls/ca.pem of the data folder to every client before: it holds both authorities.',
    'Naya modirisi mongwe le mongwe tls/ca.pem ya foldara ya data pele: e na le ditaolo tsoopedi.',
  ],
  ['The certificate of the station ends on {date}.', 'Setifikeiti sa seteišene se fela ka {date}.'],
  [
    'Restart the station: it makes a new one. Then hand tls/ca.pem of the data folder to every client.',
    'Simolola seteišene sesha: se dira se sesha. Morago naya modirisi mongwe le mongwe tls/ca.pem ya foldara ya data.',
  ],
  [
    'The last backup that was read back is {days} days old.',
    'Bekapo ya bofelo e e badilweng gape e na le malatsi a le {days}.',
  ],
  [
    'No backup was made in the {days} days since this station began.',
    'Ga go bekapo epe e e dirilweng mo malatsing a le {days} fa e sale seteišene se simolola.',
  ],
  ['The last backup failed.', 'Bekapo ya bofelo e paletswe.'],
  [
    'The last backup left out stored files that are damaged or missing: {count}.',
    'Bekapo ya bofelo e tlogetse difaele tse di senyegileng kgotsa tse di seyong: {count}.',
  ],
  [
    'Make one under Settings, Backups, or with "netefatsa backup FILE", on another disk.',
    'Dira e le nngwe fa tlase ga Dithulaganyo, Dibekapo, kgotsa ka "netefatsa backup FILE", mo disiking e sele.',
  ],
  [
    'Keep the backups made before: they may hold them.',
    'Boloka dibekapo tsa pele: di ka tswa di di na le tsone.',
  ],
  [
    'Events do not reach their webhook receivers: {failing} are tried again, {lost} were given up this week.',
    'Ditiragalo ga di fitlhe kwa baamogeding ba tsone: di le {failing} di a lekwa gape, di le {lost} di tlogetswe bekeng e.',
  ],
  [
    'See each attempt under Settings, Applications, and repair or remove the receiver.',
    'Bona teko nngwe le nngwe fa tlase ga Dithulaganyo, Mananeo, o bo o baakanya kgotsa o tlosa moamogedi.',
  ],
  [
    'Scanners that are set up do not answer: {names}.',
    'Disekenara tse di rulagantsweng ga di arabe: {names}.',
  ],
  [
    'Switch them on and check their network or folder, or take them out of the settings.',
    'Di tshube o bo o tlhatlhoba neteweke kgotsa foldara ya tsone, kgotsa o di ntshe mo dithulaganyong.',
  ],
  [
    'The key lies in the same folder as the data: whoever copies the folder can read everything.',
    'Selotlolo se mo foldareng e le nngwe le data: yo o kopololang foldara o ka bala sengwe le sengwe.',
  ],
];
