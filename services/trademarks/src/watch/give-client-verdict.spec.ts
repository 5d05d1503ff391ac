import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { admin, client, lawyer, stranger } from '../testing/people.js';
import { giveClientVerdict } from './give-client-verdict.js';
import { judgeMonitoringResult } from './judge-monitoring-result.js';
import { takeBackMonitoringJudgement } from './take-back-judgement.js';
import { trademarkMonitoringResult } from './trademark-monitoring-result.record.js';

const now = new Date('2026-06-15T10:00:00Z');
const at = { viewer: client, now };
const scores = { look: 80, sound: 90, meaning: 0, goods: 100, overall: 88, formula: 1, version: '1.1.seed' };
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
      scores,
    },
    { viewer: admin },
  )
  .events();
const judged = [
  ...found,
  ...given(...found)
    .when(judgeMonitoringResult, { relevance: 'High', relevanceNote: 'Same trade.' }, { viewer: lawyer, now })
    .events(),
];
const said = given(...judged).when(
  giveClientVerdict,
  { clientVerdict: 'Not similar', clientVerdictReason: ' Another trade. ' },
  at,
);
const differing = [...judged, ...said.events()];

describe('a client’s verdict on a result', () => {
  it('is kept with its day and reason, and marked where the lawyer saw it otherwise', () => {
    said.then({
      type: 'ClientVerdictGiven',
      data: {
        clientVerdict: 'Not similar',
        clientVerdictReason: 'Another trade.',
        clientVerdictOn: '2026-06-15',
        verdictsDiffer: true,
      },
      subjectId: client.userId,
    });
  });

  it('is not marked where both agree', () => {
    const [event] = given(...judged)
      .when(giveClientVerdict, { clientVerdict: 'Matters' }, at)
      .events();
    expect(event?.data).toMatchObject({ verdictsDiffer: false });
  });

  it('said again changes nothing and keeps its reason; another one needs a reason of its own', () => {
    given(...differing)
      .when(giveClientVerdict, { clientVerdict: 'Not similar' }, at)
      .then();
    const [event] = given(...differing)
      .when(giveClientVerdict, { clientVerdict: 'Matters' }, at)
      .events();
    expect(event?.data).toMatchObject({ clientVerdict: 'Matters', clientVerdictReason: null });
  });

  it('is taken back as if it had never been said', () => {
    given(...differing)
      .when(giveClientVerdict, { clientVerdict: null }, at)
      .then({
        type: 'ClientVerdictGiven',
        data: {
          clientVerdict: null,
          clientVerdictReason: null,
          clientVerdictOn: null,
          verdictsDiffer: false,
        },
        subjectId: client.userId,
      });
  });

  it('is theirs alone, and not before a lawyer judged it', () => {
    given(...found)
      .when(giveClientVerdict, { clientVerdict: 'Matters' }, at)
      .thenRefused('NOT_FOUND');
    given(...judged)
      .when(giveClientVerdict, { clientVerdict: 'Matters' }, { ...at, viewer: stranger })
      .thenRefused('NOT_FOUND');
    expect(shutOut(giveClientVerdict)).toEqual(['visitor', 'lawyer', 'admin', 'partner']);
  });
});

describe('a lawyer’s verdict', () => {
  it('said again after the client saw it otherwise is the answer; without that it changes nothing', () => {
    const same = { relevance: 'High', relevanceNote: 'Same trade.' } as const;
    given(...judged)
      .when(judgeMonitoringResult, same, { viewer: lawyer, now })
      .then();
    const [answer] = given(...differing)
      .when(judgeMonitoringResult, same, { viewer: lawyer, now })
      .events();
    expect(answer?.data).toMatchObject({ relevance: 'High', verdictsDiffer: false });
  });

  it('changed on the record itself is compared with the client’s word anew', () => {
    const [event] = given(...differing)
      .when(trademarkMonitoringResult.update, { relevance: 'Low' }, { viewer: lawyer })
      .events();
    expect(event?.data).toMatchObject({ relevance: 'Low', verdictsDiffer: false });
  });

  it('stays with the score it was given at', () => {
    expect(Object.keys(trademarkMonitoringResult.create.input)).toContain('scores');
    expect(Object.keys(trademarkMonitoringResult.update.input)).not.toContain('scores');
  });

  it('is told from what a rule of the client dismissed', () => {
    const byRule = given(...found)
      .when(
        judgeMonitoringResult,
        { relevance: 'Not relevant', relevanceNote: 'A company of ours.' },
        { viewer: systemViewer, now },
      )
      .events();
    expect(byRule[0]?.data).toMatchObject({ judgedByRule: true });
    const [anew] = given(...found, ...byRule)
      .when(judgeMonitoringResult, { relevance: 'High' }, { viewer: lawyer, now })
      .events();
    expect(anew?.data).toMatchObject({ judgedByRule: false });
  });

  it('is not taken back once the client said something of it', () => {
    given(...differing)
      .when(takeBackMonitoringJudgement, {}, { viewer: lawyer, now })
      .thenRefused('CLIENT_KNOWS_RESULT');
  });
});
