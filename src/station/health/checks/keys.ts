import { message } from '../../../contract/messages/message.ts';
import { isKeyBesideData } from '../../store/key-sources.ts';
import type { HealthCheck } from '../health-check.ts';

const KEY_BESIDE_DATA = message('health.keyBesideData');

export const keys: HealthCheck = ({ store }) =>
  isKeyBesideData(store.folder)
    ? [
        {
          code: 'KEY_BESIDE_DATA',
          severity: 'advice',
          says: KEY_BESIDE_DATA,
          toDo: message('health.keepKeyElsewhere'),
        },
      ]
    : [];
