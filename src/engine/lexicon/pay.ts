/** What is earned by work. */
export const PAY = 'salary|salaries|pay|wages?|income|earnings|remuneration';
