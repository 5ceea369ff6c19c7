import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Router, type Request } from 'express';
import { z } from 'zod';
import type { SourcesState } from '../../contract/administration.ts';
import { MEBIBYTE } from '../../contract/limits.ts';
import type { Station } from '../../station/station.ts';
import { validate } from '../requests/validate.ts';
import { reserveUploadMemory } from '../requests/upload-memory.ts';
import { readMultipart, type Form } from '../uploads/multipart.ts';
import { actorOf, permit } from './guard.ts';

/** `true` takes what is older, or much smaller, than what it replaces. */
const anyway = z.stringbool().default(false);
const ListFields = z.object({
  list: z.string().max(40).optional(),
  date: z.iso.date().optional(),
  anyway,
});
const RegistryFields = z.object({ source: z.string().min(2).max(120), date: z.iso.date(), anyway });

/** Sanctions lists are larger than documents; what is larger still is imported on the command line. */
const MAX_LIST_BYTES = 100 * MEBIBYTE;

/** Screening lists and the copy of the companies register: how old they are, and bringing new ones in. */
export function sourceRoutes({ screening, registry, config }: Station): Router {
  const router = Router();
  router.get('/sources', permit('cases.read'), (_request, response) => {
    response.json(state());
  });
  router.post('/sources/lists', permit('settings.change'), async (request, response) => {
    const imported = await withFiles(request, (form, paths) => {
      const fields = validate(ListFields, { ...form.fields }, { personal: false });
      const { list, date } = fields;
      return screening.importLists(
        paths,
        { ...(list ? { list } : {}), ...(date ? { date } : {}), anyway: fields.anyway },
        actorOf(response),
      );
    });
    response.json({ ...state(), imported });
  });
  router.post('/sources/registry', permit('settings.change'), async (request, response) => {
    await withFiles(request, async (form, paths) => {
      await registry.importCopy(
        paths[0]!,
        validate(RegistryFields, { ...form.fields }, { personal: false }),
        actorOf(response),
      );
    });
    response.json(state());
  });
  return router;

  function state(): Omit<SourcesState, 'imported'> {
    const copy = registry.copy();
    return {
      lists: screening.lists(),
      maxListAgeDays: config.screening.maxListAgeDays,
      requiredLists: config.screening.requiredLists,
      registry: copy && {
        source: copy.source,
        date: copy.date,
        importedAt: copy.imported_at,
        companies: copy.companies,
      },
    };
  }
}

/** The importers read files by path. Lists are public data; the copies are gone when the import has ended. */
async function withFiles<T>(request: Request, work: (form: Form, paths: string[]) => Promise<T>): Promise<T> {
  const memory = reserveUploadMemory();
  const folder = await mkdtemp(path.join(tmpdir(), 'netefatsa-import-'));
  try {
    const form = await readMultipart(
      request,
      { fileFields: ['files'], maxFiles: 10, maxFileBytes: MAX_LIST_BYTES },
      memory.grow,
    );
    // A folder for each: two may have one name, and people are told of a file by its own.
    const paths = await Promise.all(
      form.files.map(async ({ name, bytes }, i) => {
        const own = path.join(folder, String(i));
        await mkdir(own);
        const file = path.join(own, /^\.*$/.test(path.basename(name)) ? 'file' : path.basename(name));
        await writeFile(file, bytes, { mode: 0o600 });
        return file;
      }),
    );
    return await work(form, paths);
  } finally {
    memory.release();
    await rm(folder, { recursive: true, force: true });
  }
}
