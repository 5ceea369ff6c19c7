import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import { AuditQuery, type AuditLine, type AuditState } from '../../contract/administration.ts';
import { exportJsonLines } from '../../station/audit/export-log.ts';
import type { ListedRecord } from '../../station/audit/query-log.ts';
import type { SearchedWord } from '../../station/audit/log-rows.ts';
import { foldedText } from '../../station/store/folded-text.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, permit } from './guard.ts';
import { readPath, readQuery } from './input.ts';

const Sequence = z.coerce.number().int().min(1);

/** The audit log: records, whether the chain holds, the proof of one record, export. */
export function auditRoutes(station: Station): Router {
  const router = Router();
  const { access, audit, operators, store } = station;
  router.use('/audit', permit('audit.read'));

  router.get('/audit', (request, response) => {
    const { action, caseId, outcome, word, since, until, before, limit } = readQuery(request, AuditQuery);
    const records = audit.list({
      limit,
      ...(action ? { action } : {}),
      ...(caseId ? { caseId } : {}),
      ...(outcome ? { outcome } : {}),
      ...(word ? { words: word.map(searched) } : {}),
      ...(since ? { since } : {}),
      ...(until ? { until } : {}),
      ...(before ? { to: before - 1 } : {}),
    });
    response.json({ records: records.map(line), total: audit.size() });
  });

  router.get('/audit/state', async (_request, response) => {
    const verified = await audit.verifyAside();
    const { size, root, time } = audit.head();
    const state: AuditState = {
      holds: verified.holds,
      records: verified.records,
      explanation: verified.holds ? null : verified.firstBreak.explanation,
      ...(!verified.holds && { said: verified.firstBreak.says }),
      firstBreak: verified.holds ? null : verified.firstBreak.sequence,
      head: { size, root, time },
    };
    response.json(state);
  });

  router.get('/audit/records/:sequence/proof', (request, response) => {
    const sequence = readPath(Sequence, request.params.sequence);
    const { body, path, head } = audit.proof(sequence);
    response.json({ sequence, body, path, head });
  });

  router.get('/audit/export.jsonl', async (_request, response) => {
    audit.append({ actor: actorOf(response), action: 'audit.exported' });
    response.attachment('netefatsa-audit.jsonl').type('application/jsonl');
    try {
      await pipeline(Readable.from(withLineEnds(exportJsonLines(store, audit))), response);
    } catch (thrown) {
      // The client has gone; nobody is left to answer.
      if ((thrown as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw thrown;
    }
  });
  return router;

  /** The log holds ids: resolve names here. */
  function searched({ typed, actions }: { typed: string; actions: readonly string[] }): SearchedWord {
    const named = [
      ...operators.list().map(({ id, name }) => ({ id, name })),
      ...access.list().map(({ clientId, name }) => ({ id: clientId, name })),
    ].filter(({ name }) => foldedText(name).includes(foldedText(typed)));
    return { typed, actions, actors: named.map(({ id }) => id) };
  }

  function line(record: ListedRecord): AuditLine {
    const { sequence, time, actor, action, caseId, outcome, details, hash } = record;
    const known = { operator: operators.byId, client: access.find, system: () => null }[actor.kind](actor.id);
    const name = known?.name;
    const about = namedIn(details);
    return { sequence, time, actor: name ?? actor.id, action, caseId, outcome, about, detail: details, hash };
  }

  /** Records tell of people and applications by id; who they are is looked up, and not written down. */
  function namedIn({ operator, clientId }: ListedRecord['details']): string | null {
    if (typeof operator === 'string') return operators.byId(operator)?.name ?? operator;
    return typeof clientId === 'string' ? (access.find(clientId)?.name ?? clientId) : null;
  }
}

function* withLineEnds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
