// The list of all that staff review: each text and record by its key, with the digest of what is shown. A review holds for exactly that digest.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { publishable } from './build-records.mjs';
import { notesOf, readCheckFirst } from './check-first.mjs';
import { compileCollections } from './compile-collections.mjs';
import { readCollections } from './read-collections.mjs';
import { readRecords } from './read-records.mjs';

/** Of a text, but not what it says: its review, how long it takes to read, where it stands in lists, and cards of other texts. */
const NOT_READ = new Set(['reviewed', 'minutes', 'order', 'tags', 'related']);

/** The same for the same content, in whatever order it was written. */
const inOrder = (value) => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, inOrder(value[key])]),
  );
};

const digestOf = (content) =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('hex');

const said = (document) =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !NOT_READ.has(name)));

const textItem = (document) => ({
  key: `${document.collection}/${document.locale}/${document.slug}`,
  kind: document.collection,
  locale: document.locale,
  title: document.title,
  path: document.path,
  digest: digestOf(said(document)),
  sources: document.sources,
  ...(document.reviewed === undefined ? {} : { reviewed: document.reviewed }),
});

const RECORDS = {
  disputes: (dispute) => ({
    id: dispute.id,
    title: `${dispute.claimant} v ${dispute.respondent}`,
    path: `/trademark-disputes/case/${dispute.id}`,
    sources: [
      { title: dispute.citation, ...(dispute.link === undefined ? {} : { url: dispute.link }) },
      ...(dispute.source === undefined ? [] : [{ title: dispute.source }]),
    ],
  }),
  'hall-of-fame': ({ id, name, source }) => ({
    id,
    title: name,
    path: `/trademark-hall-of-fame/${id}`,
    sources: source === undefined ? [] : [{ title: source }],
  }),
  specimens: ({ number, name, source }) => ({
    id: String(number),
    title: `Class ${number}: ${name}`,
    path: `/specimen-guide/trademark-class/${number}`,
    sources: source === undefined ? [] : [{ title: source }],
  }),
};

const recordItem = (kind, record) => {
  const { id, ...shown } = RECORDS[kind](record);
  return {
    key: `records/${kind}/${id}`,
    kind,
    locale: 'en',
    ...shown,
    digest: digestOf(record),
    isLookedUp: record.confidence === 'sourced',
  };
};

/**
 * @param {{ texts: readonly { document: import("../../src/domain/content/content-document.js").ContentDocument }[], records: Record<string, Record<string, unknown>[]>, checkFirst: Record<string, string[]> }} content
 */
export function reviewList({ texts, records, checkFirst }) {
  const items = [
    // What tests check waits for nobody.
    ...texts.filter(({ document }) => document.tested !== true).map(({ document }) => textItem(document)),
    ...Object.keys(RECORDS).flatMap((kind) => records[kind].map((record) => recordItem(kind, record))),
  ];
  return items.map((item) => ({ ...item, checkFirst: notesOf(checkFirst, item.key) }));
}

/** @param {{ folder: string, out: string }} places `out`: a file */
export function buildReviewList({ folder, out }) {
  const { texts } = compileCollections(readCollections(folder).sources);
  const items = reviewList({
    texts,
    records: publishable(readRecords(folder)),
    checkFirst: readCheckFirst(folder),
  });
  writeFileSync(out, JSON.stringify({ items }));
}
