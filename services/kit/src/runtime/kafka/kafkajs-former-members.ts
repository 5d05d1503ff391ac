import type { Consumer } from 'kafkajs';

/** Sends clients of a group away that were thrown away for another one. One that is about to join cannot be stopped: it comes in all the same, and without a way to be
 *  reached any more it would keep its partitions from whoever took its place. So it is let in first. */
export class FormerMembers {
  readonly #joined = new WeakSet<Consumer>();

  /** To be called before the client joins. `isMember`: whether it still speaks for us. */
  watch(consumer: Consumer, isMember: () => boolean): void {
    consumer.on(consumer.events.GROUP_JOIN, () => {
      this.#joined.add(consumer);
      // It can be stopped as soon as it has heard itself that it joined.
      if (!isMember()) setTimeout(() => this.sendAway(consumer), 0);
    });
    consumer.on(consumer.events.CRASH, () => void this.#joined.delete(consumer));
  }

  /** It may hang in its goodbye; the broker forgets it after the session timeout. */
  sendAway(former: Consumer): void {
    if (this.#joined.has(former)) void former.disconnect().catch(() => undefined);
  }
}
