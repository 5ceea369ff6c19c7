import { connect, type Socket } from 'node:net';

/**
 * Lets a test write to the station what no client library would; resolves with all that is answered until the connection ends.
 *
 * @param allowHalfOpen goes on writing when the station writes no more, as clients do that are not of Node
 */
export function rawRequest(
  baseUrl: string,
  write: (socket: Socket) => void,
  allowHalfOpen = false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const { port } = new URL(baseUrl);
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen }, () => write(socket));
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
