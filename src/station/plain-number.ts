/** The number of a document or company without case, spaces and marks: `12-34 b` and `1234B` are one number. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
