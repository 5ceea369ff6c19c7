import { InstitutionChange, type Letterhead } from '../../contract/letterhead.ts';
import type { Actor } from '../actor.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';
import type { Store } from '../store/store.ts';

/** The institution's name and logo on the station's reports. */
export interface Letterheads {
  current(): Letterhead;
  /** PNG as reports print it; null without one. */
  logo(): Buffer | null;
  /** Empty: none. @throws StationError INVALID_REQUEST above 80 characters */
  nameInstitution(institution: string, actor: Actor): Letterhead;
  /**
   * Decoded and redrawn in an engine process: the file that was sent is never printed.
   *
   * @param bytes at most `LOGO.maxBytes`
   * @throws StationError what `drawLogo` of the engine throws
   */
  setLogo(bytes: Uint8Array, actor: Actor): Promise<Letterhead>;
  removeLogo(actor: Actor): Letterhead;
}

interface LetterheadContext {
  readonly store: Store;
  readonly audit: AuditLog;
  readonly engine: Engine;
}

export function createLetterheads({ store, audit, engine }: LetterheadContext): Letterheads {
  const { database } = store;
  const stored = database.prepare<[], { institution: string; logo: Buffer | null }>(
    'SELECT institution, logo FROM letterhead',
  );
  const logo = (): Buffer | null => stored.get()?.logo ?? null;
  const current = (): Letterhead => {
    const printed = logo();
    return { institution: stored.get()?.institution ?? '', logo: printed && sha256Hex(printed) };
  };
  const setName = database.prepare<[string]>(
    'INSERT INTO letterhead (id, institution) VALUES (1, ?) ON CONFLICT DO UPDATE SET institution = excluded.institution',
  );
  const putLogo = database.prepare<[Buffer | null]>(
    "INSERT INTO letterhead (id, institution, logo) VALUES (1, '', ?) ON CONFLICT DO UPDATE SET logo = excluded.logo",
  );
  return {
    current,
    logo,
    nameInstitution: (given, actor) =>
      store.write(() => {
        const { institution } = InstitutionChange.parse({ institution: given });
        const from = current().institution;
        if (institution === from) return current();
        setName.run(institution);
        audit.append({ actor, action: 'report.named', details: { from, to: institution } });
        return current();
      }),
    setLogo: async (bytes, actor) => {
      const { png } = await engine.call('drawLogo', { bytes });
      return store.write(() => {
        putLogo.run(Buffer.from(png));
        audit.append({
          actor,
          action: 'report.logo-changed',
          hashes: { file: sha256Hex(bytes), logo: sha256Hex(png) },
        });
        return current();
      });
    },
    removeLogo: (actor) =>
      store.write(() => {
        if (!logo()) return current();
        putLogo.run(null);
        audit.append({ actor, action: 'report.logo-removed' });
        return current();
      }),
  };
}
