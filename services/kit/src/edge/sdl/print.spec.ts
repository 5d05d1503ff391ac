import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { courier, parcel } from '../../testing/parcel.js';
import { remark, remarks } from '../../testing/remark.js';
import { builtFiles, printedFiles, staleNames, writeStale } from './print.js';

const shape = {
  name: 'parcels',
  resources: [parcel, courier, remark],
  commands: [remarks.create, remarks.update, { command: remarks.remove, removes: true as const }],
};

describe('derived files', () => {
  it('show the tables with a type, a check and an index for each declaration', () => {
    const sql = printedFiles(shape)['tables.sql'];
    for (const line of [
      'create table parcel (',
      '  id uuid primary key',
      '  version integer not null',
      '  created_at timestamptz(3) not null',
      '  countries text[] not null',
      '  state text not null,',
      "check (state in ('On the way', 'Delivered'))",
      '  due_on date,',
      '  postage jsonb,',
      '  box_id uuid,',
      'create index parcel_label on parcel (label, id);',
      'create index parcel_countries on parcel using gin (countries);',
      'create index parcel_user_id on parcel (user_id);',
    ])
      expect(sql).toContain(line);
  });

  it('show who sees and does what', () => {
    const text = printedFiles(shape)['visibility.md'];
    expect(text).toContain('| remark | – | – | – | yes | yes | – |');
    expect(text).toContain('| linkRevision (secret) | – | – | – | – | – | – |');
    expect(text).toContain('| *rows* | own | own | none | all | all | none |');
    expect(text).toContain('| CreateRemark | customer, admin |');
  });

  it('for programs hold the same schema and every resource as data', () => {
    const { 'schema.graphql': schema, 'resources.json': facts = '' } = builtFiles(shape);
    expect(schema).toBe(printedFiles(shape)['schema.graphql']);
    const { service, resources } = JSON.parse(facts) as { service: string; resources: { name: string }[] };
    expect(service).toBe('parcels');
    expect(resources.map(({ name }) => name)).toEqual(shape.resources.map(({ name }) => name));
  });

  it('are written once and noticed when they no longer agree', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'derived-'));
    try {
      expect(await writeStale(printedFiles(shape), folder)).toEqual([
        'schema.graphql',
        'tables.sql',
        'visibility.md',
      ]);
      expect(await writeStale(printedFiles(shape), folder)).toEqual([]);
      await writeFile(join(folder, 'tables.sql'), 'drop table parcel;');
      expect(await staleNames(printedFiles(shape), folder)).toEqual(['tables.sql']);
      expect(await readFile(join(folder, 'schema.graphql'), 'utf8')).toContain(
        'createRemark(input: CreateRemarkInput!): CreateRemarkResult!',
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
