/** Before "number": whose or by which list people are numbered at work. */
export const STAFF = 'employee|emp|staff|payroll|personnel|works|clock';
