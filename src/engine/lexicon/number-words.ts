/** English words for 0 to 19, by index. */
export const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
/** For 20, 30 … 90. */
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
