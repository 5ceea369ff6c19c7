import { ACCOUNT_SPELLINGS } from '../lexicon/accounts.ts';
/** Word variants that mean the same in every label. */
const SAME: readonly (readonly string[])[] = [
  ['number', 'no', 'nr'],
  ['employee', 'emp', 'empl'],
  ['company', 'co'],
  ['registration', 'reg', 'regn'],
  ['certificate', 'cert'],
  ['reference', 'ref'],
  ['licence', 'license', 'lic'],
  ACCOUNT_SPELLINGS,
  ['authorised', 'authorized'],
  ['total', 'tot'],
  ['deductions', 'deds', 'deduct', 'deduction'],
  ['member', 'membership'],
  ['identification', 'id'],
  ['invoice', 'inv'],
  ['customer', 'cust'],
  ['statement', 'stmt'],
  ['document', 'doc'],
  ['amount', 'amt'],
  ['balance', 'bal'],
  ['first', '1st'],
  ['pension', 'pens'],
  ['contribution', 'contributions', 'contrib'],
  ['salary', 'sal'],
  ['restriction', 'restr'],
  // Setswana
  ['letlha', 'letsatsi'],
  ['botsalo', 'matsalo', 'pelegi'],
  ['nomoro', 'nomore', 'nomboro'],
  ['akhaonto', 'akhaonte', 'akhaonti'],
  ['mothapiwa', 'modiri', 'mmereki'],
  ['kompone', 'khamphani', 'kampani'],
  ['laesense', 'laesensi', 'lasense'],
  ['lekgetho', 'makgetho'],
  ['bonno', 'bodulo'],
  ['setsha', 'polote'],
];

const CLASS_OF = new Map(SAME.flatMap((words) => words.map((word) => [word, words] as const)));

/** Attributes, before their owner with "of" or after it: "Date of Certificate", "Certificate Date". */
const ASKED =
  'names?|full names?|address|date|type|kind|category|class|nature|description|status|number|no|nr';
const BEHIND = new RegExp(`^(.+?)(?:['’]s)? (${ASKED})$`, 'i');
const BEFORE = new RegExp(`^(${ASKED}) of (?:the )?(.+)$`, 'i');

const OF_NAMES = 'full|first|last|given|other|family|middle|maiden|trading|trade|legal|registered|corporate';
const OF_PLACES_AND_DAYS =
  'physical|postal|residential|serial|street|home|work|current|previous|effective|due|start|end|value|from|to';
/** Words before "Name", "Number", … that qualify the attribute instead of naming its owner. */
const WHICH = new RegExp(
  String.raw`^(?:${OF_NAMES}|${OF_PLACES_AND_DAYS}|id|identity)$|\b(?:full|on|to|from|by|and|of|in|for)$`,
  'i',
);
/** Owners of a number; "Number of Employees" is a count instead. */
const NUMBERED = /^(?:certificate|licence|permit|account|company|entity|registration|society|policy|file)$/i;
/** A person or company named by role. */
const ROLE =
  /^\p{L}*(?:er|or|ee|ant|man|ian|ist|lord|lady|staff|member|company|business|enterprise|firm|entity)$/iu;
/** Words with a role's ending that are none. */
const NO_ROLE = /^(?:number|letter|paper|offer|order|other|register|matter|after|under|for|per|fee)$/i;

const isRole = (word: string): boolean => ROLE.test(word) && !NO_ROLE.test(word);

/** Cap on spellings per label. */
const MAX_SPELLINGS = 24;

/**
 * Other spellings of a label with the same meaning: reordered, possessive, abbreviated. The label itself is not
 * included.
 *
 * @example spellingsOf('Employee No') // 'Employee Number', 'Emp Nr', "Employee's No", …
 */
export function spellingsOf(label: string): string[] {
  const joined = / (?:and|&) /i.test(label)
    ? [label.replace(/ and /i, ' & '), label.replace(' & ', ' and ')]
    : [];
  const words = label.replace(/ #$/, '');
  if (!/^[A-Za-z][A-Za-z'’./ ]*$/.test(words)) return joined.filter((form) => form !== label);
  const ways = [words, ...joined, ...turned(words), ...done(words), ...summed(words)];
  const forms = [...ways, ...ways.flatMap(dayOf)].flatMap(respelt);
  return [...new Set(forms)].filter((form) => form !== label).slice(0, MAX_SPELLINGS);
}

/** "Date issued", "Issued on": the date of an action. */
function done(label: string): string[] {
  const what = /^(?:date (\p{L}{3,}(?:ed|wn|rn|en))|(\p{L}{3,}(?:ed|wn|rn|en)) on)$/iu.exec(label);
  const verb = what?.[1] ?? what?.[2];
  return verb === undefined ? [] : [`Date ${verb}`, `${verb} on`];
}

/** "Date of issue", "Day of issue". */
function dayOf(label: string): string[] {
  return /^date of /i.test(label) ? [label.replace(/^date/i, 'Day')] : [];
}

/** "Total Wages", "Wages Total". */
function summed(label: string): string[] {
  const what = /^total (\p{L}{4,})$/iu.exec(label)?.[1];
  return what === undefined ? [] : [`${what} Total`];
}

/** "Worker" alone stands for the worker's name. */
export function spellingsOfRole(label: string): string[] {
  return isRole(label) ? [`${label} Name`, ...spellingsOf(`${label} Name`)] : [];
}

/** "Certificate Date", "Date of Certificate", "Date of the Certificate", "Employee's Number". */
function turned(label: string): string[] {
  const behind = BEHIND.exec(label);
  const before = BEFORE.exec(label);
  const [owner, asked] = before ? [before[2]!, before[1]!] : behind ? [behind[1]!, behind[2]!] : ['', ''];
  if (owner === '' || owner.split(' ').length > 2 || WHICH.test(owner)) return [];
  const forms = [`${owner} ${asked}`];
  if (/^n(?:umber|o|r)$/i.test(asked)) {
    if (NUMBERED.test(owner)) forms.push(`${asked} of ${owner}`);
  } else if (/^date/i.test(asked) || isRole(owner))
    forms.push(`${asked} of ${owner}`, `${asked} of the ${owner}`);
  if (/^date/i.test(asked)) forms.push(`${asked} of this ${owner}`);
  if (!isRole(owner)) return forms;
  forms.push(`${owner}'s ${asked}`);
  return /^names?$/i.test(asked)
    ? [
        ...forms,
        ...['Full name', 'Full names'].flatMap((name) => [`${name} of ${owner}`, `${owner}'s ${name}`]),
      ]
    : forms;
}

/** All combinations of the word variants. */
function respelt(label: string): string[] {
  if (/ of |['’]s /.test(label)) return [label];
  return label.split(' ').reduce<string[]>(
    (made, word) => {
      const ways = CLASS_OF.get(word.toLowerCase()) ?? [word];
      return made.flatMap((before) => ways.map((way) => (before === '' ? way : `${before} ${way}`)));
    },
    [''],
  );
}
