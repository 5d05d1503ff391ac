/** What a ticket is where it is no question. Stored: never renamed. */
export const TicketTopic = {
  freeScan: 'free scan',
  objection: 'objection',
  letterAnswer: 'answer to a letter',
} as const;

/** Every one of them, as stored. */
export const ticketTopics = Object.values(TicketTopic);

/** Said by the other side of a case: it belongs there, where its case is found. */
export const isOfOtherSide = (topic: string | null | undefined): boolean =>
  topic === TicketTopic.objection || topic === TicketTopic.letterAnswer;
