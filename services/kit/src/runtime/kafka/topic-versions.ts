/** The name of a later version of a topic: `tracking.jars.v2` of `tracking.jars.v1`. */
export function topicVersion(topic: string, version: number): string {
  return version === 1 ? topic : `${topic.replace(/\.v1$/, '')}.v${version}`;
}

/** The topic and those that took its place, of `names`, in their order: a later one is begun when nothing more comes into the one before. */
export function versionsOf(topic: string, names: readonly string[]): string[] {
  const versions = [topic];
  for (let version = 2; names.includes(topicVersion(topic, version)); version += 1)
    versions.push(topicVersion(topic, version));
  return versions;
}
