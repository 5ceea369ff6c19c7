import type { PaceInfo } from './security-infos.ts';

/**
 * Were the ways of access made weaker? Nobody signed EF.CardAccess, which is read before access; its SecurityInfos stand in
 * DG14 once more, which EF.SOD signs (Doc 9303-11, 9.2.11 and 4.2). A set that is signed and not offered was taken away, and a
 * set that opened the chip and is not signed was put there. Further sets that nothing used say nothing.
 *
 * Chip authentication is not compared: its infos in EF.CardAccess are those of identity functions (BSI TR-03110-3, A.1.2),
 * which DG14 need not name, and the reader takes them from DG14 alone.
 *
 * @param signed of DG14; none on older chips, whose DG14 is about chip authentication alone: nothing is said of them
 * @param offered of EF.CardAccess; none where the chip does not give it away
 * @param used by which the chip was opened; null: by basic access
 */
export function isAccessWeakened(
  signed: readonly PaceInfo[],
  offered: readonly PaceInfo[],
  used: PaceInfo | null,
): boolean {
  if (signed.length === 0) return false;
  const isIn = (sets: readonly PaceInfo[], set: PaceInfo): boolean => sets.some((one) => isSame(one, set));
  return signed.some((set) => !isIn(offered, set)) || (used !== null && !isIn(signed, used));
}

/** The parameters count where both name them: where a chip has one set only, some leave them out. */
const isSame = (a: PaceInfo, b: PaceInfo): boolean =>
  a.oid === b.oid && (a.parameterId === null || b.parameterId === null || a.parameterId === b.parameterId);
