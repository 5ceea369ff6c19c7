import type { DocumentType } from './document-type.ts';
import { bankStatement } from './bank-statement.ts';
import { omang } from './omang.ts';
import { other } from './other.ts';
import { passport } from './passport.ts';
import { payslip } from './payslip.ts';
import { utilityBill } from './utility-bill.ts';

/** Every type the station knows; the order does not matter. */
export const documentTypes: readonly DocumentType[] = [omang, passport, utilityBill, payslip, bankStatement];

/** What a document is when none of them explains it. */
export const fallbackType: DocumentType = other;
