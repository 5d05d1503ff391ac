/** We are wrong, or the world is. Logged once with a trace id; the caller sees INTERNAL. */
export class Fault extends Error {
  override readonly name: string = 'Fault';
}

/** Trying again cannot help: a job fails for good, a message is parked for a person. */
export class PermanentFault extends Fault {
  override readonly name = 'PermanentFault';
}
