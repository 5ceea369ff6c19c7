import { Webhook } from 'standardwebhooks';
import type { Delivery } from './receiver.ts';
import { form, type Answer, type TestStation } from './station.ts';

/** What a client submits to `POST PREFIX/verify`. */
export interface AsyncSubmission {
  readonly prefix: string;
  readonly fields: Record<string, string>;
  readonly names?: readonly string[];
  readonly headers?: Record<string, string>;
}

export const submitAs = (
  test: TestStation,
  key: string,
  { prefix, fields, names = ['front.jpg'], headers = {} }: AsyncSubmission,
): Promise<Answer> =>
  test.ask('POST', `${prefix}/verify`, { key, body: form('documents', [...names], fields), headers });

/** The event of a delivery, once its signature holds. */
export const openedWith = (secret: string, delivery: Delivery) =>
  new Webhook(secret).verify(delivery.body, delivery.headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    result: Record<string, unknown>;
  };
