import { refusedField } from '../../contract/errors/refused-field.ts';
import type { StationError } from '../../contract/errors/station-error.ts';
import { MAX_FILES } from '../../contract/limits.ts';
import { message, type Message } from '../../contract/messages/message.ts';

/**
 * The documents of a JSON submission, before its schema is checked: one alone may stand without a list, and what is wrong with
 * their number is answered with the codes that the multipart form has for it.
 *
 * @throws StationError MISSING_DOCUMENTS, TOO_MANY_FILES, INVALID_FILE_FORMAT for an empty one.
 */
export function sentDocuments(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { documents: given, ...rest } = sent as Readonly<Record<string, unknown>>;
  if (given === undefined || given === null)
    throw refused('MISSING_DOCUMENTS', message('sentFiles.noDocument'));
  const documents: unknown[] = Array.isArray(given) ? given : [given];
  if (documents.length === 0) throw refused('MISSING_DOCUMENTS', message('sentFiles.noDocument'));
  if (documents.length > MAX_FILES)
    throw refused('TOO_MANY_FILES', message('sentFiles.manyDocuments', { most: MAX_FILES }));
  const empty = documents.findIndex((document) => contentOf(document) === '');
  if (empty >= 0) throw refused('INVALID_FILE_FORMAT', message('sentFiles.empty'), `documents[${empty}]`);
  return { ...rest, documents };
}

function contentOf(document: unknown): unknown {
  return typeof document === 'object' && document !== null && 'content' in document
    ? document.content
    : document;
}

const refused = (
  code: 'MISSING_DOCUMENTS' | 'TOO_MANY_FILES' | 'INVALID_FILE_FORMAT',
  says: Message,
  field = 'documents',
): StationError => refusedField(code, field, says);
