import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bytes as they are and reads until the other side ends; '' when it said nothing. */
export async function sendBytes(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => (answer += chunk));
  // A server that cuts us off while we still talk is what some tests want to see.
  socket.on('error', (error: NodeJS.ErrnoException) => (answer ||= `cut off: ${error.code ?? ''}`));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** Status of an answer, 0 when there was none. */
export function statusIn(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
