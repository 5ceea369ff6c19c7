import type { HealthCheck } from '../health-check.ts';
import { backups } from './backups.ts';
import { certificate } from './certificate.ts';
import { chipTrust } from './chip-trust.ts';
import { clock } from './clock.ts';
import { disk } from './disk.ts';
import { engine } from './engine.ts';
import { keys } from './keys.ts';
import { lists } from './lists.ts';
import { models } from './models.ts';
import { register } from './register.ts';
import { scanners } from './scanners.ts';
import { storedData } from './stored-data.ts';
import { webhooks } from './webhooks.ts';

/** Every check, blocking faults first; add yours here. */
export const HEALTH_CHECKS: readonly HealthCheck[] = [
  models,
  engine,
  disk,
  storedData,
  clock,
  lists,
  chipTrust,
  register,
  certificate,
  backups,
  webhooks,
  scanners,
  keys,
];
