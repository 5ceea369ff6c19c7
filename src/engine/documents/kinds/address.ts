import { isPlaceName, isTownArea, nearestPlace, placeIn } from '../dictionaries.ts';
import { oneLine } from '../text/fold.ts';
import { findDates } from './date.ts';
import { TITLED } from './forms-of-address.ts';
import { ANY_DAY, type Parsed, type ValueKind } from './kind.ts';

const STREET =
  /\b(?:plot|lot|stand|unit|house|flat|(?:shop|office|suite|stall|warehouse)(?= (?:no\.? ?)?\d)|ward|erf|street|st|road|rd|avenue|ave|drive|crescent|close|way|block|phase|ext(?:ension)?|farm|building|floor|mall|estate|park|kgotla|setsha|lane)\b/i;
/** "plot 118", "House No. 4" */
const NUMBERED = /\b(?:plot|lot|stand|house|flat|unit|erf|farm)\b[^,\d]{0,6}\d/i;
const POSTAL = /\bp\.?\s?[o0]\.?\s?b[o0]x\b|\bprivate bag\b|\bbag\s+\d|^box\s+\d/im;
/** Does a text say where post goes? */
export const isPostal = (text: string): boolean => POSTAL.test(text);

const NOT_ADDRESS =
  /@|www\.|https?:|\b(?:tel|fax|cell|phone|email|e-mail|vat|tin|uin|invoice|account|customer|date|balance|amount|period|statement|meter|omang|id no|attention|dear|page|branch|contract|currency|tariff|employee|reg(?:istration)? no)\b|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d\.\d{2}\b|:\s*(?:\S|$)/i;

/** "The company is a private company …": a sentence goes on below, and no address. */
const SAYS = /\b(?:is|are|was|were|shall|will|has|have|hereby)\s+\p{Ll}/u;

/**
 * A Botswana address on one line, parts separated by comma and blank, checked against the gazetteer. There are no
 * postcodes; a P O Box is where post goes, not where somebody lives, which is noted.
 */
export const address: ValueKind = {
  mention:
    /(?:(?:Plot|PLOT|(?:Tribal )?Lot|LOT|Stand|House|HOUSE|Unit|Farm|Flat|FLAT|Room|Apartment) (?:No\.? ?)?\d[\dA-Za-z-]*|[\p{Lu}][\p{L}'’-]+ Ward)(?:, ?[\p{Lu}\d][\p{L}\d'’-]*(?: [\p{Lu}\d][\p{L}\d'’-]*){0,4}){1,4}/gu,
  name: 'address',
  strict: false,
  lines: 6,
  keepsLabel: /^(?:plot|house|lot|stand|erf|unit)(?: no| number)?$/i,
  inText: String.raw`(?:plot |house |lot |ward |erf |\p{Lu}|\d)(?:[^.;\n]|(?<=\b(?:No|no|NO|P|O|Ext|St|Rd))\.|\.(?=\s+(?:[Ww]ard|[Bb]lock|[Pp]hase|[Ee]xt)\b)){3,90}?`,
  continues: (soFar, next) =>
    !NOT_ADDRESS.test(next) &&
    // The value of the next row: an account or a telephone number.
    !/^[\d\s-]{6,}$/.test(next) &&
    next.length < 60 &&
    !(endsInPlace(soFar) && !placeIn(next)) &&
    // Where somebody lives, and below it where his post goes.
    !(STREET.test(soFar) && placeIn(soFar) !== null && POSTAL.test(next)) &&
    !TITLED.test(next) &&
    !SAYS.test(next) &&
    !/^re\b/i.test(next),
  parse(printed): Parsed | null {
    const lines = printed
      .split('\n')
      .map((line) =>
        oneLine(partedNumbers(line).replace(/_+/g, ' ')).replace(
          /^(?:address\s*)?[|\s,;:.\-–—]+|[|\s,;:.\-–—]+$/gi,
          '',
        ),
      )
      .filter((line) => line !== '');
    const printedValue = untilPlace(
      fromItsStart(
        untilNextLabel(wardBeforeVillage(lines.join(', ')))
          // The next sentence: "… Mogoditshane Given under my hand".
          .replace(/\s+(?:given|dated|signed|issued)(?:\s+(?:under|at|this|on)\b.*)?$/i, '')
          .replace(DECLARES, '')
          .replace(/\.\s+(?=(?:ward|block|phase|ext)\b)/gi, ' ')
          .replace(/\s*,\s*(?:,\s*)*/g, ', '),
      ),
    );
    const { value, mended } = withMendedPlace(withoutPost(printedValue.replace(/[\s,;]+$/, '')));
    if (value.length < 5 || value.length > 200 || !/\p{L}{3}/u.test(value) || value.split(' ').length > 30)
      return null;
    // "a room at my plot since June": a sentence that says plot, no plot.
    if (/^(?:plot|lot|stand|house|unit|flat|home|ward) (?!no\b|num)\p{Ll}{2}/u.test(value)) return null;
    // "lives in my house / My name is …": the next sentence.
    if (/^(?:my|his|her|our|their|this|that|we|he|she|they) /i.test(value) && !/\d/.test(value)) return null;
    const place = placeIn(value);
    const street = STREET.test(value);
    if (!street && TITLED.test(value) && !/[\d,]/.test(value)) return null;
    const post = POSTAL.test(value);
    const wordy = lines[0]!.split(',')[0]!.split(' ').length > 6 ? 0.5 : 1;
    const quality =
      (0.35 + (place ? 0.3 : 0) + (street || post ? 0.3 : 0)) *
      (post && !street ? 0.65 : 1) *
      (mended ? 0.93 : 1) *
      // Of two addresses the one that says which plot says more than its ward alone.
      (post || NUMBERED.test(value) ? 1 : 0.96) *
      wordy;
    const notes = mended ? [`The place was read as “${mended}”; the gazetteer spells it so.`] : [];
    if (post && !street) notes.push('This is a postal address; where the person lives is not printed.');
    if (!place) notes.push('No place of this address is in the gazetteer.');
    return { value, raw: printed, quality: place || street || post ? quality : 0.3 * wordy, notes };
  },
};

/** "P O Box 3, Kanye, Plot 12, Kgosing Ward, Kanye": in one block where post goes, and below it where somebody lives. */
function withoutPost(text: string): string {
  const parts = text.split(', ');
  const plot = parts.findIndex((part, i) => i > 0 && NUMBERED.test(part));
  const isHome = plot > 0 && placeIn(parts.slice(plot).join(', ')) !== null;
  return isHome && isPostal(parts[0]!) ? parts.slice(plot).join(', ') : text;
}

/** "PLOT17742TSHOLOFELO", "BOX22": readers of photographs lose the blanks around numbers. */
function partedNumbers(line: string): string {
  return line
    .replace(
      /\b(P\.?\s?)[O0](\.?\s?B)([O0o])([Xx])\b/g,
      (_, p: string, b: string, o: string, x: string) =>
        `${p}O${b}${o === '0' ? (x === 'X' ? 'O' : 'o') : o}${x}`,
    )
    .replace(/\b(plot|lot|stand|unit|house|flat|block|phase|ext|extension|box|bag|ward)\.?(?=\d)/gi, '$1 ')
    .replace(/(\d)(?=\p{Lu}(?:\p{Ll}{3}|\p{Lu}{3}))/gu, '$1 ');
}

/** "Lot 12, Palapye  Line: 492 0000": what another label says on the same line. */
function untilNextLabel(text: string): string {
  const ends = [...text.matchAll(/\s+\p{Lu}\p{L}+(?: \p{L}+)?:\s|(?<=\p{L})\s+\p{Lu}\p{L}+:\s/gu)].flatMap(
    (m) => [m.index, m.index + m[0].lastIndexOf(' ', m[0].length - 3)],
  );
  // "Plot 9021, Monarch, Francistown  Meter 04471180": a label without its colon, and its number.
  for (const m of text.matchAll(
    /\s+(?:meter|account|a\/c|tel|cell|phone|fax|omang)\b\.?(?:\s+(?:no|number)\b\.?)?\s*[A-Z]{0,3}\d{5,}/gi,
  ))
    ends.push(m.index);
  const end = ends.find((at) => endsInPlace(text.slice(0, at)));
  return end === undefined ? text : text.slice(0, end);
}

/** "Kanye mo Tlhako Ward", "Kanye, kgotleng ya Tlhako": Setswana names the village first, addresses the ward. */
function wardBeforeVillage(text: string): string {
  const parts =
    /^(\p{Lu}[\p{L}'’-]+)(?: village)?,? (?:mo|ko|kwa) (?:(?:kgotl(?:eng|a)|ward) (?:ya|ya ga) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)$/u.exec(
      text.trim(),
    );
  return parts && isPlaceName(parts[1]!) && !isPlaceName(parts[2]!) ? `${parts[2]!}, ${parts[1]!}` : text;
}

/** A town or village, alone: a place of birth or of application. */
export const place: ValueKind = {
  name: 'place',
  strict: false,
  lines: 1,
  inText: String.raw`\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}`,
  parse(printed): Parsed | null {
    const value = behindDay(oneLine(printed).trim()).replace(/^[\s,;:.\-–—]+|[\s,;:.\-–—]+$/g, '');
    if (!/^\p{L}[\p{L}\s'’().,/-]{1,59}(?: \d{1,2})?$/u.test(value)) return null;
    // The beginning of the next label, or the end of this one.
    if (
      /^(?:at|in|date|sex|when|where|signature|authority|nationality|(?:place|date) of(?: birth)?|(?:of )?birth)$/i.test(
        value,
      )
    )
      return null;
    return { value, raw: value, quality: placeIn(value) ? 1 : 0.75, notes: [] };
  },
};

/** "13/12/1983 MOSHAWENG", "Fourth November 1991 Serowe": what stands behind a day. */
function behindDay(text: string): string {
  const [day] = findDates(text, ANY_DAY);
  // "JWANENG on 30 MAR 1985"
  if (day && day.index + day.length === text.length && day.index > 0)
    return text.slice(0, day.index).replace(/[\s,]+(?:on)?[\s,]*$/i, '');
  return day?.index === 0 ? text.slice(day.length).replace(/^[\s,]+(?:(?:at|in)\s+)?/i, '') : text;
}

/** Does the text have what an address has: a plot, ward or street, a postal box, or an area with its town? */
export function looksLikeAddress(printed: string): boolean {
  const text = partedNumbers(printed);
  if (NOT_ADDRESS.test(text)) return false;
  return (
    /\b(?:plot|lot|stand|ward|house)\b.*\d|\bward\b/i.test(text) ||
    POSTAL.test(text) ||
    text.split(',').some((p) => isTownArea(p))
  );
}

/** "House on Plot 12", "two-bedroom flat at Plot 12": what it is, before where it is. */
const DESCRIBED =
  /^(?:(?:[Tt]he|[Aa]n?|[Mm]ain|(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our)(?:-\p{Ll}+)?|\p{Ll}[\p{Ll}-]*|\d(?:-\p{Ll}+)?)\s+)*(?:[Hh]ouse|[Ff]lat|[Rr]oom|[Dd]welling|[Pp]roperty|[Pp]remises|[Bb]uilding|[Hh]ome|[Rr]esidence|[Aa]partment|[Cc]ottage|[Tt]ownhouse|[Ww]arehouse)\s+(?:which is\s+|situated?\s+|located\s+)?(?:at|on|in)\s+(?=(?:Plot|PLOT|Lot|Stand|House|Unit|Flat|Farm)(?: No\.?)? ?\d)/u;

/** "The registered office shall be situated at Plot 12, …" under a heading of the same words. */
const SITUATED =
  /^(?:the )?(?:(?:registered|principal|head) )?(?:office|place of business|premises|address)(?: of the company)? (?:is|are|shall be|will be)(?: (?:situated?|located))?(?: at| in)?\s+/i;

/** "Omang 000000000, residing at Plot 12": what is said of somebody before where he lives. */
const LIVES = /^.*\b(?:residing|resident|domiciled|living|staying) at\.?\s+(?=\p{Lu}|\d)/u;
/** "…, Francistown, do hereby make oath": and behind it. */
const DECLARES = /,?\s+do(?:es)? (?:hereby|solemnly|make|swear|declare)\b.*$/i;

/** "the house situated at Plot 12, …": words in lower case before a plot belong to the sentence. */
function fromItsStart(printed: string): string {
  const text = printed.replace(LIVES, '').replace(SITUATED, '').replace(DESCRIBED, '');
  const plot = /\b(?:Plot|Lot|Stand|House|Unit|Flat|Farm|Tribal Lot)(?: No\.?)? ?\d/.exec(text);
  return plot && plot.index > 0 && /^(?:[\p{Ll}\d]+[\s,:]+)+$/u.test(text.slice(0, plot.index))
    ? text.slice(plot.index)
    : text;
}

/** A place that lost a letter or two to the reader is spelled as the gazetteer spells it. */
function withMendedPlace(text: string): { value: string; mended: string | null } {
  const parts = text.split(', ');
  const last = parts.at(-1)!;
  const place = parts.length > 1 ? nearestPlace(last) : null;
  if (!place) return { value: text, mended: null };
  const spelled = last === last.toUpperCase() ? place.toUpperCase() : place;
  return { value: [...parts.slice(0, -1), spelled].join(', '), mended: last };
}

/** An address ends with its place; words that run on in lower case belong to the sentence around it. */
function untilPlace(text: string): string {
  const all = text.split(', ');
  const foreign = all.findIndex(
    (part, i) =>
      i > 0 &&
      /^\p{Ll}{2,}(?: |$)/u.test(part) &&
      !NUMBERED.test(part) &&
      (placeIn(all[i - 1]!) !== null || /^botswana$/i.test(all[i - 1]!)),
  );
  const parts = foreign > 0 ? all.slice(0, foreign) : all;
  for (const [i, part] of parts.entries()) {
    const words = part.split(' ');
    for (let n = 1; i > 0 && n <= Math.min(3, words.length - 1); n++) {
      const after = words[n]!;
      const name = words.slice(0, n).join(' ');
      // "Gaborone (3 bedrooms", "Gaborone. The premises …", "Gaborone and its garden".
      const ended =
        /[.;]$/.test(name) ||
        /^(?:\(|\p{Ll}|(?:This|The|We|I|He|She|It|My|Our|Please|Kindly|Yours|Signed|Dated?|Tel|Rent|For|Account|ACCOUNT)$)/u.test(
          after,
        );
      if (ended && isPlaceName(name.replace(/[.;]$/, '')))
        return [...parts.slice(0, i), name.replace(/[.;]$/, '')].join(', ');
    }
    const runsOn = (n: number): boolean => /^\p{Ll}/u.test(words[n]!) || /^\p{Ll}/u.test(words[n + 1] ?? '');
    const before = (n: number): string => words.slice(0, n).join(' ');
    const lengths = [3, 2, 1].filter((n) => i > 0 && n < words.length && runsOn(n));
    const end =
      lengths.find((n) => isPlaceName(before(n))) ?? lengths.find((n) => placeIn(before(n)) !== null);
    if (end !== undefined) return [...parts.slice(0, i), before(end)].join(', ');
  }
  return withoutTail(parts).join(', ');
}

/** Words that belong to a part of a town or to a district, behind the town's name. */
const OF_TOWN =
  /\b(?:north|south|east|west|central|district|village|township|industrial|international|commerce|main|old|new|botswana|extension|ext|mall|station|hill|view|court|gardens?|heights|apartments?|flats|villas?|complex|residence|towers?|plaza|square|centre)\b|\d/i;

/** "…, Lobatse Rates": a capital after the town begins something else, unless it is a street or a part of the town. */
function withoutTail(parts: readonly string[]): string[] {
  for (const [i, part] of parts.entries()) {
    const words = part.split(' ');
    if (i === 0 || words.length < 2 || isTownArea(part) || placeIn(part) === null) continue;
    if (parts.slice(i + 1).some((later) => placeIn(later) !== null)) continue;
    for (let n = Math.min(3, words.length - 1); n > 0; n--) {
      const [town, rest] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
      const begins = rest.split(' ')[0]!;
      if (isPlaceName(town) && !isPlaceName(part) && !STREET.test(rest) && !OF_TOWN.test(begins))
        return [...parts.slice(0, i), town];
    }
  }
  return [...parts];
}

function endsInPlace(text: string): boolean {
  const last =
    text
      .split(/[\n,]/)
      .map((p) => p.trim())
      .filter(Boolean)
      .at(-1) ?? '';
  return placeIn(last) !== null && !STREET.test(last) && !isTownArea(last);
}
