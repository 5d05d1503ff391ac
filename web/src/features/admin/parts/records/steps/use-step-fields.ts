import { useGetList } from 'ra-core';
import {
  inputFields,
  type CommandFacts,
  type FieldFacts,
  type RecordFacts,
  type RecordRow,
} from '../record-facts.js';

const SHOWN = 100;
/** Nobody types ids; programs that call may send them. */
const isIds = ({ kind, of, optional }: FieldFacts): boolean =>
  kind === 'list' && of?.kind === 'id' && optional === true;
/** Nor what a program signed. */
const isSigned = ({ key, optional }: FieldFacts): boolean => key === 'quote' && optional === true;
const isPapers = ({ key, kind }: FieldFacts): boolean => key === 'documentIds' && kind === 'list';

/** What a step asks for. An end asks why; papers are chosen from those of the record, by name. */
export function useStepFields(
  facts: RecordFacts,
  command: CommandFacts,
  row: RecordRow,
): readonly FieldFacts[] {
  const fields = inputFields(facts, command).filter((field) => !isIds(field) && !isSigned(field));
  const { data } = useGetList<RecordRow>(
    'document',
    {
      filter: { subjectType: { eq: facts.table }, subjectId: { eq: row.id } },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { enabled: fields.some(isPapers) },
  );
  return fields.map((field) => {
    if (field.key === 'reason' && command.group === 'ends') return { ...field, optional: false };
    if (!isPapers(field) || field.of === undefined) return field;
    const values = (data ?? []).map((paper) => [paper.id, String(paper['name'] ?? '')] as const);
    return { ...field, of: { ...field.of, kind: 'enumeration' as const, values } };
  });
}
