/**
 * What is in an image, in the words of CycloneDX 1.5. Twice the same input gives twice the same text, so that an unchanged
 * image stays the same image.
 * @param {{ name: string, version: string, packages: readonly Package[] }} image
 * @returns {object}
 */
export function billOfMaterials({ name, version, packages }) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: [...packages]
      .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
      .map(component),
  };
}

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} [license] an SPDX expression
 * @property {string} [integrity] as the lock file has it: `sha512-…`
 */

/** @param {Package} one */
function component({ name, version, license, integrity }) {
  // A scope is escaped, the slash between it and the name is not.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const digest = /^sha512-(.+)$/.exec(integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(digest === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
  };
}
