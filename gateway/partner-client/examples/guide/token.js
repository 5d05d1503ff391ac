const { ORIGIN, CLIENT_ID, CLIENT_SECRET } = process.env;

const given = await fetch(`${ORIGIN}/oauth/token`, {
  method: 'POST',
  headers: { authorization: `Basic ${btoa(`${CLIENT_ID}:${CLIENT_SECRET}`)}` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const { access_token: token } = await given.json();

async function call(method, path, body) {
  const answer = await fetch(`${ORIGIN}/api/partner/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'cotta-version': '2026-11-30',
      ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${read.status} ${read.type}: ${read.detail}`);
  return read;
}
