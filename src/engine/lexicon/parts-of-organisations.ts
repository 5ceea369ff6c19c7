/** Functions of an office within an organisation. */
export const TASKS_OF_OFFICES =
  'hr|human (?:resources?|capital)|payroll|personnel|finance|accounts|salar(?:y|ies)|administration|credit control|customer (?:care|services?)|sales|procurement';

/** Parts of an organisation. */
export const PARTS_OF_ORGANISATIONS =
  'department|dept|office|section|unit|division|directorate|desk|team|faculty';
