import { refuse } from '../model/words/refusal.js';
import { recordDecider } from '../model/decider/record-decider.js';
import { workItem } from '../model/decider/work-item.js';
import { stepsOf } from '../model/decider/step.js';
import { f } from '../model/field/field.js';
import { defineResource, everyRow } from '../model/resource/define.js';
import { recordEntity, workItemEntity, withEntities } from '../edge/service/entity.js';
import { staff, type Viewer } from '../model/words/viewer.js';
import { entityMessages } from './entity-messages.js';

// A workshop: bicycles, and the repairs they go through. Not a word of the field.

const own = (viewer: Viewer) => ({ userId: viewer.userId });

export const bicycleResource = defineResource({
  name: 'Bicycle',
  table: 'bicycle',
  doc: 'A bicycle in the workshop.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: own },
  unique: [['frameNumber']],
  fields: {
    frameNumber: f.text('Stamped into the frame.', { max: 20, filterable: true, sortable: true }),
    weight: f.decimal('Kilograms.', {
      digits: 6,
      scale: 2,
      optional: true,
      filterable: true,
      sortable: true,
    }),
    parts: f.json('As the maker lists them.', { optional: true, maxBytes: 2000 }),
    parentId: f.ref('Bicycle', 'The bicycle it was made from.', {
      as: 'parent',
      optional: true,
      filterable: true,
    }),
    userId: f.ref('User', 'Whose it is.', { as: 'user', optional: true, filterable: true, many: 'bicycles' }),
  },
});

export const bicycle = recordDecider(
  bicycleResource,
  { added: 'BicycleAdded', amended: 'BicycleAmended', removed: 'BicycleRemoved' },
  {
    writable: ['frameNumber', 'weight', 'parts', 'parentId'],
    fixed: ['frameNumber'],
    create: ['customer', ...staff],
    update: ['customer', ...staff],
    remove: ['customer', ...staff],
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null }),
    mayTouch: (fields, viewer) => fields.userId === viewer.userId,
  },
);

export const repairStatuses = ['Waiting', 'In work', 'Finished', 'Given up'] as const;

export const repairResource = defineResource({
  name: 'Repair',
  table: 'repair',
  doc: 'One stay in the workshop.',
  tier: 'aggregate',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: own },
  fields: {
    bicycleId: f.ref('Bicycle', 'What is repaired.', {
      as: 'bicycle',
      many: 'repairs',
      filterable: true,
      copiedToChild: { userId: 'userId' },
    }),
    userId: f.ref('User', 'Whose it is.', { as: 'user', optional: true, filterable: true }),
    status: f.enumeration('How far it is.', {
      name: 'RepairStatus',
      values: repairStatuses,
      filterable: true,
      sortable: true,
    }),
    isOpen: f.boolean('Somebody still has to do something.', { filterable: true }),
    fault: f.longText('What is broken.', { max: 500 }),
    price: f.money('What it costs.', { optional: true }),
    assignedAdminId: f.ref('User', 'Who does it.', {
      as: 'assignedAdmin',
      optional: true,
      visibleTo: staff,
      filterable: true,
    }),
    dueAt: f.instant('By when.', { optional: true, sortable: true }),
  },
});

const step = stepsOf(repairResource);

export const repair = workItem(
  repairResource,
  { added: 'RepairBooked', amended: 'RepairAmended', removed: 'RepairStruckOff', assigned: 'RepairAssigned' },
  {
    writable: ['bicycleId', 'userId', 'fault', 'dueAt'],
    fixed: ['bicycleId', 'userId'],
    create: staff,
    update: staff,
    remove: ['admin'],
    starts: 'Waiting',
    labels: { added: 'Repair booked', audience: 'customer' },
    mayTouch: (fields, viewer) => fields.userId === viewer.userId,
    derive: (next) => ({ isOpen: next.status === 'Waiting' || next.status === 'In work' }),
    steps: [
      step({
        command: 'StartRepair',
        doc: 'Takes it into work.',
        event: 'RepairStarted',
        label: 'Repair started',
        audience: 'customer',
        from: ['Waiting'],
        to: 'In work',
        by: staff,
        guard: (fields) =>
          fields.assignedAdminId ? undefined : refuse('NOBODY_IN_CHARGE', 'Assign somebody first.'),
      }),
      step({
        command: 'FinishRepair',
        doc: 'Done, with its price.',
        event: 'RepairFinished',
        label: 'Repair finished',
        audience: 'customer',
        from: ['In work'],
        to: 'Finished',
        by: staff,
        input: { price: f.money('What it costs.') },
        change: (_, { price }) => ({ price }),
      }),
      step({
        command: 'GiveUpRepair',
        doc: 'The owner wants it back as it is.',
        event: 'RepairGivenUp',
        label: 'Repair given up',
        audience: 'staff',
        from: ['Waiting', 'In work'],
        to: 'Given up',
        by: ['customer', 'admin'],
        reasonNeeded: true,
      }),
      step({
        command: 'TakeUpRepair',
        doc: 'Goes on where it stopped.',
        event: 'RepairTakenUp',
        label: 'Repair taken up again',
        audience: 'customer',
        from: ['Given up'],
        to: 'previous',
        by: ['admin'],
      }),
      step({
        command: 'RingOwner',
        doc: 'Only noted.',
        event: 'OwnerRung',
        label: 'Owner rung',
        audience: 'staff',
        from: repairStatuses,
        to: 'same',
        by: staff,
      }),
    ],
  },
);

const entities = [
  recordEntity(bicycleResource, bicycle, { saveBy: ['frameNumber'] }),
  workItemEntity(repairResource, repair),
];

export const workshop = withEntities(
  {
    name: 'workshop',
    migrations: [],
    aggregates: [],
    resources: [],
    commands: [],
    publications: {},
    unpublished: [],
    consumers: [],
  },
  entities,
  entityMessages(
    'workshop',
    entities.map(({ published }) => published),
  ),
);
