/** "Net salary: P6,612.00", "9. Bank: …", "Head of the firm (owner): …": a form line, label with colon and value. */
export const FORM_LINE =
  /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L}'’]*(?: [\p{L}'’/-]+){0,4}(?: \([\p{L} ]{3,20}\))?\s?:\s+\S/u;
