/** Companies of the copy that a bench's station has. */
const COMPANIES = 200;
/** The one that the load looks up. */
export const LOOKED_UP = { registrationNumber: 'BW00001234567', companyName: 'Letsatsi Trading' };

/** A register of fictional companies, as CSV. */
export function registerCopy(): string {
  const others = Array.from({ length: COMPANIES - 1 }, (_, i) => [
    `BW0000${7_000_000 + i}`,
    `Thuto ${i} Holdings`,
  ]);
  const rows = [[LOOKED_UP.registrationNumber, LOOKED_UP.companyName], ...others];
  return [
    'registration number,company name,status',
    ...rows.map((row) => `${row.join(',')},Registered`),
  ].join('\n');
}
