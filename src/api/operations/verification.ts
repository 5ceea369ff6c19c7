import type { z } from 'zod';
import { CATEGORIES, type Category } from '../../contract/categories.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import {
  Analysis,
  AutoAnalysis,
  FlatAutoVerification,
  FlatVerification,
  StructuredVerification,
} from '../../contract/results.ts';
import type { ErrorCode } from '../../contract/errors/catalogue.ts';
import type { Verification } from '../../contract/verification.ts';
import type { Station } from '../../station/station.ts';
import { presentAnalysis, presentFlat } from '../../station/presenters/flat.ts';
import { presentStructured, type PresentOptions } from '../../station/presenters/structured.ts';
import { actorOf } from './actor.ts';
import { operation, type Operation, type Tag } from './operation.ts';
import { overruledIn, processingMode, VerifyFields } from './verify-form.ts';

export const VERIFY_ERRORS: readonly ErrorCode[] = [
  'INVALID_REQUEST',
  'MISSING_DOCUMENTS',
  'INVALID_FILE_FORMAT',
  'FILE_TOO_LARGE',
  'TOO_MANY_FILES',
  'BODY_TOO_LARGE',
  'LOW_CONFIDENCE',
  'INVALID_DOCUMENT_QUALITY',
  'ENCRYPTED_DOCUMENT',
  'DAMAGED_DOCUMENT',
  'DOCUMENT_TOO_COMPLEX',
  'PROCESSING_FAILED',
  'PROCESSING_TIMEOUT',
  'ENGINE_UNAVAILABLE',
  'STORAGE_FAILED',
];

interface Family {
  readonly letter: 'A' | 'B' | 'C';
  readonly tag: Tag;
  readonly prefixes: readonly string[];
  readonly categories: readonly Category[];
  readonly fileFields: readonly string[];
  /** "Request parameters (family C)": its options may stand in the query as well as in the form. */
  readonly optionsInQuery: boolean;
  readonly schema: z.ZodType;
  readonly autoSchema: z.ZodType;
  readonly present: (verification: Verification, options: PresentOptions) => unknown;
}

const FAMILIES: readonly Family[] = [
  {
    letter: 'A',
    tag: 'Verification A',
    // The number of the version segment "v" is incomplete in the interface; both readings answer.
    prefixes: ['/api/v/kyc/verify', '/api/v1/kyc/verify'],
    categories: CATEGORIES,
    fileFields: ['documents'],
    optionsInQuery: false,
    schema: FlatVerification,
    autoSchema: FlatAutoVerification,
    present: presentFlat,
  },
  {
    letter: 'B',
    tag: 'Verification B',
    prefixes: ['/api/kyc/analyze'],
    categories: CATEGORIES,
    fileFields: ['documents', 'files'],
    optionsInQuery: false,
    schema: Analysis,
    autoSchema: AutoAnalysis,
    present: presentAnalysis,
  },
  {
    letter: 'C',
    tag: 'Verification C',
    prefixes: ['/v1/verify'],
    categories: CATEGORIES,
    fileFields: ['documents'],
    optionsInQuery: true,
    schema: StructuredVerification,
    autoSchema: StructuredVerification,
    present: presentStructured,
  },
];

/** The verification operations of the three families: one work, three shapes. */
export function verificationOperations(station: Station): Operation[] {
  return FAMILIES.flatMap((family) =>
    family.prefixes.flatMap((prefix, index) => ofPrefix(station, family, prefix, index)),
  );
}

function ofPrefix(station: Station, family: Family, prefix: string, index: number): Operation[] {
  const suffix = `${family.letter}${index ? index + 1 : ''}`;
  const categories = family.categories.map((category) =>
    one(station, family, category, `${prefix}/${category.toLowerCase()}`, suffix),
  );
  const auto = one(station, family, null, `${prefix}/auto`, suffix);
  const residence =
    family.letter === 'B'
      ? [one(station, family, 'ADDRESS', `${prefix}/proof-of-residence`, `${suffix}Residence`)]
      : [];
  return [...categories, ...residence, auto];
}

function one(
  station: Station,
  family: Family,
  category: Category | null,
  path: string,
  suffix: string,
): Operation {
  const what = category ? `${category.toLowerCase()} documents` : 'documents of any category';
  return operation<VerifyFields, Record<string, string>, Partial<VerifyFields>>({
    id: `verify${category ? category[0] + category.slice(1).toLowerCase() : 'Auto'}${suffix}`,
    method: 'post',
    path,
    tag: family.tag,
    summary: category
      ? `Verify ${what} and extract their fields`
      : 'Classify documents, route them, and extract their fields',
    scope: 'verify',
    ...(family.optionsInQuery ? { query: VerifyFields } : {}),
    body: { kind: 'multipart', fileFields: family.fileFields, maxFiles: MAX_FILES, fields: VerifyFields },
    success: {
      status: 200,
      description: `What was read from the ${what}.`,
      schema: category ? family.schema : family.autoSchema,
    },
    errors: VERIFY_ERRORS,
    async handle({ body, query, files, principal, requestId, signal }) {
      // Form values override the query's.
      const options = { ...query, ...body };
      const mode = processingMode(options, category === null);
      const verification = await station.verification.verify({
        files,
        category,
        mode,
        actor: actorOf(principal),
        requestId,
        path,
        signal,
      });
      const includeRawText = options.includeRawText ?? false;
      const { caseId } = verification;
      const assessed =
        family.letter === 'C' && caseId !== null ? { assessment: station.cases.assessments.of(caseId) } : {};
      return {
        body: family.present(verification, { includeRawText, ...assessed }),
        overruled: overruledIn(options, category === null),
      };
    },
  });
}
