/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { askedDisputes } from '../src/domain/records/asked-disputes.js';
import type { DisputeList } from '../src/domain/records/dispute.js';
import { sampleDispute, sampleMark, sampleSector, sampleSpecimens } from '../testing/record-samples.js';
import { recordsDoors } from './records-doors.js';
import { recordsIn } from './records-in.js';
import { openRecordsStore, type RecordsStore } from './records-store.js';

const MANY = 27;
const disputes = [
  sampleDispute({ id: 'honey', claimant: 'Nestlé / EUIPO', date: '2010', earlier: 'HONÉY' }),
  sampleDispute({
    id: 'wolfe',
    respondent: 'Wolfe’s Borough',
    jurisdiction: 'US',
    date: '2013-02-01',
    sectors: ['drinks'],
    subject: 'reputation-dilution',
    confidence: 'sourced',
    source: 'the report',
  }),
  ...Array.from({ length: MANY }, (_, index) =>
    sampleDispute({ id: `toy-${index}`, jurisdiction: 'UK', sectors: ['toys'], subject: 'ownership' }),
  ),
];
const files = {
  disputes,
  'hall-of-fame': [
    sampleMark({ disputes: ['honey'] }),
    sampleMark({ id: 'cola', country: 'US', sector: 'drinks', confidence: 'sourced', source: 'a book' }),
  ],
  specimens: [
    sampleSpecimens(),
    sampleSpecimens({ number: 29, related: [30] }),
    sampleSpecimens({ number: 35, kind: 'services', related: [] }),
  ],
  sectors: [sampleSector()],
};

let folder = '';
let store: RecordsStore;
let server: Server;
let origin = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  for (const [name, items] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ items }));
  store = openRecordsStore(folder);
  server = createServer(express().use(recordsDoors(store))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content/records/`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const listed = (query: string): DisputeList => store.disputes(askedDisputes(new URLSearchParams(query)));
const idsOf = ({ items }: DisputeList): readonly string[] => items.map(({ id }) => id);

describe('list of decisions', () => {
  it.each([
    ['jurisdiction=us', ['wolfe']],
    ['industry=food', ['honey']],
    ['subject-matter=reputation-dilution', ['wolfe']],
    ['judicial-party=euipo', ['honey']],
    ['judicial-party=nestl', []],
    ['party=nestle', ['honey']],
    ["q=wolfe's borough", ['wolfe']],
    ['q=honey 2010', ['honey']],
    ['industry=food&jurisdiction=us', []],
    ['industry=&q=+&order=x&jurisdiction=us', ['wolfe']],
  ])('is narrowed by %s', (query, ids) => {
    expect(idsOf(listed(query))).toEqual(ids);
  });

  it('begins with the newest, or with the oldest', () => {
    expect(idsOf(listed('')).slice(-1)).not.toEqual(['honey']);
    expect(idsOf(listed('order=oldest')).slice(0, 2)).toEqual(['honey', 'wolfe']);
  });

  it('has twenty-five a page; a page that is not there is the nearest', () => {
    const [first, second] = [listed('industry=toys'), listed('industry=toys&page=2')];
    expect([first.items.length, first.total, first.pages]).toEqual([25, MANY, 2]);
    expect([second.items.length, second.page]).toEqual([2, 2]);
    expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(MANY);
    expect([listed('industry=toys&page=9').page, listed('page=-1').page, listed('page=x').page]).toEqual([
      2, 1, 1,
    ]);
  });

  it('says what there is to choose from, and without which filter something would be found', () => {
    const none = listed('industry=food&jurisdiction=us&party=nobody');
    expect(none.choices.jurisdiction).toEqual([
      { slug: 'uk', code: 'UK', count: MANY },
      { slug: 'eu', code: 'EU', count: 1 },
      { slug: 'us', code: 'US', count: 1 },
    ]);
    expect(none.without).toEqual([]);
    expect(listed('industry=food&jurisdiction=us').without).toEqual([
      { filter: 'jurisdiction', total: 1 },
      { filter: 'industry', total: 1 },
    ]);
    expect(listed('industry=food').without).toEqual([]);
  });
});

describe('single records', () => {
  it('show a decision with what is like it, and the famous mark it is about', () => {
    expect(store.dispute('honey')).toMatchObject({
      dispute: { id: 'honey' },
      similar: [],
      famous: [{ id: 'bee' }],
    });
    expect(store.dispute('toy-0')?.similar).toHaveLength(5);
    expect(store.dispute('nothing')).toBeUndefined();
  });

  it('show famous marks by kind, industry and country, each with its decisions', () => {
    const shown = (query: string): readonly string[] =>
      store.famousMarks(new URLSearchParams(query)).items.map(({ id }) => id);
    expect([shown(''), shown('country=US'), shown('industry=food&kind='), shown('kind=sound')]).toEqual([
      ['bee', 'cola'],
      ['cola'],
      ['bee'],
      [],
    ]);
    expect(store.famousMark('bee')?.disputes.map(({ id }) => id)).toEqual(['honey']);
    expect(store.famousMark('nothing')).toBeUndefined();
  });

  it('show what proves use in a class and in a trade, and lead from one to the other', () => {
    expect(store.specimenClass('30')).toMatchObject({
      specimens: { number: 30 },
      sectors: [{ slug: 'food' }],
      related: [{ number: 29 }],
    });
    expect(store.specimenSector('food')).toMatchObject({ classes: [{ number: 30, kind: 'goods' }] });
    expect(['46', '030', 'x'].map(store.specimenClass)).toEqual([undefined, undefined, undefined]);
    expect(store.specimenSector('nothing')).toBeUndefined();
  });

  it('are for search engines when they were looked up, or gather several', () => {
    expect(store.listedPaths()).toEqual(
      expect.arrayContaining([
        '/trademark-disputes/case/wolfe',
        '/trademark-disputes/jurisdiction/uk',
        '/trademark-hall-of-fame/cola',
        '/specimen-guide/trademark-class/35',
        '/specimen-guide/sector/food',
      ]),
    );
    expect(
      store.listedPaths().filter((path) => /case\/honey|fame\/bee|jurisdiction\/us|party\/nestle/.test(path)),
    ).toEqual([]);
  });

  it('are a 404 of the page where they are not there', async () => {
    const records = recordsIn(store);
    expect((await records.specimenGuide()).classes).toHaveLength(3);
    await expect(records.dispute('nothing')).rejects.toMatchObject({ status: 404 });
    await expect(records.famousMark('nothing')).rejects.toMatchObject({ status: 404 });
  });
});

describe('doors of records', () => {
  it.each([
    ['disputes.json?industry=food', { total: 1, items: [{ id: 'honey' }] }],
    ['disputes/wolfe.json', { dispute: { respondent: 'Wolfe’s Borough' } }],
    ['dispute-values/industry.json', { items: [{ slug: 'toys' }, { slug: 'drinks' }, { slug: 'food' }] }],
    ['hall-of-fame.json?country=US', { items: [{ id: 'cola' }] }],
    ['hall-of-fame/bee.json', { mark: { name: 'Bee' } }],
    ['specimens.json', { sectors: [{ slug: 'food' }] }],
    ['specimens/30.json', { specimens: { number: 30 } }],
    ['sectors/food.json', { sector: { slug: 'food' } }],
  ])('%s can be kept, and is not listed', async (path, expected) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(answer.headers.get('cache-control')).toContain('public, max-age=60');
    expect(await answer.json()).toMatchObject(expected);
  });

  it.each(['disputes/nothing.json', 'dispute-values/court.json', 'hall-of-fame/x.json', 'specimens/99.json'])(
    '%s is not there',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );
});
