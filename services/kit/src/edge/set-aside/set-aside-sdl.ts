/** Types that are the same in every service. */
const shared = /* GraphQL */ `
  "One value of a message, as a person reads it."
  type MessagePart @shareable @tag(name: "admin") {
    "From the outside in, in the words of the message: 'Request, public id'."
    label: String!
    "text, moment (ISO 8601), record (the id of a row), or closed: encrypted, or a link that needs no password."
    kind: String!
    "Null where it is closed."
    value: String
  }
  "The first event of a record that a consumer could not handle; later ones of the same record wait behind it."
  type ParkedEvent @shareable @tag(name: "admin") {
    consumer: String!
    "The service that said it."
    source: String!
    streamId: ID!
    "Entity of the record it is about."
    category: String!
    "What happened, in words."
    event: String!
    occurredAt: DateTime
    parkedAt: DateTime!
    "Later events of the same record that wait for it."
    behind: Int!
    "Tries so far."
    attempts: Int!
    "Null: only when somebody says so."
    nextAttemptAt: DateTime
    "FAILED: its handler failed. EARLIER_MISSING: an event of the same record from before it has not come. EARLIER_PARKED: one of the same record waits before it."
    reason: String!
    "The same as the program said it."
    error: String!
    content: [MessagePart!]!
    "Why there is no content; null where there is."
    unreadable: String
  }
  "A message that was no event when it came."
  type DeadLetter @shareable @tag(name: "admin") {
    id: ID!
    consumer: String!
    source: String!
    "What happened, in words; empty where it cannot be read."
    event: String!
    category: String!
    occurredAt: DateTime
    receivedAt: DateTime!
    "Since when it waits to be read again; null: nobody asked for it."
    retryAt: DateTime
    bytes: Int!
    error: String!
    content: [MessagePart!]!
    unreadable: String
  }
  "All that the consumers of a service put aside: the oldest, and how many there are."
  type SetAside @shareable @tag(name: "admin") {
    parked: [ParkedEvent!]!
    "Records with parked events."
    parkedStreams: Int!
    deadLetters: [DeadLetter!]!
    deadLetterCount: Int!
  }
  "What was asked for; what came of it is seen in the list."
  type ParkedEventsRetried @shareable @tag(name: "admin") {
    "Records whose events are tried again; 0 where they were handled meanwhile."
    streams: Int!
  }
  "What was asked for; what came of it is seen in the list."
  type DeadLetterRetried @shareable @tag(name: "admin") {
    "Those of the service that kept it; 0 where it was settled meanwhile."
    consumers: Int!
  }
  "Nothing is to be done about it."
  type DeadLetterDismissed @shareable @tag(name: "admin") {
    "Those of the service that kept it; 0 where it was settled meanwhile."
    consumers: Int!
  }
`;

/** What each service says of the events and messages its consumers put aside; its root field bears the name of the service.
 *  @param service as in names of the graph: `Requests` */
export const setAsideTypeDefs = (service: string): string => /* GraphQL */ `${shared}
  extend type Query {
    "Events and messages that consumers of this service put aside. For: admin."
    setAsideOf${service}: SetAside! @tag(name: "admin")
  }
`;
