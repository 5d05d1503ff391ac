import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DataSource } from 'typeorm';

/** The peer: the same rows by one plain SELECT, as JSON into a page of twenty lines. Nobody signs in, nothing is masked, no name comes from elsewhere. */
export interface PlainList {
  readonly address: string;
  close(): Promise<void>;
}

const PAGE = `<!doctype html><title>Marks</title><table><tbody></tbody></table><script type="module">
const { rows, total } = await (await fetch('/rows')).json();
document.querySelector('tbody').append(...rows.map((row) => {
  const line = document.createElement('tr');
  line.append(...Object.values(row).map((value) => Object.assign(document.createElement('td'), { textContent: value })));
  return line;
}));
document.title = total + ' marks';
</script>`;

export async function startPlainList(db: DataSource): Promise<PlainList> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url !== '/rows') return void response.setHeader('content-type', 'text/html').end(PAGE);
    const rows: unknown = await db.query(
      'select * from trademark order by created_at desc, id desc limit 25',
    );
    const [{ total }] = (await db.query('select count(*)::integer as total from trademark')) as [
      { total: number },
    ];
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ rows, total }));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
