import { describe, expect, it } from '@jest/globals';
import { environmentOf, filesOf, runArguments } from './container-arguments.mjs';
import { bytesOf, readConfigMaps, readWorkloads } from './manifests.mjs';

const RENDERED = `
apiVersion: v1
kind: ConfigMap
metadata: { name: settings }
data: { LOG_LEVEL: info, PUBLIC_ORIGIN: https://www.cotta.test }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: requests }
spec:
  template:
    spec:
      securityContext: { runAsUser: 1000 }
      containers:
        - name: program
          image: cotta/requests
          args: [node, dist/main.js]
          envFrom:
            - configMapRef: { name: settings }
            - secretRef: { name: requests-vendors, optional: true }
          env:
            - name: PASSWORD
              valueFrom: { secretKeyRef: { name: requests-database, key: password } }
            - { name: DATABASE_URL, value: "postgres://requests:$(PASSWORD)@postgres/cotta_requests" }
            - { name: LOG_LEVEL, value: debug }
          readinessProbe: { httpGet: { path: /readyz, port: http } }
          resources: { limits: { memory: 512Mi } }
          securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
          volumeMounts:
            - { name: keys, mountPath: /run/cotta/keys, readOnly: true }
            - { name: tmp, mountPath: /tmp }
            - { name: registers, mountPath: /var/lib/registers }
      volumes:
        - name: keys
          secret: { secretName: keys, items: [{ key: viewer, path: viewer.json }] }
        - name: tmp
          emptyDir: {}
        - name: registers
          persistentVolumeClaim: { claimName: registers }
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: collector }
spec:
  template:
    spec:
      containers:
        - image: somebody/collector
          command: [run]
          resources: { limits: { memory: 1Gi } }
`;
const given = {
  config: readConfigMaps(RENDERED),
  secret: { 'requests-database': { password: 'secret' }, keys: { viewer: '{}', other: 'no' } },
};
const [workload, ...others] = readWorkloads(RENDERED);
if (workload === undefined) throw new Error('the manifest has a workload');

describe('what a manifest asks for', () => {
  it('is read of our own workloads alone', () => {
    expect(others).toEqual([]);
    expect(workload).toMatchObject({ name: 'requests', user: 1000, readOnly: true, readyPath: '/readyz' });
  });

  it('becomes an environment in which later settings win and earlier ones are put in', () => {
    expect(environmentOf(workload, given)).toEqual({
      LOG_LEVEL: 'debug',
      PUBLIC_ORIGIN: 'https://www.cotta.test',
      PASSWORD: 'secret',
      DATABASE_URL: 'postgres://requests:secret@postgres/cotta_requests',
    });
  });

  it('is refused by name where nobody gives it', () => {
    const nothing = { config: given.config, secret: {} };
    expect(() => environmentOf(workload, nothing)).toThrow(
      'requests reads password of the secret requests-database, which is not given.',
    );
    expect(() => filesOf(workload, nothing)).toThrow('requests mounts the secret keys, which is not given.');
    expect(() => environmentOf(workload, { ...given, config: {} })).toThrow(
      'requests reads the config settings, which is not given.',
    );
  });

  it('has the files it names and no others', () => {
    expect(filesOf(workload, given)).toEqual([
      { folder: '/run/cotta/keys', name: 'viewer.json', text: '{}' },
    ]);
  });

  it('runs as the cluster runs it: its user, nothing to write to, no capability, no more memory', () => {
    const args = runArguments({
      workload,
      image: 'cotta/requests:x',
      environmentFile: '/e',
      filesFolder: '/f',
    });
    expect(args).toEqual([
      '--user=1000',
      '--read-only',
      '--cap-drop=ALL',
      '--security-opt=no-new-privileges',
      '--memory=536870912',
      '--memory-swap=536870912',
      '--env-file=/e',
      '--publish=127.0.0.1::8080',
      '--volume',
      '/f/run/cotta/keys:/run/cotta/keys:ro',
      '--tmpfs',
      '/tmp:rw,nosuid,nodev,mode=1777',
      '--volume',
      'registers:/var/lib/registers',
      'cotta/requests:x',
      'node',
      'dist/main.js',
    ]);
  });
});

it.each([
  ['512Mi', 536_870_912],
  ['1Gi', 1_073_741_824],
  ['100', 100],
])('%s are %d bytes', (quantity, bytes) => {
  expect(bytesOf(quantity)).toBe(bytes);
});

it('a size that is none is named', () => {
  expect(() => bytesOf('512MB')).toThrow('"512MB" is no size of memory.');
});
