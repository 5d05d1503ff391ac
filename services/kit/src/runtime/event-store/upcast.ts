import { Fault } from '../../model/words/fault.js';

/** How stored events of older shapes become today's. Every `Aggregate` is one. */
export interface EventShapes {
  /** Of the streams it speaks of; events of another kind of stream are not read by it. */
  readonly category?: string;
  /** Current schema version by type; absent = 1. */
  readonly versions?: Readonly<Record<string, number>>;
  /** `type` → step from version k (index k-1) to k+1. */
  readonly upcasters?: Readonly<Record<string, readonly ((data: object) => object)[]>>;
}

/** Schema version in which events of this type are written today. */
export function currentVersion(shapes: EventShapes, type: string): number {
  return shapes.versions?.[type] ?? 1;
}

/** @throws Fault for data newer than this code, or for a missing step: neither is guessed. */
export function upcast(shapes: EventShapes, type: string, version: number, data: object): object {
  const current = currentVersion(shapes, type);
  if (version > current) {
    throw new Fault(
      `${type} is stored with schema version ${version}, this code knows ${current}: deploy the release that wrote it`,
    );
  }
  let result = data;
  for (let from = version; from < current; from += 1) {
    const step = shapes.upcasters?.[type]?.[from - 1];
    if (step === undefined) throw new Fault(`${type} has no step from schema version ${from} to ${from + 1}`);
    result = step(result);
  }
  return result;
}
