/**
 * Rooms of each service and who knows whom: the folders of its `src`, in the kit those one floor down. Specs, what tests use,
 * and the files beside the rooms (programs, table of contents) may know every room.
 * @param {ReadonlyMap<string, readonly { to: string }[]>} graph imports by file
 * @returns {Map<string, Map<string, { to: string }[]>>}
 */
export function roomsOf(graph) {
  /** @type {Map<string, Map<string, { to: string }[]>>} */
  const services = new Map();
  for (const [file, targets] of graph) {
    const from = roomOf(file);
    if (from === undefined || file.endsWith('.spec.ts')) continue;
    const rooms = services.get(from.service) ?? new Map();
    services.set(from.service, rooms);
    /** @type {{ to: string }[]} */
    const known = rooms.get(from.room) ?? [];
    rooms.set(from.room, known);
    for (const target of targets) {
      const to = roomOf(target.to);
      const isNew =
        to?.service === from.service && to.room !== from.room && !known.some((one) => one.to === to.room);
      if (isNew) known.push({ to: to.room });
    }
  }
  return services;
}

/** @param {string} path @returns {{ service: string, room: string } | undefined} */
function roomOf(path) {
  const [, service = '', inside = ''] = /^services\/([^/]+)\/src\/(.*)$/.exec(path) ?? [];
  const folders = inside.split('/').slice(0, service === 'kit' ? 2 : 1);
  const isRoom = inside.split('/').length > folders.length && folders[0] !== 'testing';
  return isRoom ? { service, room: folders.join('/') } : undefined;
}
