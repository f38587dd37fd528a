import type { TimelineData } from '../../../../core/animation/timelines/index.js'

/** The records that are plain data. A record with a circle, a BigInt or a getter that throws is left out. */
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
