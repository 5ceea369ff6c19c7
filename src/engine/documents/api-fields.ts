import type { Category } from '../../contract/categories.ts';

/** The fields of `extractedData` that each category names, in the interface's order (flat shape). */
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

/** The structured shape names the person of an identity document `fullName` where the flat one says `name`. */
export const STRUCTURED_NAMES: Readonly<Record<string, string>> = { name: 'fullName' };
