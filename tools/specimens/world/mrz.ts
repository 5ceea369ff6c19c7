/** Machine-readable zones as ICAO Doc 9303 parts 3 to 5 build them. */
const WEIGHTS = [7, 3, 1];
export function checkDigit(text: string): string {
  const value = (c: string): number => (c === '<' ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55);
  return String([...text].reduce((sum, c, i) => sum + value(c) * WEIGHTS[i % 3]!, 0) % 10);
}
const fill = (text: string, length: number): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9<]/g, '<')
    .slice(0, length)
    .padEnd(length, '<');
const names = (surname: string, forenames: string, length: number): string =>
  fill(`${surname.replace(/[ -]/g, '<')}<<${forenames.replace(/[ -]/g, '<')}`, length);

export interface MrzPerson {
  surname: string;
  forenames: string;
  /** YYMMDD */
  birth: string;
  expiry: string;
  sex: 'M' | 'F';
}

/** The Omang card's zone: `AC`, document number, and the Omang number in the optional data of line 1. */
export function td1(
  p: MrzPerson & {
    code: string;
    state: string;
    document: string;
    optional1: string;
    nationality: string;
    optional2: string;
  },
): string[] {
  const number = fill(p.document, 9);
  const upper = number + checkDigit(number) + fill(p.optional1, 15);
  const dates = p.birth + checkDigit(p.birth);
  const expiry = p.expiry + checkDigit(p.expiry);
  const optional2 = fill(p.optional2, 11);
  const composite = checkDigit(upper + dates + expiry + optional2);
  return [
    fill(p.code, 2) + fill(p.state, 3) + upper,
    dates + p.sex + expiry + fill(p.nationality, 3) + optional2 + composite,
    names(p.surname, p.forenames, 30),
  ];
}

/** A passport's zone. `personal` is the personal number (Botswana: the Omang number). */
export function td3(
  p: MrzPerson & { state: string; document: string; nationality: string; personal: string },
): string[] {
  const number = fill(p.document, 9);
  const first = number + checkDigit(number);
  const birth = p.birth + checkDigit(p.birth);
  const expiry = p.expiry + checkDigit(p.expiry);
  const personal = fill(p.personal, 14);
  const optional = personal + checkDigit(personal);
  const composite = checkDigit(first + birth + expiry + optional);
  return [
    `P<${fill(p.state, 3)}${names(p.surname, p.forenames, 39)}`,
    first + fill(p.nationality, 3) + birth + p.sex + expiry + optional + composite,
  ];
}
