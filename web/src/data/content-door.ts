import { errorOf } from './api-error.js';

/** What the web server keeps beside its pages, for a page that is opened in the browser. @throws a response with 404 where there is no such thing */
export async function readContent<T>(path: string): Promise<T> {
  const answer = await fetch(`/content/${path}`, { headers: { accept: 'application/json' } });
  if (answer.status === 404) throw new Response(null, { status: 404 });
  if (!answer.ok) throw errorOf(answer, undefined);
  return (await answer.json()) as T;
}
