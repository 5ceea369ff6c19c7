import { TITLES_ON_FORMS } from './forms-of-address.ts';

/** Posts that answer for an organisation: who holds one signs its letters. */
export const POSTS_THAT_SIGN = 'manager|officer|director|accountant|administrator|controller';

/** Posts whose names mean nothing else. */
export const POSTS = `${POSTS_THAT_SIGN}|secretary|clerk|supervisor|registrar|coordinator`;

/** Who is over an organisation or part of one; some are words of places, companies and people too: "Head Office", "President Hotel". */
export const HEADS =
  'head|executive|president|principal|commissioner|chairperson|chairman|chairwoman|partner|manageress|headmistress|headmaster|headman|ceo|cfo';

/** Who holds property or acts for others. */
const OF_PROPERTY = 'owner|landlord|landlady|proprietor|proprietress|agent|consultant|specialist|lead';

/** Several are surnames, too. */
const OF_A_PROFESSION =
  'lecturer|professor|superintendent|teacher|pastor|rector|priest|vicar|bishop|deacon|elder|engineer|analyst|nurse|doctor|matron|warden|trustee|treasurer|attorney|councillor|founder|auditor|foreman|librarian|coach|captain|bursar|cashier|bookkeeper|estimator|surveyor|dean|provost|chancellor|storekeeper|postmaster|curator|advocate|actuary|governor|inspector|sergeant';

const SETSWANA = 'motsamaisi|mookamedi|mokwaledi|modulasetilo|mogokgo|moruti';

/** All: under a signature the line that holds one is what its signer does. */
export const JOB_TITLES = `${POSTS}|${HEADS}|${OF_PROPERTY}|${OF_A_PROFESSION}|${SETSWANA}`;

const CHAIR = 'chairperson|chairman|chairwoman|chairlady|modulasetilo';

/** Who presides; "chair" is a thing, too. */
export const CHAIRS = `${CHAIR}|chair`;

/** Who sits on the board of a company, of a trust or of a society. */
export const OF_A_BOARD = `director|${CHAIR}|secretary|treasurer|trustee|partner|mokwaledi|mokaedi`;

/** Who makes up a body, and signs for it together. */
export const MEMBERS_OF_BODY = 'director|trustee|partner|member';

/** Captions beside or under a name of who signs: what its holder is. */
export const CAPTIONS_OF_POSTS = 'position|designation|capacity|rank|title';

/** … before what is one: "Title: Director", not "Title: Ms". */
export const CAPTION_AND_POST = String.raw`(?:${CAPTIONS_OF_POSTS})\b(?!\s*[.:]*\s*(?:${TITLES_ON_FORMS})\b)`;

/** "The post is": what is said to be so only of a post; an office, a role and a capacity may be anything. */
export const POST_ITSELF = 'job title|designation|occupation|title|position|post|rank';

/** "The post of": what one works in; for sentences in which no verb of holding or appointing says so. */
export const PLAIN_POSITIONS = 'position|post|capacity|role';

/** … and behind such a verb: an office is also a room, and a rank where buses stop. */
export const POSITIONS = `${PLAIN_POSITIONS}|rank|office`;
