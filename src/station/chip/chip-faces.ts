import type { ChipFace, KeptChipFace } from '../../contract/chip.ts';
import type { StationConfig } from '../../contract/config.ts';
import { StationError } from '../../contract/errors/station-error.ts';
import { wholePoints } from '../../contract/formats.ts';
import { systemActor } from '../actor.ts';
import type { ComparedChip } from '../cases/case-chip.ts';
import { resultViews } from '../cases/case-results.ts';
import { portraitOnPage } from '../cases/portrait-on-page.ts';
import type { CaseServiceContext } from '../casework/case-service.ts';
import { isoTime } from '../clock.ts';
import type { Engine } from '../engine.ts';
import { sha256Hex } from '../store/blobs.ts';

export interface FacesContext extends CaseServiceContext {
  readonly engine: Engine;
  readonly config: StationConfig;
}

/**
 * Compares the portrait of the case's newest chip with the printed one and with the live face, where there are any, and
 * keeps each outcome. Call it after any of them was added; only new pictures are compared again. A picture without a
 * usable face is kept as such.
 *
 * @throws StationError any other engine error
 */
export async function compareChipFaces(
  context: FacesContext,
  caseId: string,
  signal?: AbortSignal,
): Promise<void> {
  const { store, cases, engine, audit, clock, newId, config } = context;
  const [chip, position] = [cases.work.chip(caseId), cases.files.list(caseId, 'portrait').at(-1)?.position];
  if (!chip?.chip.hasPortrait || position === undefined) return;
  const source = cases.files.read(caseId, 'portrait', position).bytes;
  const threshold = config.faces.matchThreshold;
  for (const [other, target] of picturesBeside(context, caseId, chip.place)) {
    const picture = sha256Hex(target);
    if (wasCompared(context, caseId, chip.readAt, picture)) continue;
    const similarity = await engine
      .call('compareFaces', { source, target }, signal ? { signal } : {})
      .then((found) => Math.round(found.similarity * 100) / 100)
      .catch((thrown: unknown) => {
        if (StationError.from(thrown).code === 'FACE_NOT_USABLE') return null;
        throw thrown;
      });
    const body: KeptChipFace = {
      picture,
      with: other,
      similarity,
      isMatch: similarity !== null && similarity > threshold,
      threshold,
    };
    store.write(() => {
      cases.requireOpen(caseId);
      const { sha256 } = cases.results.add({
        id: newId(),
        caseId,
        kind: 'chip-face',
        createdAt: isoTime(clock),
        body,
      });
      audit.append({
        actor: systemActor('chip'),
        action: 'chip.face-compared',
        caseId,
        hashes: { chip: sha256Hex(source), [other]: picture, result: sha256 },
        details: {
          with: other,
          similarity: similarity === null ? null : wholePoints(similarity),
          isMatch: body.isMatch,
        },
      });
      cases.assessments.announce(caseId);
    });
  }
}

/** The page of the newest reading that shows the document of the chip, and the face of the newest passed face check. */
function* picturesBeside(
  { cases }: FacesContext,
  caseId: string,
  place: ComparedChip['place'],
): Generator<[ChipFace['with'], Buffer]> {
  const reading = cases.work.verification(caseId)?.verification;
  const isThere = reading !== undefined && place?.verification === reading.requestId;
  const page = isThere ? portraitOnPage(reading, place.document) : null;
  if (page !== null) yield ['print', cases.files.read(caseId, 'page', page).bytes];
  const live = [caseId, ...cases.links.of(caseId)].flatMap((id) =>
    cases.exists(id) ? liveFace(cases, id) : [],
  )[0];
  if (live) yield ['live', live];
}

/** The face of a passed check: in the case that it was compared with, or in that of the check itself. */
function liveFace({ results, files }: FacesContext['cases'], caseId: string): Buffer[] {
  const check = resultViews(results.of(caseId, 'liveness')).at(-1);
  if (check?.kind !== 'liveness' || !check.body.isLive) return [];
  return (['selfie', 'liveness'] as const).flatMap((role) => {
    const picture = files.list(caseId, role).at(-1);
    return picture ? [files.read(caseId, role, picture.position).bytes] : [];
  });
}

/** Was this very picture compared since the newest chip was read? */
const wasCompared = ({ cases }: FacesContext, caseId: string, readAt: string, picture: string): boolean =>
  resultViews(cases.results.of(caseId, 'chip-face')).some(
    (view) => view.kind === 'chip-face' && view.createdAt >= readAt && view.body.picture === picture,
  );
