import { anyOf } from '../../../packs/any-of.ts';

/** US states and territories (USPS Publication 28, appendix B) and military post. */
const STATES =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MP MT NE NV NH NJ NM NY NC ND OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY AA AE AP';
/** Canadian provinces and territories (Canada Post, Addressing Guidelines). */
const PROVINCES = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';

/** Pattern source: state or province with postal code, "MI 48918-0000", "ON K1A 0B1". */
export const REGION_AND_CODE = String.raw`(?:(?:${anyOf(STATES.split(' '))})[,.]?\s+\d{5}(?:[-–]\d{4})?|(?:${anyOf(PROVINCES.split(' '))})[,.]?\s+[A-Z]\d[A-Z] ?\d[A-Z]\d)`;
