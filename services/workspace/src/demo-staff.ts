import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { demoUserId } from '@cotta/kit/edge/programs/demo-story.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { profileId } from './heard/accounts/on-staff.js';
import { staffProfile } from './staff/staff-profile.record.js';
import { factsOf, workNames, type Work } from './work/works.js';

const worksOf = (role: 'lawyer' | 'admin', without: readonly Work[] = []): Work[] =>
  workNames.filter((work) => factsOf(work).by === role && !without.includes(work));

/** Who does what in the invented firm, so that new work finds somebody by office, kind and language. */
const PEOPLE = [
  {
    email: 'lawyer@cotta.test',
    role: 'lawyer',
    offices: ['EU', 'US', 'UK', 'SK', 'CZ', 'CH'],
    works: worksOf('lawyer', ['scan']),
    languages: ['en', 'sk', 'cs'],
    weeklyHours: 30,
  },
  {
    email: 'second.lawyer@cotta.test',
    role: 'lawyer',
    offices: ['EU', 'CZ', 'PL', 'DE', 'AT'],
    works: worksOf('lawyer', ['examine', 'answer-office']),
    languages: ['en', 'cs', 'es'],
    weeklyHours: 20,
  },
  {
    email: 'admin@cotta.test',
    role: 'admin',
    offices: [],
    works: worksOf('admin'),
    languages: ['en', 'sk', 'cs', 'es'],
    weeklyHours: 15,
  },
] as const;

const system: Viewer = { role: 'system', locale: 'en', scopes: [] };

/** Fills the profiles, which come with the accounts, before or after this. Told again it changes nothing. */
export async function fillDemoProfiles(runtime: CommandRuntime): Promise<void> {
  for (const { email, ...skills } of PEOPLE) {
    const userId = demoUserId(email);
    const streamId = profileId(userId);
    const commandId = (what: string): string => nameBasedId('demo', 'staff profile', what, email);
    await handleCommand(runtime, {
      command: staffProfile.create,
      streamId,
      input: { userId, active: true, lead: skills.role === 'admin', ...skills },
      viewer: system,
      commandId: commandId('made'),
    });
    await handleCommand(runtime, {
      command: staffProfile.update,
      streamId,
      input: skills,
      viewer: system,
      commandId: commandId('filled'),
    });
  }
}
