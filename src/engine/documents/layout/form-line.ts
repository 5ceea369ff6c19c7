/** "Net salary: P6,612.00", "Directors: …": a line of a form whose labels all have colons. */
export const FORM_LINE = /^\p{Lu}[\p{L}'’]*(?: [\p{L}'’/-]+){0,3}\s?:\s+\S/u;
