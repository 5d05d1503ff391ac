/** Asks the door of the product once, as a browser does that knows no document yet. */
const ASK =
  "fetch('https://ingress:8443/graphql',{method:'POST',headers:{'content-type':'application/json'},body:'{}'}).then((answer)=>console.log(answer.status),(error)=>{console.log(error);process.exit(1)})";

/**
 * Two visitors with addresses of their own ask through the ingress; each has to be counted by its own address, and nobody by
 * an address of ours.
 * @param {import('./run.mjs').Run} run
 * @param {{ image: string, redisPassword: string }} options `image`: one with Node
 * @returns {Promise<string>} what was counted
 * @throws {Error} when visitors count as one
 */
export async function countVisitors(run, { image, redisPassword }) {
  const addresses = [];
  for (const name of ['visitor-1', 'visitor-2']) {
    await run.start(
      name,
      ['--env=NODE_TLS_REJECT_UNAUTHORIZED=0', image, 'node', '-e', `setTimeout(()=>{},60000);${ASK}`],
      run.outside,
    );
    await run.logged(name, /\d{3}/);
    addresses.push(
      await run.docker.call(
        'inspect',
        '--format',
        '{{(index .NetworkSettings.Networks "' + run.outside + '").IPAddress}}',
        run.named(name),
      ),
    );
  }
  const keys = await run.docker.call(
    'exec',
    '--env',
    `REDISCLI_AUTH=${redisPassword}`,
    run.named('redis'),
    'redis-cli',
    '--scan',
    '--pattern',
    'cotta:limit:*',
  );
  const missing = addresses.filter((address) => !keys.includes(address));
  if (missing.length > 0)
    throw new Error(`Visitors from ${missing.join(', ')} were not counted by their address:\n${keys}`);
  return `visitors are counted by their own address: ${addresses.join(', ')}`;
}
