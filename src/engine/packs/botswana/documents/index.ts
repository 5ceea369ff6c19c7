import type { DocumentType } from '../../../documents/document-type.ts';
import { binCertificate } from './bin-certificate.ts';
import { kgotlaLetter } from './kgotla-letter.ts';
import { omang } from './omang.ts';

/** Document types issued only in Botswana. */
export const documents: readonly DocumentType[] = [binCertificate, kgotlaLetter, omang];
