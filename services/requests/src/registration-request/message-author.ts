/** Whether a line of the conversation is the client's: whoever writes for the firm has a name, a client need not have an account yet. */
export const isFromClient = (
  authorId: string | null | undefined,
  clientId: string | null | undefined,
): boolean => authorId == null || authorId === clientId;
