import { Router, type Response } from 'express';
import { z } from 'zod';
import { SettlementRequest } from '../../contract/assessment.ts';
import {
  ApprovalRequest,
  AwayRequest,
  CaseFilter,
  CaseQuery,
  CorrectionRequest,
  DecisionRequest,
  NoteRequest,
  OverrideRequest,
} from '../../contract/cases.ts';
import type { Station } from '../../station/station.ts';
import { actorOf, operatorOf, permit } from './guard.ts';
import { readInput, readPath, readQuery } from './input.ts';
import { sendCsv } from './send-csv.ts';

const CaseId = z.uuid();
const PagePath = z.object({ id: CaseId, page: z.coerce.number().int().min(0).max(500) });

/** Cases: list, one in full, its page images, and what people do with it. Every change answers with the case. */
export function caseRoutes(station: Station): Router {
  const router = Router();
  const { cases } = station;
  const read = permit('cases.read');
  const work = permit('cases.work');

  router.get('/cases', read, (request, response) => {
    response.json(cases.list(readQuery(request, CaseQuery)));
  });
  router.get('/cases/list.csv', read, async (request, response) => {
    const pieces = cases.csv(readQuery(request, CaseFilter), actorOf(response));
    await sendCsv(response, 'netefatsa-cases.csv', pieces);
  });
  router.get('/cases/figures', permit('cases.approve'), (_request, response) => {
    response.json(cases.figures());
  });
  router.get('/cases/:id', read, (request, response) => {
    response.json(cases.detail(readPath(CaseId, request.params['id'])));
  });
  router.get('/cases/:id/pages/:page', read, (request, response) => {
    const { id, page } = readPath(PagePath, request.params);
    sendImage(response, cases.files.read(id, 'page', page));
  });
  router.get('/cases/:id/files/:role/:position', read, (request, response) => {
    const { id, role, position } = readPath(FilePath, request.params);
    sendImage(response, cases.files.read(id, role, position));
  });

  router.get('/cases/:id/report.pdf', read, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    const pdf = await station.reports.pdf(id, actorOf(response));
    response.attachment(`netefatsa-${id}.pdf`).type('application/pdf').send(pdf);
  });
  router.get('/cases/:id/export.json', read, (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    response.attachment(`netefatsa-${id}.json`).json(station.reports.json(id, actorOf(response)));
  });

  router.post('/cases/:id/corrections', work, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.work.correct(id, await readInput(request, CorrectionRequest), operatorOf(response));
    response.json(cases.detail(id));
  });
  router.get('/cases/:id/assessment', read, (request, response) => {
    response.json(cases.assessments.of(readPath(CaseId, request.params['id'])));
  });
  router.post('/cases/:id/settlements', work, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.assessments.settle(id, await readInput(request, SettlementRequest), operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/notes', work, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.work.note(id, (await readInput(request, NoteRequest)).text, operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/decision', work, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.decisions.decide(id, await readInput(request, DecisionRequest), operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/undo', work, (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.undo(id, operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/override', permit('cases.override'), async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.decisions.override(id, await readInput(request, OverrideRequest), operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/approval', permit('cases.approve'), async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    cases.decisions.approve(id, await readInput(request, ApprovalRequest), operatorOf(response));
    response.json(cases.detail(id));
  });
  router.post('/cases/:id/away', work, async (request, response) => {
    const id = readPath(CaseId, request.params['id']);
    const { away } = await readInput(request, AwayRequest);
    if (away) cases.table.putAway(id, operatorOf(response));
    else cases.table.bringBack(id, operatorOf(response));
    response.json(cases.detail(id));
  });
  return router;
}

/** Only pictures are shown inside the screens. */
const FilePath = z.object({
  id: CaseId,
  role: z.enum(['portrait', 'selfie', 'liveness']),
  position: z.coerce.number().int().min(0).max(500),
});

/** Like every answer to the screens without leave to be cached: a browser would keep an ID unencrypted on its disk. */
function sendImage(response: Response, file: { bytes: Buffer; mediaType: string }): void {
  response.type(file.mediaType).send(file.bytes);
}
