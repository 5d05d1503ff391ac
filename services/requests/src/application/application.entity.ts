import { recordEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { chooseApplicationParties } from './choose-application-parties.js';
import { recordApplicationApproval } from './record-application-approval.js';
import { application, applicationResource } from './application.record.js';

const standard = recordEntity(applicationResource, application);

/** The record's standard writes, and the two that are not. */
export const applicationEntity: Entity = {
  ...standard,
  commands: [
    ...standard.commands,
    { command: chooseApplicationParties },
    { command: recordApplicationApproval },
  ],
};
