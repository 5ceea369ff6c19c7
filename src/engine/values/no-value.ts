import { isFormAlone } from './legal-form.ts';

/** What stands in an empty box of a form, in place of a value. */
const PLACEHOLDER = [
  '(?:(?:if|where|as|when|not|in)\\s?)?applicable',
  'n\\s?[/.\\\\]\\s?a\\.?|nil|none|unknown|ditto|tb[acd]|as (?:is|such)',
  'to be (?:advised|confirmed|determined|announced|completed|supplied)',
  'not? (?:yet )?(?:provided|available|stated|given|specified|known|required|used|recorded|disclosed|assigned|set|found|data)',
  '(?:the )?(?:same )?(?:as )?(?:per |is )?(?:the )?(?:above|below|overleaf|attached|aforesaid|aforementioned|hereunder)',
  'see (?:above|below|overleaf|over|attached|reverse|back|note|annexure|schedule)',
  'same|idem|optional|mandatory|required|please(?: (?:print|specify|state|tick|complete|select))?',
  '(?:your|enter|insert|type|add|put) (?:\\p{L}+ ){0,3}here|click here|xxx+',
  // "SHIP TO", "P.O. No": the next label of an order.
  '(?:ship|bill|sold|deliver(?:ed)?|invoiced?|remit|send|pay|dispatch(?:ed)?)(?:ped|ing)? (?:to|via|from)',
  'p\\.? ?o\\.? ?(?:no|nr|number|date|#)\\.?',
  'ga (?:e yo|go)(?: sepe)?|seyo',
];
/** The second half of a label that a line was broken in, or what a form says about how to fill it in. */
const END_OF_LABEL = [
  '(?:in )?(?:block|capital) letters|in (?:full|words|figures|print)|if any|only|full names?',
  'numbers?|no|nr|codes?|names?|dates?|details?|particulars|types?|titles?|descriptions?|references?|ref|particulars',
];
/** Words that join others, by themselves. */
const JOINS =
  '(?:the|an?|of|and|or|for|to|in|at|on|by|as|is|be|are|with|from|per|that|this|its|it|was|not|if|any)';
const ABSENT = new RegExp(`^(?:${PLACEHOLDER.join('|')})$`, 'iu');
const NO_TEXT = new RegExp(`^(?:${[...END_OF_LABEL, `${JOINS}(?: ${JOINS})*`].join('|')})$`, 'iu');
/** "Head of", "and supervision of the", "/Wage at Termination": the words around it were lost. */
const BROKEN = /[\s,](?:of|and|or|for|to|with|an?|the|by|from|per|&)$|^(?:(?:and|or|of|&)\s|\/)/iu;

/** Is a text a piece of a sentence, whose other words were lost? */
export const isBroken = (text: string): boolean => BROKEN.test(text.trim());

const bare = (text: string): string =>
  text.replace(/^[\s()[\]{}*:;.,_\-–—/|]+|[\s()[\]{}*:;.,_\-–—/|]+$/gu, '').replace(/\s+/g, ' ');

/** Does a text stand where no value is: "N/A", "not applicable", "as above", "—"? @example saysAbsent('if applicable') // true */
export const saysAbsent = (text: string): boolean => bare(text) === '' || ABSENT.test(bare(text));

/**
 * The same, or the end of a label, a word that joins others, a legal form without its name. Not asked of people: An, No and
 * To are names.
 */
export const saysNoValue = (text: string): boolean =>
  saysAbsent(text) || NO_TEXT.test(bare(text)) || isFormAlone(text);
