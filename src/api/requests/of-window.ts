import type { IncomingMessage } from 'node:http';

const fromWindow = new WeakSet<IncomingMessage>();

/** Told by the pipe of the desktop's own window, which no other program reaches. */
export const markOfWindow = (request: IncomingMessage): void => void fromWindow.add(request);

/** Does the request come from the window of this station, and not from whoever reaches loopback? */
export const isOfWindow = (request: IncomingMessage): boolean => fromWindow.has(request);
