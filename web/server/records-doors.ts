import { Router, type Request } from 'express';
import { askedDisputes } from '../src/domain/records/asked-disputes.js';
import { sendKept } from './content-doors.js';
import type { RecordsStore } from './records-store.js';

/** The query as it was written: the server's own reading makes lists of what stands twice. */
const paramsOf = ({ originalUrl }: Request): URLSearchParams =>
  new URLSearchParams(originalUrl.split('?')[1] ?? '');

/** Records for a page that is opened without the server; they stand before the doors of texts, which would take `records` for a collection. */
export function recordsDoors(store: RecordsStore): Router {
  const doors = Router();
  doors.get('/content/records/disputes.json', (request, response) =>
    sendKept(response, store.disputes(askedDisputes(paramsOf(request)))),
  );
  doors.get('/content/records/disputes/:id.json', ({ params }, response) =>
    sendKept(response, store.dispute(params.id)),
  );
  doors.get('/content/records/dispute-values/:axis.json', ({ params }, response) => {
    const items = store.disputeValues(params.axis);
    sendKept(response, items && { items });
  });
  doors.get('/content/records/hall-of-fame.json', (request, response) =>
    sendKept(response, store.famousMarks(paramsOf(request))),
  );
  doors.get('/content/records/hall-of-fame/:id.json', ({ params }, response) =>
    sendKept(response, store.famousMark(params.id)),
  );
  doors.get('/content/records/specimens.json', (_request, response) =>
    sendKept(response, store.specimenGuide()),
  );
  doors.get('/content/records/specimens/:number.json', ({ params }, response) =>
    sendKept(response, store.specimenClass(params.number)),
  );
  doors.get('/content/records/sectors/:slug.json', ({ params }, response) =>
    sendKept(response, store.specimenSector(params.slug)),
  );
  return doors;
}
