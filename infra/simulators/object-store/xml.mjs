import { escapeHtml } from '../core/answers.mjs';

const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/**
 * @param {number} status
 * @param {string} root
 * @param {string} content markup
 * @returns {import('../core/answers.mjs').Answer}
 */
export function xml(status, root, content) {
  const names = root === 'Error' ? '' : ` ${NAMESPACE}`;
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${names}>${content}</${root}>`,
  };
}

/** @param {Record<string, string | number | boolean>} fields */
export function elements(fields) {
  return Object.entries(fields)
    .map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`)
    .join('');
}

/** An error in the store's own shape. @param {number} status @param {string} code @param {string} message */
export function trouble(status, code, message) {
  return xml(status, 'Error', elements({ Code: code, Message: message, RequestId: 'SIMULATOR' }));
}

/**
 * The parts that a finished upload names, in the order in which it names them.
 * @param {string} text
 * @returns {{ number: number, etag: string }[]}
 */
export function namedParts(text) {
  return [...text.matchAll(/<Part>([\s\S]*?)<\/Part>/g)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '').replaceAll('"', ''),
  }));
}
