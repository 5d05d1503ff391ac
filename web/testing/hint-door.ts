import { act } from '@testing-library/react';
import { present } from './present.js';

/** The stream of hints, as the door of the gateway holds it open. */
export function hintDoor() {
  const bytes = new TextEncoder();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  return {
    door: (address: string): Response | undefined =>
      address.endsWith('/api/desk/events')
        ? new Response(
            new ReadableStream<Uint8Array>({
              start: (controller) => {
                stream = controller;
                controller.enqueue(bytes.encode(': welcome\n\n'));
              },
            }),
            { headers: { 'content-type': 'text/event-stream' } },
          )
        : undefined,
    say: (id: string, kind = 'task') =>
      act(async () =>
        present(stream).enqueue(
          bytes.encode(`id: 1-0\ndata: ${JSON.stringify({ kind, id, version: 9 })}\n\n`),
        ),
      ),
  };
}
