import { makeSigner, signPdf, type Signer } from '../../benign/sign.ts';
import type { Attack } from '../attack.ts';
import { chooseEdit } from '../target.ts';
import { incrementalOverlay } from './incremental.ts';

let signer: Promise<Signer> | null = null;

/** Signed by its issuer, then changed in a later save: the signature still covers its own bytes. */
export const signedThenChanged: Attack = {
  id: 'signed-then-changed',
  medium: 'pdf',
  heldOut: false,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit) return null;
    signer ??= makeSigner('Specimen Issuer');
    const signed = await signPdf(base.bytes, await signer);
    return { edit, bytes: await incrementalOverlay({ ...base, bytes: signed }, edit, { keepBytes: true }) };
  },
};

/** Signed, then a byte of the signed part changed in place. */
export const signedThenPatched: Attack = {
  id: 'signed-then-patched',
  medium: 'pdf',
  heldOut: true,
  needs: [],
  apply: async (base, random) => {
    const edit = chooseEdit(base, random);
    if (!edit) return null;
    signer ??= makeSigner('Specimen Issuer');
    const bytes = Buffer.from(await signPdf(base.bytes, await signer));
    const at = bytes.indexOf('/MediaBox') + 10;
    const digit = bytes.subarray(at).findIndex((c) => c >= 0x31 && c <= 0x38);
    bytes[at + digit] = bytes[at + digit]! + 1;
    return { edit, bytes };
  },
};
