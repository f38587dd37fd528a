/** Operations that must travel together in one HTTP request. */
export interface QueuedGroup {
  readonly entries: readonly unknown[]
}

/**
 * The groups that wait for the next HTTP request. Groups are never split, so that their operations are
 * answered together.
 */
export interface BatchQueue<Group extends QueuedGroup> {
  readonly groups: readonly Group[]
}

/** `start-timer`: flush after the interval; `flush`: send these groups now, in one request. */
export type BatchEffect<Group extends QueuedGroup> =
  | { readonly tag: 'start-timer' }
  | { readonly tag: 'flush'; readonly groups: readonly Group[] }

type Step<Group extends QueuedGroup> = readonly [BatchQueue<Group>, readonly BatchEffect<Group>[]]

/** The queue without groups. */
export const emptyQueue: BatchQueue<never> = { groups: [] }

const sizeOf = (groups: readonly QueuedGroup[]): number =>
  groups.reduce((count, group) => count + group.entries.length, 0)

const flush = <Group extends QueuedGroup>(groups: readonly Group[]): readonly BatchEffect<Group>[] =>
  groups.length > 0 ? [{ tag: 'flush', groups }] : []

/**
 * Adds a group to the queue (up to 10 operations, sent after 10 ms; reference/wire-protocol#requests). A full
 * request is sent at once; a group that does not fit sends the earlier ones first. The timer starts with the
 * first group and may fire on an empty queue, without effect.
 */
export function enqueue<Group extends QueuedGroup>(
  queue: BatchQueue<Group>,
  group: Group,
  limit: number,
): Step<Group> {
  const fits = sizeOf(queue.groups) + group.entries.length <= limit
  const sentFirst = fits ? [] : flush(queue.groups)
  const waiting = fits ? [...queue.groups, group] : [group]
  if (sizeOf(waiting) >= limit) return [emptyQueue, [...sentFirst, ...flush(waiting)]]
  const effects: readonly BatchEffect<Group>[] = waiting.length === 1 ? [{ tag: 'start-timer' }] : []
  return [{ groups: waiting }, [...sentFirst, ...effects]]
}

/** Sends everything in the queue after the interval. */
export const intervalOver = <Group extends QueuedGroup>(queue: BatchQueue<Group>): Step<Group> => [
  emptyQueue,
  flush(queue.groups),
]
