import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { admin, asked, paused } from '../../testing/facts.js';
import { pauseReminders } from './pause-reminders.js';

describe('pausing reminders', () => {
  it('lets them rest and go on again', () => {
    given(asked())
      .when(pauseReminders, { paused: true }, { viewer: admin })
      .then(paused)
      .thenState({ remindersPaused: true });
    given(asked(), paused)
      .when(pauseReminders, { paused: false }, { viewer: admin })
      .then({ type: 'RemindersPaused', data: { paused: false } })
      .thenState({ remindersPaused: false });
  });

  it('changes nothing when it is so already', () => {
    given(asked()).when(pauseReminders, { paused: false }, { viewer: admin }).then();
    given(asked(), paused).when(pauseReminders, { paused: true }, { viewer: admin }).then();
  });

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(pauseReminders)).toEqual(['visitor', 'customer', 'partner']));
});
