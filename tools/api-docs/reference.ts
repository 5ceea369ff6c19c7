import { ERRORS } from '../../src/contract/errors/catalogue.ts';
import type { Operation } from '../../src/api/operations/operation.ts';
import { curlLine } from './curl.ts';

/** Markdown: every operation with its curl line and its errors, grouped by tag. */
export function reference(operations: readonly Operation[]): string {
  const tags = [...new Set(operations.map((operation) => operation.tag))];
  const parts = tags.map(
    (tag) =>
      `## ${tag}\n\n${operations
        .filter((o) => o.tag === tag)
        .map(section)
        .join('\n')}`,
  );
  return [...parts, `## Every error\n\n${errorTable()}\n`].join('\n');
}

function section(operation: Operation): string {
  const { method, path, summary, description, scope, success, errors } = operation;
  const codes = [...new Set(errors)].map(
    (code) => `${ERRORS[code].status} ${code} (${ERRORS[code].errorCode})`,
  );
  return [
    `### ${method.toUpperCase()} ${path}`,
    '',
    `${summary}${/[.?]$/.test(summary) ? '' : '.'} ${scope === null ? 'Open without credentials.' : `Scope \`${scope}\`.`} Answers ${success.status}.${description ? ` ${description}` : ''}`,
    '',
    '```sh',
    curlLine(operation),
    '```',
    '',
    ...(codes.length ? [`Errors: ${codes.join(', ')}.`, ''] : []),
  ].join('\n');
}

/** All errors of the catalogue as a table. */
function errorTable(): string {
  const rows = Object.entries(ERRORS).map(
    ([code, e]) =>
      `| ${e.errorCode} | ${e.status} | ${code} | ${e.problem} | ${e.retryable ? 'yes' : 'no'} | ${e.title} |`,
  );
  return [
    '| errorCode | status | code | problem type | retry | meaning |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
