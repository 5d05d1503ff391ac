import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copyMavenLibs } from '../local/maven.mjs';
import { cacheDir } from '../local/paths.mjs';
import { run } from '../local/run.mjs';
import { goModule, once } from './go-tools.mjs';

/** Operators whose objects the manifests contain, with the folder of their module that describes these. */
const MODULES = [
  ['github.com/cert-manager/cert-manager@v1.21.2', 'deploy/crds'],
  ['github.com/cloudnative-pg/cloudnative-pg@v1.28.0', 'config/crd/bases'],
  ['github.com/cloudnative-pg/plugin-barman-cloud@v0.15.0', 'config/crd/bases'],
  ['github.com/external-secrets/external-secrets@v1.3.2', 'config/crds/bases'],
  ['github.com/kedacore/keda/v2@v2.21.0', 'config/crd/bases'],
  ['github.com/prometheus-operator/prometheus-operator@v0.85.0', 'example/prometheus-operator-crd'],
  ['sigs.k8s.io/gateway-api@v1.4.1', 'config/crd/standard'],
];

/** Strimzi has no Go module. Its generator, as far as it runs on Java 17, makes the same descriptions out of its classes. */
const STRIMZI = { api: '0.51.0', generator: '0.45.0' };
const STRIMZI_KINDS = {
  'kafka.Kafka': 'kafka',
  'nodepool.KafkaNodePool': 'kafka-node-pool',
  'topic.KafkaTopic': 'kafka-topic',
  'user.KafkaUser': 'kafka-user',
};

/**
 * The descriptions (CustomResourceDefinition) of all kinds of objects that operators bring.
 * @returns {Promise<string[]>} files
 */
export async function operatorTypes() {
  const folders = [await strimziTypes()];
  for (const [module = '', folder = ''] of MODULES) folders.push(join(await goModule(module), folder));
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
      .map((file) => join(folder, file)),
  );
}

async function strimziTypes() {
  const group = 'io.strimzi';
  const libs = join(cacheDir(), `strimzi-${STRIMZI.api}-libs`);
  await copyMavenLibs(
    [
      // Its own needs of the same group are not published.
      { group, name: 'api', version: STRIMZI.api, without: group },
      { group, name: 'crd-generator', version: STRIMZI.generator },
    ],
    libs,
  );
  const dir = join(cacheDir(), `strimzi-${STRIMZI.api}`);
  await once(dir, (folder) => {
    const kinds = Object.entries(STRIMZI_KINDS).map(
      ([kind, file]) => `io.strimzi.api.kafka.model.${kind}=${join(folder, `${file}.yaml`)}`,
    );
    const versions = ['--crd-api-version', 'v1', '--api-versions', 'v1', '--storage-version', 'v1'];
    const args = ['--target-kube', '1.16+', ...versions, '--yaml', ...kinds];
    return run('java', ['-cp', join(libs, '*'), 'io.strimzi.crdgenerator.CrdGenerator', ...args]);
  });
  return dir;
}
