import type { TimelineData } from '../../../../core/animation/timelines/index.js'

/** The records that are plain data: one with a circle, a BigInt or a getter that throws leaves the rest alone. */
export const plainRecords = (
  given: ReadonlyMap<string, unknown>,
  note: (problem: TimelineData['problems'][number]) => void,
): readonly unknown[] =>
  [...given].flatMap(([path, record]) => {
    try {
      JSON.stringify(record)
      return [record]
    } catch {
      note({ path, message: 'a record is no data' })
      return []
    }
  })
