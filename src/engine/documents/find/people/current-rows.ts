interface Cell {
  readonly text: string;
}

/** Words that head, alone on a line, those of a list who are no longer of it, and those who are. */
const WHOM = [
  String.raw`(?:\s+(?:directors?|secretar(?:y|ies)|officers?|office bearers|members?|shareholders?|partners?|trustees?))?`,
  String.raw`[\s:]*(?:\(?\d{1,2}\)?)?[\s:]*$`,
].join('');
const FORMER = new RegExp(
  `^(?:former|previous|past|resigned|retired|removed|ceased|outgoing|inactive|historical)${WHOM}`,
  'i',
);
const CURRENT = new RegExp(`^(?:current|present|active|serving|continuing|existing)${WHOM}`, 'i');

/** "Directors / Current / … / Former / …": rows of a list without those under a heading of people who left, and the headings. */
export function currentRows<Row>(rows: readonly Row[], cellsOf: (row: Row) => readonly Cell[]): Row[] {
  let isCurrent = true;
  return rows.filter((row) => {
    const [cell, ...others] = cellsOf(row);
    const text = cell && others.length === 0 ? cell.text.trim() : '';
    const [left, stays] = [FORMER.test(text), CURRENT.test(text)];
    if (left || stays) isCurrent = stays;
    return isCurrent && !stays;
  });
}
