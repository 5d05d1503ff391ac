import { lookup } from 'node:dns/promises';
import { z } from 'zod';

/** Where the processes of one program say how they are. */
export interface MetricTarget {
  /** `requests-worker`, as in its log. */
  readonly name: string;
  /** `http://requests.cotta.svc:8080` */
  readonly url: string;
}

/** `requests=http://requests:8080 web=http://web-metrics:9090`: one address a program; a name that stands for several processes counts as all of them. */
export const metricTargets = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part): MetricTarget => {
        const [name = '', ...url] = part.split('=');
        return { name, url: url.join('=') };
      }),
  )
  .refine(
    (targets) => targets.every(({ name, url }) => /^[a-z-]+$/.test(name) && /^http:\/\/[^/\s]+$/.test(url)),
    'must be pairs such as requests=http://requests:8080, with spaces between',
  );

/** The processes behind a name, each by its address. @throws where the name is unknown */
export async function processesOf({ url }: MetricTarget): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const found = await lookup(hostname, { all: true, family: 4 });
  return [
    ...new Set(found.map(({ address }) => `http://${address}:${port === '' ? '80' : port}`)),
  ].toSorted();
}
