import { once } from 'node:events';
import { startPrometheus } from '../sight/prometheus.mjs';
import { prove } from './proof.mjs';
import { untilLettersCame, visitorsAsk } from './visitors.mjs';

const ALERT = 'CottaEventsUnpublished';
/** It is raised when events have waited for two minutes, and have done so for one. */
const RAISED_WITHIN_MS = 360_000;

/** @typedef {{ labels: Record<string, string>, annotations: Record<string, string>, state: string }} Alert */

/** @type {import('./all-drills.mjs').Drill} */
export const alert = {
  name: 'alert',
  about: 'the broker is away until Prometheus raises the alert, and back until it is over',
  recipe: 'Events are not published',
  async play(copy, say) {
    const prometheus = startPrometheus(copy.base);
    if (prometheus === undefined)
      throw new Error('Prometheus is not there: install it (on Debian: apt-get install prometheus).');
    const { child } = prometheus;
    copy.later(async () => {
      // It writes into the copy's folder until it has ended.
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
    });
    copy.later(() => copy.restore('kafka'));
    /** @returns {Promise<Alert[]>} */
    const raised = async () => {
      const answer = /** @type {{ data: { alerts: Alert[] } }} */ (
        await (await fetch(`${prometheus.url}/api/v1/alerts`)).json()
      );
      return answer.data.alerts.filter(
        ({ labels, state }) =>
          labels['alertname'] === ALERT && labels['service'] === 'requests' && state === 'firing',
      );
    };
    await copy.until('Prometheus answers', async () => (await raised()).length === 0);
    say('seen', `Prometheus looks at ${prometheus.url}, with k8s/components/alerts/rules.yaml`);
    await copy.stop('kafka');
    say('damage', 'the broker is away');
    const asked = await visitorsAsk(copy, 5);
    await copy.until(`${ALERT} is raised`, async () => (await raised()).length === 1, RAISED_WITHIN_MS);
    for (const { labels, annotations } of await raised())
      say(
        'seen',
        `${labels['severity']}: ${ALERT}: ${annotations['summary']}. Recipe: ${annotations['runbook']}`,
      );
    await copy.untilLogged('requests', 'relay lost its database, its broker or its lead');
    await copy.again('kafka');
    prove(say, 'letters of those who asked', await untilLettersCame(copy, asked), {
      none: 0,
      one: 5,
      more: 0,
    });
    await copy.until(`${ALERT} is over`, async () => (await raised()).length === 0);
    prove(say, 'alerts of that name', (await raised()).length, 0);
  },
};
