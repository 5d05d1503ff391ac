/** Asks the one door of the product, as a browser does; that it names no document is an answer too. */
const ASK = `fetch('https://INGRESS:8443/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
  .then((answer) => console.log('answered', answer.status))`;

/**
 * Two visitors with addresses of their own ask through the ingress: each is counted for itself, or one of them could close the
 * door for all.
 * @param {import('./run.mjs').Run} run
 * @param {{ image: string, redisPassword: string }} options `image`: one with Node
 * @returns {Promise<string>} what was counted
 * @throws {Error} when they count as one
 */
export async function countVisitors(run, { image, redisPassword }) {
  const before = await counted(run, redisPassword);
  const program = ASK.replace('INGRESS', run.named('ingress'));
  // The first is still there when the second comes, so their addresses differ.
  for (const name of ['visitor-1', 'visitor-2']) {
    const stays = `${program}; setTimeout(() => undefined, 120_000);`;
    await run.start(name, ['--env=NODE_TLS_REJECT_UNAUTHORIZED=0', image, 'node', '-e', stays], run.outside);
    await run.logged(name, /answered/);
  }
  const seen = [...(await counted(run, redisPassword))].filter((key) => !before.has(key));
  if (seen.length !== 2)
    throw new Error(
      `Two visitors are counted as ${seen.length}: what stands before web or gateway is not trusted, or too much is.`,
    );
  return 'two visitors are counted as two';
}

/** @param {import('./run.mjs').Run} run @param {string} redisPassword */
async function counted(run, redisPassword) {
  const keys = await run.docker.call(
    'exec',
    `--env=REDISCLI_AUTH=${redisPassword}`,
    run.named('redis'),
    'redis-cli',
    '--scan',
    '--pattern',
    'cotta:limit:r:address:*',
  );
  return new Set(keys.split('\n').filter((key) => key !== ''));
}
