import { inProse } from './languages/index.ts';
import { TITLES_ON_FORMS } from './forms-of-address.ts';

/** Posts whose holder signs for an organisation. */
export const POSTS_THAT_SIGN = 'manager|officer|director|accountant|administrator|controller';

/** Unambiguous posts. */
export const POSTS = `${POSTS_THAT_SIGN}|secretary|clerk|supervisor|registrar|coordinator`;

/** Heads of an organisation or part of one; some also occur in names: "Head Office", "President Hotel". */
export const HEADS =
  'head|executive|president|principal|commissioner|chairperson|chairman|chairwoman|partner|manageress|headmistress|headmaster|headman|ceo|cfo';

/** Owners and agents. */
const OF_PROPERTY = 'owner|landlord|landlady|proprietor|proprietress|agent|consultant|specialist|lead';

/** Professions; several are surnames too. */
const OF_A_PROFESSION =
  'lecturer|professor|superintendent|teacher|pastor|rector|priest|vicar|bishop|deacon|elder|engineer|analyst|nurse|doctor|matron|warden|trustee|treasurer|attorney|councillor|founder|auditor|foreman|librarian|coach|captain|bursar|cashier|bookkeeper|estimator|surveyor|dean|provost|chancellor|storekeeper|postmaster|curator|advocate|actuary|governor|inspector|sergeant';

/** Occupations beside names in registers; none of them signs for an organisation. */
export const OCCUPATIONS =
  'farmer|businessman|businesswoman|businessperson|trader|driver|miner|mechanic|electrician|plumber|carpenter|builder|contractor|architect|scientist|geologist|pilot|lawyer|economist|banker|pharmacist|dentist|student|pensioner|retired|housewife|self-employed|unemployed|civil servant|artist|salesman|chef|tailor|technician|entrepreneur|investor';

const SETSWANA = 'motsamaisi|mookamedi|mokwaledi|modulasetilo|mogokgo|moruti';

/** All job titles: a line with one below a signature gives the signatory's job. */
export const JOB_TITLES = `${POSTS}|${HEADS}|${OF_PROPERTY}|${OF_A_PROFESSION}|${SETSWANA}|${inProse('jobTitles')}`;

const CHAIR = 'chairperson|chairman|chairwoman|chairlady|modulasetilo';

/** Chairs of meetings; "chair" is also a thing. */
export const CHAIRS = `${CHAIR}|chair`;

/** Members of the board of a company, trust or society. */
export const OF_A_BOARD = `director|${CHAIR}|secretary|treasurer|trustee|partner|mokwaledi|mokaedi`;

/** Members of a body that signs jointly. */
export const MEMBERS_OF_BODY = 'director|trustee|partner|member';

/** Labels of a signatory's job, beside or below the name. */
export const CAPTIONS_OF_POSTS = 'position|designation|capacity|rank|title';

/** … followed by a job title: "Title: Director", not "Title: Ms". */
export const CAPTION_AND_POST = String.raw`(?:${CAPTIONS_OF_POSTS})\b(?!\s*[.:]*\s*(?:${TITLES_ON_FORMS})\b)`;

/** "The post is": nouns that can only mean a job; an office, a role and a capacity are ambiguous. */
export const POST_ITSELF = 'job title|designation|occupation|title|position|post|rank';

/** "The post of": for sentences without a verb of holding or appointing. */
export const PLAIN_POSITIONS = 'position|post|capacity|role';

/** … and after such a verb: an office is also a room, and a rank also a bus stop. */
export const POSITIONS = `${PLAIN_POSITIONS}|rank|office`;
