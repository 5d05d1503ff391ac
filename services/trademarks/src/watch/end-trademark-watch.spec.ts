import { describe, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, client, lawyer } from '../testing/people.js';
import { endTrademarkWatch } from './end-trademark-watch.js';
import { trademarkWatchSubscription } from './trademark-watch-subscription.record.js';

const watched = (more: object = {}): readonly DomainEvent[] =>
  given()
    .when(
      trademarkWatchSubscription.create,
      {
        trademarkId: nameBasedId('mark'),
        userId: client.userId,
        dateStart: '2026-01-10',
        alsoSimilar: true,
        ...more,
      },
      { viewer: admin },
    )
    .events();
const now = new Date('2026-06-15T10:00:00Z');

describe('ending a watch', () => {
  it('makes today its last day', () => {
    given(...watched())
      .when(endTrademarkWatch, {}, { viewer: lawyer, now })
      .then({ type: 'WatchAmended', data: { dateEnd: '2026-06-15' }, subjectId: client.userId });
  });

  it('comes before the day that was planned, and changes nothing on the last day', () => {
    given(...watched({ dateEnd: '2026-12-31' }))
      .when(endTrademarkWatch, {}, { viewer: admin, now })
      .then({ type: 'WatchAmended', data: { dateEnd: '2026-06-15' }, subjectId: client.userId });
    given(...watched({ dateEnd: '2026-06-15' }))
      .when(endTrademarkWatch, {}, { viewer: lawyer, now })
      .then();
  });

  it('is refused before it began and after it ended', () => {
    given(...watched({ dateStart: '2026-06-16' }))
      .when(endTrademarkWatch, {}, { viewer: lawyer, now })
      .thenRefused('WATCH_NOT_BEGUN');
    given(...watched({ dateEnd: '2026-06-14' }))
      .when(endTrademarkWatch, {}, { viewer: lawyer, now })
      .thenRefused('WATCH_ENDED');
  });

  it('is a colleague’s alone', () => {
    given(...watched())
      .when(endTrademarkWatch, {}, { viewer: client, now })
      .thenRejected('FORBIDDEN');
  });
});
