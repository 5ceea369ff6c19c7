/** Document or company number without case, spaces and punctuation: `12-34 b` and `1234B` are one number. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
