/** Something for each of these names. */
export const byId = <Id extends string, T>(ids: readonly Id[], make: (id: Id) => T): Record<Id, T> =>
  Object.fromEntries(ids.map((id) => [id, make(id)])) as Record<Id, T>
