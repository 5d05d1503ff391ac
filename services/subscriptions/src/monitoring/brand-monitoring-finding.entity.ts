import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { brandFindingForgotten } from '../said/publish.js';
import { brandMonitoringFinding, brandMonitoringFindingResource } from './brand-monitoring-finding.record.js';
import {
  dismissFinding,
  escalateFinding,
  forgetScreenshot,
  returnFinding,
  ruleOutFinding,
  sightFinding,
  whitelistFinding,
} from './decide-finding.js';

const entity = recordEntity(brandMonitoringFindingResource, brandMonitoringFinding, {
  publications: { BrandMonitoringFindingForgotten: brandFindingForgotten },
});
const batch = true as const;

/** Findings with what is decided of them, one by one or all of a seller at once. */
export const brandMonitoringFindingEntity = {
  ...entity,
  commands: [
    ...entity.commands,
    { command: dismissFinding, batch },
    { command: whitelistFinding, batch },
    { command: escalateFinding, batch },
    { command: returnFinding, batch },
    { command: ruleOutFinding },
    { command: sightFinding },
    { command: forgetScreenshot },
  ],
};
