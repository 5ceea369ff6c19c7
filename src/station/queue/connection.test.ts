import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { closeConnection, queueConnection } from './connection.ts';

it('a command that waits between two attempts is told when the connection is given up', async () => {
  const { options, giveUp } = queueConnection('redis://127.0.0.1:1');
  const redis = new Redis(options.url, options);
  redis.on('error', () => undefined);
  await new Promise((resolve) => redis.once('reconnecting', resolve));
  const waiting = expect(redis.get('x')).rejects.toThrow();
  giveUp();
  await closeConnection(redis);
  await waiting;
  expect(redis.status).toBe('end');
});
