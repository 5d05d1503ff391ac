/** Goes along with what the client is written to about: whoever writes needs no copy. */
export function ofCase(caseId: string | undefined) {
  return caseId === undefined ? {} : { caseId };
}
