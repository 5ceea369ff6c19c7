import type { SpecimenType } from '../types/define.ts';
import { bankStatement } from './bank-statement.ts';
import { identityCard } from './identity-card.ts';
import { payslip } from './payslip.ts';

/** Imagined papers of Namibia; facts differ per type, so the list forgets them. */
export const namibianTypes = [identityCard, payslip, bankStatement] as unknown as readonly SpecimenType[];
