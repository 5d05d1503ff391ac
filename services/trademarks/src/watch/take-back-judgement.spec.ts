import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, client } from '../testing/people.js';
import { judgeMonitoringResult } from './judge-monitoring-result.js';
import { takeBackMonitoringJudgement } from './take-back-judgement.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

const found = given()
  .when(
    trademarkMonitoringResult.create,
    {
      trademarkId: nameBasedId('mark'),
      type: 'Similar',
      markName: 'Lumora',
      classes: [9],
      jurisdiction: 'EU',
      userId: client.userId,
    },
    { viewer: admin },
  )
  .events();
const judged = [
  ...found,
  ...given(...found)
    .when(
      judgeMonitoringResult,
      { relevance: 'Not relevant', relevanceNote: 'Far goods.' },
      { viewer: admin },
    )
    .events(),
];

describe('a judgement of a later mark', () => {
  it('is taken back while its client knows nothing of it, and the result waits out of their sight', () => {
    const [back] = given(...judged)
      .when(takeBackMonitoringJudgement, {}, { viewer: admin })
      .events();
    expect(back).toMatchObject({
      data: { relevance: null, relevanceNote: null, judgedOn: null, isJudged: false },
      subjectId: client.userId,
    });
    given(...found)
      .when(takeBackMonitoringJudgement, {}, { viewer: admin })
      .then();
    given(...judged)
      .when(takeBackMonitoringJudgement, {}, { viewer: client })
      .thenRejected('FORBIDDEN');
  });

  it.each([
    { toldOn: '2026-06-15' },
    { urgentOn: '2026-06-15' },
    { seen: true },
    { dismissedOn: '2026-06-15' },
    { orderedOn: '2026-06-15' },
  ])('stays once its client knows of it: %j', (known) => {
    given(...judged, { type: 'MonitoringResultAmended', data: known })
      .when(takeBackMonitoringJudgement, {}, { viewer: admin })
      .thenRefused('CLIENT_KNOWS_RESULT');
  });
});
