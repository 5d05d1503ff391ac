import type { EntityManager } from 'typeorm';
import type { FieldRefusal } from '../../model/words/refusal.js';
import { staff, systemViewer } from '../../model/words/viewer.js';
import type { Resource } from '../../model/resource/define.js';
import { readByIds, type SeenRow } from '../../runtime/reading/read.js';
import { clientIn, otherClient } from '../../runtime/owners/others-rows.js';
import type { ExecuteRequest } from '../call/exposed-command.js';
import { resourceOf } from '../sdl/command-sdl.js';

/** A row of this service that an input points at, with the field that does. */
export interface PointedRow {
  readonly key: string;
  readonly target: Resource;
  readonly row: SeenRow;
}

/** For whom staff act: whose the row is that they change, else whom the input names, else the owner of what it points at first.
 *  undefined: for nobody in particular, or it is no staff that asks. */
export async function clientOf(
  manager: EntityManager,
  resources: readonly Resource[],
  { command, streamId, viewer, input }: ExecuteRequest,
  pointed: readonly PointedRow[],
): Promise<string | undefined> {
  if (!staff.includes(viewer.role)) return undefined;
  const own = command.stream === 'existing' ? resourceOf(command, resources) : undefined;
  if (own?.person === 'id') return streamId;
  const [row] =
    own === undefined || own.person !== 'userId'
      ? []
      : await readByIds(manager, own, { ...systemViewer, role: 'admin' }, [streamId]);
  const owners = [
    row === undefined ? undefined : clientIn(row),
    clientIn(input),
    ...pointed.map((one) => ownerOf(one)),
  ];
  return owners.find((owner) => owner !== undefined);
}

/** What of this service's own rows belongs to another client than the one staff act for. */
export function otherClients(
  pointed: readonly PointedRow[],
  command: ExecuteRequest['command'],
  client: string | undefined,
): FieldRefusal[] {
  if (client === undefined) return [];
  return pointed
    .filter((one) => {
      const owner = ownerOf(one);
      return owner !== undefined && owner !== client && command.input[one.key]?.ofAnyClient !== true;
    })
    .map(({ key }) => otherClient([key]));
}

function ownerOf({ target, row }: PointedRow): string | undefined {
  return target.person === 'userId' ? clientIn(row) : undefined;
}
