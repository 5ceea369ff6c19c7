import { bare } from '../../pdf/text-runs.ts';
import { figuresOf } from '../figures.ts';

const PROMPT = /^(?:please |click |tap )?(?:enter|type|insert|choose|select|fill in|write)(?!\p{L})/iu;
/** `{{date1}}`, `[signature]`, `<name>` */
const MERGE_FIELD = /^[{[<]+[a-z][\w.:|-]*[}\]>]+$/i;
/** `DD/MM/20YY` */
const DATE_MASK = /^(?=.*(?:DD|MM|YY))[DMY\d]+$/i;

/** What an empty form prints where a value belongs: a prompt, a merge field, equal digits, a date mask, crosses. */
export const isPlaceholder = (text: string): boolean =>
  PROMPT.test(text.trim()) ||
  MERGE_FIELD.test(text.trim()) ||
  /^(\d)\1+$/.test(figuresOf(text)) ||
  /^X{3,}$/.test(bare(text)) ||
  DATE_MASK.test(bare(text));
