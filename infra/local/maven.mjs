import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** @typedef {{ group: string, name: string, version: string, without?: string }} Artefact `without`: a group of what it needs that is not brought */

/**
 * A project file that lists nothing but dependencies.
 * @param {readonly Artefact[]} artefacts
 */
export function pomOf(artefacts) {
  const dependencies = artefacts.map(
    ({ group, name, version, without }) =>
      `    <dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>${exclusion(without)}</dependency>`,
  );
  return `<project>
  <modelVersion>4.0.0</modelVersion>
  <groupId>local</groupId><artifactId>libs</artifactId><version>1</version><packaging>pom</packaging>
  <dependencies>
${dependencies.join('\n')}
  </dependencies>
</project>
`;
}

/** @param {string | undefined} group */
function exclusion(group) {
  return group === undefined
    ? ''
    : `<exclusions><exclusion><groupId>${group}</groupId><artifactId>*</artifactId></exclusion></exclusions>`;
}

/**
 * Brings artefacts and all they need at run time into `dir`. Does nothing when `dir` is there: it appears only once
 * complete, so an interrupted download never looks like a finished one.
 * @param {readonly Artefact[]} artefacts
 * @param {string} dir
 * @param {string[]} [flags]
 */
export async function copyMavenLibs(artefacts, dir, flags = []) {
  if (existsSync(dir)) return;
  const partial = `${dir}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const pom = join(partial, 'pom.xml');
  writeFileSync(pom, pomOf(artefacts));
  const goal = [
    '-B',
    '-q',
    '-f',
    pom,
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${partial}`,
    ...flags,
  ];
  try {
    await run('mvn', goal);
    // Another copy may have been quicker.
    if (!existsSync(dir)) renameSync(partial, dir);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/**
 * One jar without its dependencies.
 * @param {Artefact} artefact
 * @param {string} dir
 * @returns {Promise<string>} the file
 */
export async function copyMavenArtefact(artefact, dir) {
  await copyMavenLibs([artefact], dir, ['-DexcludeTransitive=true']);
  return join(dir, `${artefact.name}-${artefact.version}.jar`);
}
