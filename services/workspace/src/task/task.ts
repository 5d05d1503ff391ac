import type { TaskKind } from '../work/task-kinds.js';
import type { Work } from '../work/works.js';

/** Why a task is pressed: nobody has it, three quarters of its time are gone, its promise is broken. Stored: never renamed. */
export const escalations = ['nobody', 'near', 'broken'] as const;
/** One of `escalations`. */
export type Escalation = (typeof escalations)[number];

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
        work: Work;
        /** Names the subject for people: `V-7K2M9QX4 · Aurora`. */
        title: string;
        subjectType: string;
        subjectId: string;
        publicId: string;
        mark: string;
        jurisdictions: readonly string[];
        /** ISO instant by which it is promised; null when nothing was. */
        dueAt: string | null;
        /** Whom it was promised; null where it is nobody outside. */
        clientId: string | null;
      }
    >
  | Fact<'TaskAmended', { kind?: TaskKind; title?: string; dueAt?: string | null }>
  | Fact<'TaskRemoved', Record<never, never>>
  | Fact<'TaskAssigned', { adminId: string; previousAdminId: string | null }>
  | Fact<'TaskCompleted', { outcome: string; subjectType: string; subjectId: string }>
  /** Its cause fell away before it was done: nobody owes it any more. */
  | Fact<'TaskCancelled', { because: string; subjectType: string; subjectId: string }>
  | Fact<'TaskGivenBack', { previousAdminId: string; because: string }>
  | Fact<'TaskSnoozed', { until: string; because: string }>
  | Fact<'TaskWoken', Record<never, never>>
  | Fact<'TaskPromiseMoved', { dueAt: string; previousDueAt: string; because: string }>
  | Fact<'TaskEscalated', { escalation: Escalation }>
  /** `dueAt` absent: it goes on under the promise that it had. */
  | Fact<'TaskReopened', { title?: string; dueAt?: string | null }>;

/** What decisions look at in a task; `status` is null before it was created, `dueAt` an ISO instant or null. */
export interface TaskState {
  readonly status: TaskStatus | null;
  readonly assignedAdminId: string | null;
  readonly kind: TaskKind;
  readonly work: Work;
  readonly title: string;
  readonly dueAt: string | null;
  readonly snoozedUntil: string | null;
  readonly escalation: Escalation | null;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly removed: boolean;
}

/** A task before its first event. */
export const noTask: TaskState = {
  status: null,
  kind: 'other',
  work: 'request',
  snoozedUntil: null,
  escalation: null,
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
        work: event.data.work,
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
    case 'TaskGivenBack':
      return { ...state, assignedAdminId: null, snoozedUntil: null };
    case 'TaskSnoozed':
      return { ...state, snoozedUntil: event.data.until };
    case 'TaskWoken':
      return { ...state, snoozedUntil: null };
    case 'TaskPromiseMoved':
      return { ...state, dueAt: event.data.dueAt, escalation: null };
    case 'TaskEscalated':
      return { ...state, escalation: event.data.escalation };
    case 'TaskCompleted':
      return { ...state, status: 'Done', snoozedUntil: null };
    case 'TaskCancelled':
      return { ...state, status: 'Cancelled', snoozedUntil: null };
    case 'TaskReopened':
      return { ...state, ...event.data, status: 'Open', escalation: null };
    default:
      return state;
  }
}
