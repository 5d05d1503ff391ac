import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, approved, asked, dismissed, paused, repeated, viewed } from '../../testing/facts.js';
import type { About, RegistrationRequestEvent } from '../events.js';
import { remindClient } from './remind-client.js';

const sent = (of: About) =>
  ({ type: 'SentForReview', data: { about: of, status: 'Sent for review' } }) as RegistrationRequestEvent;
const due = { reminder: 'result-not-viewed', step: 2, dueOn: '2026-01-20' };

describe('a reminder that fell due', () => {
  it('is sent while nobody has looked at the answer', () => {
    given(asked(), approved())
      .when(remindClient, due)
      .then({ type: 'ClientReminded', data: { about, ...due } });
    expect(given(asked(), dismissed()).when(remindClient, due).events()).toHaveLength(1);
  });

  it('is not wanted after the look, while paused, before the answer and after a new question', () => {
    given(asked(), approved(), viewed()).when(remindClient, due).thenRefused('REMINDER_NOT_WANTED');
    given(asked(), approved(), paused).when(remindClient, due).thenRefused('REMINDER_NOT_WANTED');
    given(asked()).when(remindClient, due).thenRefused('REMINDER_NOT_WANTED');
    given(asked(), approved(), repeated()).when(remindClient, due).thenRefused('REMINDER_NOT_WANTED');
  });

  it('of a draft that goes out as a text message names the country its number is read by, and needs a number', () => {
    const text = { reminder: 'draft-sms', step: 1, dueOn: '2026-01-27' };
    const reached = { ...about, contact: { ...about.contact, phone: '0905123456' } };
    given(asked(reached), sent(reached))
      .when(remindClient, text)
      .then({ type: 'ClientReminded', data: { about: reached, ...text, country: 'SK' } });
    given(asked(), sent(about)).when(remindClient, text).thenRefused('REMINDER_NOT_WANTED');
    given(asked(reached), approved(reached)).when(remindClient, text).thenRefused('REMINDER_NOT_WANTED');
    const abroad = {
      ...asked(reached),
      data: { ...asked(reached).data, country: null },
    } as RegistrationRequestEvent;
    given(abroad, sent(reached)).when(remindClient, text).thenRefused('REMINDER_NOT_WANTED');
  });

  it('is done by the system alone', () =>
    expect(shutOut(remindClient)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
