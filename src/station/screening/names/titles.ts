/** Words around a person's name that are not part of it. Upper case, after transliteration. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Dropped anywhere. */
const ALWAYS = words(`
  MR MRS MS MISS MISTER MESSRS DR PROF PROFESSOR REV REVEREND HON HONOURABLE HONORABLE SIR MADAM RRE MME MMA
  SHEIKH SHAYKH SHAIKH SHEIK SHEKH SHEYKH SEYH CHEIKH HAJI HAJJI HADJI HAJJ ALHAJI ALHAJ ELHADJ HAJJAH MAULAVI MAULVI MULLAH
  MULLA MULAH MOLLAH MAWLAWI MAWLAVI MOULVI MAULANA MAWLANA MOULANA AYATOLLAH HOJJATOLESLAM EXCELLENCY ESQ ESQUIRE GENERAL GEN
  COLONEL COL MAJOR MAJ CAPTAIN CAPT LIEUTENANT LT BRIGADIER BRIG COMMANDER CMDR SERGEANT SGT ADMIRAL ENG ENGR INGENIERO
  LIC SENATOR AMBASSADOR SENOR SENORA MONSIEUR MADAME HERR FRAU PHD LLB MBA SENHOR SENHORA SIGNOR SIGNORA SRA SRTA MLLE
  MADEMOISELLE MAITRE NTATE MMA RRA MSGR MONSIGNOR CLLR COUNCILLOR RTD LTCOL MAJGEN BRIGGEN`);

/** Also given or family names: dropped only before a name of two words or more. */
const BEFORE_NAMES = words(
  'THE CHIEF KGOSI MORENA PRINCE PRINCESS LORD LADY DAME FATHER SISTER BROTHER PASTOR BISHOP ARCHBISHOP APOSTLE PROPHET IMAM EMIR PRESIDENT PRASIDENT PRAESIDENT PRESIDENTE PREZIDENT MINISTER JUDGE JUSTICE ADVOCATE ADV ATTORNEY DON DONA INSPECTOR INSP SUPERINTENDENT SUPT COMMISSIONER COMRADE CDE BABA AMAI MAI DAW MARSHAL SEN AMB USTAZ USTADH USTAD MWALIMU QARI HAFIZ MUFTI SAYYID SAYYED SAYED SEYED SEYYED SYED',
);

/** Is a word a title wherever it stands? */
export const isTitle = (token: string): boolean => ALWAYS.has(token);

/** Titles that are also given names (Prince Moyo, Justice Dube): compared with and without them. */
const GIVEN = words(
  'CHIEF PRINCE PRINCESS LORD LADY DUKE PASTOR BISHOP APOSTLE PROPHET PRESIDENT MINISTER JUDGE JUSTICE MARSHAL MAJOR GENERAL CAPTAIN COLONEL SAYYID SAYYED SAYED SEYED SEYYED SYED',
);

/** Dropped only after a name of two words or more; company forms are what sole traders add. */
const AFTER_NAMES = words(
  'JR SR JNR SNR JUNIOR SENIOR II III IV MD BSC MSC CA CPA MP SC KC QC LLC LTD INC GMBH',
);

/** Sayyid is also written as one with the name behind it. */
const JOINED_BEFORE = /^S[AE]Y+[EI]D(?=[A-Z]{4,}$)/;

/** Multi-word titles at the start of a name: H.E. (His Excellency), Air Vice Marshal. */
const TITLES_OF_WORDS: readonly (readonly string[])[] = [
  'H R H',
  'H E',
  'RT HON',
  'RIGHT HONOURABLE',
  'HIS EXCELLENCY',
  'HER EXCELLENCY',
  'HIS HONOUR',
  'HIS HIGHNESS',
  'HER HIGHNESS',
  'FIELD MARSHAL',
  'AIR MARSHAL',
  'AIR CHIEF MARSHAL',
  'AIR VICE MARSHAL',
  'AIR COMMODORE',
  'WING COMMANDER',
  'REAR ADMIRAL',
  'VICE ADMIRAL',
  'VICE PRESIDENT',
  'DEPUTY PRESIDENT',
  'PRIME MINISTER',
  'WARRANT OFFICER',
].map((title) => title.split(' '));

/**
 * The words of a person's name without titles before it and suffixes after it; a name made of nothing else is kept.
 *
 * @param keepsGiven leaves titles that are given names, too
 * @example withoutTitles(['H', 'E', 'CHIEF', 'THABO', 'MOKGOSI', 'JR']) // ['THABO', 'MOKGOSI']
 */
export function withoutTitles(tokens: readonly string[], keepsGiven = false): readonly string[] {
  const title = TITLES_OF_WORDS.find(
    (words) => tokens.length >= words.length + 2 && words.every((word, i) => tokens[i] === word),
  );
  let kept = tokens.slice(title?.length ?? 0);
  // Before titles are dropped: `Haji Thabo Sr` would leave one word, too short to recognise a suffix.
  while (kept.length >= 3 && AFTER_NAMES.has(kept.at(-1)!)) kept = kept.slice(0, -1);
  kept = kept.filter((token) => !ALWAYS.has(token) || (keepsGiven && GIVEN.has(token)));
  if (kept.length >= 2) kept = kept.with(0, kept[0]!.replace(JOINED_BEFORE, ''));
  while (kept.length >= 3 && BEFORE_NAMES.has(kept[0]!) && !(keepsGiven && GIVEN.has(kept[0]!)))
    kept = kept.slice(1);
  return kept.length > 0 ? kept : tokens;
}

/** Titles that are surnames, too. */
const SURNAMES = words(`
  SHEIKH SHAYKH SHAIKH SHEIK SHEKH SHEYKH CHEIKH HAJI HAJJI HADJI HAJJ MAULAVI MAULVI MULLAH MULLA MOLLAH MAWLAWI MAWLAVI
  MOULVI MAULANA MAWLANA MOULANA MAJOR`);

/**
 * The second of two words if it may be a title or a surname; null for other names.
 *
 * @example titleOrSurname(['IMRAN', 'SHAIKH']) // 'SHAIKH'
 */
export function titleOrSurname(tokens: readonly string[]): string | null {
  const last = tokens.at(-1);
  return last !== undefined && SURNAMES.has(last) && tokens.length > 1 && withoutTitles(tokens).length === 1
    ? last
    : null;
}
