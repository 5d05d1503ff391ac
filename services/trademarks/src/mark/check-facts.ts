interface Mark {
  readonly name?: string;
  readonly jurisdiction?: string;
  readonly assignedAdminId?: string | null;
}

/** What a step says that makes work for somebody, so that whoever opens the task needs no copy of the mark. */
export function factsForCheck({ name, jurisdiction, assignedAdminId }: Mark): Partial<Mark> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(jurisdiction === undefined ? {} : { jurisdiction }),
    ...(assignedAdminId ? { assignedAdminId } : {}),
  };
}
