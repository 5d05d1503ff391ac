import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, approved, asked, dismissed, paused, repeated, viewed } from '../testing/facts.js';
import { remindClient } from './remind-client.js';

const due = { reminder: 'result-not-viewed', step: 2, dueOn: '2026-01-20' };

describe('a reminder that fell due', () => {
  it('is sent while nobody has looked at the answer', () => {
    given(asked(), approved()).when(remindClient, due).then({ type: 'ClientReminded', data: { about, ...due } });
    expect(given(asked(), dismissed()).when(remindClient, due).events()).toHaveLength(1);
  });

  it('is not wanted after the look, while paused, before the answer and after a new question', () => {
    given(asked(), approved(), viewed()).when(remindClient, due).thenRefused('NOT_ANSWERED');
    given(asked(), approved(), paused).when(remindClient, due).thenRefused('NOT_ANSWERED');
    given(asked()).when(remindClient, due).thenRefused('NOT_ANSWERED');
    given(asked(), approved(), repeated()).when(remindClient, due).thenRefused('NOT_ANSWERED');
  });

  it('is done by the system alone', () => expect(shutOut(remindClient)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']));
});
