import { z } from 'zod';

/** clerk: works on cases · supervisor: also approves · auditor: reads everything, changes nothing · administrator: settings. */
export const OPERATOR_ROLES = ['clerk', 'supervisor', 'auditor', 'administrator'] as const;
export const OperatorRole = z.enum(OPERATOR_ROLES);
export type OperatorRole = z.infer<typeof OperatorRole>;

export const OperatorAccount = z.object({
  id: z.string(),
  name: z.string(),
  role: OperatorRole,
  disabled: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
});
export type OperatorAccount = z.infer<typeof OperatorAccount>;

export const OperatorName = z.string().trim().min(2).max(80);
/** Of a length that may be chosen; the station refuses one that is easily guessed besides. */
export const OperatorPassword = z.string().min(8).max(200);
export const SignInRequest = z.object({ name: OperatorName, password: z.string().min(1).max(200) });
export const SetUpRequest = z.object({
  name: OperatorName,
  password: OperatorPassword,
  /** Of the address that the first start printed, or of the file `set-up-code` in the data folder. */
  code: z.string().max(100).default(''),
});
export const NewOperatorRequest = SetUpRequest.omit({ code: true }).extend({ role: OperatorRole });
export const ChangeOperatorRequest = z.object({
  role: OperatorRole.optional(),
  disabled: z.boolean().optional(),
  password: OperatorPassword.optional(),
});

/** A signed-in person's new password, with the one of until now. */
export const OwnPasswordRequest = z.object({
  current: z.string().min(1).max(200),
  password: OperatorPassword,
});

/** What the first request of a screen learns. */
export const Session = z.discriminatedUnion('state', [
  /** No operator exists yet: the first one becomes administrator. */
  z.object({ state: z.literal('set-up') }),
  z.object({
    state: z.literal('signed-out'),
    /** Names to choose from; empty where they are not to be told (`operators.listNames`). */
    operators: z.array(z.object({ name: z.string(), role: OperatorRole })),
  }),
  /** Locked by hand or after idling: only the same person's password, or signing out, goes on. */
  z.object({
    state: z.literal('locked'),
    operator: z.object({ name: z.string(), role: OperatorRole }),
    csrfToken: z.string(),
  }),
  /** Somebody else chose the password: only a new one of the person's own, or signing out, goes on. */
  z.object({
    state: z.literal('new-password'),
    operator: z.object({ name: z.string(), role: OperatorRole }),
    csrfToken: z.string(),
  }),
  z.object({
    state: z.literal('signed-in'),
    operator: OperatorAccount,
    csrfToken: z.string(),
    idleLockMinutes: z.number(),
  }),
]);
export type Session = z.infer<typeof Session>;
export type SignedIn = Extract<Session, { state: 'signed-in' }>;
