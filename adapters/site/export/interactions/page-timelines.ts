import {
  furtherParts,
  idleParts,
  readScroll,
  readTimelines,
} from '../../../../core/animation/timelines/index.js'
import { isRecord, toList, toRecord, toText } from '../../../../core/shared/index.js'
import type { TimelineArguments } from '../../pages/index.js'
import type { Finding } from '../checks/finding.js'
import type { PageNote } from '../pages/page-notes.js'
import { isStyleName } from './style-names.js'
import { plainTimeline, withoutDefaults } from './without-defaults.js'

const isDeleted = (record: unknown): boolean => !isRecord(record) || record['deleted'] === true

const isForPage = (scope: unknown, pageId: string | null): boolean =>
  !isRecord(scope) || scope['type'] !== 'pages' || toList(scope['value']).some((id) => id === pageId)

/** True if the element of a trigger may be on the page: an element id of the builder has to exist there. */
function mayFire(trigger: unknown, html: string): boolean {
  const [key, , target] = toList(trigger)
  const [kind, pair] = toList(target)
  if (key === undefined) return false
  const id = kind === 'wf:inst' ? toText(toList(pair)[1]) : null
  return id === null || html.includes(id)
}

/**
 * The part of a site's newer interactions that a page can play. It leaves out deleted ones, those of other
 * pages, those whose trigger is on other pages, and their timelines. Null: the page plays none.
 */
export function timelinesOfPage(
  { interactions, timelines }: TimelineArguments,
  pageId: string | null,
  html: string,
): TimelineArguments | null {
  const own = interactions.filter((interaction) => {
    const { scope, triggers } = toRecord(interaction)
    return (
      !isDeleted(interaction) &&
      isForPage(scope, pageId) &&
      toList(triggers).some((trigger) => mayFire(trigger, html))
    )
  })
  const ids = new Set(own.flatMap((interaction) => toList(toRecord(interaction)['timelineIds'])))
  const kept = timelines.filter((timeline) => !isDeleted(timeline) && ids.has(toRecord(timeline)['id']))
  return own.length === 0
    ? null
    : { interactions: own.map((each) => withoutDefaults(each)), timelines: kept.map(plainTimeline) }
}

/** The note about a page's newer interactions: how many play, and the parts that do not. */
export function timelineNotes(own: TimelineArguments | null, pageId: string | null): readonly PageNote[] {
  if (own === null) return []
  const { interactions, timelines } = own
  const read = readTimelines(interactions, timelines, {
    pageId,
    random: () => 0,
    further: furtherParts,
    isStyle: isStyleName,
    readScroll,
  })
  return [
    {
      tag: 'timelines',
      count: interactions.length,
      ignored: [...read.problems, ...idleParts(read.interactions)],
    },
  ]
}

/** The finding about the parts of a page's newer interactions that do not play. */
export function timelineFindings(
  own: TimelineArguments | null,
  page: string,
  pageId: string | null,
): readonly Finding[] {
  const parts = timelineNotes(own, pageId).flatMap((note) => (note.tag === 'timelines' ? note.ignored : []))
  if (parts.length === 0) return []
  const named = parts.map(({ path, message }) => `${message} (${path})`).join('; ')
  return [
    {
      level: 'note',
      check: 'interactions',
      page,
      message: `Parts of the newer interactions do not play: ${named}.`,
      fix: 'What they would move stays as the page has it (docs/animation.md).',
    },
  ]
}
