import { useQuery } from '@tanstack/react-query';
import { ask } from '../parts/admin-api.js';
import { TaskSubjectsDocument, type TaskSubjectsResult } from './my-day.graphql.js';

export interface TaskSubject {
  /** What people call it. */
  readonly name: string;
  readonly office?: string;
}

interface Task {
  readonly subjectType?: string | null;
  readonly subjectId?: string | null;
}

const NAMED = [
  'office_action',
  'use_in_commerce_request',
  'case_solution',
  'case_platform_report',
  'case_letter',
  'case_objection',
  'case_request',
  'service',
  'consultation',
] as const;
const nothing: ReadonlyMap<string, TaskSubject> = new Map();

/** What those tasks are about that carry no name themselves, by the id of their subject. */
export function useTaskSubjects(tasks: readonly Task[]): ReadonlyMap<string, TaskSubject> {
  const idsOf = (type: string): string[] =>
    [
      ...new Set(
        tasks.flatMap(({ subjectType, subjectId }) =>
          subjectType === type && subjectId != null ? [subjectId] : [],
        ),
      ),
    ].sort();
  const [
    letters = [],
    proofs = [],
    solutions = [],
    notices = [],
    demands = [],
    objections = [],
    reports = [],
    services = [],
    talks = [],
  ] = NAMED.map(idsOf);
  const variables = { letters, proofs, solutions, notices, demands, objections, reports, services, talks };
  const { data } = useQuery({
    queryKey: ['task-subjects', variables],
    queryFn: () => ask(TaskSubjectsDocument, variables),
    enabled: Object.values(variables).some((ids) => ids.length > 0),
  });
  return data === undefined ? nothing : subjectsIn(data);
}

const LONGEST = 60;
/** The first words of what somebody wants to talk about. */
const shortened = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;

export function subjectsIn({
  officeActionList,
  useInCommerceRequestList,
  caseSolutionList,
  casePlatformReportList,
  caseLetterList,
  caseObjectionList,
  caseRequestList,
  serviceList,
  consultationList,
}: TaskSubjectsResult): ReadonlyMap<string, TaskSubject> {
  const joined = (...parts: readonly (string | null | undefined)[]): string =>
    parts.filter((part) => part != null && part !== '').join(' · ');
  return new Map<string, TaskSubject>([
    ...officeActionList.items.map(
      ({ id, markName, jurisdiction }) =>
        [id, { name: markName ?? '', ...(jurisdiction === null ? {} : { office: jurisdiction }) }] as const,
    ),
    ...useInCommerceRequestList.items.map(
      ({ id, trademark }) =>
        [
          id,
          { name: trademark?.name ?? '', ...(trademark === null ? {} : { office: trademark.jurisdiction }) },
        ] as const,
    ),
    ...[
      ...caseSolutionList.items,
      ...casePlatformReportList.items,
      ...caseLetterList.items,
      ...caseObjectionList.items,
    ].map(
      ({ id, case: threat }) =>
        [id, { name: joined(threat?.caseCounterparty?.primaryName, threat?.brand?.name) }] as const,
    ),
    ...caseRequestList.items.map(
      ({ id, type, brand, links }) => [id, { name: joined(type, brand?.name ?? links[0]) }] as const,
    ),
    ...serviceList.items.map(({ id, type, brand }) => [id, { name: joined(type, brand?.name) }] as const),
    ...consultationList.items.map(
      ({ id, description, contactName }) =>
        [id, { name: shortened(description ?? contactName ?? '') }] as const,
    ),
  ]);
}
