import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { arrangeOwnWork } from './arrange-own-work.js';
import { staffProfile, staffProfileResource } from './staff-profile.record.js';

const standard = recordEntity(staffProfileResource, staffProfile);

/** Who does what: said by admins, and what is one's own by everybody. */
export const staffProfileEntity: Entity = {
  ...standard,
  commands: [...standard.commands, { command: arrangeOwnWork }],
};
