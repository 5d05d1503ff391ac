import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { RegistrationRequestEvent } from '../events.js';
import {
  about,
  approved,
  asked,
  byLink,
  claimed,
  client,
  dismissed,
  linksRevoked,
  otherRequestId,
  owned,
  passerBy,
  repeated,
  stranger,
  viewed,
} from '../../testing/facts.js';
import { markVerificationResultViewed as command } from './mark-verification-result-viewed.js';

const link = byLink('verification-summary');
const now = '2026-01-15T10:00:00.000Z';

describe('opening the report', () => {
  it('is noted for whoever holds the link, approved or dismissed', () => {
    given(asked(), approved())
      .when(command, {}, { viewer: link })
      .then({ type: 'VerificationResultViewed', data: { about, openedAt: now } })
      .thenState({ viewed: true });
    expect(given(asked(), dismissed()).when(command, {}, { viewer: link }).events()).toHaveLength(1);
  });

  it('is noted for its owner', () =>
    void given(asked(), claimed, approved(owned))
      .when(command, {}, { viewer: client })
      .then({ type: 'VerificationResultViewed', data: { about: owned, openedAt: now } }));

  it('is noted once, and again when a day has passed: an old report never reads as fresh', () => {
    const first: RegistrationRequestEvent = {
      type: 'VerificationResultViewed',
      data: { about, openedAt: '2026-01-14T10:00:00.000Z' },
    };
    given(asked(), approved(), first).when(command, {}, { viewer: link }).then();
    given(asked(), approved(), first)
      .when(command, {}, { viewer: link, now: '2026-01-15T10:00:01Z' })
      .then({ type: 'ReportOpened', data: { about, openedAt: '2026-01-15T10:00:01.000Z' } });
  });

  it('is noted anew for a repeated check', () =>
    expect(
      given(asked(), approved(), viewed(), repeated(), approved())
        .when(command, {}, { viewer: link })
        .events(),
    ).toHaveLength(1));

  it('is refused before there is an answer', () =>
    given(asked()).when(command, {}, { viewer: link }).thenRefused('NOT_ANSWERED'));

  it('finds nothing for strangers, links of another request, other links and revoked ones', () => {
    const strangers = [
      stranger,
      passerBy,
      client,
      byLink('verification-summary', { subjectId: otherRequestId }),
      byLink('verification-receipt'),
      byLink('verification-summary', { revision: 0 }),
    ];
    for (const viewer of strangers)
      given(asked(), approved()).when(command, {}, { viewer }).thenRefused('NOT_FOUND');
    given(asked(), approved(), linksRevoked).when(command, {}, { viewer: link }).thenRefused('NOT_FOUND');
    expect(
      given(asked(), approved(), linksRevoked)
        .when(command, {}, { viewer: byLink('verification-summary', { revision: 2 }) })
        .events(),
    ).toHaveLength(1);
  });

  it('is not what staff do: a look of theirs must not stop reminders', () =>
    expect(shutOut(command)).toEqual(['lawyer', 'admin', 'partner']));
});
