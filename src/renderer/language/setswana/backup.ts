import type { Words } from '../english.ts';
import type { backupWords } from '../english/backup.ts';

/** Backups in the settings. MADE BY MACHINE, waits for review by a native speaker. */
export const backupSetswana: Pick<Words, keyof typeof backupWords> = {
  backup: {
    lead: 'Tsotlhe tse seteišene se di bolokang, mo faeleng e le nngwe e e sireleditsweng. Tiro e tswelela fa e dirwa.',
    make: 'Dira khopi jaanong',
    withPassphrase: 'Dira khopi ka lefoko la sephiri',
    atWork: 'Khopi ya poloko e a dirwa mme e balwa gape',
    never: 'Ga go ise go dirwe khopi ya poloko',
    last: {
      verified: 'Khopi ya bofelo: {{time}}, ke {{who}}. E badilwe gape mme e feletse.',
      failed: 'Khopi ya {{time}}, ke {{who}}, e paletswe. Ga go na faele ya yone.',
      open: 'Khopi ya {{time}}, ke {{who}}, ga e a balwa gape: e kgaoditswe, kgotsa e dirwa fa gongwe.',
    },
    contents: 'Direkoto tsa buka: {{records}}. Difaele: {{files}}. Bogolo: {{size}} MB.',
    new: 'Tse dintšhwa fa e sale ka khopi ya bofelo: {{size}} MB.',
    damaged_one:
      'Faele e le {{count}} e e bolokilweng e senyegile mme ga e mo teng: boloka dikhopi tsa pele, di ka tswa di na le yone.',
    damaged_other:
      'Difaele di le {{count}} tse di bolokilweng di senyegile mme ga di mo teng: boloka dikhopi tsa pele, di ka tswa di na le tsone.',
    old_one: 'E na le letsatsi le le {{count}}. Dira e ntšha.',
    old_other: 'E na le malatsi a le {{count}}. Dira e ntšha.',
    before: 'Ya bofelo e e badilweng gape ke ya {{time}}.',
    noneVerified: 'Ga go ise go balwe epe gape.',
    folder: 'Kwa dikhopi di yang teng',
    folderName: 'Foldara mo khomphiutheng ya seteišene',
    folderHint:
      'Leina ka botlalo, sekao /media/backup kgotsa D:\\Backup. Disiki e nngwe, seteki kgotsa foldara ya neteweke: e seng disiki e e nang le tshedimosetso.',
    folderSaved: 'Go bolokilwe. Khopi e e latelang e ya teng.',
    noFolder: 'Ga go ise go tlhophiwe foldara. Motsamaisi o a e tlhopha.',
    sameDisk:
      'Foldara e e mo disiking e e nang le tshedimosetso. Fa disiki eo e senyega, tsoopedi di a latlhega.',
    restore: 'Go busetsa',
    keepKeyFile:
      'Khopi e e senang senotlolo ga e na mosola: boloka khopi ya faele ya senotlolo sa seteišene, kgotsa lefoko la sephiri, fa gongwe.',
    keepPassphrase:
      'Senotlolo se bolokilwe ke khomphiutha e fela. Dira dikhopi ka lefoko la sephiri, gore di bulege fa gongwe.',
    made: 'Dikhopi tse di dirilweng',
    size: 'Bogolo',
    megabytes: '{{size}} MB',
    passphraseSet: 'ka lefoko la sephiri',
    outcomes: { verified: 'e badilwe gape', failed: 'e paletswe', open: 'ga e a tlhomamisiwa' },
    passphrase: 'Lefoko la sephiri',
    passphraseHint:
      'Ditlhaka di le {{count}} kgotsa go feta. Yo o nang le faele le mafoko a o ka bala tsotlhe tse di mo go yone; ga go ope yo o ka a batlang.',
    repeat: 'Boeletsa lefoko la sephiri',
    differs: 'Mafoko a mabedi a sephiri ga a tshwane.',
  },
};
