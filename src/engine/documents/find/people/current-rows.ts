interface Cell {
  readonly text: string;
}

/** Headings of former and of current members of a list, alone on a line. */
const WHOM = String.raw`(?:\s+(?:directors?|secretar(?:y|ies)|officers?|office bearers|members?|shareholders?|partners?|trustees?))?(?:\s*\(\d{1,2}\))?\s*:?$`;
const FORMER = new RegExp(
  `^(?:former|previous|past|resigned|retired|removed|ceased|outgoing|inactive|historical)${WHOM}`,
  'i',
);
const CURRENT = new RegExp(`^(?:current|present|active|serving|continuing|existing)${WHOM}`, 'i');

/** "Resigned 01/02/2024" in a cell beside a name, or after it in brackets. */
const LEFT_ON = /(?:^|[(,;–-]\s?)(?:resigned|ceased|removed|retired|vacated)(?: on| office)?:? \d/i;
const hasLeft = ([first, ...others]: readonly Cell[]): boolean =>
  first !== undefined &&
  !/^\(?(?:resigned|ceased|removed|retired|vacated)/i.test(first.text.trim()) &&
  [first, ...others].some(({ text }) => LEFT_ON.test(text.trim()));

/** "Directors / Current / … / Former / …": removes former people and these headings from a list's rows. */
export function currentRows<Row>(rows: readonly Row[], cellsOf: (row: Row) => readonly Cell[]): Row[] {
  let isCurrent = true;
  return rows.filter((row) => {
    const [cell, ...others] = cellsOf(row);
    const text = cell && others.length === 0 ? cell.text.trim() : '';
    const [left, stays] = [FORMER.test(text), CURRENT.test(text)];
    if (left || stays) isCurrent = stays;
    return isCurrent && !stays && !hasLeft(cellsOf(row));
  });
}
