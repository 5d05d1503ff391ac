import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  fileNameOf,
  lineFiles,
  portfolioCheck,
  writeArchive,
  type ArchiveFile,
} from '@cotta/gateway/testing.js';
import { importHistory } from '@cotta/kit/edge/programs/run-history-import.js';
import { playStory, type DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Imported } from '@cotta/kit/runtime/portable/import-timeline.js';
import { linesOf } from '@cotta/kit/runtime/portable/portable-part.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { DataCopyAskedSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { databaseContentStore, importFiles } from '@cotta/workspace/testing.js';
import { allServices } from '../testkit/services.js';

type Name = 'trademarks' | 'invoicing' | 'workspace';
const names: readonly Name[] = ['trademarks', 'invoicing', 'workspace'];

/** The three services whose records are carried, each on a database of its own. */
export interface Copy {
  readonly fixtures: Readonly<Record<Name, ServiceFixture>>;
  readonly definitions: Readonly<Record<Name, ServiceDefinition>>;
  close(): Promise<void>;
}

/** Empty, or with stories. */
export async function openCopy(
  clock: Clock,
  stories: Readonly<Partial<Record<Name, readonly DemoStep[]>>> = {},
): Promise<Copy> {
  const made: [Name, ServiceDefinition, ServiceFixture][] = [];
  for (const name of names) {
    const definition = allServices.find((service) => service.name === name);
    if (definition === undefined) throw new Error(`no service ${name}`);
    const fixture = await openServiceFixture(definition, clock);
    await playStory(definition, fixture.runtime, stories[name] ?? []);
    made.push([name, definition, fixture]);
  }
  return {
    fixtures: Object.fromEntries(made.map(([name, , fixture]) => [name, fixture])) as Copy['fixtures'],
    definitions: Object.fromEntries(made.map(([name, it]) => [name, it])) as Copy['definitions'],
    close: async () => {
      for (const [, , fixture] of made) await fixture.close();
    },
  };
}

/** Files of lines as the services put them aside for this owner, by name. */
export async function linesFor(
  { fixtures, definitions }: Copy,
  userId: string,
): Promise<Readonly<Record<string, string>>> {
  const copyId = systemIds.next();
  for (const name of names)
    await deliver(fixtures[name].runtime, consumerOf(definitions[name], 'data-copy'), {
      schema: DataCopyAskedSchema,
      source: 'accounts',
      streamId: systemIds.next(),
      message: { userId, copyId },
    });
  const files: Record<string, string> = {};
  for (const { name: file, services } of lineFiles) {
    const pieces: Buffer[] = [];
    for (const service of services)
      for await (const piece of linesOf(fixtures[service].db.manager, { copyId }, file)) pieces.push(piece);
    files[file] = Buffer.concat(pieces).toString('utf8');
  }
  return files;
}

/** What the door makes of it: an archive with the bytes of its documents. @returns its path, and that of the folder into which it was unpacked */
export async function archiveOf(copy: Copy, userId: string): Promise<{ path: string; folder: string }> {
  const lines = await linesFor(copy, userId);
  const store = databaseContentStore(copy.fixtures.workspace.db.manager);
  const documents: string[] = [];
  const files = new Map<string, ArchiveFile>();
  for (const line of (lines['documents'] ?? '').split('\n').filter((one) => one !== '')) {
    const document = JSON.parse(line) as Record<string, string>;
    const [row] = await copy.fixtures.workspace.db.query<{ path: string }[]>(
      'select path from document where id = $1',
      [document['DocumentIdentifier']],
    );
    const bytes = await store.get(row?.path ?? '');
    const name = fileNameOf(document['DocumentDigestText'] ?? '', document['DocumentMediaType'] ?? '');
    if (bytes !== undefined)
      files.set(name, {
        name,
        hasLines: false,
        content: async function* () {
          yield bytes;
        },
      });
    documents.push(`${JSON.stringify({ ...document, FileName: bytes === undefined ? null : name })}\n`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'carried-'));
  const path = join(folder, 'it.zip');
  const pieces: Uint8Array[] = [];
  const made = writeArchive({ madeAt: new Date('2026-03-02T10:00:00Z'), email: 'owner@client.test' }, [
    ...lineFiles.map(({ name }): ArchiveFile => ({
      name: `${name}.jsonl`,
      hasLines: true,
      content: async function* () {
        yield Buffer.from(name === 'documents' ? documents.join('') : (lines[name] ?? ''));
      },
    })),
    ...files.values(),
  ]);
  for await (const piece of made) pieces.push(piece);
  await writeFile(path, Buffer.concat(pieces));
  const { exitCode, lines: said } = await portfolioCheck([path, join(folder, 'open')]);
  if (exitCode !== 0) throw new Error(said.join('\n'));
  return { path, folder: join(folder, 'open') };
}

/** Brings an unpacked archive in, as the programs of the three services do. */
export async function bringIn(
  { fixtures, definitions }: Copy,
  { folder, ownerId, isDry = false }: { folder: string; ownerId: string; isDry?: boolean },
): Promise<Readonly<Record<Name, Imported>>> {
  const done: [Name, Imported][] = [];
  for (const name of names)
    done.push([
      name,
      await importHistory(fixtures[name].ownerUrl, definitions[name], {
        folder,
        ownerId,
        isDry,
        ...(name === 'workspace' ? { also: importFiles } : {}),
      }),
    ]);
  return Object.fromEntries(done) as Record<Name, Imported>;
}
