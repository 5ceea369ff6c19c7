/** How people are addressed before their names, in English and Setswana: for expressions that ignore case. */
export const ADDRESSED = '(?:mr|mrs|ms|miss|dr|prof|rev|adv|hon|eng|sr|capt|rre|mme|rra|mma)';

/** Ranks of the police, whose officers take oaths and certify copies. */
export const RANK =
  '(?:(?:d\\/)?(?:sgt|sergeant|cst|const|constable|cpl|corporal|insp|inspector|supt|superintendent))';
