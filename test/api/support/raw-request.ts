import { connect, type Socket } from 'node:net';

/** Lets a test write to the station what no client library would; resolves with all that is answered until the connection ends. */
export function rawRequest(baseUrl: string, write: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1', () => write(socket));
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
