const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const CODE = /^[A-Z]{2}$/;

/** English name of an ISO 3166-1 alpha-2 code: no browser knows names in Setswana. What is no such code stays as it is. */
export const countryName = (code: string): string => (CODE.test(code) ? (NAMES.of(code) ?? code) : code);
