const TIMEOUT_MS = 5000;

/**
 * Posts a notification.
 * @param {string} url
 * @param {{ headers: Record<string, string>, body: string }} message
 * @returns {Promise<number | string>} the status, or why there was none
 */
export async function deliver(url, { headers, body }) {
  try {
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: /** @type {const} */ ('manual'),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const response = await fetch(url, options);
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}
