import { useEffect, useRef, useState } from 'react';
import { MAX_BATCH_FILES, Whose } from '../../contract/batch.ts';
import type { AcceptedMediaType } from '../../contract/limits.ts';
import { mediaTypeByContent } from '../../contract/media-type.ts';
import { startOf } from '../capture/add-files.ts';
import { station } from '../connection/client.ts';
import { progressOf, startVerification } from '../connection/verifications.ts';
import { groupFiles, type Sorted } from './group.ts';

export interface BatchFile {
  readonly key: string;
  readonly file: File;
  /** Object URL of a picture; null for a PDF. */
  readonly preview: string | null;
}
export interface Customer {
  readonly id: number;
  readonly name: string | null;
  readonly number: string | null;
  readonly files: readonly string[];
  readonly reading: 'none' | 'waiting' | 'reading' | 'failed' | { readonly caseId: string };
}
interface Batch {
  readonly phase: 'choose' | 'sorting' | 'look' | 'reading' | 'done';
  readonly files: readonly BatchFile[];
  readonly sorted: number;
  readonly customers: readonly Customer[];
  /** Files of other types, or too many. */
  readonly left: readonly string[];
}
const EMPTY: Batch = { phase: 'choose', files: [], sorted: 0, customers: [], left: [] };

/** A batch of several customers' files: detects their subjects, groups them, lets a person check, and reads each as a case. */
export function useBatch() {
  const [batch, setBatch] = useState<Batch>(EMPTY);
  const ending = useRef(new AbortController());
  const previews = useRef<string[]>([]);
  useEffect(() => {
    const [end, made] = [ending.current, previews.current];
    return () => {
      end.abort();
      for (const preview of made) URL.revokeObjectURL(preview);
    };
  }, []);
  const change = (part: Partial<Batch>) => setBatch((now) => ({ ...now, ...part }));
  const changeCustomer = (id: number, part: Partial<Customer>) =>
    setBatch((now) => ({
      ...now,
      customers: now.customers.map((one) => (one.id === id ? { ...one, ...part } : one)),
    }));

  const take = async (given: readonly File[]) => {
    // Folders list in any order; pages of one document are numbered.
    const ordered = given.toSorted((a, b) =>
      placeOf(a).localeCompare(placeOf(b), undefined, { numeric: true }),
    );
    const known = await Promise.all(ordered.map(async (file) => ({ file, kind: await kindOf(file) })));
    const usable = known.filter(({ kind }) => kind !== null).slice(0, MAX_BATCH_FILES);
    const left = given.filter((one) => !usable.some(({ file }) => file === one)).map(({ name }) => name);
    if (usable.length === 0) return change({ left });
    const files = usable.map(({ file, kind }, i): BatchFile => {
      const preview = kind === 'application/pdf' ? null : URL.createObjectURL(file);
      if (preview) previews.current.push(preview);
      return { key: String(i), file, preview };
    });
    setBatch({ ...EMPTY, phase: 'sorting', files, left });
    const sorted: Sorted[] = [];
    for (const { key, file } of files) {
      const form = new FormData();
      form.append('documents', file, file.name);
      // Unreadable files join the file before them: a person checks all of them anyway.
      const whose = await station.send('POST', '/batch/whose', form, Whose).catch(() => null);
      if (ending.current.signal.aborted) return;
      sorted.push({ key, fileName: file.name, whose });
      change({ sorted: sorted.length });
    }
    const customers = groupFiles(sorted).map((group, id): Customer => ({ ...group, id, reading: 'none' }));
    change({ phase: 'look', customers });
  };

  /** @param to an id of a customer; one that is not there yet begins a new one */
  const move = (key: string, to: number) =>
    setBatch((now) => {
      const others = now.customers.map((one) => ({
        ...one,
        files: one.files.filter((file) => file !== key),
      }));
      const known = others.some(({ id }) => id === to);
      const customers = known
        ? others.map((one) => (one.id === to ? { ...one, files: [...one.files, key] } : one))
        : [...others, { id: to, name: null, number: null, files: [key], reading: 'none' as const }];
      return { ...now, customers: customers.filter(({ files }) => files.length > 0) };
    });
  const remove = (key: string) =>
    setBatch((now) => {
      const customers = now.customers
        .map((one) => ({ ...one, files: one.files.filter((file) => file !== key) }))
        .filter(({ files }) => files.length > 0);
      return customers.length === 0 ? EMPTY : { ...now, customers };
    });

  const verify = async () => {
    const { customers, files } = batch;
    setBatch((now) => ({
      ...now,
      phase: 'reading',
      customers: now.customers.map((one) => ({ ...one, reading: 'waiting' })),
    }));
    for (const { id, files: keys } of customers) {
      changeCustomer(id, { reading: 'reading' });
      const caseId = await readCase(
        files.filter(({ key }) => keys.includes(key)).map(({ file }) => file),
        ending.current.signal,
      ).catch(() => null);
      if (ending.current.signal.aborted) return;
      changeCustomer(id, { reading: caseId === null ? 'failed' : { caseId } });
    }
    change({ phase: 'done' });
  };
  return { batch, take, move, remove, verify, again: () => setBatch(EMPTY) };
}

const placeOf = ({ webkitRelativePath, name }: File): string => webkitRelativePath || name;

async function kindOf(file: File): Promise<AcceptedMediaType | null> {
  const start = await startOf(file);
  return start && mediaTypeByContent(start);
}

/** One customer's files become a case; resolves with it when they were read. */
async function readCase(files: readonly File[], signal: AbortSignal): Promise<string | null> {
  const { id } = await startVerification({
    files,
    category: 'AUTO',
    caseId: null,
    extend: false,
    drafts: [],
  });
  for await (const event of progressOf(id, signal)) if (event.kind === 'completed') return event.caseId;
  return null;
}
