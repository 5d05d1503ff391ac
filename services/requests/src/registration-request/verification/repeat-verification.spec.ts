import { describe, it, expect } from '@jest/globals';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  about,
  approved,
  asked,
  byLink,
  claimed,
  client,
  dismissed,
  lawyer,
  linksRevoked,
  mark,
  otherRequestId,
  owned,
  passerBy,
  stranger,
  testKey,
} from '../../testing/facts.js';
import { defineRepeatVerification } from './repeat-verification.js';

const command = defineRepeatVerification(testKey);
const link = byLink('verification-summary');
const logoId = '01990000-0000-7000-8000-0000000000d1';
const upload = (expiresAt: string, purpose: 'upload' | 'download' = 'upload') =>
  signLink({ purpose, subjectId: logoId, revision: 0, expiresAt: new Date(expiresAt) }, testKey);

describe('asking for another check', () => {
  it('opens the next version with the new name and forgets the old report', () => {
    const renamed = { ...mark, value: 'Lumaria' };
    // A Thursday morning: promised within the next working day.
    given(asked(), approved())
      .when(command, { value: 'Lumaria' }, { viewer: link })
      .then({
        type: 'VerificationRepeated',
        data: {
          about: { ...about, mark: 'Lumaria' },
          mark: renamed,
          promisedAt: '2026-01-16T10:00:00.000Z',
          verificationVersion: 2,
        },
      })
      .thenState({
        status: 'Verification requested',
        verificationVersion: 2,
        content: undefined,
        viewed: false,
      });
  });

  it('takes other offices, classes or words', () => {
    for (const input of [
      { jurisdictions: ['EU'] },
      { classes: [11, 35] },
      { businessDescription: 'Candles.' },
    ]) {
      expect(
        given(asked(owned), dismissed(owned)).when(command, input, { viewer: client }).events(),
      ).toHaveLength(1);
    }
  });

  it('makes a word with a new logo a combined mark', () => {
    const [event] = given(asked(), approved())
      .when(command, { logoUpload: upload('2026-01-15T11:00:00Z') }, { viewer: link })
      .events();
    expect(event?.data).toMatchObject({
      mark: { type: 'combined', value: 'Lumara', logoDocumentId: logoId },
    });
  });

  it('is refused with an upload that is over, forged or of another kind', () => {
    for (const logoUpload of [
      upload('2026-01-15T09:00:00Z'),
      'u.nonsense',
      upload('2026-01-15T11:00:00Z', 'download'),
    ]) {
      given(asked(), approved()).when(command, { logoUpload }, { viewer: link }).thenRefused('INPUT_INVALID');
    }
  });

  it('is refused when nothing is new', () => {
    given(asked(), approved()).when(command, {}, { viewer: link }).thenRefused('REPEAT_CHANGES_NOTHING');
    given(asked(), approved())
      .when(command, { value: 'Lumara', jurisdictions: ['EU', 'US'] }, { viewer: link })
      .thenRefused('REPEAT_CHANGES_NOTHING');
  });

  it('looks at the same answers anew from the day after the report, and not before', () => {
    given(asked(), approved())
      .when(command, { fresh: true }, { viewer: link, now: '2026-01-15T22:00:00Z' })
      .thenRefused('REPORT_FRESH');
    // Midnight in Bratislava.
    given(asked(), approved())
      .when(command, { fresh: true }, { viewer: link, now: '2026-01-15T23:00:00Z' })
      .thenState({ status: 'Verification requested', verificationVersion: 2, mark });
    given(asked(), dismissed())
      .when(command, { fresh: true }, { viewer: link })
      .thenState({ status: 'Verification requested', verificationVersion: 2, mark });
  });

  it('is refused while the first one is in work', () =>
    given(asked()).when(command, { value: 'Lumaria' }, { viewer: link }).thenRefused('NOT_ANSWERED'));

  it('finds nothing for strangers, links of another request, other links and revoked ones', () => {
    for (const viewer of [
      stranger,
      passerBy,
      byLink('verification-summary', { subjectId: otherRequestId }),
      byLink('verification-receipt'),
    ]) {
      given(asked(), claimed, approved(owned))
        .when(command, { value: 'Lumaria' }, { viewer })
        .thenRefused('NOT_FOUND');
    }
    given(asked(), approved(), linksRevoked)
      .when(command, { value: 'Lumaria' }, { viewer: link })
      .thenRefused('NOT_FOUND');
  });

  it('is done by staff for any client, never by partners', () => {
    expect(
      given(asked(), approved()).when(command, { value: 'Lumaria' }, { viewer: lawyer }).events(),
    ).toHaveLength(1);
    expect(shutOut(command)).toEqual(['partner']);
  });
});
