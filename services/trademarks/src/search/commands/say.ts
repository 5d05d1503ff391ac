/** A command's answer. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** What a person should know and a program reading the answer should not. @returns the exit code of a command that ends with it */
export function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}
