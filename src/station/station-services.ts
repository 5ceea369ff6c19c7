import type { Logger } from 'pino';
import type { StationConfig } from '../contract/config.ts';
import type { StartEngineProcess } from '../engine/protocol.ts';
import type { Access } from './access/access.ts';
import type { Limits } from './access/limits.ts';
import type { TokenAttempts } from './access/token-attempts.ts';
import type { AuditLog } from './audit/audit-log.ts';
import type { Backups } from './backup/backups.ts';
import type { Restores } from './backup/restores.ts';
import type { Chips } from './chip/chip.ts';
import type { Cases } from './casework/cases.ts';
import type { Whose } from '../contract/batch.ts';
import type { SourceFile } from '../engine/raster/page.ts';
import type { Actor } from './actor.ts';
import type { Clock, NewId } from './clock.ts';
import type { Engine } from './engine.ts';
import type { EventBus } from './events.ts';
import type { Watch } from './health/watch.ts';
import type { Housekeeping } from './housekeeping.ts';
import type { FaceMemory } from './faces/remember-faces.ts';
import type { Liveness } from './liveness/liveness.ts';
import type { RandomInteger } from './liveness/plan.ts';
import type { Operators } from './operators/operators.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { FirstDaySetUp } from './first-day/first-day.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { Reports } from './report/reports.ts';
import type { Letterheads } from './letterhead/letterhead.ts';
import type { Retention } from './retention/retention.ts';
import type { Onboarding } from './onboarding/onboarding.ts';
import type { Registry } from './registry/registry.ts';
import type { Screening } from './screening/screening.ts';
import type { Argon2Parameters } from './store/argon2.ts';
import type { KeySource } from './store/key-sources.ts';
import type { Disk } from './store/disk.ts';
import type { Store } from './store/store.ts';
import type { InspectOptions } from './verification/inspect.ts';
import type { Webhooks } from './webhooks/webhooks.ts';
import type { VerifyOptions } from './verification/verify.ts';
import type { ForensicReport } from '../contract/forensics.ts';
import type { Verification } from '../contract/verification.ts';

export interface StationOptions {
  /** Made when it does not exist. */
  readonly dataFolder: string;
  /** Default: loadConfig (config.ts). */
  readonly config?: StationConfig;
  readonly clock?: Clock;
  readonly newId?: NewId;
  /** Default: child processes of this Node. */
  readonly startEngine?: StartEngineProcess;
  /** May there be card readers? Default: whether the system's service for them is there. */
  readonly hasReaderService?: () => boolean;
  /** Default: defaultKeySource (store/key-sources.ts). */
  readonly keySource?: KeySource;
  /** Carries out a requested restore or key rotation; for long-running programs. */
  readonly changesAtStart?: boolean;
  /** Restarts the station; if absent, a person has to. */
  readonly restart?: () => void;
  /** Decides the order of liveness challenges; default: the system's secure generator. */
  readonly livenessRandom?: RandomInteger;
  /** Of hashing the passwords of people. Default: what OWASP asks for (operators/passwords.ts); only tests take less. */
  readonly passwordCost?: Argon2Parameters | undefined;
  /** Default: JSON lines on stderr at `config.log.level`. */
  readonly logger?: Logger;
}

/** Everything a station does, one service each. Routers, commands and screens are built over these. */
export interface Station {
  readonly config: StationConfig;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
  readonly store: Store;
  readonly events: EventBus;
  readonly engine: Engine;
  readonly audit: AuditLog;
  readonly cases: Cases;
  /** Captured and not yet verified. */
  readonly drafts: Drafts;
  readonly operators: Operators;
  readonly retention: Retention;
  /** The institution's name and logo on reports. */
  readonly letterhead: Letterheads;
  readonly reports: Reports;
  readonly housekeeping: Housekeeping;
  readonly backups: Backups;
  readonly restores: Restores;
  /** The disk that holds the data folder. */
  readonly disk: Disk;
  /** Results of the background checks, for health. */
  readonly watch: Watch;
  readonly verification: {
    /** Verifications that the engines work on concurrently. */
    readonly parallel: number;
    verify(options: VerifyOptions): Promise<Verification>;
    inspect(options: InspectOptions): Promise<ForensicReport>;
    /** Whom a file is about; nothing of it is kept. */
    whose(options: { file: SourceFile; actor: Actor; signal?: AbortSignal }): Promise<Whose>;
  };
  /** API clients, credentials, tokens, and the limits of their plans. */
  readonly access: Access;
  readonly limits: Limits;
  readonly tokenAttempts: TokenAttempts;
  readonly liveness: Liveness;
  readonly faceMemory: FaceMemory;
  /** Both run only after `start`; one-off commands do not start them. */
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly screening: Screening;
  readonly registry: Registry;
  /** Chips of passports and identity cards. */
  readonly chips: Chips;
  readonly onboarding: Onboarding;
  /** The guided set-up of a new station. */
  readonly firstDay: FirstDaySetUp;
  /** Starts background work: engines, waiting jobs, deliveries, the hourly sweep. */
  start(): void;
  /** Signs a last head, stops the engines, closes the database. */
  close(): Promise<void>;
}

/** The services without `start` and `close`. */
export type ConnectedServices = Omit<Station, 'start' | 'close'>;
