/** Before "number": staff numbers. */
export const STAFF = 'employee|emp|staff|payroll|personnel|works|clock';
