/** Pieces of land that have numbers. */
export const LAND = 'plot|lot|stand|erf';

/** … and what stands on them. */
export const PREMISES = `${LAND}|house|flat|unit`;

/** Where business is done. */
export const SHOPS = 'shop|office|suite|stall|warehouse';

/** Yards and homesteads. */
export const YARDS_IN_SETSWANA = 'lolwapa|lelwapa|jarata|setsha';
export const YARDS = `yard|homestead|compound|${YARDS_IN_SETSWANA}`;

/** Ways with a name, written out and as addresses shorten them. */
export const WAYS = 'street|st|road|rd|avenue|ave|drive|crescent|close|way';
