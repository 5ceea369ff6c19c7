/** Worker thread for hashing: argon2id takes a tenth of a second, in which the station answers others. */
import { parentPort } from 'node:worker_threads';
import { argon2id, argon2Verify } from 'hash-wasm';
import type { Argon2Answer, Argon2Request } from './argon2.ts';

async function answer(request: Argon2Request): Promise<Argon2Answer['result']> {
  switch (request.kind) {
    case 'hash':
      return argon2id({
        ...request.parameters,
        password: request.password,
        salt: request.salt,
        outputType: 'encoded',
      });
    case 'derive':
      return argon2id({
        ...request.parameters,
        password: request.password,
        salt: request.salt,
        outputType: 'binary',
      });
    case 'verify':
      return argon2Verify({ password: request.password, hash: request.hash });
  }
}

parentPort?.on('message', ({ id, request }: { id: number; request: Argon2Request }) => {
  answer(request)
    .then((result) => parentPort!.postMessage({ id, result } satisfies Argon2Answer))
    // The class alone: a message might quote what was given.
    .catch((thrown: unknown) =>
      parentPort!.postMessage({
        id,
        result: null,
        failure: thrown instanceof Error ? thrown.constructor.name : 'Error',
      }),
    );
});
