import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { trademark } from '../mark/trademark.work-item.js';
import { client, lawyer } from './people.js';

export const now = '2026-06-15T15:00:00Z';
export const goods = [
  { class: 25, terms: ['Shirts', 'Shoes'] },
  { class: 9, terms: ['Software'] },
];
export const id = nameBasedId('some document');
/** Input of the steps by which the system reminds. */
export const reminded = {
  lastReminder: {
    reminder: 'renewal',
    subjectId: id,
    step: 1,
    dueOn: '2026-06-15',
    audience: 'owner',
    deadline: 'Renewal',
    state: 'open',
    nominalDate: '2026-12-15',
    legalDate: '2026-12-15',
    opensDate: null,
    graceDate: null,
    surcharge: null,
    markName: 'Lumara',
    jurisdiction: 'EU',
    userId: client.userId,
    assignedAdminId: null,
  },
};
const base = {
  name: 'Lumara',
  jurisdiction: 'EU',
  type: 'WORD',
  goodsAndServices: goods,
  classes: [9, 25],
  statusGroup: 'pending',
  userId: client.userId,
  imported: false,
};

/** A client's mark, as it stands. */
export const at = (status: string, facts: object = {}): DomainEvent => ({
  type: 'TrademarkAdded',
  data: { ...base, status, ...facts },
});
export const step = (name: string) => anyStep(trademark, name);
export const by = (viewer: Viewer) => ({ now, viewer });

export function walked(
  name: string,
  before: DomainEvent,
  input: Readonly<Record<string, unknown>> = {},
  viewer: Viewer = lawyer,
) {
  return given(before).when(step(name), input, by(viewer));
}
