/** How people are addressed before their names, in English and Setswana: for expressions that ignore case. */
export const ADDRESSED =
  '(?:mr|mrs|ms|miss|dr|prof|rev|fr|adv|hon|eng|sr|capt|cde|comrade|cllr|nurse|rre|mme|rra|mma)';

/** The titles of everybody, which no company begins its name with. */
export const CIVIL_TITLE = /^(?:mr|mrs|ms|miss|dr|rre|mme)\b\.?\s+(?=\p{L})/iu;

/** A line or name that begins so. */
export const TITLED = new RegExp(`^${ADDRESSED}\\b`, 'i');

/** Ranks of the police, whose officers take oaths and certify copies. */
export const RANK =
  '(?:(?:d\\/|sub[-/ ]?|(?:asst\\.?|assistant|senior)[- ])?(?:sgt|sergeant|cst|const|constable|cpl|corporal|insp|inspector|supt|superintendent))';

/** The commonest of them as people write them. */
export const WRITTEN = 'Mr|Mrs|Ms|Miss|Dr|Cde|Cllr|Rre|Mme';

/** … and as typists and forms do. */
export const IN_CAPITALS = 'MR|MRS|MS|MISS|DR|CDE|CLLR|RRE|MME';
