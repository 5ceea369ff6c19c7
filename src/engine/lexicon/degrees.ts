const OF_BODIES = String.raw`F?CPA|CPS|FCCA|ACCA|ACPA|FCA|ACA|FCIS|ACIS|ACMA|CGMA|FCMA|CIA|CFA|CA(?=\s?\(SA\))`;
const OF_SCHOOLS = String.raw`LLB|LLM|B\.?Eng|BDS|MBChB|MBBS|BPharm|MBA|MPA|PhD|Ph\.D|BSc|BCom|B\.Com|MSc|MCom|BEd|MEd`;
const OF_OFFICE = String.raw`Pr\.?\s?(?:Eng|QS|Sci(?:\.?\s?Nat)?)|JP|Esq`;
/** Surnames as well: "OUSMANE MALICK BA", "JACK YUN MA". Degrees behind small letters or a comma only. */
const ALSO_SURNAMES = String.raw`(?<=[\p{Ll},.)]\s+)(?:BA|MA)`;

/** Degrees and memberships as they stand behind a name; flag `u`, case-sensitive. */
export const DEGREE = `(?:${OF_BODIES}|${OF_SCHOOLS}|${OF_OFFICE}|${ALSO_SURNAMES})`;
