import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { eventOf } from '@cotta/kit/model/decider/record-facts.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { staffProfile, staffProfileResource } from './staff-profile.record.js';
import { zoneProblem } from './zone-problem.js';

const { languages, weeklyHours, deputyId, density, zone } = staffProfileResource.fields;

/** What everybody says of himself; which offices and works are his, an admin says. */
export const arrangeOwnWork = defineCommand({
  name: 'ArrangeOwnWork',
  doc: 'Languages, hours, time zone and deputy of whoever says so, and how close the rows of lists stand. What is left out stays.',
  aggregate: staffProfile.aggregate,
  stream: 'existing',
  allowed: staff,
  input: {
    languages: { ...languages, optional: true as const },
    weeklyHours,
    deputyId,
    density,
    zone,
  },
  decide: ({ exists, fields }, given, { viewer }) => {
    if (!exists || fields.userId !== viewer.userId) return no('NOT_YOUR_PROFILE');
    if (given.deputyId === viewer.userId) return no('OWN_DEPUTY');
    const unknownZone = zoneProblem(given.zone);
    if (unknownZone !== undefined) return unknownZone;
    const before: Readonly<Record<string, unknown>> = fields;
    const changed = Object.fromEntries(
      Object.entries(given).filter(
        ([key, value]) =>
          !(key === 'languages' && value === null) &&
          JSON.stringify(value) !== JSON.stringify(before[key] ?? null),
      ),
    );
    return Object.keys(changed).length === 0
      ? []
      : [eventOf(staffProfile.events.amended, changed, viewer.userId)];
  },
});
