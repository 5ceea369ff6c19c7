import { isKeyBesideData } from '../../store/key-sources.ts';
import type { HealthCheck } from '../health-check.ts';

const KEY_BESIDE_DATA =
  'The key lies in the same folder as the data: whoever copies the folder can read everything.';

export const keys: HealthCheck = ({ store }) =>
  isKeyBesideData(store.folder)
    ? [
        {
          code: 'KEY_BESIDE_DATA',
          severity: 'advice',
          message: KEY_BESIDE_DATA,
          whatToDo:
            'Keep the key file elsewhere (NETEFATSA_KEY_FILE), in systemd-creds or the TPM, or use a passphrase: see "Where the key lies" in docs/operations.md.',
        },
      ]
    : [];
