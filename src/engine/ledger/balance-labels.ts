/**
 * Each label is judged by itself: a page that carries a balance over from the page before is right about that, whatever
 * the summary says. `strict`: it means the ends of the whole statement, not of a page. `loose`: it may mean another day,
 * so it is only held against a figure that it was plainly made from.
 */
export const LABELS = [
  {
    which: 'closing',
    label: /\bclosing\b|\bbalance\s+(?:at|on)\s+(?:the\s+)?(?:end|close|closing)\b/i,
    strict: true,
    loose: false,
  },
  {
    which: 'closing',
    label: /\bcarried\s+(?:forward|down)\b|\bc\s*\/\s*(?:f(?:wd)?|d)\b/i,
    strict: false,
    loose: false,
  },
  {
    which: 'closing',
    label:
      /\b(?:current|ending|end|final|new)\s+balance\b|^\s*(?:account\s+)?balance\s*:?\s*(?:$|(?=BWP|P?\s?-|P?\W{0,2}\d))/i,
    strict: true,
    loose: true,
  },
  {
    which: 'opening',
    label:
      /\bopening\b|\bbalance\s+(?:at|on)\s+(?:the\s+)?(?:start|beginning|opening)\b|\b(?:starting|beginning|initial)\s+balance\b/i,
    strict: true,
    loose: false,
  },
  {
    which: 'opening',
    label: /\bbrought\s+(?:forward|down)\b|\bb\s*\/\s*(?:f(?:wd)?|d)\b/i,
    strict: false,
    loose: false,
  },
  { which: 'opening', label: /\bprevious\s+balance\b/i, strict: true, loose: true },
] as const;
