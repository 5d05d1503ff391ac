import { describe, expect, it } from '@jest/globals';
import { sourcesOf, trackingTopic, trackingTopicPlans } from './tracking-topics.js';

describe('topics of facts', () => {
  it('say whose facts they hold, and other topics are passed over', () =>
    expect(
      sourcesOf([
        trackingTopic('shelf'),
        '__consumer_offsets',
        'jars.dead-letters.v1',
        trackingTopic('jars'),
      ]),
    ).toEqual(['jars', 'shelf']));

  it('are planned once for each source, with the size that is asked for', () =>
    expect(trackingTopicPlans(['jars', 'shelf', 'jars'], { partitions: 6, replicationFactor: 3 })).toEqual([
      { name: 'tracking.jars.v1', partitions: 6, replicationFactor: 3 },
      { name: 'tracking.shelf.v1', partitions: 6, replicationFactor: 3 },
    ]));
});
