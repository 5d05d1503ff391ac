import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';
import { ROOT } from '../local/paths.mjs';
import { SERVICES } from '../local/processes.mjs';

/** What a cluster can be told apart by. */
export const OVERLAYS = ['local', 'staging', 'production'];

/** @typedef {{ kind: string, metadata: { name: string, namespace?: string, labels?: Record<string, string> }, spec?: any, [other: string]: any }} Manifest */

/** As the cluster takes it in a name, and a registry as a tag. */
const TAG = /^[a-z0-9]([a-z0-9.-]{0,38}[a-z0-9])?$/;

/**
 * Everything of one release in one place, in the order in which it is applied.
 * @param {string} overlay
 * @param {string} tag of the images; it becomes a part of the migrations' names, because a job that ran cannot be changed
 * @param {(folder: string) => Promise<string>} render `kubectl kustomize`
 * @returns {Promise<Manifest[][]>} steps; a step is begun when the one before is done
 * @throws {Error} when there is no such overlay, or the tag is none
 */
export async function releaseOf(overlay, tag, render) {
  if (!OVERLAYS.includes(overlay))
    throw new Error(`There is no overlay "${overlay}": ${OVERLAYS.join(', ')}.`);
  if (!TAG.test(tag))
    throw new Error(`"${tag}" is no tag: small letters, digits, dots and dashes, 40 at most, as 1.4.2.`);
  mkdirSync(join(ROOT, '.state'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.state', 'release-'));
  try {
    writeFileSync(join(folder, 'kustomization.yaml'), stringify(kustomization(overlay, tag, folder)));
    return inSteps(manifestsOf(await render(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} text documents of YAML @returns {Manifest[]} */
function manifestsOf(text) {
  return parseAllDocuments(text).map((document) => document.toJS());
}

/**
 * @param {string} overlay
 * @param {string} tag
 * @param {string} folder
 */
function kustomization(overlay, tag, folder) {
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [relative(folder, join(ROOT, 'k8s', 'overlays', overlay))],
    images: imagesOf(overlay).map((name) => ({ name, newTag: tag })),
    patches: SERVICES.map((service) => ({
      target: { kind: 'Job', name: `${service}-migrate` },
      patch: `[{ "op": "replace", "path": "/metadata/name", "value": "${service}-migrate-${tag.replaceAll('.', '-')}" }]`,
      options: { allowNameChange: true },
    })),
  };
}

/** Where the overlay takes the images from. @param {string} overlay @returns {string[]} */
function imagesOf(overlay) {
  const file = join(ROOT, 'k8s', 'overlays', overlay, 'kustomization.yaml');
  /** @type {{ images: { newName: string }[] }} */
  const { images } = parse(readFileSync(file, 'utf8'));
  return images.map(({ newName }) => newName);
}

/**
 * First what everything stands on, then the schemas, then the programs; the gateway after the services, whose fields it may ask for.
 * @param {Manifest[]} manifests
 * @returns {Manifest[][]}
 */
export function inSteps(manifests) {
  /** @param {Manifest} manifest */
  const stepOf = ({ kind, metadata }) => {
    if (kind === 'Job') return 1;
    if (kind !== 'Deployment' || metadata.labels?.['tier'] === undefined) return 0;
    return ['gateway', 'web'].includes(metadata.name) ? 3 : 2;
  };
  return [0, 1, 2, 3].map((step) => manifests.filter((manifest) => stepOf(manifest) === step));
}
