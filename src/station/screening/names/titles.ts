/** Words around a person's name that are not part of it. Upper case, after transliteration. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Dropped wherever they stand. */
const ALWAYS = words(`
  MR MRS MS MISS MISTER MESSRS DR PROF PROFESSOR REV REVEREND HON HONOURABLE HONORABLE SIR MADAM RRE MME MMA
  SHEIKH SHAYKH SHAIKH SHEIK SHEKH SHEYKH SEYH CHEIKH HAJI HAJJI HADJI HAJJ ALHAJI ALHAJ ELHADJ HAJJAH MAULAVI MAULVI MULLAH
  MULLA MOLLAH MAWLAWI MAWLAVI MOULVI MAULANA MAWLANA MOULANA AYATOLLAH HOJJATOLESLAM EXCELLENCY ESQ ESQUIRE GENERAL GEN
  COLONEL COL MAJOR MAJ CAPTAIN CAPT LIEUTENANT LT BRIGADIER BRIG COMMANDER CMDR SERGEANT SGT ADMIRAL ENG ENGR INGENIERO
  LIC SENATOR AMBASSADOR SENOR SENORA MONSIEUR MADAME HERR FRAU PHD LLB MBA`);

/** Also given or family names: dropped only before a name of two words or more. */
const BEFORE_NAMES = words(
  'CHIEF KGOSI MORENA PRINCE PRINCESS LORD LADY DAME FATHER SISTER BROTHER PASTOR BISHOP IMAM EMIR PRESIDENT MINISTER JUDGE JUSTICE ADVOCATE ADV DON DONA INSPECTOR COMRADE CDE USTAZ USTADH',
);

/** Dropped only after a name of two words or more. */
const AFTER_NAMES = words('JR SR JNR SNR JUNIOR SENIOR II III IV MD BSC MSC CA CPA');

/** Single letters that are one title when they open a name: H.E. (His Excellency), H.R.H. */
const SPELLED_BEFORE: readonly (readonly string[])[] = [
  ['H', 'R', 'H'],
  ['H', 'E'],
];

/**
 * The words of a person's name without titles before it and suffixes after it; a name made of nothing else is kept.
 *
 * @example withoutTitles(['H', 'E', 'CHIEF', 'THABO', 'MOKGOSI', 'JR']) // ['THABO', 'MOKGOSI']
 */
export function withoutTitles(tokens: readonly string[]): readonly string[] {
  const spelled = SPELLED_BEFORE.find(
    (s) => tokens.length >= s.length + 2 && s.every((c, i) => tokens[i] === c),
  );
  let kept = tokens.slice(spelled?.length ?? 0).filter((token) => !ALWAYS.has(token));
  while (kept.length >= 3 && BEFORE_NAMES.has(kept[0]!)) kept = kept.slice(1);
  while (kept.length >= 3 && AFTER_NAMES.has(kept.at(-1)!)) kept = kept.slice(0, -1);
  return kept.length > 0 ? kept : tokens;
}
