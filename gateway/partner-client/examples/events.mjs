import { readFile, writeFile } from 'node:fs/promises';
import { openPartner } from '@cotta/partner-client';

const cotta = openPartner({
  origin: process.env.ORIGIN,
  clientId: process.env.CLIENT_ID,
  clientSecret: process.env.CLIENT_SECRET,
});

const after = await readFile('position.txt', 'utf8').catch(() => undefined);
for await (const event of cotta.events({ after })) {
  console.log(event.timestamp, event.type, event.record.id);
  await writeFile('position.txt', event.position);
}
