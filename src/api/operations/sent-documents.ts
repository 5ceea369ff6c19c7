import { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILES } from '../../contract/limits.ts';

/**
 * The documents of a JSON submission, before its schema is checked: one alone may stand without a list, and what is wrong with
 * their number is answered with the codes that the multipart form has for it.
 *
 * @throws StationError MISSING_DOCUMENTS, TOO_MANY_FILES, INVALID_FILE_FORMAT for an empty one.
 */
export function sentDocuments(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { documents: given, ...rest } = sent as Readonly<Record<string, unknown>>;
  if (given === undefined || given === null) throw refused('MISSING_DOCUMENTS', 'No document was sent.');
  const documents: unknown[] = Array.isArray(given) ? given : [given];
  if (documents.length === 0) throw refused('MISSING_DOCUMENTS', 'No document was sent.');
  if (documents.length > MAX_FILES)
    throw refused('TOO_MANY_FILES', `At most ${MAX_FILES} documents may be sent.`);
  const empty = documents.findIndex((document) => contentOf(document) === '');
  if (empty >= 0) throw refused('INVALID_FILE_FORMAT', 'The file is empty.', `documents[${empty}]`);
  return { ...rest, documents };
}

function contentOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && 'content' in document
    ? document.content
    : document;
}

function refused(
  code: 'MISSING_DOCUMENTS' | 'TOO_MANY_FILES' | 'INVALID_FILE_FORMAT',
  message: string,
  field = 'documents',
): StationError {
  return new StationError(code, message, { errors: [{ field, message, rejectedValue: null }] });
}
