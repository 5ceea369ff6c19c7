import { systemActor } from '../station/actor.ts';
import type { Operator } from '../station/operators/permissions.ts';

/** Whoever can open the data folder may do what an administrator may; the log names the command line. */
export const COMMAND_LINE: Operator = { id: 'command-line', name: 'command line', role: 'administrator' };

/** The command line where the station asks who acts, not what they may do. */
export const ACTOR = systemActor(COMMAND_LINE.id);
