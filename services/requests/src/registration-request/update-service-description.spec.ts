import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { RegistrationRequestEvent } from './events.js';
import {
  about,
  approved,
  asked,
  byLink,
  client,
  linksRevoked,
  mark,
  otherRequestId,
  owned,
  passerBy,
  stranger,
} from '../testing/facts.js';
import { updateServiceDescription as command } from './update-service-description.js';

const more = {
  businessDescription: 'Lamps of blown glass, made to order.',
  websites: ['https://lumara.test'],
};
const link = byLink('verification-receipt');

describe('adding facts while the check is in work', () => {
  it('is noted with what was told', () => {
    given(asked())
      .when(command, more, { viewer: link })
      .then({ type: 'ServiceDescriptionUpdatedByUser', data: { about, ...more } })
      .thenState({ mark: { ...mark, ...more } });
  });

  it('is noted when only the websites differ', () =>
    expect(
      given(asked(owned))
        .when(command, { businessDescription: mark.businessDescription, websites: [] }, { viewer: client })
        .events(),
    ).toHaveLength(1));

  it('changes nothing when nothing is new', () =>
    void given(asked())
      .when(
        command,
        { businessDescription: mark.businessDescription, websites: mark.websites },
        { viewer: link },
      )
      .then());

  it('comes too late after the answer', () =>
    given(asked(), approved()).when(command, more, { viewer: link }).thenRefused('ALREADY_ANSWERED'));

  it('is possible again while the application is drafted', () => {
    const drafting: RegistrationRequestEvent = {
      type: 'ReadyForDrafting',
      data: { about: owned, status: 'Ready for drafting', statusFrom: 'Order created', stage: 'drafting' },
    };
    expect(
      given(asked(owned), approved(owned), drafting).when(command, more, { viewer: client }).events(),
    ).toHaveLength(1);
  });

  it('finds nothing for strangers, links of another request and revoked ones', () => {
    for (const viewer of [
      stranger,
      passerBy,
      client,
      byLink('verification-receipt', { subjectId: otherRequestId }),
      byLink('upload'),
    ]) {
      given(asked()).when(command, more, { viewer }).thenRefused('NOT_FOUND');
    }
    given(asked(), linksRevoked).when(command, more, { viewer: link }).thenRefused('NOT_FOUND');
  });

  it('is the client’s alone', () => expect(shutOut(command)).toEqual(['lawyer', 'admin', 'partner']));
});
