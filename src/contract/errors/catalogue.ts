/** RFC 7807 problem types of the interface, plus the ones it leaves unnamed (ADR 4). */
export type ProblemType =
  | 'validation-error'
  | 'document-processing-error'
  | 'ai-service-error'
  | 'storage-error'
  | 'internal-error'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited';

export interface CatalogueEntry {
  /** Flat and liveness `errorCode`. 1004, 1006–1011 and 5001 are the interface's; the others are ours (ADR 4). */
  readonly errorCode: number;
  readonly status: number;
  readonly problem: ProblemType;
  readonly title: string;
  /** May the caller try the same request again? */
  readonly retryable: boolean;
}

const entry = (
  errorCode: number,
  status: number,
  problem: ProblemType,
  title: string,
  retryable = false,
): CatalogueEntry => ({
  errorCode,
  status,
  problem,
  title,
  retryable,
});

/** One catalogue of everything that can go wrong; the four body formats present it. */
export const ERRORS = {
  INVALID_REQUEST: entry(1000, 400, 'validation-error', 'Invalid request parameters'),
  MISSING_DOCUMENTS: entry(1001, 400, 'validation-error', 'No documents were sent'),
  INVALID_FILE_FORMAT: entry(1002, 400, 'validation-error', 'File is not a JPEG, PNG or PDF'),
  FILE_TOO_LARGE: entry(1003, 400, 'validation-error', 'File exceeds the size limit'),
  LOW_CONFIDENCE: entry(
    1004,
    422,
    'document-processing-error',
    'Document validation failed: confidence too low',
  ),
  INVALID_DOCUMENT_QUALITY: entry(1005, 422, 'document-processing-error', 'Document cannot be read'),
  LIVENESS_SESSION_CREATION_FAILED: entry(
    1006,
    500,
    'internal-error',
    'Liveness session could not be created',
    true,
  ),
  LIVENESS_SESSION_EXPIRED: entry(
    1007,
    400,
    'validation-error',
    'Liveness session expired; create a new one',
  ),
  LIVENESS_SESSION_NOT_FOUND: entry(1008, 404, 'not-found', 'Liveness session not found'),
  LIVENESS_CONFIDENCE_TOO_LOW: entry(
    1009,
    422,
    'document-processing-error',
    'Liveness confidence below the required threshold',
  ),
  FACE_MATCHING_FAILED: entry(1010, 500, 'internal-error', 'Face matching failed', true),
  FACE_SIMILARITY_TOO_LOW: entry(
    1011,
    422,
    'document-processing-error',
    'Face similarity below the threshold',
  ),
  TOO_MANY_FILES: entry(1012, 400, 'validation-error', 'Too many files'),
  ENCRYPTED_DOCUMENT: entry(1013, 422, 'document-processing-error', 'Document is protected by a password'),
  DAMAGED_DOCUMENT: entry(1014, 422, 'document-processing-error', 'Document is damaged'),
  DOCUMENT_TOO_COMPLEX: entry(
    1015,
    422,
    'document-processing-error',
    'Document has too many pages or pixels',
  ),
  FACE_NOT_USABLE: entry(1016, 422, 'document-processing-error', 'No usable face in the image'),
  BODY_TOO_LARGE: entry(1017, 413, 'validation-error', 'Request body exceeds the size limit'),
  UNSUPPORTED_MEDIA_TYPE: entry(1018, 415, 'validation-error', 'Unsupported content type'),
  UNAUTHORIZED: entry(2001, 401, 'unauthorized', 'Unauthorized'),
  FORBIDDEN: entry(2003, 403, 'forbidden', 'Forbidden'),
  NOT_FOUND: entry(2004, 404, 'not-found', 'Not found'),
  METHOD_NOT_ALLOWED: entry(2005, 405, 'validation-error', 'Method not allowed'),
  CONFLICT: entry(2009, 409, 'conflict', 'The request conflicts with the current state'),
  RATE_LIMITED: entry(2029, 429, 'rate-limited', 'Rate limit exceeded', true),
  PROCESSING_FAILED: entry(5000, 500, 'document-processing-error', 'Processing failed', true),
  LIVENESS_UNAVAILABLE: entry(
    5001,
    503,
    'ai-service-error',
    'Liveness service temporarily unavailable',
    true,
  ),
  ENGINE_UNAVAILABLE: entry(5002, 503, 'ai-service-error', 'Processing service unavailable', true),
  PROCESSING_TIMEOUT: entry(5003, 504, 'document-processing-error', 'Processing took too long', true),
  STORAGE_FAILED: entry(5004, 500, 'storage-error', 'File storage operation failed', true),
  SCREENING_LISTS_STALE: entry(5005, 503, 'ai-service-error', 'Screening lists are missing or too old'),
  REGISTER_MISSING: entry(5006, 503, 'ai-service-error', 'No copy of the companies register'),
  STORAGE_FULL: entry(5007, 507, 'storage-error', 'Not enough disk space for new work', true),
  INTERNAL: entry(5999, 500, 'internal-error', 'Unexpected server error', true),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;
