/** Kinds of work; the title is translated by kind on the screen. */
export const taskKinds = [
  'verification',
  'drafting',
  'filing',
  'office-action',
  'use-in-commerce',
  'monitoring',
  'case',
  'renewal',
  'payment',
  'call',
  'message',
  'dates',
  'register',
  'other',
] as const;
/** One of `taskKinds`. */
export type TaskKind = (typeof taskKinds)[number];

/** Every status of a task, as stored. */
export const taskStatuses = ['Open', 'Done', 'Cancelled'] as const;
/** One of `taskStatuses`. */
export type TaskStatus = (typeof taskStatuses)[number];

interface Fact<Type extends string, Data extends object> {
  readonly type: Type;
  readonly data: Data;
}

/** What happened to a task. `subjectType` and `subjectId` name the entity it is about. Stored: neither types nor fields are renamed. */
export type TaskEvent =
  | Fact<
      'TaskCreated',
      {
        kind: TaskKind;
        /** Names the subject for people: `V-7K2M9QX4 · Aurora`. */
        title: string;
        subjectType: string;
        subjectId: string;
        publicId: string;
        mark: string;
        jurisdictions: readonly string[];
        /** ISO instant by which it is promised; null when nothing was. */
        dueAt: string | null;
      }
    >
  | Fact<'TaskAmended', { kind?: TaskKind; title?: string; dueAt?: string | null }>
  | Fact<'TaskRemoved', Record<never, never>>
  | Fact<'TaskAssigned', { adminId: string; previousAdminId: string | null }>
  | Fact<'TaskCompleted', { outcome: string; subjectType: string; subjectId: string }>
  | Fact<'TaskReopened', Record<string, never>>;

/** What decisions look at in a task; `status` is null before it was created, `dueAt` an ISO instant or null. */
export interface TaskState {
  readonly status: TaskStatus | null;
  readonly assignedAdminId: string | null;
  readonly kind: TaskKind;
  readonly title: string;
  readonly dueAt: string | null;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly removed: boolean;
}

/** A task before its first event. */
export const noTask: TaskState = {
  status: null,
  kind: 'other',
  title: '',
  dueAt: null,
  removed: false,
  assignedAdminId: null,
  subjectType: '',
  subjectId: '',
};

/** The state after one more event. One that was removed keeps nothing but that. */
export function evolveTask(state: TaskState, event: TaskEvent): TaskState {
  switch (event.type) {
    case 'TaskCreated':
      return {
        ...state,
        status: 'Open',
        kind: event.data.kind,
        title: event.data.title,
        dueAt: event.data.dueAt,
        subjectType: event.data.subjectType,
        subjectId: event.data.subjectId,
      };
    case 'TaskAmended':
      return { ...state, ...event.data };
    case 'TaskRemoved':
      return { ...noTask, removed: true };
    case 'TaskAssigned':
      return { ...state, assignedAdminId: event.data.adminId };
    case 'TaskCompleted':
      return { ...state, status: 'Done' };
    case 'TaskReopened':
      return { ...state, status: 'Open' };
    default:
      return state;
  }
}
