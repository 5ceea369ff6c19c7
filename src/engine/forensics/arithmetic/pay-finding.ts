/** All findings about a payslip's sums come from one detector. */
export const NET_PAY = { id: 'net-pay', version: '3', group: 'logic' } as const;
