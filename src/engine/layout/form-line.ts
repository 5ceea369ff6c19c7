/** "Net salary: P6,612.00", "9. Bank: …", "Head of the firm (owner): …": a line of a form whose labels all have colons. */
export const FORM_LINE =
  /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L}'’]*(?: [\p{L}'’/-]+){0,4}(?: \([\p{L} ]{3,20}\))?\s?:\s+\S/u;
