import { Router } from 'express';
import { z } from 'zod';
import { ChangeOperatorRequest, NewOperatorRequest } from '../../contract/people.ts';
import type { Station } from '../../station/station.ts';
import { operatorOf, permit } from './guard.ts';
import { readInput, readPath } from './input.ts';

/** Accounts of the people at the counter. */
export function peopleRoutes({ operators }: Station): Router {
  const router = Router();
  router.use('/operators', permit('operators.manage'));
  router.get('/operators', (_request, response) => {
    response.json(operators.list());
  });
  router.post('/operators', async (request, response) => {
    const account = await readInput(request, NewOperatorRequest);
    response.status(201).json(await operators.create(operatorOf(response), { ...account, temporary: true }));
  });
  router.patch('/operators/:id', async (request, response) => {
    const change = await readInput(request, ChangeOperatorRequest);
    response.json(
      await operators.change(operatorOf(response), readPath(z.string(), request.params.id), {
        ...change,
        temporary: true,
      }),
    );
  });
  return router;
}
