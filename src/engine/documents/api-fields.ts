import type { Category } from '../../contract/categories.ts';

/** Fields of `extractedData` by category, in the interface's order (flat shape). */
export const CATEGORY_FIELDS: Record<Category, readonly string[]> = {
  IDENTITY: ['name', 'idNumber', 'dateOfBirth', 'nationality', 'gender', 'expiryDate'],
  ADDRESS: ['name', 'address', 'issueDate', 'accountNumber'],
  INCOME: ['employeeName', 'employer', 'grossSalary', 'netSalary', 'payPeriod', 'taxDeductions'],
  ENTITY: ['companyName', 'binNumber', 'registrationNumber', 'registrationDate', 'directors', 'businessType'],
  COMPLIANCE: ['taxpayerName', 'tinNumber', 'certificateNumber', 'issueDate', 'expiryDate', 'status'],
  MULTIPURPOSE: [
    'accountHolder',
    'accountNumber',
    'bankName',
    'statementPeriod',
    'openingBalance',
    'closingBalance',
    'transactions',
  ],
};

/** Names that differ in the structured shape of an identity document: `fullName` for `name`. */
export const STRUCTURED_NAMES: Readonly<Record<string, string>> = { name: 'fullName' };
