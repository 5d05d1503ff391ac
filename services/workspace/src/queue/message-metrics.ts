import { observeTogether } from '@cotta/kit/runtime/process/process-metrics.js';
import type { DataSource } from 'typeorm';

interface MessageCount {
  readonly channel: string;
  readonly state: string;
  readonly count: number;
}

const countsSql = `
  select 'letter' as channel, state, count(*)::integer as count from outgoing_mail group by state
  union all
  select 'sms', state, count(*)::integer from outgoing_sms group by state`;

/** Letters and text messages by what became of them. */
export function observeMessages(db: DataSource): void {
  observeTogether({
    group: 'messages',
    gauges: {
      messages: {
        name: 'cotta_messages',
        help: 'Letters and text messages by state',
        labelNames: ['channel', 'state'],
      },
    },
    look: async ({ messages }) => {
      for (const { channel, state, count } of await db.query<MessageCount[]>(countsSql))
        messages.set({ channel, state }, count);
    },
  });
}
