import { inProse } from './languages/index.ts';

/** Numbered pieces of land. */
export const LAND = 'plot|lot|stand|erf';

/** … and buildings on them. */
export const PREMISES = `${LAND}|house|flat|unit`;

/** Business premises. */
export const SHOPS = 'shop|office|suite|stall|warehouse';

/** Yards and homesteads. */
export const YARDS_IN_SETSWANA = 'lolwapa|lelwapa|jarata|setsha';
export const YARDS = `yard|homestead|compound|${YARDS_IN_SETSWANA}`;

/** Behind the name of a part of a place, often in small letters: "Senete ward". */
export const PARTS_OF_PLACES = 'ward|section|village|kgotla|location';

/** Streets, in full and abbreviated. */
export const WAYS = 'street|st|road|rd|avenue|ave|drive|crescent|close|way';

/** … in other languages. */
export const WAYS_ABROAD = inProse('ways');
