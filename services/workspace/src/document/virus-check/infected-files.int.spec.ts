import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { systemViewer } from '@cotta/kit/model/words/viewer.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { VendorError, type VendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../../service.js';
import { noisePng } from '../../testing/pictures.js';
import { databaseContentStore, type ContentStore } from '../content-store.js';
import { attachDocument } from '../store-document.js';
import { upload } from '../upload.js';
import { checkWaitingFiles } from './check-waiting-files.js';
import type { VirusCheck } from './virus-check.js';

const linkKey = Buffer.alloc(32, 9).toString('base64url');
const clock = new FakeClock('2026-03-02T10:00:00Z');

/** A scanner that is there or not, and finds what it is shown under a name. */
class MadeUpScanner implements VirusCheck {
  away = false;
  readonly infected = new Set<string>();
  /** Files it has no answer for, with what becomes of the question: it takes for ever, or says what nobody understands. */
  readonly unanswered = new Map<string, VendorTrouble>();

  find(bytes: Buffer): Promise<string | undefined> {
    if (this.away) return Promise.reject(new VendorError('scanner', 'unavailable', 'away'));
    const trouble = this.unanswered.get(bytes.toString('base64'));
    if (trouble !== undefined) return Promise.reject(new VendorError('scanner', trouble, 'no answer'));
    return Promise.resolve(this.infected.has(bytes.toString('base64')) ? 'Made.Up.Worm' : undefined);
  }
}

let fixture: ServiceFixture;
let content: ContentStore;
let scanner: MadeUpScanner;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey, letters: [] }), clock);
  content = databaseContentStore(fixture.db);
});
afterAll(() => fixture.close());
beforeEach(async () => {
  scanner = new MadeUpScanner();
  await checkWaitingFiles(fixture.runtime, scanner);
});

const send = (bytes: Buffer) =>
  upload({ runtime: fixture.runtime, linkKey, content, virusCheck: scanner }, { name: 'logo.png', bytes });

async function kept(bytes: Buffer): Promise<string> {
  const outcome = await send(bytes);
  if ('code' in outcome) throw new Error(outcome.code);
  return outcome.documentId;
}

const tasksOn = (subjectId: string): Promise<{ title: string; work: string }[]> =>
  fixture.db.query('select title, work from task where subject_id = $1', [subjectId]);

async function attach(documentId: string, subjectId: string): Promise<void> {
  await handleCommand(fixture.runtime, {
    command: attachDocument,
    streamId: documentId,
    input: {
      subjectType: 'registration_request',
      subjectId,
      userId: nameBasedId('jana'),
      linkRevision: 1,
    },
    viewer: systemViewer,
    commandId: systemIds.next(),
  });
}

describe('a file of a stranger', () => {
  it('is refused with malicious software in it, and nothing of it is kept', async () => {
    const bytes = await noisePng(20, 20);
    scanner.infected.add(bytes.toString('base64'));
    const before: object[] = await fixture.db.query('select path from document_content');
    expect(await send(bytes)).toEqual({ code: 'FILE_INFECTED' });
    expect(await fixture.db.query('select path from document_content')).toEqual(before);
  });

  it('that came while the scanner was away is given to nobody until it was looked at', async () => {
    scanner.away = true;
    const bytes = await noisePng(21, 20);
    const outcome = await send(bytes);
    expect(outcome).toMatchObject({ beingChecked: true });
    const { documentId = '' } = outcome as { documentId?: string };
    const path = `documents/${documentId}`;
    expect([await content.get(path), await content.isUnchecked(path)]).toEqual([undefined, true]);
    expect(await checkWaitingFiles(fixture.runtime, scanner)).toBe(0);
    expect(await content.get(path)).toBeUndefined();
    scanner.away = false;
    expect(await checkWaitingFiles(fixture.runtime, scanner)).toBe(1);
    expect(bytes.equals((await content.get(path)) ?? Buffer.alloc(0))).toBe(true);
    expect(await checkWaitingFiles(fixture.runtime, scanner)).toBe(0);
  });

  it('goes when it was infected after all, and whoever works on its order asks for another one, each time', async () => {
    scanner.away = true;
    const orderId = systemIds.next();
    const files = [await noisePng(22, 20), await noisePng(23, 20)];
    const ids = [];
    for (const bytes of files) {
      const id = await kept(bytes);
      scanner.infected.add(bytes.toString('base64'));
      await attach(id, orderId);
      ids.push(id);
    }
    scanner.away = false;
    expect(await checkWaitingFiles(fixture.runtime, scanner)).toBe(2);
    expect(await fixture.db.query('select id from document where id = any($1)', [ids])).toEqual([]);
    for (const id of ids) expect(await content.isUnchecked(`documents/${id}`)).toBe(false);
    expect(await tasksOn(orderId)).toEqual([
      {
        work: 'infected-file',
        title: expect.stringContaining('logo.png: malicious software (Made.Up.Worm), the file was removed'),
      },
    ]);
  });

  it('that nobody has claimed goes without work for anybody', async () => {
    scanner.away = true;
    const bytes = await noisePng(24, 20);
    const id = await kept(bytes);
    scanner.infected.add(bytes.toString('base64'));
    scanner.away = false;
    expect(await checkWaitingFiles(fixture.runtime, scanner)).toBe(1);
    expect(await fixture.db.query('select id from document where id = $1', [id])).toEqual([]);
    expect(await tasksOn(id)).toEqual([]);
  });

  it.each(['unavailable', 'contract'] as const)(
    'that the scanner has no answer for (%s) holds up none that came after it',
    async (trouble) => {
      scanner.away = true;
      const stuck = await noisePng(25, 20);
      const waits = `documents/${await kept(stuck)}`;
      clock.moveBy({ seconds: 1 });
      const good = `documents/${await kept(await noisePng(26, 20))}`;
      scanner.away = false;
      scanner.unanswered.set(stuck.toString('base64'), trouble);
      for (let round = 0; round < 2; round++) {
        clock.moveBy({ seconds: 15 });
        await checkWaitingFiles(fixture.runtime, scanner);
      }
      expect([await content.isUnchecked(good), await content.isUnchecked(waits)]).toEqual([false, true]);
    },
  );
});
